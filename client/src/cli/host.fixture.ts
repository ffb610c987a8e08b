import { PassThrough, Writable } from 'node:stream';
import type { Host, Output } from './host.ts';

/** A process that is none: what is written to it can be read, and its input is given. */
export function createHost(
  options: { env?: Record<string, string>; isTerminal?: boolean; columns?: number } = {},
): Host & { stdin: PassThrough; out(): string; err(): string; rawModes: boolean[] } {
  const { env = {}, isTerminal = false, columns = 80 } = options;
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err'): Output => {
    const stream: Output = new Writable({
      write: (chunk, _encoding, done) => {
        written[name] += chunk;
        done();
      },
    });
    return Object.assign(stream, isTerminal ? { isTTY: true, columns } : {});
  };
  const rawModes: boolean[] = [];
  const stdin = Object.assign(
    new PassThrough(),
    isTerminal ? { isTTY: true, setRawMode: (isRaw: boolean) => rawModes.push(isRaw) } : {},
  );
  return {
    env,
    stdin,
    stdout: output('out'),
    stderr: output('err'),
    out: () => written.out,
    err: () => written.err,
    rawModes,
  };
}
