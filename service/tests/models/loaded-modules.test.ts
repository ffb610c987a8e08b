import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createChain } from '../../src/models/c2pa/certificates.fixture.ts';
import { runMain, SOURCES } from '../socket/run-main.ts';

const RECORDER = fileURLToPath(new URL('./print-modules.mjs', import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cardwright-models-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The modules of the service that a start loads, and a generation. */
async function loadedBy(environment: Record<string, string>): Promise<string[]> {
  const command = [process.execPath, '--import', RECORDER, SOURCES];
  const main = await runMain({ CARDWRIGHT_DATA_DIR: directory, ...environment }, command);
  const post = async (path: string, body: object, key = '') => {
    const headers = { 'content-type': 'application/json', prefer: 'wait=30', 'x-api-key': key };
    const response = await fetch(main.baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { api_key: key } = await post('/api/v1/users', { email: 'ada@example.com' });
  const body = { prompt: 'a red fox in snow', engine: 'composer', width: 256, height: 256 };
  expect((await post('/api/v1/generate', body, key)).status).toBe('completed');
  main.child.kill('SIGTERM');
  await main.exited;
  return [...main.output().matchAll(/^loaded (\S+)$/gm)].map((match) => match[1] ?? '');
}

const isSigner = (url: string): boolean => url.includes('/models/c2pa/') || url.includes('/cborg/');
const isModel = (url: string): boolean => url.includes('/service/src/models/');

test('without a model, no line of the code for models is loaded', { tags: 'deep' }, async () => {
  const loaded = await loadedBy({});
  expect(loaded.some((url) => url.endsWith('/service/src/generations/draw.ts'))).toBe(true);
  expect(loaded.filter(isModel)).toEqual([]);
  expect(loaded.filter(isSigner)).toEqual([]);
});

test('of a reader and a certificate, what reads and what signs is loaded, and nothing of a painter', {
  tags: 'deep',
}, async () => {
  const { chain, key } = createChain('P-256');
  const loaded = await loadedBy({
    CARDWRIGHT_READER_URL: 'http://127.0.0.1:9/v1',
    CARDWRIGHT_READER_MODEL: 'qwen3:8b',
    CARDWRIGHT_C2PA_CERTIFICATE: chain,
    CARDWRIGHT_C2PA_KEY: key,
  });
  for (const file of ['/models/open-reader.ts', '/models/c2pa/open-signer.ts'])
    expect(loaded.filter((url) => url.endsWith(file))).toHaveLength(1);
  expect(loaded.some((url) => url.includes('/cborg/'))).toBe(true);
  expect(loaded.filter((url) => url.endsWith('/models/open-painter.ts'))).toEqual([]);
});
