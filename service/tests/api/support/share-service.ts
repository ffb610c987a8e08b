import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  emptyTestDatabase,
  isOnPostgres,
  openTestDatabase,
} from '../../../src/stores/create-test-database.ts';
import type { Database } from '../../../src/stores/database.ts';
import { MARK } from '../../../src/stores/pair-stores.ts';
import { countRows, createTestService, type OwnService, type TestService } from './test-service.ts';

type Running = {
  settings: string;
  service: OwnService;
  database: Database;
  /** True if something was being drawn, which has ended now. */
  settle(): Promise<boolean>;
};

// Those of this process that nobody uses, whichever of its files they ran for; the last one used is the last.
const free: Running[] = [];
const KEPT = 8;
// They are counted by address, and all tests have one.
const ANY_NUMBER_OF_ACCOUNTS = { CARDWRIGHT_SIGNUP_LIMIT: '1000000' };

/**
 * A running service with these settings that nobody else uses meanwhile and that knows nobody: the account that a test makes is the
 * only one. It goes on running for later tests, and so cannot be stopped; what starts one, or stands in for parts of it, takes
 * `createTestService`.
 */
export async function shareService(environment: Record<string, string> = {}): Promise<TestService> {
  const settings = JSON.stringify(Object.entries(environment).sort());
  const at = free.findLastIndex((one) => one.settings === settings);
  const running = at === -1 ? await run(settings, environment) : (free.splice(at, 1)[0] as Running);
  const { app, baseUrl, sessions, hasAccounts, dataDirectory, register, logText } = running.service;
  const begin = logText().length;
  return {
    app,
    baseUrl,
    sessions,
    hasAccounts,
    dataDirectory,
    count: () => countRows(running.database),
    register,
    logText: () => logText().slice(begin),
    [Symbol.asyncDispose]: async () => {
      if (await forgetAll(running)) free.push(running);
      else await close(running);
      if (free.length > KEPT) await close(free.shift() as Running);
    },
  };
}

async function run(settings: string, environment: Record<string, string>): Promise<Running> {
  const drawing = new Set<string>();
  let onIdle = (): void => {};
  const service = await createTestService(
    { ...ANY_NUMBER_OF_ACCOUNTS, ...environment },
    {
      onDrawing: (id) => {
        drawing.add(id);
        return () => {
          drawing.delete(id);
          if (drawing.size === 0) onIdle();
        };
      },
    },
  );
  const database = await openTestDatabase(service.dataDirectory);
  // It would wait for the service, which cannot go on meanwhile: they are one process.
  if (!isOnPostgres()) await sql`pragma busy_timeout = 0`.execute(database);
  const settle = async (): Promise<boolean> => {
    if (drawing.size === 0) return false;
    await new Promise<void>((resolve) => {
      onIdle = resolve;
    });
    return true;
  };
  return { settings, service, database, settle };
}

/** False for one that the test has broken: nobody else should have it. */
async function forgetAll({ service, database, settle }: Running): Promise<boolean> {
  try {
    await empty(database);
    // What was being drawn may have been kept.
    if (await settle()) await empty(database);
    for (const folder of ['images', 'cards']) removeFiles(join(service.dataDirectory, folder));
    return true;
  } catch {
    return false;
  }
}

/** Once the service is in no transaction. */
async function empty(database: Database): Promise<void> {
  for (;;) {
    try {
      return await emptyTestDatabase(database, ['facts']);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
      await new Promise(setImmediate);
    }
  }
}

function removeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name !== MARK) rmSync(join(entry.parentPath, entry.name), { force: true });
}

async function close({ service, database }: Running): Promise<void> {
  await database.destroy();
  await service[Symbol.asyncDispose]();
}
