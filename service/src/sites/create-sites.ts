import type { Selectable } from 'kysely';
import { SITE } from '../accounts/read-usage-report.ts';
import { createTtlCache } from '../accounts/ttl-cache.ts';
import { keyTag } from '../base/cache-tags.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';
import type { PageThread } from '../pages/page-thread.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { lockTable } from '../stores/dialect.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import type { SitesTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { parseHost, type SiteHosts } from './parse-host.ts';
import { proveControl, toToken } from './prove-control.ts';
import type { ServedSite, Site, SiteBrand, SiteSettings, Sites } from './types.ts';

export type SitesOptions = {
  database: Database;
  clock: Clock;
  /** Asks a host for its proof. */
  request: GuardedRequest;
  /** Reads the page that has it. */
  thread: Pick<PageThread, 'readMeta'>;
  /** Hosts of this service, which are no sites. */
  siteHosts: SiteHosts;
};

const MOST_SITES = 100;
// As with keys: a change on another node is seen within 5 seconds, and nothing is lost while the database is away.
const CACHE = {
  ttlMs: 4_000,
  max: 10_000,
  outage: {
    maxAgeMs: 5 * 60_000,
    isOutage: (error: unknown): boolean => error instanceof DatabaseUnavailableError,
  },
};

/** Sites whose rows are in `database`. */
export function createSites({ database, clock, request, thread, siteHosts }: SitesOptions): Sites {
  const served = createTtlCache<ServedSite>({
    ...CACHE,
    clock,
    load: (host) => findServed(database, host),
  });
  const hosts = createTtlCache<readonly string[]>({
    ...CACHE,
    clock,
    load: async (accountId) => {
      const rows = await database
        .selectFrom('sites')
        .select('host')
        .where('account_id', '=', accountId)
        .where('verified_at', 'is not', null)
        .execute();
      return rows.map(({ host }) => host);
    },
  });
  const forget = (): void => {
    served.expire();
    hosts.expire();
  };

  const toSite = (row: Row): Site => toSiteOn(row, clock.now().toISOString().slice(0, 10));
  const findRow = async (connection: Connection, accountId: string, text: string): Promise<Row> => {
    // Databases do not take every text.
    if (!/^[\w.:-]+$/.test(text)) throw noSuchSite();
    const row = await connection
      .selectFrom('sites')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('host', '=', text.toLowerCase())
      .executeTakeFirst();
    if (row === undefined) throw noSuchSite();
    return row;
  };

  return {
    async list(accountId) {
      const rows = await database
        .selectFrom('sites')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('host')
        .execute();
      return rows.map(toSite);
    },

    get: async (accountId, host) => toSite(await findRow(database, accountId, host)),

    create: (accountId, { host: text, ...settings }) => {
      const host = parseHost(text, 'host', siteHosts);
      return transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        await refuseBeyond(transaction, accountId);
        const row = await addSite(transaction, {
          account_id: accountId,
          host,
          ...toColumns(settings),
          created_at: clock.now().toISOString(),
        });
        if (row === undefined) throw siteExists(host);
        return toSite(row);
      });
    },

    async update(accountId, text, changes) {
      const row = await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        const former = await findRow(transaction, accountId, text);
        const { host } = former;
        await addPurges(transaction, [keyTag(SITE + host)], { at: clock.now(), again: true });
        return await transaction
          .updateTable('sites')
          .set(toColumns({ ...toSite(former), ...changes }))
          .where('account_id', '=', accountId)
          .where('host', '=', host)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      forget();
      return toSite(row);
    },

    async verify(accountId, text) {
      const { host } = await findRow(database, accountId, text);
      const proof = await proveControl(
        { request, thread },
        { host, token: toToken(accountId, host), accountId },
      );
      const row = await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        await findRow(transaction, accountId, host);
        return await giveHost(transaction, { accountId, host, proof, now: clock.now() });
      });
      forget();
      return toSite(row);
    },

    async delete(accountId, text) {
      await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        const { host } = await findRow(transaction, accountId, text);
        for (const table of ['site_pages', 'sites'] as const)
          await transaction
            .deleteFrom(table)
            .where('account_id', '=', accountId)
            .where('host', '=', host)
            .execute();
        await addPurges(transaction, [keyTag(SITE + host)], { at: clock.now(), again: true });
      });
      forget();
    },

    find: (host) => served.get(host),
    hostsOf: async (accountId) => (await hosts.get(accountId)) ?? [],
  };
}

