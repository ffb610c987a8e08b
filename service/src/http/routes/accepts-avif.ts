// A media range with its parameters; nothing here has a quoted comma.
const RANGE = /^\s*image\/avif\s*(?:;.*)?$/i;
const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** Whether a client names AVIF in `Accept` (RFC 9110, 12.5.1). Whoever accepts anything may not be able to read it. */
export const acceptsAvif = (accept: string | null): boolean =>
  accept?.split(',').some((range) => RANGE.test(range) && !REFUSED.test(range)) ?? false;
