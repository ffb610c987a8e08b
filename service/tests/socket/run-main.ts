import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { findBundle } from '../../find-bundle.mjs';

const SERVICE = join(import.meta.dirname, '../..');
/** A busy machine draws a card late: the 503 of that is what few tests are about. */
export const PATIENT = { CARDWRIGHT_CARD_DEADLINE_MS: '60000' };
/** The service from its sources. */
export const SOURCES = join(SERVICE, 'src/main.ts');
/** As `npm start` runs it: from the bundle, which starts in a third of the time, unless a source is newer. */
export const MAIN = findBundle(SERVICE) ?? SOURCES;

export type Running = {
  child: ChildProcess;
  baseUrl: string;
  /** What it has written so far. */
  output(): string;
  /** The part of it that went to standard output. */
  stdout(): string;
  exited: Promise<{ code: number | null; signal: string | null }>;
};

/** Starts a program of the service in a child process, and waits until it says where it listens or ends. */
export async function runMain(
  environment: Record<string, string>,
  command: readonly string[] = [process.execPath, MAIN],
): Promise<Running> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...CHILD_ENVIRONMENT, ...PATIENT, PORT: '0', CARDWRIGHT_LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let stdout = '';
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.on('exit', (code, signal) => resolve({ code, signal })),
  );
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const address = /running at (\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
      read(chunk);
    });
    child.stderr.on('data', read);
  });
  const baseUrl = await Promise.race([listening, exited.then(() => '')]);
  return { child, baseUrl, output: () => text, stdout: () => stdout, exited };
}
