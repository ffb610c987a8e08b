import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeyRange, ObjectFolder } from './object-folder.ts';

// Inside the root, so that a rename never crosses a file system; no key starts with a dot.
const INCOMING = '.incoming';
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * A folder of this machine; `exclusive` removes what a crash left half written. A `put` survives a power cut: the bytes are
 * written and synced under another name, renamed, and the folders that changed are synced: the root only with what is new in
 * it, as every sync also delays those of the database.
 */
export async function openDiskFolder(
  root: string,
  { exclusive }: { exclusive: boolean },
): Promise<ObjectFolder> {
  const incoming = join(root, INCOMING);
  if (exclusive) {
    await rm(incoming, { recursive: true, force: true });
    await mkdir(incoming, { recursive: true });
  }
  // Folders that the root is known to keep.
  const kept = new Set<string>();

  const toPath = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no name of an object`);
    return join(root, key);
  };

  return {
    put: async (key, bytes) => {
      const temporary = join(incoming, randomUUID());
      const target = toPath(key);
      const folder = dirname(target);
      try {
        await writeSynced(temporary, bytes);
        const made = await mkdir(folder, { recursive: true });
        if (made !== undefined) kept.delete(folder);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
      // The target's own folder may be new, made by this put or by another one a moment ago.
      if (kept.has(folder)) return;
      await syncFolder(root);
      kept.add(folder);
    },
    get: async (key) => {
      const found = await unlessAbsent(readFile(toPath(key)));
      return found && new Uint8Array(found.buffer, found.byteOffset, found.length);
    },
    list: (range = {}) => list(root, '', range),
    delete: (key) => rm(toPath(key), { force: true }),
  };
}

async function* list(
  root: string,
  prefix: string,
  { after = '', before }: KeyRange,
): ReturnType<ObjectFolder['list']> {
  const isInside = (key: string): boolean => key > after && (before === undefined || key < before);
  const entries: Dirent[] = (await unlessAbsent(readdir(join(root, prefix), { withFileTypes: true }))) ?? [];
  const keys = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .sort();
  for (const key of keys) {
    if (!key.endsWith('/')) {
      const found = isInside(key) ? await unlessAbsent(stat(join(root, key))) : undefined;
      if (found) yield { key, lastModified: found.mtime };
      // The greatest text that keys in the folder begin with is less than that of any other.
    } else if (`${key}\uFFFF` > after && (before === undefined || key < before))
      yield* list(root, key, { after, ...(before !== undefined && { before }) });
  }
}

/** Undefined for a file that is not there, or not there any more. */
const unlessAbsent = async <Result>(reading: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
