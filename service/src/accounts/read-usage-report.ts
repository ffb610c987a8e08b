import { type SqlBool, sql } from 'kysely';
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
  const requests = await readCardRequests(database, accountId, range);
  const parts = [...(await readCharges(database, accountId, range)), ...requests];
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
    visitors: mostFirst(sumUp(requests, ({ visitor }) => visitor)).map(([name, counts]) => ({
      name,
      requests: counts.requests,
    })),
  };
}

async function readCharges(database: Database, accountId: string, { from, to }: DateRange): Promise<Part[]> {
  const rows = await database
    .selectFrom('credit_entries as charge')
    .leftJoin('credit_entries as refund', (join) =>
      join.onRef('refund.cause', '=', 'charge.cause').on('refund.kind', '=', 'refund'),
    )
    .select(({ fn }) => [
      sql<string>`substr(charge.created_at, 1, 10)`.as('date'),
      'charge.key_id as key',
      'charge.template',
      sql<SqlBool>`charge.cause like 'card:%'`.as('is_card'),
      fn.sum(sql<number>`charge.amount - coalesce(refund.amount, 0)`).as('credits'),
    ])
    .where('charge.account_id', '=', accountId)
    // The index has the month, not the day.
    .where('charge.period', '>=', from.slice(0, 7))
    .where('charge.period', '<=', to.slice(0, 7))
    .where('charge.created_at', '>=', from)
    .where('charge.created_at', '<', `${to}T24`)
    .where('charge.kind', '=', 'charge')
    .where((eb) => eb.or([eb('refund.id', 'is', null), eb('refund.amount', '<', eb.ref('charge.amount'))]))
    .groupBy(['date', 'charge.key_id', 'charge.template', 'is_card'])
    .execute();
  return rows.map(({ date, key, template, is_card: isCard, credits }) => ({
    date,
    key,
    template,
    [isCard ? 'cards' : 'images']: Number(credits),
  }));
}

const readCardRequests = (database: Database, accountId: string, { from, to }: DateRange) =>
  database
    .selectFrom('card_requests')
    .select(['date', 'key_id as key', 'template', 'visitor', 'requests', 'cached'])
    .where('account_id', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
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

function sumUp<Kind, Group>(
  parts: readonly (Kind & Partial<UsageCounts>)[],
  groupOf: (part: Kind) => Group,
): Map<Group, UsageCounts> {
  const groups = new Map<Group, UsageCounts>();
  for (const part of parts) {
    const group = groupOf(part);
    const sum = { ...(groups.get(group) ?? NOTHING) };
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
