import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import { causesOf } from '../base/causes-of.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Connection } from './connection.ts';
import { createIndexes } from './create-indexes.ts';
import type { Database } from './database.ts';
import { isPostgres, lockMigrations } from './dialect.ts';
import { initial } from './migrations/0001-initial.ts';
import { cards } from './migrations/0002-cards.ts';
import { billing } from './migrations/0003-billing.ts';
import { erasures } from './migrations/0004-erasures.ts';
import { accountControls } from './migrations/0005-account-controls.ts';
import { removedImages } from './migrations/0006-removed-images.ts';
import { keyScopes } from './migrations/0007-key-scopes.ts';
import { fallbackCards } from './migrations/0008-fallback-cards.ts';
import { briefs } from './migrations/0009-briefs.ts';
import { stars } from './migrations/0010-stars.ts';
import { sessions } from './migrations/0011-sessions.ts';
import { briefTexts } from './migrations/0012-brief-texts.ts';
import { usageByKey } from './migrations/0013-usage-by-key.ts';
import { sessionBrowsers } from './migrations/0014-session-browsers.ts';
import { operators } from './migrations/0015-operators.ts';
import { ownTemplates } from './migrations/0016-own-templates.ts';
import { facts } from './migrations/0017-facts.ts';
import { nodes } from './migrations/0018-nodes.ts';
import { brands } from './migrations/0019-brands.ts';
import { uploads } from './migrations/0020-uploads.ts';
import { sites } from './migrations/0021-sites.ts';
import { paintings } from './migrations/0022-paintings.ts';
import { readings } from './migrations/0023-readings.ts';
import { failureCodes } from './migrations/0024-failure-codes.ts';
import { deferredDeletions } from './migrations/0025-deferred-deletions.ts';
import { closingAccounts } from './migrations/0026-closing-accounts.ts';
import { paidPaintings } from './migrations/0027-paid-paintings.ts';
import { loggedCounters } from './migrations/0028-logged-counters.ts';
import { webhooks } from './migrations/0029-webhooks.ts';
import { siteCardShapes } from './migrations/0030-site-card-shapes.ts';
import { purges } from './migrations/0031-purges.ts';
import { jobAccounts } from './migrations/0033-job-accounts.ts';
import { members } from './migrations/0035-members.ts';
import { keptDesigns } from './migrations/0036-kept-designs.ts';
import { templateDrafts } from './migrations/0037-template-drafts.ts';
import { siteBrands } from './migrations/0038-site-brands.ts';
import { siteTemplates } from './migrations/0040-site-templates.ts';
import { rollups } from './migrations/rollups/0032-rollups.ts';
import { requestDays } from './migrations/rollups/0034-request-days.ts';
import { templateCharacters } from './migrations/rollups/0039-template-characters.ts';
import { transact } from './transact.ts';

/** `contracts`: takes something away that earlier code uses, so code that does not know it may not use the database any more. */
export type Migration = KyselyMigration & { contracts?: true };
type Migrations = Readonly<Record<string, Migration>>;

/** Every change of the tables, oldest first. One that was released is never edited: add the next. */
export const MIGRATIONS: Migrations = {
  '0001-initial': initial,
  '0002-cards': cards,
  '0003-billing': billing,
  '0004-erasures': erasures,
  '0005-account-controls': accountControls,
  '0006-removed-images': removedImages,
  '0007-key-scopes': keyScopes,
  '0008-fallback-cards': fallbackCards,
  '0009-briefs': briefs,
  '0010-stars': stars,
  '0011-sessions': sessions,
  '0012-brief-texts': briefTexts,
  '0013-usage-by-key': usageByKey,
  '0014-session-browsers': sessionBrowsers,
  '0015-operators': operators,
  '0016-own-templates': ownTemplates,
  '0017-facts': facts,
  '0018-nodes': nodes,
  '0019-brands': brands,
  '0020-uploads': uploads,
  '0021-sites': sites,
  '0022-paintings': paintings,
  '0023-readings': readings,
  '0024-failure-codes': failureCodes,
  '0025-deferred-deletions': deferredDeletions,
  '0026-closing-accounts': closingAccounts,
  '0027-paid-paintings': paidPaintings,
  '0028-logged-counters': loggedCounters,
  '0029-webhooks': webhooks,
  '0030-site-card-shapes': siteCardShapes,
  '0031-purges': purges,
  '0032-rollups': rollups,
  '0033-job-accounts': jobAccounts,
  '0034-request-days': requestDays,
  '0035-members': members,
  '0036-kept-designs': keptDesigns,
  '0037-template-drafts': templateDrafts,
  '0038-site-brands': siteBrands,
  '0039-template-characters': templateCharacters,
  '0040-site-templates': siteTemplates,
};

