import { execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTarget } from '../src/delivery/delivery-bench.fixture.ts';
import { loadEngine } from './api/support/test-service.ts';
import { type Running, runMain } from './socket/run-main.ts';

const SERVICE = join(import.meta.dirname, '..');
// Inside of the package, so that it finds its packages.
const BUNDLE = join(SERVICE, '.test', `bundle-${process.pid}`);
const PROMPT = 'Poster "Fresh bread", Saturday 9 am, with a loaf';
const SIZE = { width: 400, height: 400 } as const;

let directory: string;
let main: Running;
let key: string;

const post = (path: string, body: object): Promise<Response> =>
  fetch(main.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'wait=60', 'x-api-key': key },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  execFileSync(process.execPath, [join(SERVICE, 'build.mjs'), BUNDLE]);
  directory = mkdtempSync(join(tmpdir(), 'cardwright-bundle-'));
  main = await runMain({ CARDWRIGHT_DATA_DIR: directory }, [process.execPath, join(BUNDLE, 'main.js')]);
  key = '';
  ({ api_key: key } = (await (await post('/api/v1/users', { email: 'ada@example.com' })).json()) as {
    api_key: string;
  });
});
afterAll(async () => {
  main?.child.kill('SIGTERM');
  await main?.exited;
  rmSync(directory, { recursive: true, force: true });
  rmSync(BUNDLE, { recursive: true, force: true });
});

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('the bundle draws what the sources draw', async () => {
  const generated = await post('/api/v1/generate', { prompt: PROMPT, ...SIZE, seed: 7 });
  const { image_url: url = '' } = (await generated.json()) as { image_url?: string };
  const drawn = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const engine = await loadEngine();
  const { bytes } = await engine.compose({ prompt: PROMPT, ...SIZE, seed: 7, format: 'png' });
  expect(hash(drawn)).toBe(hash(bytes));
});

test('its programs are found: cards, design documents, pages, the studio', async () => {
  const { path, query } = signTarget(key, '/i/og_standard', { title: 'Hold fast' });
  const derived = await post('/api/v1/design/og-params', { designMd: '---\nname: Acme\n---\n' });
  const statuses = await Promise.all(
    [`${path}?${query}`, '/', '/docs', '/studio'].map(
      async (page) => (await fetch(main.baseUrl + page)).status,
    ),
  );
  expect([derived.status, ...statuses]).toEqual([200, 200, 200, 200, 200]);
  // A busy machine may be late with what it depends on.
  await expect.poll(async () => (await fetch(`${main.baseUrl}/readyz`)).status).toBe(200);
});

test('the program that decodes images runs by itself', async () => {
  const file = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  );
  const child = fork(join(BUNDLE, 'decode-program.js'), { serialization: 'advanced' });
  try {
    await once(child, 'message');
    child.send({ file, type: 'svg', result: 'file', longestSide: 64, maxPixels: 4e6 });
    const [answer] = (await once(child, 'message')) as [{ data: Uint8Array }];
    expect(Buffer.from(answer.data).subarray(1, 4).toString()).toBe('PNG');
  } finally {
    child.kill();
  }
});
