import { type FetchAs, readLength } from '@cardwright/contract/unfurl';

/** Fetches as a crawler would: under its name, no more than it takes, no longer than it waits. */
export const fetchAs: FetchAs = async (url, request) => {
  const { headers, maxBytes, method = 'GET', followsRedirects = true, signal } = request;
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: followsRedirects ? 'follow' : 'manual',
    });
    const { bytes, read } = await readUpTo(response, maxBytes);
    return {
      status: response.status,
      url: response.url || url,
      headers: response.headers,
      bytes,
      length: Math.max(read, readLength(response.headers)),
    };
  } catch (error) {
    return { problem: toProblem(error, signal) };
  }
};

async function readUpTo(response: Response, maxBytes: number): Promise<{ bytes: Uint8Array; read: number }> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    read += chunk.length;
    if (read > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), read };
}

function toProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'timed out';
  const { cause } = error as { cause?: { code?: string; message?: string } };
  const { code = '', message = 'unreachable' } = cause ?? {};
  if (/^ERR_SSL_/.test(code)) return 'not an https server';
  return PROBLEMS[code] ?? message.split('\n', 1).join('');
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host lookup failed',
  ECONNRESET: 'connection reset',
  CERT_HAS_EXPIRED: 'certificate expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate for another host',
};
