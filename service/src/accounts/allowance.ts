import type { Plan } from '../stores/schema.ts';

/**
 * An allowance without a limit, as a number of credits: the largest that 32-bit integers hold, so that every client can
 * read it, and more than any other allowance.
 */
export const UNLIMITED = 2_147_483_647;

/** The largest limited allowance. */
export const MAX_ALLOWANCE = 1_000_000_000;

/** Credits of each plan in a calendar month (UTC). */
export type Allowances = Readonly<Record<Plan, number>>;

/** The monthly credits of an account: its own allowance if the operator set one, otherwise that of its plan. */
export const allowanceOf = (
  account: { plan: Plan; allowance: number | null },
  allowances: Allowances,
): number => account.allowance ?? allowances[account.plan];

/** `unlimited` or a whole number of credits; undefined for anything else. */
export function parseAllowance(text: string): number | undefined {
  if (text === 'unlimited') return UNLIMITED;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_ALLOWANCE ? value : undefined;
}
