import { mkdtempSync, rmSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DurableFsDriver } from './durable-fs-driver.ts';

const synced = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const open = async (path: string, flags: string): Promise<FileHandle> => {
    const file = await original.open(path, flags);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      await sync();
      synced.push(path);
    };
    return file;
  };
  return { ...original, open };
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cardwright-driver-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The folders that a put syncs, the root as an empty path. */
async function foldersSyncedBy(put: Promise<void>): Promise<string[]> {
  synced.length = 0;
  await put;
  return synced.map((path) => relative(root, path)).filter((path) => !path.startsWith('.incoming'));
}

test('a put syncs its folder, and the root while it may not keep that folder', async () => {
  const driver = new DurableFsDriver(root);
  await driver.prepare();
  expect(await foldersSyncedBy(driver.put('ab/1.png', 'one'))).toEqual(['ab', '']);
  expect(await foldersSyncedBy(driver.put('ab/2.png', 'two'))).toEqual(['ab']);
  expect(await foldersSyncedBy(driver.put('cd/3.png', 'three'))).toEqual(['cd', '']);
  rmSync(join(root, 'ab'), { recursive: true });
  expect(await foldersSyncedBy(driver.put('ab/4.png', 'four'))).toEqual(['ab', '']);
});

test('a driver does not trust what another one made', async () => {
  const first = new DurableFsDriver(root);
  await first.prepare();
  await first.put('ab/1.png', 'one');
  expect(await foldersSyncedBy(new DurableFsDriver(root).put('ab/2.png', 'two'))).toEqual(['ab', '']);
});
