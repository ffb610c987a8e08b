import { createHash } from 'node:crypto';
import { ID_ALPHABET } from '../base/ids.ts';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import type { PageThread } from '../pages/page-thread.ts';
import { toOrigin } from './parse-host.ts';

export const PROOF_META = 'cardwright-site';
const TOKEN_CHARACTERS = 24;
const FILE_BYTES = 64 * 1024;
const PAGE_BYTES = 512 * 1024;

export const toProofUrl = (host: string): string => `${toOrigin(host)}/.well-known/cardwright.txt`;

/** What a host shows to be the account's. No secret: whoever puts it on a host gives the host to this account alone. */
export function toToken(accountId: string, host: string): string {
  const digest = createHash('sha256').update(`${accountId} ${host}`).digest();
  const characters = [...digest.subarray(0, TOKEN_CHARACTERS)].map((byte) => ID_ALPHABET[byte & 31]);
  return `cardwright-site=${characters.join('')}`;
}

/** Looks for the token on the host, and nowhere that it redirects to. Throws `invalid` naming `host`. */
export async function proveControl(
  { request, thread }: { request: GuardedRequest; thread: Pick<PageThread, 'readMeta'> },
  { host, token, accountId }: { host: string; token: string; accountId: string },
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
  const home = `${toOrigin(host)}/`;
  const page = await ask(home, PAGE_BYTES, async (bytes, contentType) => {
    const tag = await thread.readMeta({ bytes, contentType, url: home }, PROOF_META, accountId);
    if (tag === undefined) return `${home} has no <meta name="${PROOF_META}">`;
    // Several accounts may be named.
    return tag.split(/\s+/).includes(token) ? '' : `the <meta name="${PROOF_META}"> of ${home} has another`;
  });
  if (page === '') return 'meta';
  throw new ServiceError('invalid', `The token was not found: ${file}, and ${page}.`, {
    code: 'site_not_verified',
    parameter: 'host',
  });
}
