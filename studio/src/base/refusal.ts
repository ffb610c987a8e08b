import { CardwrightError } from '../../../client/src/index.ts';

/** Why something was not done, in the service's words, and the field that it is about. */
export type Refusal = {
  message: string;
  /** Such as `brief.blocks[2].text`. */
  parameter: string | undefined;
  code: string | undefined;
  /** When trying the same again makes sense; undefined when something must be changed first. */
  retryAfterSeconds: number | undefined;
};

const RETRY_SECONDS = 3;
// Some are found here, without a request and so without a status.
const FINAL = ['credit_limit_reached', 'generation_failed', 'invalid_parameter', 'url_too_long'];

export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof CardwrightError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, parameter: undefined, code: undefined, retryAfterSeconds: undefined };
  }
  const { message, parameter, code, status, retryAfterSeconds } = error;
  const isPassing = status === undefined || status === 429 || status >= 500;
  const isFinal = code !== undefined && FINAL.includes(code);
  return {
    message:
      code === 'unreachable'
        ? 'The service cannot be reached. Nothing you typed is lost; trying again.'
        : message,
    parameter,
    code,
    retryAfterSeconds: isPassing && !isFinal ? (retryAfterSeconds ?? RETRY_SECONDS) : undefined,
  };
}

/** Whether the refusal is about this field, or about a part of it. */
export const isAbout = ({ parameter }: Refusal, field: string): boolean =>
  parameter === field ||
  parameter?.startsWith(`${field}.`) === true ||
  parameter?.startsWith(`${field}[`) === true;

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
