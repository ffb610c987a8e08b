import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { MAIN, type Running } from './run-main.ts';
import { type Disk, describeFullDisk } from './support/describe-full-disk.ts';

const ALONE = ['unshare', '--map-root-user', '--mount', '--'];
const MOUNT = 'mount -t tmpfs -o size=8m,mode=700 tmpfs "$0" && exec "$@"';

/** A file system of 8 MB that only the service sees, and this process through /proc. */
function smallFileSystem(scratch: string): Disk {
  const seen = (main: Running) => `/proc/${main.child.pid}/root${scratch}`;
  return {
    data: (main) => join(seen(main), 'data'),
    command: [...ALONE, 'sh', '-c', MOUNT, scratch, process.execPath, MAIN],
    fill: (main) => {
      const filler = openSync(join(seen(main), 'filler'), 'w');
      try {
        for (const size of [65_536, 1]) while (writes(filler, size));
      } finally {
        closeSync(filler);
      }
    },
    makeRoom: (main) => rmSync(join(seen(main), 'filler')),
  };
}

function writes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

const mayMount = (): boolean =>
  spawnSync(ALONE[0] ?? '', [...ALONE.slice(1), 'sh', '-c', MOUNT, tmpdir(), 'true']).status === 0;

if (mayMount()) describeFullDisk('a file system of 8 MB', smallFileSystem);
else test.skip('a disk that is full: nothing may be mounted here');
