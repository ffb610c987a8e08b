import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { OperatorError } from '../base/operator-error.ts';
import {
  type DataDirectory,
  explain,
  lockDataDirectory,
  makeDirectory,
  openDataDirectory,
} from './data-directory.ts';
import { createPrivateFile, type Database, openDatabase } from './database.ts';
import { IS_KEPT } from './is-kept.ts';
import { isOutOfSpace } from './is-out-of-space.ts';
import { MARK } from './pair-stores.ts';
import type { Schema, StoreName } from './schema.ts';
import { findUnused } from './unused-objects.ts';

// A backup is a folder: cardwright.db, images/, cards/, perhaps master.key, and backup.json, which is written last.

const MANIFEST = 'backup.json';
const COUNTED = [
  'accounts',
  'api_keys',
  'credit_entries',
  'generations',
  'cards',
] as const satisfies readonly (keyof Schema)[];

export type BackupManifest = {
  format: 1;
  createdAt: string;
  /** Of the service that wrote it. */
  version: string;
  /** Whether master.key is in the backup. */
  hasMasterKey: boolean;
  /** Rows of the tables. */
  rows: Record<(typeof COUNTED)[number], number>;
  /** Files that the database refers to and that the data directory did not have, such as `images/ab/….png`. */
  missing: string[];
};

type BackupOptions = {
  database: Database;
  directory: DataDirectory;
  /** A folder that is absent or empty. */
  target: string;
  withKey: boolean;
  version: string;
  now: Date;
};

const MAX_ATTEMPTS = 3;

/**
 * Writes a consistent backup of an installation, also while its service runs, and verifies it. The database is copied first,
 * and then the files it refers to, which never change. Throws `OperatorError`; nothing of the backup stays then.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupManifest> {
  const target = resolve(options.target);
  if (`${target}/`.startsWith(`${options.directory.path}/`))
    throw new OperatorError('The backup must not be inside the data directory. Choose another folder.');
  await makeEmpty(target, 'To back up, choose a folder that does not exist yet');
  try {
    for (let attempt = 1; ; attempt += 1) {
      const manifest = await copyInstallation(options, target);
      // An image may have been deleted since the database was copied; and must not stay in the backup either.
      if (attempt < MAX_ATTEMPTS && (await isOutdated(options.database, manifest))) {
        await empty(target);
        continue;
      }
      await writeSynced(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
      return await verifyBackup(target);
    }
  } catch (error) {
    await empty(target);
    if (!isOutOfSpace(error)) throw error;
    throw new OperatorError(
      `The disk of ${target} is full: the backup is not complete, and nothing of it stays. Free some space, or choose a folder on another disk.`,
      { cause: error },
    );
  }
}

async function copyInstallation(
  { database, directory, withKey, version, now }: BackupOptions,
  target: string,
): Promise<BackupManifest> {
  const databasePath = join(target, 'cardwright.db');
  createPrivateFile(databasePath);
  await sql`vacuum into ${databasePath}`.execute(database);
  await sync(databasePath);
  const { rows, objects } = await readSnapshot(databasePath);
  const missing: string[] = [];
  for (const object of objects)
    if (!(await copySynced(join(directory.path, object), join(target, object)))) missing.push(object);
  // The database knows its images by it.
  await copySynced(join(directory.imagesPath, MARK), join(target, 'images', MARK));
  const hasMasterKey = withKey && (await copySynced(directory.masterKeyPath, join(target, 'master.key')));
  return { format: 1, createdAt: now.toISOString(), version, hasMasterKey, rows, missing };
}

/** Whether a missing image is one that the live database no longer refers to. A missing card is rendered again for free. */
async function isOutdated(database: Database, { missing }: BackupManifest): Promise<boolean> {
  for (const path of missing.filter((name) => name.startsWith('images/'))) {
    if ((await findUnused(database, 'images', [path.slice('images/'.length)])).length > 0) return true;
  }
  return false;
}

