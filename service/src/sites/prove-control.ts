import { createHash } from 'node:crypto';
import { ID_ALPHABET } from '../base/ids.ts';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { decodeHtml } from '../pages/decode-html.ts';

export const PROOF_META = 'cardwright-site';
const TOKEN_CHARACTERS = 24;
const FILE_BYTES = 64 * 1024;
const PAGE_BYTES = 512 * 1024;

export const toProofUrl = (host: string): string => `https://${host}/.well-known/cardwright.txt`;

/** What a host shows to be the account's. No secret: whoever puts it on a host gives the host to this account alone. */
export function toToken(accountId: string, host: string): string {
  const digest = createHash('sha256').update(`${accountId} ${host}`).digest();
  const characters = [...digest.subarray(0, TOKEN_CHARACTERS)].map((byte) => ID_ALPHABET[byte & 31]);
  return `cardwright-site=${characters.join('')}`;
}

/** Looks for the token on the host, and nowhere that it redirects to. Throws `invalid` naming `host`. */
export async function proveControl(
  request: GuardedRequest,
  host: string,
  token: string,
): Promise<'file' | 'meta'> {
  const ask = async (
    url: string,
    maxBytes: number,
    find: (bytes: Uint8Array, type: string) => string | Promise<string>,
  ) => {
    try {
      const { status, bytes, headers } = await request(url, { maxBytes, allowedHosts: [host] });
      if (status !== 200) return `${url} responded with status ${status}`;
      return await find(bytes, headers.get('content-type') ?? '');
    } catch (error) {
      if (error instanceof OutboundRefusedError) return `${url} ${error.message}`;
      throw error;
    }
  };
  const url = toProofUrl(host);
  const file = await ask(url, FILE_BYTES, (bytes) => {
    const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
    return lines.some((line) => line.trim() === token) ? '' : `${url} does not have it on a line`;
  });
  if (file === '') return 'file';
  const page = await ask(`https://${host}/`, PAGE_BYTES, async (bytes, type) => {
    const { scanHtml } = await import('../pages/scan-html.ts');
    const tag = scanHtml(decodeHtml(bytes, type)).meta.get(PROOF_META);
    if (tag === undefined) return `https://${host}/ has no <meta name="${PROOF_META}">`;
    // Several accounts may be named.
    return tag.split(/\s+/).includes(token)
      ? ''
      : `the <meta name="${PROOF_META}"> of https://${host}/ has another`;
  });
  if (page === '') return 'meta';
  throw new ServiceError('invalid', `The token was not found: ${file}, and ${page}.`, {
    code: 'site_not_verified',
    parameter: 'host',
  });
}
