import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withOwn } from '../base/with-own.fixture.ts';
import { writeBackup } from './backup.ts';
import { openDataDirectory } from './data-directory.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

test('a backup onto a full disk says so, and leaves nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'backup-'));
  const database = openDatabase({ path: ':memory:' });
  try {
    await migrate(database);
    // What SQLite says when the file that it copies to cannot grow.
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const executor = withOwn(database.getExecutor(), { executeQuery: () => Promise.reject(full) });
    const fullDisk = withOwn(database, { getExecutor: () => executor });
    const target = join(root, 'copy');
    const attempt = writeBackup({
      database: fullDisk,
      directory: openDataDirectory(join(root, 'data')),
      target,
      withKey: false,
      version: '1',
      now: new Date(),
    });
    await expect(attempt).rejects.toThrow(
      `The disk of ${target} is full: the backup is not complete, and nothing of it stays.`,
    );
    expect(readdirSync(target)).toEqual([]);
  } finally {
    await database.destroy();
    rmSync(root, { recursive: true, force: true });
  }
});
