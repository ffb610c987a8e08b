import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImageFormat } from '@cardwright/engine';
import { allowanceOf, UNLIMITED } from '../accounts/allowance.ts';
import { ServiceError } from '../base/service-error.ts';
import { readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import { type ImageStore, toContentTag } from '../stores/image-store.ts';
import { readPages } from '../stores/read-pages.ts';
import type { RemovalReason } from '../stores/schema.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import { type ReadRow, SHOWN_COLUMNS, toGeneration } from './generation-row.ts';
import { parseCursor, toCursor } from './history-cursor.ts';
import { isNarrowed, matchHistory, SEARCHED_GENERATIONS } from './match-history.ts';
import type { GenerationSettings } from './settings.ts';
import type { Dashboard, Generation, HistoryPage, HistoryQuery, StoredImage } from './types.ts';

const SEARCHED_AT_ONCE = 1000;

export const notFound = (): ServiceError =>
  new ServiceError('not-found', 'Your account has no generation with this id.', {
    code: 'not_found',
  });

/** Generations with what became of their images, and their stars. */
const selectGenerations = (database: Database) =>
  database
    .selectFrom('generations')
    .leftJoin('removed_images', 'removed_images.generation_id', 'generations.id')
    .leftJoin('starred_generations', 'starred_generations.generation_id', 'generations.id')
    .select([...SHOWN_COLUMNS, 'generations.sequence'])
    .select(['removed_images.reason as removal', 'starred_generations.starred_at'])
    .select((eb) => eb('generations.design_md', 'is not', null).as('branded'));

/** Whoever owns it; `accountId` narrows to one account. Throws `not-found`. */
export async function getGeneration(database: Database, id: string, accountId?: string): Promise<Generation> {
  let query = selectGenerations(database).where('id', '=', id);
  if (accountId !== undefined) query = query.where('generations.account_id', '=', accountId);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw notFound();
  return toGeneration(row);
}

/** Throws `not-found`. */
export async function getDesign(database: Database, accountId: string, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('generations')
    .select('design_md')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row.design_md;
}

/** A page of the history and the row after it, which tells whether there is a next page. */
export function selectHistory(database: Database, accountId: string, query: HistoryQuery) {
  const page = selectGenerations(database)
    .where(matchHistory(database, accountId, query))
    .orderBy('sequence', 'desc')
    .limit(query.limit + 1);
  if (query.cursor !== undefined) return page.where('sequence', '<', parseCursor(query.cursor).sequence);
  if (isNarrowed(query) || query.offset === 0) return page.offset(query.offset);
  // Counted off in the index alone: of a million, passing over whole rows took a second of the thread of SQLite.
  return page.where('sequence', 'in', (eb) =>
    eb
      .selectFrom('generations as shown')
      .select('shown.sequence')
      .where('shown.account_id', '=', accountId)
      .orderBy('shown.sequence', 'desc')
      .limit(query.limit + 1)
      .offset(query.offset),
  );
}

/** How many all pages have. What had to be counted for the first page stands in the cursors to the next ones. */
async function findTotal(database: Database, accountId: string, query: HistoryQuery): Promise<number> {
  if (!isNarrowed(query)) return await countGenerations(database, accountId);
  const known = query.cursor === undefined ? undefined : parseCursor(query.cursor).total;
  if (known !== undefined) return known;
  const { total } = await database
    .selectFrom('generations')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matchHistory(database, accountId, query))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first, by the order of submits. Throws `invalid` for a cursor that is none. */
export async function readHistory(
  database: Database,
  accountId: string,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { found, total } =
    query.search === undefined
      ? {
          found: await selectHistory(database, accountId, query).execute(),
          total: await findTotal(database, accountId, query),
        }
      : await searchHistory(database, accountId, query);
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    generations: rows.map(toGeneration),
    total,
    nextCursor: last !== undefined && found.length > rows.length ? toCursor(last.sequence, total) : null,
  };
}

