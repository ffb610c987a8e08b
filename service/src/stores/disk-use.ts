import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { MARK } from './pair-stores.ts';

export type FileUse = { files: number; bytes: number };
type Age = (typeof AGES)[number]['name'];

export type DiskUse = {
  images: FileUse & { byAge: Record<Age, FileUse> };
  cards: FileUse & { byAge: Record<Age, FileUse> };
  /** With its write-ahead log. */
  databaseBytes: number;
  totalBytes: number;
};

const DAY_MS = 24 * 3600_000;

/** By the time of the last write; each file counts in the first that holds it. */
export const AGES = [
  { name: 'week', maxDays: 7 },
  { name: 'month', maxDays: 30 },
  { name: 'quarter', maxDays: 90 },
  { name: 'older', maxDays: Number.POSITIVE_INFINITY },
] as const;

/** What the data directory of an installation takes up. Files that vanish meanwhile do not count. */
export async function measureDiskUse(directory: DataDirectory, now: Date): Promise<DiskUse> {
  const images = await measureStore(directory.imagesPath, now);
  const cards = await measureStore(directory.cardsPath, now);
  const parts = ['', '-wal', '-shm'].map((suffix) => sizeOf(directory.databasePath + suffix));
  const databaseBytes = (await Promise.all(parts)).reduce((sum, bytes) => sum + bytes, 0);
  return { images, cards, databaseBytes, totalBytes: images.bytes + cards.bytes + databaseBytes };
}

async function measureStore(root: string, now: Date) {
  const total: FileUse = { files: 0, bytes: 0 };
  const byAge = Object.fromEntries(AGES.map(({ name }) => [name, { files: 0, bytes: 0 }])) as Record<
    Age,
    FileUse
  >;
  for (const path of await listFiles(root)) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) continue;
    const days = (now.getTime() - found.mtimeMs) / DAY_MS;
    const age = AGES.find(({ maxDays }) => days <= maxDays)?.name ?? 'older';
    for (const use of [total, byAge[age]]) {
      use.files += 1;
      use.bytes += found.size;
    }
  }
  return { ...total, byAge };
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name !== MARK)
    .map((entry) => join(entry.parentPath, entry.name));
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size;
