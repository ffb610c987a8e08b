import { ServiceError } from '../base/service-error.ts';

export type Failure = {
  /** For the user, once nothing more is tried. Never tells what the machine said. */
  message: string;
  /** Wait before the second attempt; undefined when another attempt cannot end differently. */
  firstRetryMs: number | undefined;
};

// A full disk or a full table of files is mended by somebody, not by the next second.
const SHORTAGES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'SQLITE_FULL', 'SQLITE_BUSY']);

const RETURNED = 'The credit has been given back.';

/** What to do about an error of one attempt to draw and keep an image. */
export function toFailure(error: unknown): Failure {
  const chain = causesOf(error);
  const refusal = chain.find((e) => e instanceof ServiceError && e.kind === 'invalid');
  if (refusal !== undefined) return { message: `${refusal.message} ${RETURNED}`, firstRetryMs: undefined };
  if (chain.some((e) => 'code' in e && typeof e.code === 'string' && SHORTAGES.has(e.code)))
    return {
      message: `The server had no room for this image; try again later. ${RETURNED}`,
      firstRetryMs: 15_000,
    };
  if (chain.some((e) => e.name === 'TimeoutError'))
    return {
      message: `Drawing this image took too long; try a smaller size or a shorter prompt. ${RETURNED}`,
      firstRetryMs: 1_000,
    };
  return NOT_DRAWN;
}

/** Also what is said of a generation whose worker died over it again and again. */
export const NOT_DRAWN: Failure = {
  message: `This image could not be drawn; try again or change the prompt. ${RETURNED}`,
  firstRetryMs: 500,
};

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let e = error; e instanceof Error && !chain.includes(e); e = e.cause) chain.push(e);
  return chain;
}
