import { causesOf } from '../base/causes-of.ts';
import { ServiceError } from '../base/service-error.ts';
import { ImagesUnavailableError } from '../stores/images-unavailable-error.ts';

export type Failure = {
  /** Shown to the user once all attempts failed, with what was refunded. Never contains internal details. */
  message: string;
  /** Delay before the second attempt; undefined when retrying is pointless. */
  firstRetryMs: number | undefined;
  /** Where programs shall tell it apart. */
  code?: 'moderation_blocked' | undefined;
};

/** Why a generation fails whose request named the painter. */
export class NotPaintedError extends Error {
  override readonly name = 'NotPaintedError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

// A full disk or file table does not recover within a second.
const SHORTAGES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'SQLITE_FULL', 'SQLITE_BUSY']);

// The pool has tried it elsewhere already.
const CRASHES: Failure = {
  message: `Drawing this image stopped the server's renderer twice; change the prompt.`,
  firstRetryMs: undefined,
};

/** What to do about an error of one attempt to draw and keep an image. */
export function toFailure(error: unknown): Failure {
  const chain = causesOf(error);
  const notPainted = chain.find((e) => e instanceof NotPaintedError);
  if (notPainted !== undefined) return notPainted.failure;
  const refusal = chain.find((e) => e instanceof ServiceError && e.kind === 'invalid');
  if (refusal !== undefined) return { message: `${refusal.message}`, firstRetryMs: undefined };
  if (chain.some((e) => e instanceof ServiceError && e.code === 'drawing_crashed')) return CRASHES;
  if (chain.some((e) => 'code' in e && typeof e.code === 'string' && SHORTAGES.has(e.code)))
    return {
      message: `The server is out of storage or memory; try again later.`,
      firstRetryMs: 15_000,
    };
  if (chain.some((e) => e instanceof ImagesUnavailableError))
    return {
      message: `The server could not store this image; try again later.`,
      firstRetryMs: 5_000,
    };
  if (chain.some((e) => e.name === 'TimeoutError'))
    return {
      message: `Drawing this image timed out; try a smaller size or a shorter prompt.`,
      firstRetryMs: 1_000,
    };
  return NOT_DRAWN;
}

/** Also what is said of a generation whose worker died over it again and again. */
export const NOT_DRAWN: Failure = {
  message: `This image could not be drawn; try again or change the prompt.`,
  firstRetryMs: 500,
};
