import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

export type Ran = { code: number | null; stdout: Buffer; out: string; err: string };

export type RunOptions = {
  env?: Record<string, string>;
  cwd?: string;
  input?: string;
  /** Sends Ctrl-C then. */
  interruptAfter?: Promise<unknown>;
};

/** The command in a process of its own, as a shell starts it, without anything of this environment but the path. */
export async function runCommand(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, cwd, input, interruptAfter } = options;
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { PATH: process.env.PATH, ...env } });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.end(input ?? '');
  interruptAfter?.then(() => child.kill('SIGINT'));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const bytes = Buffer.concat(stdout);
  return { code, stdout: bytes, out: bytes.toString(), err: Buffer.concat(stderr).toString() };
}
