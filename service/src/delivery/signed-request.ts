import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  acceptedSigningTexts,
  parseQueryPairs,
  parseSignature,
  type QueryPair,
  signedReadings,
  withoutTracking,
} from '@cardwright/contract';
import { isRetired, toRotationAdvice } from '../accounts/key-state.ts';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import { toPlainPath } from './plain-path.ts';
import type { RequestTarget } from './types.ts';

/** A request with a valid, unexpired signature; `pairs` has no tracking parameters. */
export type SignedRequest = {
  key: SigningKey;
  /** Undefined for `never`. */
  expiresAt: Date | undefined;
  pairs: readonly QueryPair[];
};

// Year 33658 in seconds: beyond every honest date, and still an exact number.
const EXPIRES = /^\d{1,12}$/;
const NEVER = 'never';
const MOST_PARAMETERS = 100;

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
  if (!signature) throw refuse('sig', '`sig` must be `<key id>.<64 lowercase hex digits>`.');
  const expires = readOnce(pairs, 'expires', 'is missing. Add the expiry as Unix time in seconds');
  if (expires !== NEVER && !EXPIRES.test(expires))
    throw refuse('expires', '`expires` must be a Unix time in whole seconds, such as 1893456000.');
  const key = await accounts.findSigningKey(signature.keyId);
  if (!key || key.revoked || !isSignedPath(request.path, pairs, key.secret, signature.digest)) {
    throw refuse(
      'sig',
      '`sig` does not match. Sign the path and parameters as sent, sorted by name, with an active key. POST /api/v1/sign/explain shows what to sign.',
    );
  }
  if (key.disabled)
    throw refuse(
      'sig',
      'The account of the key that signed this URL is disabled by the operator of this service.',
    );
  if (isRetired(key, now)) throw refuse('sig', `The key that signed this URL ${toRotationAdvice(key)}`);
  const expiresAt = toExpiry(expires, key);
  if (expiresAt !== undefined && expiresAt <= now) {
    throw new ServiceError('forbidden', 'The URL has expired. Sign a new one with a later `expires`.', {
      code: 'signature_expired',
      parameter: 'expires',
    });
  }
  return { key, expiresAt, pairs: withoutTracking(pairs) };
}

function toExpiry(expires: string, key: SigningKey): Date | undefined {
  if (expires !== NEVER) return new Date(Number(expires) * 1000);
  if (key.permanentUrls) return undefined;
  throw new ServiceError(
    'forbidden',
    '`expires=never` requires a key that was created with `permanent_urls`. Sign with such a key, or with a Unix time in seconds.',
    { code: 'expiry_required', parameter: 'expires' },
  );
}

function readPairs(query: string): QueryPair[] {
  // Each is written and signed in a dozen ways before it is refused.
  if (query.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
    throw refuse(undefined, `The URL has more than ${MOST_PARAMETERS} parameters; no card has as many.`);
  try {
    return parseQueryPairs(query);
  } catch (error) {
    throw refuse(undefined, error instanceof Error ? error.message : String(error), error);
  }
}

// Repeated parameters are rejected later, when the parameters are parsed; here the first one counts.
function readOnce(pairs: readonly QueryPair[], name: string, missing: string): string {
  const value = pairs.find((pair) => pair.name === name)?.value;
  if (value === undefined) throw refuse(name, `\`${name}\` ${missing}.`);
  return value;
}

/** Whether the signature covers what the URL says, with its path as it was sent or as it is plainly written. */
function isSignedPath(
  path: string,
  ...signed: [pairs: readonly QueryPair[], secret: Buffer, digest: string]
): boolean {
  const plain = toPlainPath(path);
  return isSigned(path, ...signed) || (plain !== path && isSigned(plain, ...signed));
}

/** Whether the signature covers what the URL says. */
export function isSigned(path: string, pairs: readonly QueryPair[], secret: Buffer, digest: string): boolean {
  const given = Buffer.from(digest, 'hex');
  for (const reading of signedReadings(pairs))
    for (const text of acceptedSigningTexts(path, reading))
      if (timingSafeEqual(given, createHmac('sha256', secret).update(text).digest())) return true;
  return false;
}

const refuse = (parameter: string | undefined, message: string, cause?: unknown): ServiceError =>
  new ServiceError('forbidden', message, {
    code: 'signature_invalid',
    ...(parameter === undefined ? {} : { parameter }),
    cause,
  });
