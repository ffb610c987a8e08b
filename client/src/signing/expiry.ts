import { invalidArgument } from '../cardwright-error.ts';

/** A length of time: seconds, or a number with its unit, such as `'30d'`. */
export type Duration = number | `${number}${'s' | 'm' | 'h' | 'd'}`;

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
// The service reads twelve digits; a date in milliseconds has thirteen.
const LATEST = 999_999_999_999;
// In this year, seconds have ten digits. Eleven are a date far beyond, or milliseconds of long ago.
const PLAUSIBLE_SECONDS = 100_000_000_000;

/** Unix seconds at which an address ends. Throws unless exactly one of the two is given and lies ahead. */
export function toExpires(
  options: { expiresIn?: Duration | undefined; expiresAt?: Date | number | undefined },
  now: Date,
): number {
  const { expiresIn, expiresAt } = options;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  if ((expiresIn === undefined) === (expiresAt === undefined))
    throw invalidArgument(
      'expiresIn',
      "Say when the address ends: either expiresIn: '30d' or expiresAt: a Date.",
    );
  const expires =
    expiresIn === undefined ? atSeconds(expiresAt as Date | number) : nowSeconds + toSeconds(expiresIn);
  const parameter = expiresIn === undefined ? 'expiresAt' : 'expiresIn';
  if (!Number.isSafeInteger(expires) || expires > LATEST)
    throw invalidArgument(parameter, `${parameter} must be a time that can be written in Unix seconds.`);
  if (expires <= nowSeconds) throw invalidArgument(parameter, `${parameter} must lie ahead of now.`);
  return expires;
}

function atSeconds(expiresAt: Date | number): number {
  if (expiresAt instanceof Date) return Math.floor(expiresAt.getTime() / 1000);
  if (expiresAt >= PLAUSIBLE_SECONDS)
    throw invalidArgument(
      'expiresAt',
      'expiresAt takes a Date or Unix seconds; this looks like milliseconds.',
    );
  return Math.floor(expiresAt);
}

function toSeconds(expiresIn: Duration): number {
  if (typeof expiresIn === 'number') return Math.floor(expiresIn);
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(expiresIn) ?? [];
  if (number === undefined)
    throw invalidArgument(
      'expiresIn',
      "expiresIn must be seconds, or text such as '90s', '15m', '12h' or '30d'.",
    );
  return Math.floor(Number(number) * (UNIT_SECONDS[unit] ?? 0));
}
