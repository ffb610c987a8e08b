import { parseQueryPairs, type QueryPair, UndecodableQueryError } from '@cardwright/contract/query-pairs';
import { acceptedSigningTexts, parseSignature } from '@cardwright/contract/signing-text';
import { signedReadings } from '@cardwright/contract/tracking-parameters';
import { hmacHex } from './hmac.ts';

/** Whether a URL has a valid signature and has not expired; credits and revocation are not considered. */
export type Verification =
  /** `expiresAt` is null if it never expires. */
  | { valid: true; reason: null; parameter: null; expiresAt: Date | null }
  /** `reason` is human-readable; `parameter` is what it is about. */
  | { valid: false; reason: string; parameter: 'sig' | 'expires' | null; expiresAt: Date | null };

// Also of an address behind a proxy's path: the service sees what begins with /i/.
const TARGET = /(\/i\/[^/?#]*)\?([^#]*)/;

export function verifySignature(url: string, apiKey: string, keyId: string, now: Date): Verification {
  const [, path = '', query] = TARGET.exec(url) ?? [];
  if (query === undefined) return refuse('Not a card URL: it does not contain /i/{template}?...', null);
  try {
    return verifyPairs(path, parseQueryPairs(query), { apiKey, keyId, now });
  } catch (error) {
    if (error instanceof UndecodableQueryError) return refuse(`${error.message}.`, null);
    throw error;
  }
}

function verifyPairs(
  path: string,
  pairs: readonly QueryPair[],
  { apiKey, keyId, now }: { apiKey: string; keyId: string; now: Date },
): Verification {
  const read = (wanted: string): string => pairs.find(({ name }) => name === wanted)?.value ?? '';
  const signature = parseSignature(read('sig'));
  if (signature === undefined) return refuse('sig must be <key id>.<64 lowercase hex digits>.', 'sig');
  const expires = read('expires');
  if (!/^(?:\d{1,12}|never)$/.test(expires))
    return refuse('expires must be a Unix time in whole seconds, or never.', 'expires');
  const expiresAt = expires === 'never' ? null : new Date(Number(expires) * 1000);
  if (signature.keyId !== keyId)
    return refuse(`Signed with key ${signature.keyId}, not ${keyId}.`, 'sig', expiresAt);
  if (!isSigned(path, pairs, apiKey, signature.digest))
    return refuse('sig does not match: the URL was changed after signing.', 'sig', expiresAt);
  if (expiresAt !== null && expiresAt <= now) return refuse('The URL has expired.', 'expires', expiresAt);
  return { valid: true, reason: null, parameter: null, expiresAt };
}

const isSigned = (path: string, pairs: readonly QueryPair[], apiKey: string, digest: string): boolean => {
  for (const reading of signedReadings(pairs))
    for (const text of acceptedSigningTexts(path, reading))
      if (isEqual(hmacHex(apiKey, text), digest)) return true;
  return false;
};

/** Takes as long for any difference, so that nobody finds a signature by measuring. */
export function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let place = 0; place < a.length; place++) difference |= a.charCodeAt(place) ^ b.charCodeAt(place);
  return difference === 0;
}

const refuse = (
  reason: string,
  parameter: 'sig' | 'expires' | null,
  expiresAt: Date | null = null,
): Verification => ({ valid: false, reason, parameter, expiresAt });