type Row = Selectable<SitesTable>;
type Owner = { accountId: string; host: string; proof: NonNullable<SitesTable['proof']>; now: Date };

/** Undefined if the account has registered the host already. */
export const addSite = (
  transaction: Connection,
  row: Omit<SitesTable, 'drawn_on' | 'drawn' | 'proof' | 'verified_at'>,
): Promise<Row | undefined> =>
  transaction
    .insertInto('sites')
    .values({ ...row, drawn_on: null, proof: null, verified_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Makes an account that registered the host its only owner. Only the operator takes a host from where the operator put it. */
export async function giveHost(
  transaction: Connection,
  { accountId, host, proof, now }: Owner,
): Promise<Row> {
  await lockTable(transaction, 'sites');
  const former = await transaction
    .selectFrom('sites')
    .select(['account_id', 'proof'])
    .where('host', '=', host)
    .where('verified_at', 'is not', null)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  if (former?.proof === 'operator' && proof !== 'operator')
    throw new ServiceError(
      'conflict',
      `The operator registered ${host} for another account. Ask the operator to change that.`,
      { code: 'site_taken', parameter: 'host' },
    );
  await transaction
    .updateTable('sites')
    .set({ verified_at: null, proof: null })
    .where('host', '=', host)
    .where('account_id', '<>', accountId)
    .execute();
  await transaction
    .deleteFrom('site_pages')
    .where('host', '=', host)
    .where('account_id', '<>', accountId)
    .execute();
  return await transaction
    .updateTable('sites')
    .set({ verified_at: now.toISOString(), proof })
    .where('account_id', '=', accountId)
    .where('host', '=', host)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function findServed(database: Database, host: string): Promise<ServedSite | undefined> {
  const row = await database
    .selectFrom('sites')
    .innerJoin('accounts', 'accounts.id', 'sites.account_id')
    .select([
      'sites.account_id',
      'sites.theme',
      'sites.brand',
      'sites.look',
      'sites.template',
      'sites.daily_cards',
    ])
    .select(['accounts.plan', 'accounts.allowance'])
    .where('sites.host', '=', host)
    .where('sites.verified_at', 'is not', null)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      host,
      accountId: row.account_id,
      theme: row.theme ?? undefined,
      brand: toBrand(row),
      template: row.template ?? undefined,
      dailyCards: row.daily_cards,
      plan: row.plan,
      allowance: row.allowance,
    }
  );
}

const toColumns = ({ theme, brand, template, dailyCards }: SiteSettings) => ({
  theme: theme ?? null,
  brand: brand?.name ?? null,
  look: brand ? JSON.stringify(brand.look) : null,
  template: template ?? null,
  daily_cards: dailyCards,
});

const toBrand = ({ brand, look }: Pick<Row, 'brand' | 'look'>): SiteBrand | undefined =>
  brand === null || look === null ? undefined : { name: brand, look: JSON.parse(look) };

const toSiteOn = (row: Row, day: string): Site => ({
  host: row.host,
  theme: row.theme ?? undefined,
  brand: toBrand(row),
  template: row.template ?? undefined,
  dailyCards: row.daily_cards,
  drawnToday: row.drawn_on === day ? row.drawn : 0,
  proof: row.proof ?? undefined,
  token: toToken(row.account_id, row.host),
  createdAt: row.created_at,
  verifiedAt: row.verified_at ?? undefined,
});

async function lockExisting(transaction: Connection, accountId: string): Promise<void> {
  if ((await lockAccount(transaction, accountId)) === undefined)
    throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
}

async function refuseBeyond(transaction: Connection, accountId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('sites')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_SITES) return;
  throw new ServiceError('conflict', `An account can have ${MOST_SITES} sites. Delete one first.`, {
    code: 'site_limit_reached',
  });
}

const siteExists = (host: string): ServiceError =>
  new ServiceError(
    'conflict',
    `Your account has registered ${host} already. \`POST /api/v1/sites/{host}/verify\` verifies it.`,
    { code: 'site_exists', parameter: 'host' },
  );

const noSuchSite = (): ServiceError =>
  new ServiceError('not-found', 'Your account has no site with this host. `GET /api/v1/sites` lists them.', {
    code: 'not_found',
  });
