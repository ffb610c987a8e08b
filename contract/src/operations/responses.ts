import { z } from 'zod';
import type { ResponseSpec } from '../operation.ts';
import { errorBody } from '../schemas/error.ts';

export const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until a retry makes sense.', schema: { type: 'integer' } },
} as const;

/** Of every answer to a request that was counted. */
export const RATE_LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'The limit: `q` requests in windows of `w` seconds.',
    schema: { type: 'string' },
  },
  RateLimit: { description: '`r` requests are left for `t` seconds.', schema: { type: 'string' } },
} as const satisfies ResponseSpec['headers'];

const example = (error: string, code: string, parameter?: string) => ({
  error,
  ...(parameter === undefined ? {} : { parameter }),
  code,
});

// Each with the error body; an operation takes the ones that apply and may say more in its own words.
export const invalid = {
  description: 'A field or parameter is invalid; `parameter` names it.',
  schema: errorBody,
  example: example('`width` must be a whole number from 256 to 2048, not 255.', 'invalid_parameter', 'width'),
} as const satisfies ResponseSpec;

export const unauthorized = {
  description: 'No key, a malformed, unknown or revoked one, or two that differ.',
  schema: errorBody,
  headers: { 'WWW-Authenticate': { description: '`Bearer`', schema: { type: 'string' } } },
  example: example('This API key is not valid: it is unknown or was revoked.', 'unauthorized'),
} as const satisfies ResponseSpec;

export const notFound = {
  description: 'There is none in this account; what belongs to another account looks the same.',
  schema: errorBody,
  example: example('There is no generation with this id in your account.', 'not_found'),
} as const satisfies ResponseSpec;

export const conflict = {
  description: 'It is at odds with what exists.',
  schema: errorBody,
  example: example('This e-mail address is registered already.', 'email_taken', 'email'),
} as const satisfies ResponseSpec;

export const tooLarge = {
  description: 'The body has more than 1 MiB.',
  schema: errorBody,
  example: example('The body may have 1,048,576 bytes at most.', 'body_too_large'),
} as const satisfies ResponseSpec;

export const unsupportedMediaType = {
  description: 'The body is not declared as `application/json`.',
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
  description: 'Not now: the service is shutting down, or something it depends on is out.',
  schema: errorBody,
  headers: RETRY_AFTER,
  example: example('The service is shutting down; try again in a moment.', 'shutting_down'),
} as const satisfies ResponseSpec;

/** Header of the operations that make images. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .meta({ minLength: 1, maxLength: 255 })
    .refine((key) => /^[\x20-\x7e]{1,255}$/.test(key), 'must be 1 to 255 printable ASCII characters')
    .optional()
    .describe('The same key and body within 24 hours gives the same images and one charge.'),
});

/** Of every operation with a JSON body. */
export const bodyErrors = { 400: invalid, 413: tooLarge, 415: unsupportedMediaType } as const;
