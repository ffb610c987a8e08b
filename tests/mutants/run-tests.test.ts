import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTests } from './run-tests.ts';

const SOON = { idleMs: 300, busyMs: 60_000 };

/** A run that says that `a` failed, and starts a program that holds its pipes; then what it is given. */
const toProgram = (then: string): string => `
  const { pid } = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
  require('node:fs').writeFileSync('pid', String(pid));
  process.send({ file: 'a', test: 'is kept' });
  ${then}`;

test.each([
  ['that waits for ever', 'setInterval(() => {}, 600_000);', ['a', 'b'], SOON],
  ['that computes for ever', 'for (;;);', ['a', 'b'], { idleMs: 300, busyMs: 300 }],
  ['of which each file has failed', 'setInterval(() => {}, 600_000);', ['a'], undefined],
  ['that dies', 'process.exit(1);', ['a', 'b'], undefined],
])(
  'a run %s is ended with all that it started, and what has failed so far counts',
  async (_, then, files, limits) => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'program.cjs');
    writeFileSync(program, toProgram(then));
    expect(await runTests(folder, files, limits, program)).toEqual([{ file: 'a', test: 'is kept' }]);
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    await expect.poll(() => isRunning(pid)).toBe(false);
  },
);

/** One that was ended stays a zombie until somebody asks how it ended. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
