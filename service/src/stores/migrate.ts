import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../base/operator-error.ts';
import type { Database } from './database.ts';
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

/** Every change of the tables, oldest first. One that was released is never edited: add the next. */
const MIGRATIONS: Record<string, Migration> = {
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
};

/**
 * Brings the tables up to date, all or nothing. Safe to run again and by several processes at once: they
 * take turns. Throws `OperatorError`, also when a newer version has migrated the database.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = createMigrator(database);
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new OperatorError(
    `Database migration failed: ${reason}. If a newer version has migrated this database, run that version.`,
    { cause: error },
  );
}

/** Changes nothing. Throws `OperatorError` unless the tables are up to date. */
export async function checkMigrated(database: Database): Promise<void> {
  const migrations = await createMigrator(database).getMigrations();
  const missing = migrations.filter(({ executedAt }) => executedAt === undefined);
  if (missing.length === 0) return;
  throw new OperatorError(
    `The database is not migrated to this version (next: ${missing[0]?.name}), and CARDWRIGHT_MIGRATE=check leaves it as it is. ` +
      'To migrate it: npm run admin -- migrate',
  );
}

const createMigrator = (database: Database): Migrator =>
  new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
