import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, OutboundRefusedError, parseOutboundUrl } from './outbound-url.ts';

export type OutboundOptions = {
  /** Exact host names, or `*.example.com`. */
  allowedHosts: readonly string[];
  maxBytes: number;
  /** For the whole chain: look-up, redirects, headers, body. */
  timeoutMs: number;
};

/** Fetches a user's URL with protection against SSRF and returns the bytes of a 200 response. Throws `OutboundRefusedError`. */
export type GuardedFetch = (url: string) => Promise<Uint8Array>;

const MAX_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The SSRF-guarded fetch, the only way to other hosts. `connect` lets tests use a server of their own. */
export function createGuardedFetch(
  options: OutboundOptions,
  connect: { lookup?: LookupFunction; ca?: string; port?: number } = {},
): GuardedFetch & { close(): Promise<void> } {
  // Many services never fetch anything, so the library is loaded with the first request.
  const openClient = async () => {
    const { Agent, request } = await import('undici');
    const dispatcher = new Agent({
      connect: { lookup: connect.lookup ?? publicLookup, ...(connect.ca ? { ca: connect.ca } : {}) },
      connections: 8,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
    });
    return { dispatcher, request };
  };
  let client: ReturnType<typeof openClient> | undefined;

  const guardedFetch = async (text: string): Promise<Uint8Array> => {
    client ??= openClient();
    const opened = await client;
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      return await follow(opened, text, signal, MAX_REDIRECTS);
    } catch (error) {
      if (error instanceof OutboundRefusedError) throw error;
      const reason = signal.aborted
        ? `did not respond within ${options.timeoutMs} ms`
        : 'could not be fetched';
      throw new OutboundRefusedError(reason, { cause: error });
    }
  };

  async function follow(
    { dispatcher, request }: Awaited<ReturnType<typeof openClient>>,
    text: string,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<Uint8Array> {
    const url = parseOutboundUrl(text, options.allowedHosts);
    const target = new URL(url);
    if (connect.port !== undefined) target.port = String(connect.port);
    const { statusCode, headers, body } = await request(target, {
      dispatcher,
      signal,
      // Nothing to unpack: a decompression bomb cannot pass the byte cap.
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Cardwright', accept: '*/*' },
    });
    // Destroying a body that has no listener would end the process.
    body.on('error', () => {});
    if (REDIRECTS.has(statusCode)) {
      body.destroy();
      const location = headers.location;
      if (redirectsLeft === 0 || typeof location !== 'string' || !URL.canParse(location, url.href)) {
        throw new OutboundRefusedError('redirects too often or to an invalid URL');
      }
      return follow({ dispatcher, request }, new URL(location, url).href, signal, redirectsLeft - 1);
    }
    if (statusCode !== 200) {
      body.destroy();
      throw new OutboundRefusedError(`responded with status ${statusCode}`);
    }
    return readCapped(body, options.maxBytes);
  }

  return Object.assign(guardedFetch, { close: async () => (await client)?.dispatcher.destroy() });
}

async function readCapped(
  body: AsyncIterable<Buffer> & { destroy(): void },
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) {
      body.destroy();
      throw new OutboundRefusedError(`is larger than ${maxBytes.toLocaleString('en')} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// The socket connects to exactly what was checked here: no second look-up, so no rebinding.
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? new Error(`no address for ${hostname}`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new OutboundRefusedError('resolves to an address that is not public'), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