/** Checks a backup as a whole: database, numbers of rows, and that each file is there and has the bytes of its name. */
export async function verifyBackup(path: string): Promise<BackupManifest> {
  const manifest = await readManifest(path);
  const { rows, objects, fault } = await readSnapshot(join(path, 'cardwright.db'));
  if (fault !== undefined) throw damaged(path, `the database says: ${fault}`);
  for (const table of COUNTED)
    if (rows[table] !== manifest.rows[table])
      throw damaged(path, `${table} has ${rows[table]} rows instead of ${manifest.rows[table]}`);
  const missing = new Set(manifest.missing);
  for (const object of objects) {
    if (missing.has(object)) continue;
    const bytes = await readFile(join(path, object)).catch(() => undefined);
    if (bytes === undefined) throw damaged(path, `${object} is missing`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (!object.includes(hash)) throw damaged(path, `${object} has other bytes`);
  }
  if (manifest.hasMasterKey && !(await exists(join(path, 'master.key'))))
    throw damaged(path, 'master.key is missing');
  return manifest;
}

/**
 * Restores a verified backup into the data directory `path`, which must be absent or empty, and gives it to `check`. When
 * either fails, the directory is empty again. Throws `OperatorError`.
 */
export async function restoreBackup(
  source: string,
  path: string,
  check: (directory: DataDirectory) => Promise<void>,
): Promise<BackupManifest> {
  const manifest = await verifyBackup(source);
  await makeEmpty(resolve(path), 'To restore, set CARDWRIGHT_DATA_DIR to a new directory');
  const directory = openDataDirectory(path);
  const lock = lockDataDirectory(directory);
  try {
    const { objects } = await readSnapshot(join(source, 'cardwright.db'));
    for (const object of [...objects, join('images', MARK)])
      await copySynced(join(source, object), join(directory.path, object));
    if (manifest.hasMasterKey) await copySynced(join(source, 'master.key'), directory.masterKeyPath);
    await copySynced(join(source, 'cardwright.db'), directory.databasePath);
    await check(directory);
    lock.release();
  } catch (error) {
    lock.release();
    await empty(directory.path);
    throw error;
  }
  return manifest;
}

async function readManifest(path: string): Promise<BackupManifest> {
  if (!(await exists(path))) throw new OperatorError(`There is no folder ${resolve(path)}.`);
  const text = await readFile(join(path, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new OperatorError(`${resolve(path)} is not a complete backup: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== 1)
    throw new OperatorError(
      `The backup ${resolve(path)} was written by a newer version. Restore it with that one.`,
    );
  return manifest;
}

/** Rows and files of a database that nothing else uses, and what SQLite finds wrong with it. */
async function readSnapshot(path: string) {
  const database = openDatabase({ path, readOnly: true });
  try {
    const rows = {} as BackupManifest['rows'];
    for (const table of COUNTED) {
      const query = database.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
      rows[table] = Number((await query.executeTakeFirstOrThrow()).count);
    }
    const images = await database
      .selectFrom('generations')
      .select('image_object as object')
      .distinct()
      .where('image_object', 'is not', null)
      .where(IS_KEPT)
      .execute();
    const paintings = await database
      .selectFrom('generations')
      .select('painting_object as object')
      .distinct()
      .where('painting_object', 'is not', null)
      .where(IS_KEPT)
      .execute();
    const uploads = await database.selectFrom('uploads').select('object').execute();
    const cards = await database.selectFrom('cards').select('object').distinct().execute();
    const nameAll = (store: StoreName, found: { object: string | null }[]) =>
      found.map(({ object }) => `${store}/${object}`);
    const answer = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    const [first] = answer.rows;
    return {
      rows,
      objects: [...nameAll('images', [...images, ...paintings, ...uploads]), ...nameAll('cards', cards)],
      fault: first?.integrity_check === 'ok' ? undefined : (first?.integrity_check ?? 'no answer'),
    };
  } finally {
    await database.destroy();
  }
}

/** Makes the folder, and those above it, for its owner alone. Throws `OperatorError` unless it is empty. */
async function makeEmpty(path: string, advice: string): Promise<void> {
  try {
    makeDirectory(path);
    if ((await readdir(path)).length === 0) return;
  } catch (error) {
    throw new OperatorError(`${path} cannot be used: ${explain(error)}.`, { cause: error });
  }
  throw new OperatorError(`${path} is not empty. ${advice}.`);
}

async function empty(path: string): Promise<void> {
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
}

/** False when there is no such file. The copy is on the disk when this returns, and as old as the original. */
async function copySynced(from: string, to: string): Promise<boolean> {
  const found = await stat(from).catch(() => undefined);
  if (found === undefined) return false;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, to);
  } catch (error) {
    // Deleted since it was looked at.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  await utimes(to, found.atime, found.mtime);
  await sync(to);
  return true;
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await sync(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined;

const damaged = (path: string, problem: string): OperatorError =>
  new OperatorError(`The backup ${resolve(path)} is damaged: ${problem}.`);