// On PostgreSQL, a change of a table waits for whoever uses it, and everybody else waits behind it: it gives up and asks again.
const PATIENCE_MS = 10 * 60_000;
const RETRY_MS = 1_000;
const BUSY =
  'Database migration failed: a table was in use all the time. End transactions that are open for long (see pg_stat_activity), and start again.';

const isLockTimeout = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === '55P03');

// In `facts`: the newest migration that whoever uses the database must know.
const OLDEST_CODE = 'oldest-code';

/**
 * Brings the tables up to date, all or nothing; of PostgreSQL, without the indexes of `createIndexes`. Safe to run again and by several processes at once: they
 * take turns. Tables that newer code has migrated are used as they are, unless that code has taken away what this code
 * needs: then this throws `OperatorError`, as for any other failure.
 */
export async function migrate(database: Database, migrations: Migrations = MIGRATIONS): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    if (await isNewer(database, migrations)) return await checkMigrated(database, migrations);
    const error = await runMigrations(database, migrations);
    if (error === undefined) {
      // On PostgreSQL they can take long on large tables, and nobody needs them to start.
      if (!isPostgres(database)) await createIndexes(database);
      return;
    }
    // A table was in use: whoever asked for it meanwhile has had it, and this asks again.
    if (isLockTimeout(error)) {
      if (performance.now() > until) throw new OperatorError(BUSY, { cause: error });
      await sleep(RETRY_MS);
      continue;
    }
    // Newer code may have been faster.
    if (await isNewer(database, migrations)) continue;
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Database migration failed: ${reason}.`, { cause: error });
  }
}

/** What went wrong, if anything. */
async function runMigrations(database: Database, migrations: Migrations): Promise<unknown> {
  if (!isPostgres(database)) return (await createMigrator(database, migrations).migrateToLatest()).error;
  try {
    await transact(database, async (transaction) => {
      // Before anything that Kysely does, such as making its own tables.
      await lockMigrations(transaction);
      const { error } = await createMigrator(transaction, migrations).migrateToLatest();
      if (error !== undefined) throw error;
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Changes nothing. Throws `OperatorError` unless this code can use the tables as they are. */
export async function checkMigrated(database: Database, migrations: Migrations = MIGRATIONS): Promise<void> {
  const executed = await readExecuted(database);
  const oldest = executed.includes('0017-facts') ? await readOldestCode(database) : undefined;
  if (oldest !== undefined && !(oldest in migrations))
    throw new OperatorError(
      `A newer version has changed this database (${oldest}) so that this version cannot use it. Run the newer version, or restore ` +
        'a backup from before the upgrade.',
    );
  const missing = Object.keys(migrations).find((name) => !executed.includes(name));
  if (missing === undefined) return;
  throw new OperatorError(
    `The database is not migrated to this version (next: ${missing}), and CARDWRIGHT_MIGRATE=check leaves it as it is. ` +
      'To migrate it: npm run admin -- migrate',
  );
}

/** Whether code that is newer than this has migrated the database. */
export async function isNewer(database: Database, migrations: Migrations = MIGRATIONS): Promise<boolean> {
  return (await readExecuted(database)).some((name) => !(name in migrations));
}

async function readExecuted(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

async function readOldestCode(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('facts')
    .select('value')
    .where('name', '=', OLDEST_CODE)
    .executeTakeFirst();
  return row?.value;
}

const createMigrator = (database: Connection, migrations: Migrations): Migrator =>
  new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, migration]) => [name, withNote(name, migration)]),
        ),
    },
  });

/** A contracting migration that also notes, in its transaction, which code may use the database from now on. */
function withNote(name: string, migration: Migration): KyselyMigration {
  if (!migration.contracts) return migration;
  return {
    up: async (db) => {
      await migration.up(db);
      await (db as Connection)
        .insertInto('facts')
        .values({ name: OLDEST_CODE, value: name })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: name }))
        .execute();
    },
  };
}
