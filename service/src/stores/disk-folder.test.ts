import { mkdtempSync, rmSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDiskFolder } from './disk-folder.ts';

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
  root = mkdtempSync(join(tmpdir(), 'cardwright-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The folders that a put syncs, the root as an empty path. */
async function foldersSyncedBy(put: Promise<void>): Promise<string[]> {
  synced.length = 0;
  await put;
  return synced.map((path) => relative(root, path)).filter((path) => !path.startsWith('.incoming'));
}

const bytes = Uint8Array.of(1);

test('a put syncs its folder, and the root while it may not keep that folder', async () => {
  const folder = await openDiskFolder(root, { exclusive: true });
  expect(await foldersSyncedBy(folder.put('ab/1.png', bytes))).toEqual(['ab', '']);
  expect(await foldersSyncedBy(folder.put('ab/2.png', bytes))).toEqual(['ab']);
  expect(await foldersSyncedBy(folder.put('cd/3.png', bytes))).toEqual(['cd', '']);
  rmSync(join(root, 'ab'), { recursive: true });
  expect(await foldersSyncedBy(folder.put('ab/4.png', bytes))).toEqual(['ab', '']);
});

test('a folder does not trust what another one made', async () => {
  const first = await openDiskFolder(root, { exclusive: true });
  await first.put('ab/1.png', bytes);
  const second = await openDiskFolder(root, { exclusive: false });
  expect(await foldersSyncedBy(second.put('ab/2.png', bytes))).toEqual(['ab', '']);
});

test.each(['../a.png', '/etc/passwd', 'ab/../../a.png', '.incoming/a', 'ab\\a.png', 'ab//a.png', ''])(
  'a key that could leave the folder is refused: %j',
  async (key) => {
    const folder = await openDiskFolder(root, { exclusive: true });
    await expect(folder.put(key, bytes)).rejects.toThrow('no name of an object');
    await expect(folder.get(key)).rejects.toThrow('no name of an object');
  },
);
