/** Details of an error; everything but the message is optional. */
export interface CardwrightErrorDetails {
  status?: number | undefined;
  code?: string | undefined;
  parameter?: string | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  generationId?: string | undefined;
  cause?: unknown;
}

/**
 * The error class of this package, for errors of the service and of the network. The `message` is human-readable and
 * says how to fix the problem. An aborted call rejects with the signal's reason instead, as `fetch` does.
 *
 * @example
 * try {
 *   await cardwright.generate(prompt);
 * } catch (error) {
 *   if (error instanceof CardwrightError && error.code === 'credit_limit_reached') askForMore();
 *   else throw error;
 * }
 */
export class CardwrightError extends Error {
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /**
   * A stable error code: the service's own (`invalid_parameter`, `unauthorized`, `credit_limit_reached`, `not_found`,
   * `rate_limited` ...), or `unreachable`, `timeout`, `unexpected_answer`, `generation_failed`, `url_too_long`,
   * `webhook_invalid`.
   */
  readonly code: string | undefined;
  /** The field or parameter at fault, dotted when nested. */
  readonly parameter: string | undefined;
  /** Id of the request in the service's log; include it when you report a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfterSeconds: number | undefined;
  /** The generation that failed, or that was still unfinished when waiting for it timed out. */
  readonly generationId: string | undefined;

  constructor(message: string, details: CardwrightErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'CardwrightError';
    this.status = details.status;
    this.code = details.code;
    this.parameter = details.parameter;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.generationId = details.generationId;
  }
}

/** An invalid argument, detected before anything was sent. */
export const invalidArgument = (parameter: string, message: string): CardwrightError =>
  new CardwrightError(message, { code: 'invalid_parameter', parameter });

/** A successful response that this package cannot parse, most likely not from the service. */
export const unexpectedAnswer = (what: string, details: CardwrightErrorDetails = {}): CardwrightError =>
  new CardwrightError(`${what} Does baseUrl point to a Cardwright service?`, {
    code: 'unexpected_answer',
    ...details,
  });
