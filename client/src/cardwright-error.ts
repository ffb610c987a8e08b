/** What is known of a refusal; everything but the message may be missing. */
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
 * The one error of this package, whether the service refused or the request never reached it. The `message` is
 * a sentence for a person that says what would be right. An aborted call rejects with the signal's own reason
 * instead, as `fetch` does.
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
  /** HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /**
   * A stable word: the service's own (`invalid_parameter`, `unauthorized`, `credit_limit_reached`, `not_found`,
   * `rate_limited` ...), or `unreachable`, `timeout`, `unexpected_answer`, `generation_failed`, `url_too_long`.
   */
  readonly code: string | undefined;
  /** The field or parameter that is wrong, dotted when nested. */
  readonly parameter: string | undefined;
  /** Name it when you report a problem: the service's log has it. */
  readonly requestId: string | undefined;
  /** When another try makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** The generation that failed, or that is still being made when waiting for it took too long. */
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

/** An argument that was refused before anything was sent. */
export const invalidArgument = (parameter: string, message: string): CardwrightError =>
  new CardwrightError(message, { code: 'invalid_parameter', parameter });

/** An answer with a good status that this package cannot understand: most likely not the service's. */
export const unexpectedAnswer = (what: string, details: CardwrightErrorDetails = {}): CardwrightError =>
  new CardwrightError(`${what} Does baseUrl point to a Cardwright service?`, {
    code: 'unexpected_answer',
    ...details,
  });
