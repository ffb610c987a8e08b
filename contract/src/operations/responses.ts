import { z } from 'zod';
import { LIMITED, type LimitName, type ResponseSpec } from '../operation.ts';
import { errorBody } from '../schemas/error.ts';

export const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
} as const;

/** On every response to a request that counts towards a limit. */
export const RATE_LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'The limit: `q` requests in windows of `w` seconds.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: '`r` requests remain; the window resets in `t` seconds.',
    schema: { type: 'string' },
  },
} as const satisfies ResponseSpec['headers'];

type Refusal = { description: string; error: string; code: string; parameter?: string };

/** A response with an error, whose example is the body. */
export const refusal = ({ description, ...example }: Refusal) => ({
  description,
  schema: errorBody,
  example,
});

// Each has the error body. Operations include the ones that apply.

/** Without an example: that of the operation's own validation is added. */
export const invalid = {
  description: 'A field or parameter is invalid; `parameter` names it.',
  schema: errorBody,
} as const satisfies ResponseSpec;

export const unauthorized = {
  ...refusal({
    description:
      'The API key is missing, malformed, unknown, revoked, rotated or for signing only, or two different keys were sent.',
    error:
      'Invalid API key: it is mistyped, unknown or revoked. If your key is lost, the operator can create a new one: npm run admin -- keys create --email ADDRESS.',
    code: 'unauthorized',
  }),
  headers: { 'WWW-Authenticate': { description: '`Bearer`', schema: { type: 'string' } } },
} as const satisfies ResponseSpec;

export const notFound = (found: Omit<Refusal, 'code'> & { code?: string }) =>
  refusal({ code: 'not_found', ...found });

export const noKey = notFound({
  description: 'The account has no active key with this id.',
  error: 'Your account has no active key with this id.',
});

export const idempotencyConflict = refusal({
  description: 'The `Idempotency-Key` was already used with a different body.',
  error:
    'This `Idempotency-Key` was used with a different request in the last 24 hours. Use a new key for a new request.',
  code: 'idempotency_mismatch',
});

export const tooLarge = refusal({
  description: 'The body exceeds 1 MiB.',
  error: 'The request body must not exceed 1,048,576 bytes.',
  code: 'body_too_large',
});

/** Of what anybody may send, key or not. */
export const tooLargeFor = (most: string, bytes: string) =>
  refusal({
    description: `The body exceeds ${most}.`,
    error: `The request body must not exceed ${bytes} bytes.`,
    code: 'body_too_large',
  });

export const unsupportedMediaType = refusal({
  description: 'The `Content-Type` is not `application/json`.',
  error: 'Send the body as `Content-Type: application/json`, in UTF-8 and uncompressed.',
  code: 'unsupported_media_type',
});

export const rateLimited = (limit: LimitName) => ({
  ...refusal({
    description: 'Too many requests.',
    error: `Too many ${LIMITED[limit]}; try again in 42 seconds.`,
    code: 'rate_limited',
  }),
  headers: RETRY_AFTER,
});

export const unavailable = (why: Refusal) => ({ ...refusal(why), headers: RETRY_AFTER });

/** Of every operation that needs the database, and says no more about it. */
export const storeUnavailable = unavailable({
  description:
    'The database (`database_unavailable`) or the image store (`images_unavailable`) is temporarily unavailable. Try again after `Retry-After`.',
  error: 'The database is temporarily unavailable; nothing was changed. Try again in a moment.',
  code: 'database_unavailable',
});

/** Header of the operations that generate images. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .meta({ minLength: 1, maxLength: 255 })
    .refine((key) => /^[\x20-\x7e]{1,255}$/.test(key), 'must be 1 to 255 printable ASCII characters')
    .optional()
    .describe(
      'Repeating a request with the same key and body within 24 hours returns the same images without another charge.',
    ),
});

/** Errors of every operation with a JSON body. */
export const bodyErrors = { 400: invalid, 413: tooLarge, 415: unsupportedMediaType } as const;

export const readerBusy = unavailable({
  description: 'The design document reader is busy; `error` says why.',
  error: '40 documents of this account wait to be read already; try again in a moment.',
  code: 'reader_busy',
});
