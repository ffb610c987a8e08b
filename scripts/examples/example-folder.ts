import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../tests/support/find-free-port.ts';

export type Environment = Readonly<Record<string, string>>;

/** A copy of an example, away from this tree, so that nothing of it is found by chance. */
export type ExampleFolder = AsyncDisposable & {
  path: string;
  /** The command's output. Throws with what it wrote when it fails. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Runs `npm start` until the folder is disposed of; gives the address once it answers there. */
  serve(path: string): Promise<string>;
  read(file: string): string;
};

const COMMAND_MS = 300_000;
const START_MS = 60_000;
// What frameworks would send home or draw on a terminal.
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  'build',
  '.next',
  '.astro',
  '.svelte-kit',
  '.nuxt',
  '.output',
]);

export function copyExample(source: string, environment: Environment): ExampleFolder {
  const path = mkdtempSync(join(tmpdir(), 'cardwright-example-'));
  for (const name of readdirSync(source).filter((entry) => !NOT_COPIED.has(entry)))
    cpSync(join(source, name), join(path, name), { recursive: true });
  const env = { ...process.env, ...QUIET, ...environment };
  const stops: (() => void)[] = [];

  return {
    path,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    run: async (command, ...args) => {
      const ended = await promisify(execFile)(command, args, {
        cwd: path,
        env,
        timeout: COMMAND_MS,
        maxBuffer: 64 * 1024 * 1024,
      }).catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(
          `${[command, ...args].join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`,
        );
      });
      return ended.stdout;
    },
    serve: async (page) => {
      const port = await findFreePort();
      // A group of its own: npm and what it starts end together.
      const server = spawn('npm', ['start'], {
        cwd: path,
        env: { ...env, PORT: String(port) },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      stops.push(() => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid));
      const address = `http://localhost:${port}${page}`;
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(100)) {
        if (server.exitCode !== null) break;
        const response = await fetch(address).catch(() => undefined);
        if (response !== undefined) return address;
      }
      throw new Error(`npm start does not answer at ${address}:\n${output}`);
    },
    async [Symbol.asyncDispose]() {
      for (const stop of stops) stop();
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
