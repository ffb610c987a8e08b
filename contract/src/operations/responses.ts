import { z } from 'zod';
import type { ResponseSpec } from '../operation.ts';
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

const example = (error: string, code: string, parameter?: string) => ({
  error,
  ...(parameter === undefined ? {} : { parameter }),
  code,
});

// Each has the error body. Operations include the ones that apply and may override the description.
export const invalid = {
  description: 'A field or parameter is invalid; `parameter` names it.',
  schema: errorBody,
  example: example('`width` must be a whole number from 256 to 2048, not 255.', 'invalid_parameter', 'width'),
} as const satisfies ResponseSpec;

export const unauthorized = {
  description:
    'The API key is missing, malformed, unknown, revoked, rotated or for signing only, or two different keys were sent.',
  schema: errorBody,
  headers: { 'WWW-Authenticate': { description: '`Bearer`', schema: { type: 'string' } } },
  example: example('Invalid API key: it is mistyped, unknown or revoked.', 'unauthorized'),
} as const satisfies ResponseSpec;

export const notFound = {
  description: 'Not found in this account.',
  schema: errorBody,
  example: example('Your account has no generation with this id.', 'not_found'),
} as const satisfies ResponseSpec;

export const conflict = {
  description: 'The request conflicts with existing data.',
  schema: errorBody,
  example: example('This email address is already registered.', 'email_taken', 'email'),
} as const satisfies ResponseSpec;

export const tooLarge = {
  description: 'The body exceeds 1 MiB.',
  schema: errorBody,
  example: example('The request body must not exceed 1,048,576 bytes.', 'body_too_large'),
} as const satisfies ResponseSpec;

export const unsupportedMediaType = {
  description: 'The `Content-Type` is not `application/json`.',
  schema: errorBody,
  example: example('Send the body as `Content-Type: application/json`.', 'unsupported_media_type'),
} as const satisfies ResponseSpec;

export const rateLimited = {
  description: 'Too many requests.',
  schema: errorBody,
  headers: RETRY_AFTER,
  example: example('Too many requests; try again in 42 seconds.', 'rate_limited'),
} as const satisfies ResponseSpec;

export const unavailable = {
  description: 'The service is shutting down, or a dependency is unavailable.',
  schema: errorBody,
  headers: RETRY_AFTER,
  example: example('The service is shutting down; try again in a moment.', 'shutting_down'),
} as const satisfies ResponseSpec;

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
