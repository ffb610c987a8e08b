import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestService } from '../api/support/test-service.ts';
import { type Running, runMain } from '../socket/run-main.ts';
import { callAdmin } from './support/call-admin.ts';

let folder: string;
let running: Running[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-backup-'));
  running = [];
});
afterEach(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

const admin = (dataDirectory: string, ...args: string[]) =>
  callAdmin(args, { CARDWRIGHT_DATA_DIR: dataDirectory });

async function start(dataDirectory: string): Promise<Running> {
  const main = await runMain({ CARDWRIGHT_DATA_DIR: dataDirectory, CARDWRIGHT_FREE_ALLOWANCE: 'unlimited' });
  running.push(main);
  return main;
}

/** In this process, for what is not about the end of one. */
const startHere = async (dataDirectory: string) => {
  const service = await createTestService({ CARDWRIGHT_DATA_DIR: dataDirectory });
  await service.start();
  return service;
};

const call = (baseUrl: string, path: string, key: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}/api/v1${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-api-key': key, prefer: 'wait=60' },
  });

type Generation = { id: string; url: string; status: string };

const register = async (baseUrl: string): Promise<string> => {
  const response = await fetch(`${baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  return ((await response.json()) as { api_key: string }).api_key;
};

const imageOf = async (baseUrl: string, { url }: Generation): Promise<string> => {
  const response = await fetch(baseUrl + new URL(url).pathname);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
};

test('a backup under load, restored after the service was killed, has its keys, images and ledger', async () => {
  const [data, copy, restored] = ['data', 'copy', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const first = await start(data);
  const key = await register(first.baseUrl);
  const submit = async (text: string) =>
    (await (
      await call(first.baseUrl, '/generate', key, { prompt: `"${text}"`, width: 256, height: 256 })
    ).json()) as Generation;
  const completed = async ({ id }: Generation): Promise<Generation> => {
    for (;;) {
      const found = (await (await call(first.baseUrl, `/generate/${id}`, key)).json()) as Generation;
      if (found.status === 'completed') return found;
      expect(found.status).not.toBe('failed');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const before = [await completed(await submit('one')), await completed(await submit('two'))];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const uploaded = await fetch(`${first.baseUrl}/api/v1/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'image/svg+xml', 'x-api-key': key },
    body: svg,
  });
  const { id: uploadId } = (await uploaded.json()) as { id: string };
  const images = await Promise.all(before.map((generation) => imageOf(first.baseUrl, generation)));

  const load = Array.from({ length: 8 }, (_, index) => submit(`load ${index}`));
  const backup = await admin(data, 'backup', copy, '--json');
  expect(backup).toMatchObject({ code: 0 });
  expect(JSON.parse(backup.stdout)).toMatchObject({
    hasMasterKey: true,
    missing: [],
    rows: { accounts: 1, api_keys: 1 },
  });
  await Promise.all(load);
  first.child.kill('SIGKILL');
  await first.exited;

  const done = await admin(restored, 'restore', copy);
  expect(done).toMatchObject({ code: 0 });
  expect(done.stderr).toMatch(/Restored 1 account, 1 key, .*Start the service with CARDWRIGHT_DATA_DIR=/);
  const started = await startHere(restored);
  const second = { baseUrl: started.baseUrl() };
  for (const [index, generation] of before.entries()) {
    const found = (await (
      await call(second.baseUrl, `/generate/${generation.id}`, key)
    ).json()) as Generation;
    expect(found.status).toBe('completed');
    expect(await imageOf(second.baseUrl, found)).toBe(images[index]);
  }
  expect((await call(second.baseUrl, `/uploads/${uploadId}/content`, key)).status).toBe(200);
  expect((await call(second.baseUrl, '/generate', key, { prompt: '"after"' })).status).toBe(202);
  await started[Symbol.asyncDispose]();
  expect(await admin(restored, 'ledger', 'verify')).toMatchObject({ code: 0 });
});

test('a backup without the key says so, and works again once the key is in place', async () => {
  const data = join(folder, 'data');
  const first = await startHere(data);
  const key = await first.register();
  await first[Symbol.asyncDispose]();
  const backup = await admin(data, 'backup', join(folder, 'copy'), '--without-key');
  expect(backup.stderr).toContain('does not contain the master key');
  expect(readdirSync(join(folder, 'copy')).sort()).toEqual(['backup.json', 'cardwright.db', 'images']);
  const done = await admin(join(folder, 'restored'), 'restore', join(folder, 'copy'));
  expect(done).toMatchObject({ code: 0 });
  expect(done.stderr).toContain('put master.key into the data directory');

  await expect(startHere(join(folder, 'restored'))).rejects.toThrow('is missing');
  copyFileSync(join(data, 'master.key'), join(folder, 'restored', 'master.key'));
  await using second = await startHere(join(folder, 'restored'));
  expect((await call(second.baseUrl(), '/dashboard', key)).status).toBe(200);
});

test('refusals leave everything as it was', async () => {
  const data = join(folder, 'data');
  const first = await startHere(data);
  const key = await first.register();
  await call(first.baseUrl(), '/generate', key, { prompt: '"one"', width: 256, height: 256 });
  await first[Symbol.asyncDispose]();
  const copy = join(folder, 'backups', 'monday');
  expect((await admin(data, 'backup', copy)).code).toBe(0);

  const refuse = async (dataDirectory: string, args: string[], message: string) => {
    const { code, stderr } = await admin(dataDirectory, ...args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  };
  await refuse(data, ['backup', copy], 'is not empty');
  await refuse(data, ['backup', join(data, 'inside')], 'must not be inside the data directory');
  await refuse(data, ['restore', copy], 'is not empty');
  const restored = join(folder, 'restored');
  await refuse(
    restored,
    ['restore', join(folder, 'nothing')],
    `There is no folder ${join(folder, 'nothing')}.`,
  );
  mkdirSync(join(folder, 'bare'));
  await refuse(restored, ['restore', join(folder, 'bare')], 'it has no backup.json');
  writeFileSync(join(folder, 'file'), '');
  await refuse(data, ['backup', join(folder, 'file', 'copy')], 'cannot be used: a parent path is a file.');

  const [image = ''] = readdirSync(join(copy, 'images'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.png'));
  appendFileSync(join(copy, 'images', image), 'x');
  await refuse(restored, ['restore', copy], 'has other bytes');
  rmSync(join(copy, 'images', image));
  await refuse(restored, ['restore', copy], `images/${image} is missing`);
  writeFileSync(join(copy, 'cardwright.db'), 'no database');
  await refuse(restored, ['restore', copy], 'not a database');
  expect(existsSync(restored)).toBe(false);

  rmSync(join(data, 'images', image));
  const incomplete = await admin(data, 'backup', join(folder, 'second'));
  expect(incomplete.code).toBe(1);
  expect(incomplete.stderr).toContain('Already missing in the data directory: 1 image, ');
  expect((await admin(restored, 'restore', join(folder, 'second'))).code).toBe(0);
});
