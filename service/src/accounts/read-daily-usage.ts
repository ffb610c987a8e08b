import { type SqlBool, sql } from 'kysely';
import type { Database } from '../stores/database.ts';
import type { DailyUsage, DateRange } from './types.ts';

const DAY_MS = 24 * 3600_000;

/** Credits used on each day of the range. A refunded charge counts as none, so that no day is ever negative. */
export async function readDailyUsage(
  database: Database,
  accountId: string,
  { from, to }: DateRange,
): Promise<DailyUsage[]> {
  const rows = await database
    .selectFrom('credit_entries as charge')
    .leftJoin('credit_entries as refund', (join) =>
      join.onRef('refund.cause', '=', 'charge.cause').on('refund.kind', '=', 'refund'),
    )
    .select(({ fn }) => [
      sql<string>`substr(charge.created_at, 1, 10)`.as('date'),
      sql<SqlBool>`charge.cause like 'card:%'`.as('is_card'),
      fn.sum('charge.amount').as('credits'),
    ])
    .where('charge.account_id', '=', accountId)
    // The index has the month, not the day.
    .where('charge.period', '>=', from.slice(0, 7))
    .where('charge.period', '<=', to.slice(0, 7))
    .where('charge.created_at', '>=', from)
    .where('charge.created_at', '<', `${to}T24`)
    .where('charge.kind', '=', 'charge')
    .where('refund.id', 'is', null)
    .groupBy(['date', 'is_card'])
    .execute();

  const days = new Map(toDates(from, to).map((date) => [date, { date, images: 0, cards: 0 }]));
  for (const { date, is_card: isCard, credits } of rows) {
    const day = days.get(date);
    if (day !== undefined) day[isCard ? 'cards' : 'images'] += Number(credits);
  }
  return [...days.values()];
}

/** The day `days` after `date`, which may be before it; `2026-11-21` as text. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` to `to`, with both; none or fewer when `to` is before. */
export const countDays = ({ from, to }: DateRange): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const toDates = (from: string, to: string): string[] =>
  Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index));
