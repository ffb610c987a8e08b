import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_USED } from '@cardwright/contract';
import type { Database } from '../stores/database.ts';
import { readPages } from '../stores/read-pages.ts';
import type { Schema } from '../stores/schema.ts';
import type { DateRange, UsageCounts, UsageReport, UsedKey } from './types.ts';

const DAY_MS = 24 * 3600_000;
/** In place of a key's id, for what the studio does. */
const SESSION = 'session';
/** Before a host, for cards of its pages. */
export const SITE = 'site:';
// Some milliseconds of SQLite, and few questions to PostgreSQL.
const PAGE_ROWS = 1000;

/** Some of the usage, by everything that a report is about. */
type Part = { date: string; key: string | null; template: string | null } & Partial<UsageCounts>;

/**
 * Credits and card requests of the range. What was refunded counts as not charged, so that no day is ever negative. An account may have used
 * any number of keys, so rows are summed up a page at a time, in turns with others.
 */
export async function readUsageReport(
  database: Database,
  accountId: string,
  range: DateRange,
): Promise<UsageReport> {
  const [dates, keys, templates] = [
    createSums<string>(),
    createSums<string | null>(),
    createSums<string | null>(),
  ];
  for (const read of [readCredits, readCardRequests])
    for await (const part of read(database, accountId, range)) {
      dates.add(part.date, part);
      keys.add(part.key, part);
      templates.add(part.template, part);
    }
  const mostKeys = await findMost(keys.sums);
  const known = await readKeys(
    database,
    accountId,
    mostKeys.flatMap(([id]) => id ?? []),
  );
  return {
    days: toDates(range).map((date) => ({ date, ...(dates.sums.get(date) ?? NOTHING) })),
    keys: mostKeys.map(([id, counts]) => ({ ...counts, key: toUsedKey(id, known) })),
    templates: (await findMost(templates.sums)).map(([template, counts]) => ({ ...counts, template })),
    visitors: (await readVisitors(database, accountId, range)).sort(
      (one, other) => other.requests - one.requests || one.name.localeCompare(other.name, 'en'),
    ),
  };
}

async function* readCredits(
  database: Database,
  accountId: string,
  { from, to }: DateRange,
): AsyncGenerator<Part> {
  const rows = readPages<Omit<Schema['usage_days'], 'account_id'>>((after, limit) => {
    let query = database
      .selectFrom('usage_days')
      .select(['date', 'key_id', 'template', 'kind', 'credits'])
      .where('account_id', '=', accountId)
      .where('date', '>=', after?.date ?? from)
      .where('date', '<=', to)
      .orderBy('date')
      .orderBy('key_id')
      .orderBy('template')
      .orderBy('kind')
      .limit(limit);
    if (after)
      query = query.where((eb) =>
        eb(
          eb.refTuple('date', 'key_id', 'template', 'kind'),
          '>',
          eb.tuple(after.date, after.key_id, after.template, after.kind),
        ),
      );
    return query.execute();
  }, PAGE_ROWS);
  for await (const { date, key_id: key, template, kind, credits } of rows)
    if (credits > 0)
      yield {
        date,
        key: key || null,
        template: template || null,
        [kind === 'card' ? 'cards' : 'images']: Number(credits),
      };
}

async function* readCardRequests(
  database: Database,
  accountId: string,
  { from, to }: DateRange,
): AsyncGenerator<Part> {
  const rows = readPages<Omit<Schema['request_days'], 'account_id'>>((after, limit) => {
    let query = database
      .selectFrom('request_days')
      .select(['date', 'key_id', 'template', 'requests', 'cached'])
      .where('account_id', '=', accountId)
      .where('date', '>=', after?.date ?? from)
      .where('date', '<=', to)
      .orderBy('date')
      .orderBy('key_id')
      .orderBy('template')
      .limit(limit);
    if (after)
      query = query.where((eb) =>
        eb(
          eb.refTuple('date', 'key_id', 'template'),
          '>',
          eb.tuple(after.date, after.key_id, after.template),
        ),
      );
    return query.execute();
  }, PAGE_ROWS);
  for await (const { date, key_id: key, template, requests, cached } of rows)
    yield { date, key, template, requests: Number(requests), cached: Number(cached) };
}

/** Kinds of programs, of which there are few. */
async function readVisitors(database: Database, accountId: string, { from, to }: DateRange) {
  const rows = await database
    .selectFrom('visitor_days')
    .select('visitor')
    .select(({ fn }) => fn.sum('requests').as('requests'))
    .where('account_id', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('visitor')
    .execute();
  return rows.map(({ visitor: name, requests }) => ({ name, requests: Number(requests) }));
}

type KnownKeys = ReadonlyMap<string, { name: string; revoked_at: string | null }>;

async function readKeys(database: Database, accountId: string, ids: readonly string[]): Promise<KnownKeys> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('api_keys')
    .select(['id', 'name', 'revoked_at'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...key }) => [id, key]));
}

function toUsedKey(id: string | null, keys: KnownKeys): UsedKey {
  if (id === SESSION) return { source: 'studio' };
  if (id?.startsWith(SITE)) return { source: 'site', host: id.slice(SITE.length) };
  const key = id === null ? undefined : keys.get(id);
  if (id === null || key === undefined) return { source: 'unknown' };
  return { source: 'key', id, name: key.name, active: key.revoked_at === null };
}

const NOTHING: UsageCounts = { images: 0, cards: 0, requests: 0, cached: 0 };
const KINDS = ['images', 'cards', 'requests', 'cached'] as const;

function createSums<Group>() {
  const sums = new Map<Group, UsageCounts>();
  return {
    sums,
    add(group: Group, part: Part): void {
      const sum = sums.get(group) ?? { ...NOTHING };
      for (const kind of KINDS) sum[kind] += part[kind] ?? 0;
      sums.set(group, sum);
    },
  };
}

type Entry<Group> = [Group, UsageCounts];

/** The first of those with most credits, in turns with others. */
async function findMost<Group>(groups: ReadonlyMap<Group, UsageCounts>): Promise<Entry<Group>[]> {
  let most: Entry<Group>[] = [];
  for (const group of groups) {
    if (most.push(group) < 2 * MOST_USED) continue;
    most = most.sort(byUse).slice(0, MOST_USED);
    await nextTurn();
  }
  return most.sort(byUse).slice(0, MOST_USED);
}

const byUse = <Group>([one, a]: Entry<Group>, [other, b]: Entry<Group>): number =>
  b.images + b.cards - (a.images + a.cards) ||
  b.requests - a.requests ||
  // Equal ones in the same order each time.
  String(one).localeCompare(String(other), 'en');

/** The day `days` after `date`, which may be before it; `2026-11-21` as text. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` to `to`, with both; none or fewer when `to` is before. */
export const countDays = ({ from, to }: DateRange): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const toDates = (range: DateRange): string[] =>
  Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
