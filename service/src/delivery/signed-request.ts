import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedSigningTexts, parseQueryPairs, parseSignature, type QueryPair } from '@cardwright/contract';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import type { RequestTarget } from './types.ts';

/** A request that a valid key signed and whose time has not passed. */
export type SignedRequest = { key: SigningKey; expiresAt: Date; pairs: readonly QueryPair[] };

// Year 33658 in seconds: beyond every honest date, and still an exact number.
const EXPIRES = /^\d{1,12}$/;

/**
 * Verifies signature and expiry of a request for `path` (as in the request line) with `query` (raw, without `?`).
 * Throws `forbidden` with a sentence that helps an honest caller; says nothing that helps to forge.
 */
export async function verifySignedRequest(
  request: RequestTarget,
  accounts: Pick<Accounts, 'findSigningKey'>,
  now: Date,
): Promise<SignedRequest> {
  const pairs = readPairs(request.query);
  const signature = parseSignature(
    readOnce(pairs, 'sig', 'is missing. Append &sig=<key id>.<hex HMAC-SHA256>'),
  );
  if (!signature) throw refuse('sig', 'sig must be <key id>.<64 lower-case hex digits>.');
  const expires = readOnce(
    pairs,
    'expires',
    'is missing. Add the Unix time in seconds when the address ends',
  );
  if (!EXPIRES.test(expires))
    throw refuse('expires', 'expires must be a Unix time in whole seconds, such as 1893456000.');
  const key = await accounts.findSigningKey(signature.keyId);
  if (!key || key.revoked || !matches(request.path, pairs, key.secret, signature.digest)) {
    throw refuse(
      'sig',
      'sig does not match. Sign path and parameters as sent, sorted by name, with an active key; POST /api/v1/sign/explain shows the difference.',
    );
  }
  const expiresAt = new Date(Number(expires) * 1000);
  if (expiresAt <= now) {
    throw new ServiceError('forbidden', 'The address has expired. Sign a new one with a later expires.', {
      code: 'signature_expired',
      parameter: 'expires',
    });
  }
  return { key, expiresAt, pairs };
}

function readPairs(query: string): QueryPair[] {
  try {
    return parseQueryPairs(query);
  } catch (error) {
    throw refuse(undefined, error instanceof Error ? error.message : String(error), error);
  }
}

// A name given twice is refused later, by the rule for parameters; here the first one speaks.
function readOnce(pairs: readonly QueryPair[], name: string, missing: string): string {
  const value = pairs.find((pair) => pair.name === name)?.value;
  if (value === undefined) throw refuse(name, `${name} ${missing}.`);
  return value;
}

function matches(path: string, pairs: readonly QueryPair[], secret: Buffer, digest: string): boolean {
  const given = Buffer.from(digest, 'hex');
  for (const text of acceptedSigningTexts(path, pairs)) {
    if (timingSafeEqual(given, createHmac('sha256', secret).update(text).digest())) return true;
  }
  return false;
}

const refuse = (parameter: string | undefined, message: string, cause?: unknown): ServiceError =>
  new ServiceError('forbidden', message, {
    code: 'signature_invalid',
    ...(parameter === undefined ? {} : { parameter }),
    cause,
  });
