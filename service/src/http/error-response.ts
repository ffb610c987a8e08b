import type { ErrorBody, Operation } from '@cardwright/contract';
import type { Logger } from 'pino';
import { type ErrorKind, ServiceError } from '../base/service-error.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { ImagesUnavailableError } from '../stores/images-unavailable-error.ts';
import { isOutOfSpace } from '../stores/is-out-of-space.ts';
import { jsonResponse } from './json-response.ts';
import { type Refusal, toOpenAiError } from './openai-error.ts';

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  unavailable: 503,
};

export const toStatus = (kind: ErrorKind): number => STATUS[kind];

// What a kind adds to every answer of its status.
const HEADERS: Readonly<Partial<Record<ErrorKind, Record<string, string>>>> = {
  unauthorized: { 'WWW-Authenticate': 'Bearer' },
  // The rest of the body is not read, so the connection cannot be used again.
  'too-large': { Connection: 'close' },
};

const NEVER_CACHED = { 'Cache-Control': 'no-store' } as const;

/** An error body in the given format, never to be cached. */
export function errorResponse(
  status: number,
  body: ErrorBody,
  headers: Refusal['headers'] = {},
  shape?: Operation['errors'],
): Response {
  const refusal = { status, body, headers };
  const sent = shape === 'openai' ? toOpenAiError(refusal) : refusal;
  return jsonResponse(status, sent.body, { ...sent.headers, ...NEVER_CACHED });
}

/** The response to an error, in the operation's error format. Errors that are not the client's fault are logged. */
export function toErrorResponse(error: unknown, log: Logger, shape: Operation['errors']): Response {
  const { status, body, headers } = toRefusal(error, log);
  return errorResponse(status, body, headers, shape);
}

const DATABASE_RETRY_SECONDS = 2;
const IMAGES_RETRY_SECONDS = 5;
const NO_SPACE = 'The server has no storage space left; nothing was changed or charged. Try again later.';

/** A store that is away is nobody's fault, and may be back in a moment. */
function toOutage(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return toUnavailable(error);
  if (!(error instanceof ImagesUnavailableError)) return error;
  const message = isOutOfSpace(error)
    ? NO_SPACE
    : 'The image store is temporarily unavailable. Try again in a moment.';
  return new ServiceError('unavailable', message, {
    code: 'images_unavailable',
    retryAfterSeconds: IMAGES_RETRY_SECONDS,
    cause: error,
  });
}

function toUnavailable(cause: DatabaseUnavailableError): ServiceError {
  return new ServiceError('unavailable', describeOutage(cause), {
    code: 'database_unavailable',
    retryAfterSeconds: DATABASE_RETRY_SECONDS,
    cause,
  });
}

function describeOutage(error: DatabaseUnavailableError): string {
  if (error.mayBeCommitted)
    return 'The database was lost while your request was being saved; check whether it was before you send it again, or repeat it with the same `Idempotency-Key`.';
  if (isOutOfSpace(error)) return NO_SPACE;
  return 'The database is temporarily unavailable; nothing was changed. Try again in a moment.';
}

/** What a thrown error is to the client. Errors that are not the client's fault are logged. */
export function toRefusal(thrown: unknown, log: Logger): Refusal {
  const error = toOutage(thrown);
  if (!(error instanceof ServiceError)) {
    log.error({ err: error }, 'request failed');
    const message = 'Internal error. Include the X-Request-Id of this response when you report it.';
    return { status: 500, body: { error: message, code: 'internal_error' }, headers: {} };
  }
  if (error.kind === 'unavailable') log.warn({ err: error }, 'request refused: temporarily unavailable');
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
