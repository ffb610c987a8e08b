import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../../tests/support/find-free-port.ts';

export type TestServer = {
  /** Of a superuser, to the database `postgres`. */
  url: string;
  /** `immediate` is a crash: nothing is written down, and every connection is cut. */
  stop(how: 'fast' | 'immediate'): void;
  start(): void;
  /** The same as `stop('immediate')` and `start()`, while this process goes on. */
  crash(): Promise<void>;
  recover(): Promise<void>;
  remove(): void;
};

/** The folder with `initdb` and `postgres` of the newest PostgreSQL of this machine; undefined when there is none. */
export function findPostgres(): string | undefined {
  const installed = [
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/opt/homebrew/opt/postgresql*/bin'),
  ]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .reverse();
  return installed.find((folder) => existsSync(join(folder, 'initdb')));
}

/** A server of its own in a temporary folder. What it holds need not survive the machine, so it does not wait for the disk. */
export async function startTestServer(binaries: string, more = ''): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-postgres-'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  // PostgreSQL refuses to run as root.
  const runAs = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (runAs.length > 0) chownSync(folder, readId('-u'), readId('-g'));
  const toCommand = (program: string, options: readonly string[]): [string, string[]] => {
    const [command = '', ...args] = [...runAs, join(binaries, program), ...options];
    return [command, args];
  };
  const run = (program: string, ...options: string[]): void => {
    execFileSync(...toCommand(program, options), { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  // The order of text of a language, as managed servers have it: ours must not depend on it.
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=500 -c shared_buffers=32MB ${more}`;
  const starting = ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'];
  const start = (): void => run('pg_ctl', ...starting);
  const runBeside = async (...options: string[]): Promise<void> => {
    await promisify(execFile)(...toCommand('pg_ctl', options), { cwd: folder });
  };
  const stop: TestServer['stop'] = (how) => run('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    crash: () => runBeside('-D', data, '-w', '-m', 'immediate', 'stop'),
    recover: () => runBeside(...starting),
    remove: () => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readId = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
