import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patientMs } from '../support/machine-speed.ts';

/** A test that failed: its file, and its name or what kept the file from being run. */
export type Failure = { file: string; test: string };

/** What the process of a run says after each test and each file. */
export type Report = { file: string; test?: string | undefined; isEnded?: boolean };

/** How long a run may say nothing: while it does nothing, and while it computes. */
export type Limits = { idleMs: number; busyMs: number };

const PROGRAM = join(import.meta.dirname, 'test-process.ts');
const LOOK_MS = 5000;
// Of one processor. Below that, what computes is the runner itself, which looks after its workers.
const IDLE_SHARE = 0.05;

/**
 * Runs test files of a checkout, and returns the first failure of each that has one. A fault may leave a test waiting, a loop without an
 * end, or a program that holds the pipes of the runner, which then waits for it for ever. So the run has a group of processes of its own:
 * the group is ended once every file has failed or come to its end, or when it says nothing for too long, and what had failed so far counts.
 */
export async function runTests(
  root: string,
  files: readonly string[],
  limits: Limits = { idleMs: patientMs(90_000), busyMs: patientMs(300_000) },
  program: string = PROGRAM,
): Promise<Failure[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'run-'));
  // Some tests run a service as another user, who must get to its folder.
  chmodSync(scratch, 0o755);
  // Tests read files from where they are started.
  const child = fork(program, [...files], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What waits in vain need not wait for as long as in a run that is to pass.
    env: { ...process.env, TMPDIR: scratch, TEST_PATIENCE: '0.2' },
  });
  const end = (): void => endGroup(child);
  // Before the checkout is removed that they run in.
  process.prependOnceListener('exit', end);
  try {
    return await listen(child, files, limits);
  } finally {
    end();
    process.off('exit', end);
    // A database server is in no group. It ends by itself when its files are gone.
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function listen(child: ChildProcess, files: readonly string[], limits: Limits): Promise<Failure[]> {
  const failed = new Map<string, Failure>();
  const open = new Set(files);
  let isHeard = true;
  let since = { at: 0, seconds: 0 };
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const now = { at: Date.now(), seconds: readProcessorSeconds(child) };
      if (isHeard) {
        isHeard = false;
        since = now;
        return;
      }
      const silentMs = now.at - since.at;
      const isIdle = (now.seconds - since.seconds) * 1000 < silentMs * IDLE_SHARE;
      if (silentMs < (isIdle ? limits.idleMs : limits.busyMs)) return;
      const what = `nothing was heard of it for ${Math.round(silentMs / 1000)} s`;
      process.stdout.write(`Ended, as ${what}: ${[...open].join(' ')}\n`);
      finish();
    };
    const looking = setInterval(look, Math.min(LOOK_MS, limits.idleMs));
    const finish = (): void => {
      clearInterval(looking);
      resolve([...failed.values()]);
    };
    child.on('message', ({ file, test, isEnded }: Report) => {
      isHeard = true;
      if (test !== undefined && !failed.has(file)) failed.set(file, { file, test });
      if (test !== undefined || isEnded) open.delete(file);
      if (open.size === 0) finish();
    });
    child.once('disconnect', finish);
    child.once('error', reject);
  });
}

/** Of all processes of the group that live. */
function readProcessorSeconds({ pid }: ChildProcess): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pgid=', '-o', 'time='], { encoding: 'utf8' }).split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([group]) => group === String(pid))
    .reduce((sum, [, time = '']) => sum + toSeconds(time), 0);
}

/** `[days-]hours:minutes:seconds`, or `minutes:seconds`. */
const toSeconds = (time: string): number => {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
