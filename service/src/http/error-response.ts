import type { ErrorBody, Operation } from '@cardwright/contract';
import type { Logger } from 'pino';
import { type ErrorKind, ServiceError } from '../base/service-error.ts';
import { jsonResponse } from './json-response.ts';
import { toOpenAiError } from './openai-error.ts';

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  unavailable: 503,
};

// What a kind adds to every answer of its status.
const HEADERS: Readonly<Partial<Record<ErrorKind, Record<string, string>>>> = {
  unauthorized: { 'WWW-Authenticate': 'Bearer' },
  // The rest of the body is not read, so the connection cannot be used again.
  'too-large': { Connection: 'close' },
};

const NEVER_CACHED = { 'Cache-Control': 'no-store' } as const;

/** An error body, never to be cached. */
export const errorResponse = (
  status: number,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): Response => jsonResponse(status, body, { ...headers, ...NEVER_CACHED });

/** What a client hears of an error, in the shape of the operation, which is logged when it is not the client's. */
export function toErrorResponse(error: unknown, log: Logger, shape: Operation['errors']): Response {
  const refusal = toRefusal(error, log);
  const { body, headers } = shape === 'openai' ? toOpenAiError(refusal) : refusal;
  return jsonResponse(refusal.status, body, { ...headers, ...NEVER_CACHED });
}

function toRefusal(error: unknown, log: Logger) {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error }, 'a request failed');
    const message =
      'Something went wrong on our side; it is in the log under the X-Request-Id of this answer.';
    return { status: 500, body: { error: message, code: 'internal_error' }, headers: {} };
  }
  if (error.kind === 'unavailable') log.warn({ err: error }, 'a request was put off');
  const { kind, message, code, parameter, retryAfterSeconds } = error;
  return {
    status: STATUS[kind],
    body: { error: message, ...(parameter !== undefined && { parameter }), code },
    headers: {
      ...HEADERS[kind],
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  };
}
