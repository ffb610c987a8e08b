import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestService } from '../api/support/test-service.ts';
import { MAIN, type Running, runMain } from './run-main.ts';

let directory: string;
let running: Running[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cardwright-start-'));
  running = [];
});
afterEach(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(directory, { recursive: true, force: true });
});

const start = async (environment: Record<string, string> = {}, command?: string[]): Promise<Running> => {
  const main = await runMain({ CARDWRIGHT_DATA_DIR: join(directory, 'data'), ...environment }, command);
  running.push(main);
  return main;
};

describe('the start', () => {
  test('says where it listens, with the address that clients use; it and the stop are lines of the log, which is JSON alone', async () => {
    const main = await start({
      CARDWRIGHT_LOG_LEVEL: 'info',
      CARDWRIGHT_BASE_URL: 'https://cards.example.com',
    });
    const { output, baseUrl } = main;
    expect(baseUrl).toBe('https://cards.example.com');
    expect(output()).toContain('curl -sS https://cards.example.com/api/v1/users');
    expect(output()).toContain('card.png');
    const port = Number(/Listening on port (\d+) of all interfaces/.exec(output())?.[1]);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    main.child.kill('SIGTERM');
    expect(await main.exited).toEqual({ code: 0, signal: null });
    const lines = main
      .stdout()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; port?: number });
    expect(lines[0]).toMatchObject({
      msg: 'service started',
      pid: main.child.pid,
      port: expect.any(Number),
      baseUrl: 'https://cards.example.com',
      mode: 'service',
    });
    // What a worker says of its end, on a busy machine, may stand beside them.
    const ofStop = lines.slice(1).filter(({ msg }) => msg.startsWith('service '));
    expect(ofStop).toMatchObject([
      { msg: 'service stopping', signal: 'SIGTERM' },
      { msg: 'service stopped', ms: expect.any(Number) },
    ]);
  });

  test('of a service that stops responding is left to the service manager: it exits with 70', async () => {
    const block = `import { isMainThread } from 'node:worker_threads';
      if (isMainThread) process.once('SIGUSR2', () => { for (;;); });`;
    const main = await start({ CARDWRIGHT_WATCHDOG_SECONDS: '1', CARDWRIGHT_LOG_LEVEL: 'fatal' }, [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(block)}`,
      MAIN,
    ]);
    main.child.kill('SIGUSR2');
    expect(await main.exited).toEqual({ code: 70, signal: null });
    expect(JSON.parse(main.stdout())).toMatchObject({ level: 60, generations: [], seconds: 1 });
  });
});

describe('what the operator can mend is said in a sentence', () => {
  test('a port in use: with exit code 1 and without a stack', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { exited, output } = await start({ PORT: String(port) });
    expect((await exited).code).toBe(1);
    expect(output()).toMatch(new RegExp(`Port ${port} is already in use.*PORT`));
    expect(output()).not.toMatch(/^\s+at /m);
    server.close();
  });

  test('an address that is not of this machine', async () => {
    await using service = await createTestService({ CARDWRIGHT_HOST: '192.0.2.1' });
    await expect(service.start()).rejects.toThrow(/192\.0\.2\.1 is not an address of this machine/);
  });

  test('a data directory in use, which is free again afterwards', async () => {
    const CARDWRIGHT_DATA_DIR = join(directory, 'data');
    const create = () => createTestService({ CARDWRIGHT_DATA_DIR, CARDWRIGHT_DATABASE_URL: '' });
    const first = await create();
    await expect(create()).rejects.toThrow(/in use by another Cardwright process/);
    await first[Symbol.asyncDispose]();
    await using second = await create();
    expect(second.baseUrl()).toBe('http://localhost:0');
  });
});

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// npm runs a script in a shell; one that stays between them ends at the signal and leaves the service behind.
test('SIGTERM to `npm start` ends the service, and npm ends with code 0 after it', async () => {
  const npm = await start({}, ['npm', '--prefix', ROOT, 'start']);
  expect((await fetch(`${npm.baseUrl}/health`)).status).toBe(200);
  npm.child.kill('SIGTERM');
  expect(await npm.exited).toEqual({ code: 0, signal: null });
  await expect(fetch(`${npm.baseUrl}/health`)).rejects.toThrow();
});

const LAUNCHER = fileURLToPath(new URL('../../launch.mjs', import.meta.url));

// A Node older than the service needs, where the machine has one: what a hand-typed `node` may be.
const ANY_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find(existsSync) ?? process.execPath;

// As a user who may read the code and write nothing beside it.
describe.skipIf(process.getuid?.() !== 0)('the launcher, where the code directory cannot be written', () => {
  const NOBODY = 65_534;
  const asNobody = `process.setgroups([]); process.setgid(${NOBODY}); process.setuid(${NOBODY}); process.chdir('/');
    process.execve(process.argv[1], [process.argv[1], ${JSON.stringify(LAUNCHER)}], process.env)`;
  const launch = (environment: Record<string, string> = {}) =>
    start(environment, [process.execPath, '-e', asNobody, ANY_NODE]);

  test("starts the service from the machine's own Node, whatever it is, with its data elsewhere; it passes the signal on and ends as it ends", async () => {
    chownSync(directory, NOBODY, NOBODY);
    const main = await launch();
    expect((await fetch(`${main.baseUrl}/health`)).status).toBe(200);
    main.child.kill('SIGTERM');
    expect(await main.exited).toEqual({ code: 0, signal: null });
  });

  test('says in a sentence that the data cannot be beside the code, and ends with the code of the service', async () => {
    const main = await launch({ CARDWRIGHT_DATA_DIR: '' });
    expect((await main.exited).code).toBe(1);
    expect(main.output()).toMatch(
      /^The data directory \/data cannot be used: permission was denied\. Set CARDWRIGHT_DATA_DIR/,
    );
    expect(main.output().trimEnd().split('\n')).toHaveLength(1);
  });
});

test('the launcher is JavaScript that the oldest supported Node can read: nothing imported by a name that it lacks', () => {
  expect(readFileSync(LAUNCHER, 'utf8')).not.toMatch(/import \{[^}]*enableCompileCache/);
});
