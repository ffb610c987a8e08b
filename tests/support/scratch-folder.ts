import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

// Of Linux: kept in memory, so that what is written there waits for no disk.
const IN_MEMORY = '/dev/shm';
const LEAST_BYTES = 2e9;
const LEAST_MEMORY_BYTES = 8e9;

/**
 * Has this process and those that it starts put their temporary files in memory, where there is plenty: each test of a service commits
 * a few times, and a commit that waits for a disk takes longer than all else about it. The folder goes when the process ends.
 */
export function useMemoryForFiles(): void {
  if (process.env.TMPDIR !== undefined || totalmem() < LEAST_MEMORY_BYTES || readRoom() < LEAST_BYTES) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'cardwright-tests-'));
  // Some tests run a service as another user, who must get to its folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function readRoom(): number {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
