import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { MAIN, type Running } from './run-main.ts';
import { type Disk, describeFullDisk } from './support/describe-full-disk.ts';

/** No file may grow beyond 16 bytes: what a quota does, for which nobody must be root. */
function limitedFiles(scratch: string): Disk {
  const limit = (main: Running, bytes: string) =>
    execFileSync('prlimit', [`--pid=${main.child.pid}`, `--fsize=${bytes}:`]);
  return {
    data: () => join(scratch, 'data'),
    command: [process.execPath, MAIN],
    fill: (main) => void limit(main, '16'),
    makeRoom: (main) => void limit(main, 'unlimited'),
  };
}

describeFullDisk('a limit for the size of files', limitedFiles);

test.skipIf(!existsSync('/dev/full'))(
  'a log that cannot be written does not end, or stop, the service',
  async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'cardwright-full-log-'));
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [MAIN], {
      env: { ...CHILD_ENVIRONMENT, PORT: '0', CARDWRIGHT_DATA_DIR: join(scratch, 'data') },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    try {
      const [banner] = await once(child.stderr ?? expect.unreachable(), 'data');
      const baseUrl = /running at (\S+)/.exec(String(banner))?.[1];
      for (let i = 0; i < 20; i += 1) expect((await fetch(`${baseUrl}/livez`)).status).toBe(200);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);