/** The same for a search: it reads texts, of up to ten kilobytes each, so others have their turn after every thousand. */
async function searchHistory(database: Database, accountId: string, query: HistoryQuery) {
  const cursor = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const isCounted = cursor?.total !== undefined;
  const matches: number[] = [];
  let below = isCounted ? cursor.sequence : Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < SEARCHED_GENERATIONS; read += SEARCHED_AT_ONCE) {
    const next = await database
      .selectFrom('generations')
      .select('sequence')
      .where('account_id', '=', accountId)
      .where('sequence', '<', below)
      .orderBy('sequence', 'desc')
      .limit(SEARCHED_AT_ONCE)
      .execute();
    const lowest = next.at(-1)?.sequence;
    if (lowest === undefined) break;
    const found = await database
      .selectFrom('generations')
      .select('sequence')
      .where(matchHistory(database, accountId, query))
      .where('sequence', '<', below)
      .where('sequence', '>=', lowest)
      .orderBy('sequence', 'desc')
      .execute();
    matches.push(...found.map(({ sequence }) => sequence));
    below = lowest;
    if (isCounted && matches.length > query.limit) break;
    await nextTurn();
  }
  const behind =
    cursor === undefined
      ? matches.slice(query.offset)
      : matches.filter((sequence) => sequence < cursor.sequence);
  const shown = behind.slice(0, query.limit + 1);
  const found =
    shown.length === 0
      ? []
      : await selectGenerations(database)
          .where('sequence', 'in', shown)
          .orderBy('sequence', 'desc')
          .execute();
  return { found, total: cursor?.total ?? matches.length };
}

/** Newest first. */
export async function* readAllGenerations(database: Database, accountId: string): AsyncGenerator<Generation> {
  const rows = readPages<ReadRow & { sequence: number }>((after, limit) => {
    let query = selectGenerations(database)
      .where('generations.account_id', '=', accountId)
      .orderBy('sequence', 'desc')
      .limit(limit);
    if (after !== undefined) query = query.where('sequence', '<', after.sequence);
    return query.execute();
  });
  for await (const row of rows) yield toGeneration(row);
}

async function countGenerations(database: Database, accountId: string): Promise<number> {
  const row = await database
    .selectFrom('account_counts')
    .select('generations')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.generations ?? 0);
}

/** The account's month. Credits left are never negative, also after a change to a smaller plan. */
export async function readDashboard(
  database: Database,
  accountId: string,
  allowances: GenerationSettings['allowances'],
  now: Date,
): Promise<Dashboard> {
  const account = await database
    .selectFrom('accounts')
    .select(['plan', 'allowance'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) throw new ServiceError('not-found', 'Account not found.', { code: 'not_found' });
  const period = toPeriod(now);
  const planLimit = allowanceOf(account, allowances);
  const unlimited = planLimit === UNLIMITED;
  const creditsUsed = await readUsage(database, accountId, period);
  return {
    plan: account.plan,
    planLimit,
    unlimited,
    creditsUsed,
    creditsRemaining: unlimited ? UNLIMITED : Math.max(0, planLimit - creditsUsed),
    totalGenerations: await countGenerations(database, accountId),
    currentPeriod: period,
    resetsAt: periodEnd(now),
  };
}

/** Undefined when no completed generation has this token and format. Throws `gone` for a removed image. */
export async function findImage(
  database: Database,
  images: ImageStore,
  token: string,
  format: ImageFormat,
): Promise<StoredImage | undefined> {
  const row = await database
    .selectFrom('generations')
    .leftJoin('removed_images', 'removed_images.generation_id', 'generations.id')
    .select([
      'generations.account_id',
      'image_object',
      'completed_at',
      'painter',
      'removed_images.reason as removal',
    ])
    .where('generations.image_token', '=', token)
    .where('format', '=', format)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  const removal = row === undefined ? await findRemoval(database, token) : row.removal;
  if (removal) throw gone(removal);
  if (!row?.image_object || !row.completed_at) return undefined;
  const bytes = await images.get(row.image_object);
  // The row says that it was stored, so this must not look like a 404, which a client could remember.
  if (bytes === undefined)
    throw new ServiceError('unavailable', 'This image is temporarily unavailable; try again later.', {
      code: 'image_unavailable',
      retryAfterSeconds: 60,
      cause: new Error(`no object ${row.image_object} in the image store`),
    });
  return {
    token,
    accountId: row.account_id,
    bytes,
    format,
    etag: `"${toContentTag(row.image_object)}"`,
    lastModified: new Date(row.completed_at),
    painter: row.painter,
  };
}

async function findRemoval(database: Database, token: string): Promise<RemovalReason | undefined> {
  const row = await database
    .selectFrom('removed_images')
    .select('reason')
    .where('image_token', '=', token)
    .executeTakeFirst();
  return row?.reason;
}

const gone = (reason: RemovalReason): ServiceError =>
  reason === 'deleted'
    ? new ServiceError('gone', 'This image was deleted by its owner.', { code: 'image_deleted' })
    : new ServiceError('gone', 'This image was removed after the retention period of this server.', {
        code: 'image_expired',
      });
