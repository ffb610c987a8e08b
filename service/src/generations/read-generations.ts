import type { ImageFormat } from '@cardwright/engine';
import type { Selectable } from 'kysely';
import { ServiceError } from '../base/service-error.ts';
import { readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import { readPages } from '../stores/read-pages.ts';
import type { GenerationsTable } from '../stores/schema.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import { toGeneration } from './generation-row.ts';
import type { GenerationSettings } from './settings.ts';
import type { Dashboard, Generation, StoredImage } from './types.ts';

const notFound = (): ServiceError =>
  new ServiceError('not-found', 'There is no generation with this id in your account.', {
    code: 'not_found',
  });

/** Whoever owns it; `accountId` narrows to one account. Throws `not-found`. */
export async function getGeneration(database: Database, id: string, accountId?: string): Promise<Generation> {
  let query = database.selectFrom('generations').selectAll().where('id', '=', id);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw notFound();
  return toGeneration(row);
}

/** Newest first, by the order of submits. */
export async function readHistory(
  database: Database,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ generations: Generation[]; total: number }> {
  const rows = await database
    .selectFrom('generations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { generations: rows.map(toGeneration), total: await countGenerations(database, accountId) };
}

/** Newest first. */
export async function* readAllGenerations(database: Database, accountId: string): AsyncGenerator<Generation> {
  const rows = readPages<Selectable<GenerationsTable>>((after, limit) => {
    let query = database
      .selectFrom('generations')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('sequence', 'desc')
      .limit(limit);
    if (after !== undefined) query = query.where('sequence', '<', after.sequence);
    return query.execute();
  });
  for await (const row of rows) yield toGeneration(row);
}

async function countGenerations(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('generations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
    .select('plan')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined)
    throw new ServiceError('not-found', 'There is no such account.', { code: 'not_found' });
  const period = toPeriod(now);
  const planLimit = allowances[account.plan];
  const creditsUsed = await readUsage(database, accountId, period);
  return {
    plan: account.plan,
    planLimit,
    creditsUsed,
    creditsRemaining: Math.max(0, planLimit - creditsUsed),
    totalGenerations: await countGenerations(database, accountId),
    currentPeriod: period,
    resetsAt: periodEnd(now),
  };
}

/** Undefined when no completed generation has this token and format. */
export async function findImage(
  database: Database,
  images: ImageStore,
  token: string,
  format: ImageFormat,
): Promise<StoredImage | undefined> {
  const row = await database
    .selectFrom('generations')
    .select(['image_object', 'completed_at'])
    .where('image_token', '=', token)
    .where('format', '=', format)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!row?.image_object || !row.completed_at) return undefined;
  const bytes = await images.get(row.image_object);
  // The row says that it was stored: a client must not take a lost disk for "never existed" and forget the address.
  if (bytes === undefined)
    throw new ServiceError('unavailable', 'This image cannot be read just now; try again later.', {
      code: 'image_unavailable',
      retryAfterSeconds: 60,
      cause: new Error(`no object ${row.image_object} in the image store`),
    });
  // The object name is the hash of the bytes.
  return { bytes, format, etag: `"${row.image_object}"`, lastModified: new Date(row.completed_at) };
}
