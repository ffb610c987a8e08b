import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { runCommandLine } from '../../src/cli/run-command-line.ts';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

export type Ran = { code: number | null; stdout: Buffer; out: string; err: string };

export type RunOptions = { env?: Record<string, string>; cwd?: string; input?: string };

/** What a command that goes on has printed so far, and how to end it as Ctrl-C does. */
export type Going = { out(): string; err(): string; end(): Promise<number> };

/** Starts a command that goes on, as `callCommand` does. */
export function startCommand(args: readonly string[], env: Record<string, string>): Going {
  const [stdout, stderr] = [collect(), collect()];
  const stdin = new PassThrough();
  const ending = new AbortController();
  const host = { env, stdin, stdout: stdout.stream, stderr: stderr.stream };
  const ended = runCommandLine(args, host, ending.signal);
  return {
    out: () => stdout.bytes().toString(),
    err: () => stderr.bytes().toString(),
    end: () => {
      ending.abort();
      return ended;
    },
  };
}

/** The command as a function of this process, without anything of its environment, in `cwd` until it has ended. */
export async function callCommand(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, cwd, input = '' } = options;
  const [stdout, stderr] = [collect(), collect()];
  const stdin = new PassThrough();
  stdin.end(input);
  const before = process.cwd();
  if (cwd !== undefined) process.chdir(cwd);
  try {
    const host = { env, stdin, stdout: stdout.stream, stderr: stderr.stream };
    const code = await runCommandLine(args, host, new AbortController().signal);
    const bytes = stdout.bytes();
    return { code, stdout: bytes, out: bytes.toString(), err: stderr.bytes().toString() };
  } finally {
    process.chdir(before);
  }
}

function collect() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer | string, _encoding, done) => {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}

/** The command in a process of its own, as a shell starts it, for what is about the process; it gets Ctrl-C after `interruptAfter`. */
export async function runCommand(
  args: readonly string[],
  { env = {}, cwd, input = '', interruptAfter }: RunOptions & { interruptAfter?: Promise<unknown> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...CHILD_ENVIRONMENT, ...env } });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.end(input);
  interruptAfter?.then(() => child.kill('SIGINT'));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const bytes = Buffer.concat(stdout);
  return { code, stdout: bytes, out: bytes.toString(), err: Buffer.concat(stderr).toString() };
}
