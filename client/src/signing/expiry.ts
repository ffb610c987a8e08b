import { invalidArgument } from '../cardwright-error.ts';

/** A duration: seconds, or a number with a unit, such as `'30d'`. */
export type Duration = number | `${number}${'s' | 'm' | 'h' | 'd'}`;

// Published pages keep their cards; platforms ask again for years.
const STANDARD_VALIDITY: Duration = '365d';
const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
// The service reads twelve digits; a date in milliseconds has thirteen.
const LATEST = 999_999_999_999;
// In this year, seconds have ten digits. Eleven are a date far beyond, or milliseconds of long ago.
const PLAUSIBLE_SECONDS = 100_000_000_000;

/** Unix seconds at which a URL expires, or `never`: in a year if neither is given. Throws if both are, or a time that is past. */
export function toExpires(
  options: { expiresIn?: Duration | undefined; expiresAt?: Date | number | 'never' | undefined },
  now: Date,
): number | 'never' {
  const { expiresIn, expiresAt } = options;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  if (expiresIn !== undefined && expiresAt !== undefined)
    throw invalidArgument(
      'expiresIn',
      "Set the expiry with either expiresIn, such as '30d', or expiresAt, a Date.",
    );
  if (expiresAt === 'never') return expiresAt;
  const parameter = expiresAt === undefined ? 'expiresIn' : 'expiresAt';
  const expires =
    expiresAt === undefined ? nowSeconds + toSeconds(expiresIn ?? STANDARD_VALIDITY) : atSeconds(expiresAt);
  if (!Number.isSafeInteger(expires) || expires > LATEST)
    throw invalidArgument(parameter, `${parameter} must be a valid time in Unix seconds.`);
  if (expires <= nowSeconds) throw invalidArgument(parameter, `${parameter} must be in the future.`);
  return expires;
}

function atSeconds(expiresAt: Date | number): number {
  if (expiresAt instanceof Date) return Math.floor(expiresAt.getTime() / 1000);
  if (expiresAt >= PLAUSIBLE_SECONDS)
    throw invalidArgument(
      'expiresAt',
      'expiresAt must be a Date or Unix seconds; this looks like milliseconds.',
    );
  return Math.floor(expiresAt);
}

function toSeconds(expiresIn: Duration): number {
  if (typeof expiresIn === 'number') return Math.floor(expiresIn);
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(expiresIn) ?? [];
  if (number === undefined)
    throw invalidArgument(
      'expiresIn',
      "expiresIn must be seconds, or a string such as '90s', '15m', '12h' or '30d'.",
    );
  return Math.floor(Number(number) * (UNIT_SECONDS[unit] ?? 0));
}
