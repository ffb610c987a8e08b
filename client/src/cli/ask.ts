import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { INTERRUPTED } from './command-error.ts';
import type { Host, Output } from './host.ts';

/** Prompts on standard error and returns what the user types. */
export const ask = (host: Host, question: string, signal: AbortSignal): Promise<string> =>
  askOn(host, host.stderr, question, signal);

/** Like `ask`, without echoing the input. */
export async function askHidden(host: Host, question: string, signal: AbortSignal): Promise<string> {
  host.stderr.write(question);
  const nowhere: Output = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await askOn(host, nowhere, '', signal);
  } finally {
    host.stderr.write('\n');
  }
}

async function askOn(host: Host, output: Output, question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: host.stdin, output, terminal: true });
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  signal.addEventListener('abort', abort, { once: true });
  // A terminal in raw mode sends Ctrl-C as a character; Ctrl-D closes without an answer.
  lines.once('SIGINT', abort).once('close', abort);
  try {
    return await lines.question(question, { signal: stop.signal });
  } catch {
    throw INTERRUPTED;
  } finally {
    signal.removeEventListener('abort', abort);
    lines.close();
  }
}
