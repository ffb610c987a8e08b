/** Why a request cannot be answered as asked; `http/error-response.ts` alone maps kinds to statuses. */
export type ErrorKind =
  | 'invalid' // 400
  | 'unauthorized' // 401
  | 'payment-required' // 402
  | 'forbidden' // 403
  | 'not-found' // 404
  | 'conflict' // 409
  | 'gone' // 410
  | 'too-large' // 413
  | 'unsupported-media-type' // 415
  | 'rate-limited' // 429
  | 'unavailable'; // 503

type Details = {
  /** Stable machine word, e.g. `credit_limit_reached`. */
  code: string;
  /** The offending field or query parameter, dotted when nested. */
  parameter?: string;
  retryAfterSeconds?: number;
  /** Goes to the log, never to a client. */
  cause?: unknown;
};

/** An error whose `message` is meant for the client: says what is wrong and what would be right. */
export class ServiceError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly parameter: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, details: Details) {
    super(message, { cause: details.cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.code = details.code;
    this.parameter = details.parameter;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
