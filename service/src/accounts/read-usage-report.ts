import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../stores/database.ts';
import type { DateRange, UsageCounts, UsageReport, UsedKey } from './types.ts';

const DAY_MS = 24 * 3600_000;
/** In place of a key's id, for what the studio does. */
const SESSION = 'session';
/** Before a host, for cards of its pages. */
export const SITE = 'site:';

/** Some of the usage, by everything that a report is about. */
type Part = { date: string; key: string | null; template: string | null } & Partial<UsageCounts>;

/** Credits and card requests of the range. What was refunded counts as not charged, so that no day is ever negative. */
export async function readUsageReport(
  database: Database,
  accountId: string,
  range: DateRange,
): Promise<UsageReport> {
  const parts: Part[] = [];
  const visitors = new Map<string, number>();
  // Of a year, a month at a time: SQLite answers on this thread.
  for (const month of toMonths(range)) {
    parts.push(...(await readCredits(database, accountId, month)));
    parts.push(...(await readCardRequests(database, accountId, month)));
    for (const { visitor, requests } of await readVisitors(database, accountId, month))
      visitors.set(visitor, (visitors.get(visitor) ?? 0) + Number(requests));
    await nextTurn();
  }
  const keys = await readKeys(database, accountId);
  const byDate = sumUp(parts, ({ date }) => date);
  return {
    days: toDates(range).map((date) => ({ date, ...(byDate.get(date) ?? NOTHING) })),
    keys: mostFirst(sumUp(parts, ({ key }) => key)).map(([id, counts]) => ({
      ...counts,
      key: toUsedKey(id, keys),
    })),
    templates: mostFirst(sumUp(parts, ({ template }) => template)).map(([template, counts]) => ({
      ...counts,
      template,
    })),
    visitors: [...visitors]
      .map(([name, requests]) => ({ name, requests }))
      .sort((one, other) => other.requests - one.requests || one.name.localeCompare(other.name, 'en')),
  };
}

async function readCredits(database: Database, accountId: string, { from, to }: DateRange): Promise<Part[]> {
  const rows = await database
    .selectFrom('usage_days')
    .select(['date', 'key_id', 'template', 'kind', 'credits'])
    .where('account_id', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('credits', '>', 0)
    .execute();
  return rows.map(({ date, key_id: key, template, kind, credits }) => ({
    date,
    key: key || null,
    template: template || null,
    [kind === 'card' ? 'cards' : 'images']: Number(credits),
  }));
}

async function readCardRequests(
  database: Database,
  accountId: string,
  { from, to }: DateRange,
): Promise<Part[]> {
  const rows = await database
    .selectFrom('request_days')
    .select(['date', 'key_id as key', 'template', 'requests', 'cached'])
    .where('account_id', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, requests: Number(row.requests), cached: Number(row.cached) }));
}

const readVisitors = (database: Database, accountId: string, { from, to }: DateRange) =>
  database
    .selectFrom('visitor_days')
    .select('visitor')
    .select(({ fn }) => fn.sum('requests').as('requests'))
    .where('account_id', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('visitor')
    .execute();

const readKeys = (database: Database, accountId: string) =>
  database
    .selectFrom('api_keys')
    .select(['id', 'name', 'revoked_at'])
    .where('account_id', '=', accountId)
    .execute();

function toUsedKey(id: string | null, keys: Awaited<ReturnType<typeof readKeys>>): UsedKey {
  if (id === SESSION) return { source: 'studio' };
  if (id?.startsWith(SITE)) return { source: 'site', host: id.slice(SITE.length) };
  const key = keys.find((known) => known.id === id);
  if (key === undefined) return { source: 'unknown' };
  return { source: 'key', id: key.id, name: key.name, active: key.revoked_at === null };
}

const NOTHING: UsageCounts = { images: 0, cards: 0, requests: 0, cached: 0 };
const KINDS = ['images', 'cards', 'requests', 'cached'] as const;

function sumUp<Group>(parts: readonly Part[], groupOf: (part: Part) => Group): Map<Group, UsageCounts> {
  const groups = new Map<Group, UsageCounts>();
  for (const part of parts) {
    const group = groupOf(part);
    const sum = groups.get(group) ?? { ...NOTHING };
    for (const kind of KINDS) sum[kind] += part[kind] ?? 0;
    groups.set(group, sum);
  }
  return groups;
}

const mostFirst = <Group>(groups: Map<Group, UsageCounts>): [Group, UsageCounts][] =>
  [...groups].sort(
    ([one, a], [other, b]) =>
      b.images + b.cards - (a.images + a.cards) ||
      b.requests - a.requests ||
      // Equal ones in the same order each time.
      String(one).localeCompare(String(other), 'en'),
  );

/** The day `days` after `date`, which may be before it; `2026-11-21` as text. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` to `to`, with both; none or fewer when `to` is before. */
export const countDays = ({ from, to }: DateRange): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const toDates = (range: DateRange): string[] =>
  Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));

const toMonth = (date: string): string => date.slice(0, 7);

/** The range in parts of a month at most. */
function toMonths({ from, to }: DateRange): DateRange[] {
  const dates = toDates({ from, to });
  const months = [...new Set(dates.map(toMonth))];
  return months.map((month) => {
    const ofMonth = dates.filter((date) => toMonth(date) === month);
    return { from: ofMonth[0] ?? from, to: ofMonth.at(-1) ?? to };
  });
}
