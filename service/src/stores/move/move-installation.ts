import { OperatorError } from '../../base/operator-error.ts';
import { whileUnused, withoutTimeLimit } from '../dialect.ts';
import { isNewer } from '../migrate.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { claimTarget } from './claim-target.ts';
import { copyObjects, type ObjectReport, readObjectNames } from './copy-objects.ts';
import { copyRows } from './copy-rows.ts';
import type { Installation } from './installation.ts';
import { endMove } from './move-note.ts';
import { MOVED_TABLES, type MovedTable } from './moved-tables.ts';
import { countRows, sumTable, type TableSum } from './table-rows.ts';

export type MoveReport = {
  tables: Record<MovedTable, TableSum>;
  images: ObjectReport;
  cards: ObjectReport;
};

const PROGRESS_MS = 2_000;

/**
 * Copies everything from an installation that no service uses into an empty one, and compares what arrived. The data of the source stays
 * as it is; the target cannot be started before all of it is there. After an interruption, another call goes on. Throws
 * `OperatorError`.
 */
export async function moveInstallation(
  source: Installation,
  target: Installation,
  tell: (line: string) => void,
): Promise<MoveReport> {
  if (await isNewer(source.database))
    throw new OperatorError(`A newer version has migrated ${source.place}. Run the move of that version.`);
  let report: MoveReport | undefined;
  const wasUnused = await whileUnused(source.database, MOVED_TABLES, async (checkUnused) => {
    await checkLedger(source);
    const note = await claimTarget(source, target);
    for (const table of MOVED_TABLES) await copyTable(source, target, table, tell);
    const images = await copyStore(source, target, 'images', tell);
    const cards = await copyStore(source, target, 'cards', tell);
    const tables = await compareTables(source, target);
    await checkLedger(target);
    await checkUnused();
    await endMove(target.database, note);
    report = { tables, images, cards };
  });
  if (wasUnused && report !== undefined) return report;
  throw new OperatorError(`A service is using ${source.place}. Stop all services on it, and try again.`);
}

async function checkLedger({ database, place }: Installation): Promise<void> {
  const { faults } = await withoutTimeLimit(database, verifyLedger);
  if (faults.length === 0) return;
  throw new OperatorError(
    `The ledger of ${place} is inconsistent (faults: ${faults.length}), so it is not moved. To see what is wrong: npm run admin -- ledger verify`,
  );
}

async function copyTable(
  source: Installation,
  target: Installation,
  table: MovedTable,
  tell: (line: string) => void,
): Promise<void> {
  const total = await countRows(source.database, table);
  let copied = await countRows(target.database, table);
  const tellNow = everySoOften(() => tell(`${table}: ${copied} of ${total}`));
  try {
    await copyRows(source.database, target.database, table, (rows) => {
      copied += rows;
      tellNow();
    });
  } catch (error) {
    throw isConstraintViolation(error) ? changed(source, target, table) : error;
  }
  tell(`${table}: ${copied} of ${total}`);
}

async function copyStore(
  source: Installation,
  target: Installation,
  store: 'images' | 'cards',
  tell: (line: string) => void,
): Promise<ObjectReport> {
  let copied = 0;
  const tellNow = everySoOften(() => tell(`objects of ${store}: ${copied}`));
  const report = await copyObjects(
    readObjectNames(source.database, store),
    source[store],
    target[store],
    (objects) => {
      copied = objects;
      tellNow();
    },
  );
  tell(`objects of ${store}: ${report.objects}, read back and compared`);
  return report;
}

async function compareTables(source: Installation, target: Installation): Promise<MoveReport['tables']> {
  const sums = {} as MoveReport['tables'];
  for (const table of MOVED_TABLES) {
    const [here, there] = await Promise.all([
      sumTable(source.database, table),
      sumTable(target.database, table),
    ]);
    if (here.rows !== there.rows || here.sha256 !== there.sha256) throw changed(source, target, table);
    sums[table] = here;
  }
  return sums;
}

/** The rows that were copied first are not those of the source any more. */
const changed = (source: Installation, target: Installation, table: MovedTable): OperatorError =>
  new OperatorError(
    `${source.place} was changed since its move began (table ${table}), so ${target.place} cannot be completed. Empty the target, ` +
      'leave the services of the source stopped, and start the move again.',
  );

/** SQLite's and PostgreSQL's (class 23). */
const isConstraintViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(SQLITE_CONSTRAINT|23\d{3}$)/.test(String(error.code));

function everySoOften(task: () => void): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    task();
  };
}
