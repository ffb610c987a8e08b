import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import type { BrandsTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import type { Brand, BrandSummary, Brands } from './types.ts';

export type BrandsOptions = {
  database: Database;
  clock: Clock;
  /** Saved brands that an account may have. */
  limit: number;
};

const SUMMARY = ['name', 'revision', 'created_at', 'updated_at'] as const;

/** Saved brands in `database`. */
export function createBrands({ database, clock, limit }: BrandsOptions): Brands {
  const get = async (accountId: string, name: string): Promise<Brand> => {
    const row = await findRow(database, accountId, name);
    if (row === undefined) throw noSuchBrand();
    return toBrand(row);
  };

  const list = async (accountId: string): Promise<BrandSummary[]> => {
    const rows = await database
      .selectFrom('brands')
      .select(SUMMARY)
      .where('account_id', '=', accountId)
      .orderBy('lookup')
      .execute();
    return rows.map(toSummary);
  };

  return {
    list,
    get,

    async find(accountId, name) {
      const row = await findRow(database, accountId, name);
      return row && toBrand(row);
    },

    create: (accountId, { name, designMd }) =>
      transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        if ((await findRow(transaction, accountId, name)) !== undefined) throw nameTaken();
        await refuseBeyond(limit, transaction, accountId);
        const now = clock.now().toISOString();
        const row: BrandsTable = {
          account_id: accountId,
          lookup: toLookup(name),
          name,
          design_md: designMd,
          revision: 1,
          created_at: now,
          updated_at: now,
        };
        await transaction.insertInto('brands').values(row).execute();
        return toBrand(row);
      }),

    replace: (accountId, name, { name: newName, designMd, revision }) =>
      transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        const row = await findRow(transaction, accountId, name);
        if (row === undefined) throw noSuchBrand();
        if (revision !== undefined && revision !== row.revision) throw changedMeanwhile(row.revision);
        const renamed = newName ?? row.name;
        const isOther = toLookup(renamed) !== row.lookup;
        if (isOther && (await findRow(transaction, accountId, renamed)) !== undefined) throw nameTaken();
        const changed = {
          name: renamed,
          lookup: toLookup(renamed),
          design_md: designMd,
          revision: row.revision + 1,
          updated_at: clock.now().toISOString(),
        };
        await transaction
          .updateTable('brands')
          .set(changed)
          .where('account_id', '=', accountId)
          .where('lookup', '=', row.lookup)
          .execute();
        return toBrand({ ...row, ...changed });
      }),

    async delete(accountId, name) {
      const { numDeletedRows } = await database
        .deleteFrom('brands')
        .where('account_id', '=', accountId)
        .where('lookup', '=', toLookup(name))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuchBrand();
    },

    async *readAll(accountId) {
      for (const { name } of await list(accountId)) {
        const row = await findRow(database, accountId, name);
        // Deleted since the list was read.
        if (row !== undefined) yield toBrand(row);
      }
    },
  };
}

/** What is the same in all spellings of a name. */
const toLookup = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

function findRow(connection: Connection, accountId: string, name: string): Promise<BrandsTable | undefined> {
  return connection
    .selectFrom('brands')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('lookup', '=', toLookup(name))
    .executeTakeFirst();
}

async function lockExisting(transaction: Connection, accountId: string): Promise<void> {
  if ((await lockAccount(transaction, accountId)) === undefined)
    throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
}

async function refuseBeyond(limit: number, transaction: Connection, accountId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('brands')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  throw new ServiceError(
    'conflict',
    `Your account has ${count} saved brands, as many as this server allows. Delete one first, or change one.`,
    { code: 'brand_limit_reached' },
  );
}

const toSummary = (row: Pick<BrandsTable, (typeof SUMMARY)[number]>): BrandSummary => ({
  name: row.name,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toBrand = (row: BrandsTable): Brand => ({ ...toSummary(row), designMd: row.design_md });

const noSuchBrand = (): ServiceError =>
  new ServiceError(
    'not-found',
    'Your account has no saved brand with this name. `GET /api/v1/brands` lists them.',
    { code: 'not_found' },
  );

const nameTaken = (): ServiceError =>
  new ServiceError(
    'conflict',
    'Your account has a brand with this name already. Choose another name, or change that brand.',
    { code: 'brand_exists', parameter: 'name' },
  );

const changedMeanwhile = (revision: number): ServiceError =>
  new ServiceError(
    'conflict',
    `The brand was changed in the meantime and now has revision ${revision}. Get it, and send your change with that revision.`,
    { code: 'brand_changed', parameter: 'revision' },
  );
