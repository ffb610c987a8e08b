import { createHash, timingSafeEqual } from 'node:crypto';
import type { Accounts, Caller } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';

/** The caller of a request. Throws `unauthorized`. */
export async function authenticate(accounts: Accounts, headers: Headers): Promise<Caller> {
  const caller = await accounts.authenticate(findKey(headers));
  if (caller === undefined)
    throw unauthorized(
      'Invalid API key: it is mistyped, unknown or revoked. If your key is lost, the operator can create a new one: npm run admin -- keys create --email ADDRESS.',
    );
  if (caller.disabled)
    throw unauthorized(
      'The account of this API key is disabled. Ask the operator of this service to enable it.',
    );
  return caller;
}

/** `error`, or `unauthorized` if the caller's account was deleted while the request ran. */
export async function toErasureError(
  accounts: Accounts,
  { accountId }: Caller,
  error: unknown,
): Promise<unknown> {
  const mayFollow = !(error instanceof ServiceError) || error.kind === 'not-found';
  // An outage is none of it, and would be hidden by the next one: it may say that the request may have been done.
  if (!mayFollow || error instanceof DatabaseUnavailableError) return error;
  if (await accounts.hasAccount(accountId)) return error;
  return unauthorized('This account was deleted.', error);
}

/** Throws `unauthorized` unless the bearer token is the operator's. Takes the same time for every wrong one. */
export function checkSignUpToken(wanted: string, headers: Headers): void {
  checkToken(wanted, headers, 'Creating an account requires the sign-up token');
}

/** As `checkSignUpToken`, with what to say of a wrong one. */
export function checkToken(wanted: string, headers: Headers, need: string): void {
  const sent = findBearer(headers) ?? '';
  if (!timingSafeEqual(sha256(sent), sha256(wanted)))
    throw unauthorized(`${need}: send it as \`Authorization: Bearer <token>\`.`);
}

function findKey(headers: Headers): string {
  const bearer = findBearer(headers);
  const header = headers.get('x-api-key')?.trim();
  if (bearer !== undefined && header !== undefined && bearer !== header)
    throw unauthorized('`Authorization` and `X-API-Key` contain different keys; send only one of them.');
  const key = bearer ?? header;
  if (key === undefined || key === '')
    throw unauthorized('API key required: send `Authorization: Bearer <key>` or `X-API-Key: <key>`.');
  return key;
}

// RFC 9110, 11.1: the scheme is case-insensitive.
function findBearer(headers: Headers): string | undefined {
  const value = headers.get('authorization');
  if (value === null) return undefined;
  const token = /^bearer +([\x21-\x7e]+)$/i.exec(value.trim())?.[1];
  if (token === undefined) throw unauthorized('`Authorization` must be `Bearer <key>`.');
  return token;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const unauthorized = (message: string, cause?: unknown): ServiceError =>
  new ServiceError('unauthorized', message, { code: 'unauthorized', cause });
