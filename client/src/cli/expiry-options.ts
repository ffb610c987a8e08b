import type { Duration } from '../index.ts';
import type { OptionTable, Values } from './command.ts';
import { usageError } from './command-error.ts';

/** Of every command that signs. */
export const EXPIRY_OPTIONS = {
  'expires-in': {
    type: 'string',
    value: 'TIME',
    description: 'Validity period: 90s, 15m, 12h, 30d. Default: 365d.',
  },
  'expires-at': {
    type: 'string',
    value: 'DATE',
    description: 'Expiry date instead: 2030-01-31, Unix seconds, or never if the key allows it.',
  },
} as const satisfies OptionTable;

/** One of the two, or neither for the default. */
export function parseExpiry({
  'expires-in': expiresIn,
  'expires-at': expiresAt,
}: Values<typeof EXPIRY_OPTIONS>): { expiresIn?: Duration } | { expiresAt: Date | number | 'never' } {
  if (expiresIn === undefined && expiresAt === undefined) return {};
  if (expiresAt === undefined) return { expiresIn: expiresIn as Duration };
  if (expiresIn !== undefined)
    throw usageError('Set the expiry with either --expires-in 30d or --expires-at 2030-01-31.');
  if (expiresAt === 'never') return { expiresAt };
  if (/^\d+$/.test(expiresAt)) return { expiresAt: Number(expiresAt) };
  const date = new Date(expiresAt);
  if (!/^\d{4}-\d\d-\d\d/.test(expiresAt) || Number.isNaN(date.getTime()))
    throw usageError(
      '--expires-at must be a date such as 2030-01-31 or 2030-01-31T12:00:00Z, Unix seconds, or never.',
    );
  return { expiresAt: date };
}
