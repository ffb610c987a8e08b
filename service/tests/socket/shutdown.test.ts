import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { createTestService } from '../api/support/test-service.ts';
import { type Running, runMain } from './run-main.ts';
import { portOf, talk } from './talk.ts';

let directory: string;
let running: Running[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cardwright-main-'));
  running = [];
});
afterEach(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(directory, { recursive: true, force: true });
});

const start = async (environment: Record<string, string> = {}): Promise<Running> => {
  const main = await runMain({ CARDWRIGHT_DATA_DIR: directory, ...environment });
  running.push(main);
  return main;
};

describe('signals', () => {
  // SIGTERM does, too: `start.test.ts`.
  test('SIGINT ends an idle service with 0', async () => {
    const { child, exited } = await start();
    child.kill('SIGINT');
    expect(await exited).toEqual({ code: 0, signal: null });
  });

  test('a second signal ends it at once; the same one twice in an instant is one', async () => {
    const { child, exited, baseUrl } = await start({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '600000' });
    const open = talk(Number(new URL(baseUrl).port));
    open.send('GET /health HTTP/1.1\r\nHost: x\r\n');
    // Answered requests on another connection mean that the half one has been read.
    await fetch(`${baseUrl}/health`);
    child.kill('SIGINT');
    child.kill('SIGINT');
    await sleep(500);
    expect(child.exitCode).toBeNull();
    // It may have been late to hear of the first.
    const again = setInterval(() => child.kill('SIGINT'), 300);
    expect(await exited).toEqual({ code: 1, signal: null });
    clearInterval(again);
    open.socket.destroy();
  });

  test('uses of keys that were not written yet are written', async () => {
    await using service = await createTestService();
    const headers = { 'x-api-key': await service.register() };
    await service.app.request('/api/v1/users/me', { headers });
    await service.stop();
    const database = await openTestDatabase(service.dataDirectory);
    const [key] = await database.selectFrom('api_keys').select('last_used_at').execute();
    await database.destroy();
    expect(key?.last_used_at).not.toBeNull();
  });
});

describe('connections during the shutdown', () => {
  test('an idle connection that is kept alive is closed, not waited for', async () => {
    await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '600000' });
    await service.start();
    const idle = talk(portOf(service));
    idle.send('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await idle.received('"ok"');
    const silent = talk(portOf(service));
    await new Promise((resolve) => silent.socket.once('connect', resolve));
    await service.stop();
    await idle.closed();
    silent.socket.destroy();
  });

  test('a running request is answered, and told that the connection ends', async () => {
    await using service = await createTestService(
      { CARDWRIGHT_SHUTDOWN_GRACE_MS: '1000' },
      {
        engine: {
          ...createPaintEngine(),
          compose: (_, signal) =>
            new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
        },
      },
    );
    await service.start();
    const key = await service.register();
    const client = talk(portOf(service));
    const body = '{"prompt":"Tea"}';
    client.send(
      `POST /api/v1/generate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nPrefer: wait=60\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    while (!(await service.count()).generations) await sleep(10);
    await service.stop();
    const answer = await client.closed();
    expect(answer).toMatch(/^HTTP\/1\.1 202 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  test('a request that never ends is cut after the grace', async () => {
    await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '200' });
    await service.start();
    const client = talk(portOf(service));
    client.send('POST /api/v1/users HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    client.send('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n');
    await client.received('HTTP/1.1 100');
    await service.stop();
    await client.closed();
  });
});
