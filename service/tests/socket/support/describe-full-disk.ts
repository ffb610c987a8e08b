import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ErrorBody, GenerationBody } from '@cardwright/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/stores/database.ts';
import { MARK } from '../../../src/stores/pair-stores.ts';
import { startS3Server } from '../../../src/stores/s3/s3-server.fixture.ts';
import { verifyLedger } from '../../../src/stores/verify-ledger.ts';
import { signCard } from '../../delivery/support/soak-traffic.ts';
import { type Running, runMain } from '../run-main.ts';

export type Disk = {
  /** Where the service that runs has its data, as seen from here. */
  data(main: Running): string;
  command: string[];
  fill(main: Running): void;
  makeRoom(main: Running): void;
};

const API = '/api/v1';
const PLAIN =
  /^(The server has no storage space left; nothing was changed or charged\. Try again later\.|The database is temporarily unavailable; nothing was changed\. Try again in a moment\.|Card storage is temporarily unavailable\. You were not charged\.)$/;

/** What a service does, with its data in a folder `scratch` of this machine, when the disk is full. */
export function describeFullDisk(name: string, createDisk: (scratch: string) => Disk): void {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'cardwright-full-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  describe(`a disk that is full: ${name}`, () => {
    test('every write is a 503 that says so and charges nothing; what was there is served; all goes on when there is room', async () => {
      const disk = createDisk(scratch);
      const main = await runMain({ CARDWRIGHT_DATA_DIR: join(scratch, 'data') }, disk.command);
      try {
        const client = await register(main.baseUrl);
        const first = await client.generate('first');
        expect(first.status).toBe(202);
        const known = client.cardUrl('Known');
        expect((await fetch(known)).status).toBe(200);
        const upload = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
          .png()
          .toBuffer();
        const fresh = client.cardUrl('Fresh');
        const writes = () =>
          Promise.all([
            client.generate('second'),
            client.generate('third', { width: 256, height: 256 }),
            client.post('/users', { email: 'bob@example.com' }),
            client.post('/dashboard/keys', { name: 'second' }),
            client.post('/uploads', upload, 'image/png'),
            fetch(fresh),
          ]);

        disk.fill(main);
        for (const response of await writes()) {
          expect([response.status, await response.clone().text()]).toEqual([503, expect.anything()]);
          expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
          const { error, code } = (await response.json()) as ErrorBody;
          expect(error).toMatch(PLAIN);
          expect(['database_unavailable', 'images_unavailable']).toContain(code);
        }
        const served = [
          known,
          ((await first.json()) as GenerationBody).image_url ?? '',
          `${main.baseUrl}/livez`,
        ];
        for (const url of served) expect((await fetch(url)).status, url).toBe(200);
        expect(await client.creditsUsed()).toBe(2);
        const ready = await fetch(`${main.baseUrl}/readyz`);
        expect([ready.status, await ready.json()]).toMatchObject([
          503,
          { reasons: ['database_unavailable', 'images_unavailable'] },
        ]);

        disk.makeRoom(main);
        const statuses = (await writes()).map(({ status }) => status);
        expect(statuses).toEqual([202, 202, 201, 201, 201, 200]);
        // Two cards and three prompts, of which none was asked for twice although each was sent twice.
        expect(await client.creditsUsed()).toBe(5);

        // As it would be after a crash. SQLite opens nothing below /proc.
        main.child.kill('SIGSTOP');
        cpSync(disk.data(main), join(scratch, 'copy'), { recursive: true });
        await checkData(join(scratch, 'copy'));
      } finally {
        main.child.kill('SIGKILL');
        await main.exited;
      }
    });

    test('with the images in a bucket, the same for the database', { tags: 'deep' }, async () => {
      const disk = createDisk(scratch);
      const bucket = await startS3Server();
      const settings = { CARDWRIGHT_DATA_DIR: join(scratch, 'data'), ...bucket.settings() };
      const main = await runMain(settings, disk.command);
      try {
        const client = await register(main.baseUrl);
        disk.fill(main);
        for (const response of [await client.generate('first'), await fetch(client.cardUrl('Fresh'))]) {
          expect(response.status).toBe(503);
          expect(await response.json()).toMatchObject({
            error: expect.stringMatching(PLAIN),
            code: 'database_unavailable',
          });
        }
        const ready = await fetch(`${main.baseUrl}/readyz`);
        expect(await ready.json()).toMatchObject({ reasons: ['database_unavailable'] });
        disk.makeRoom(main);
        expect((await client.generate('first')).status).toBe(202);
        expect((await fetch(client.cardUrl('Fresh'))).status).toBe(200);
        expect(await client.creditsUsed()).toBe(2);
      } finally {
        main.child.kill('SIGKILL');
        await main.exited;
        await bucket.remove();
      }
    });
  });
}

async function register(baseUrl: string) {
  const post = (
    path: string,
    body: object | Uint8Array<ArrayBuffer>,
    type = 'application/json',
    key = '',
    more = {},
  ) =>
    fetch(baseUrl + API + path, {
      method: 'POST',
      headers: { 'content-type': type, ...(key !== '' && { 'x-api-key': key }), ...more },
      body: body instanceof Uint8Array ? body : JSON.stringify(body),
    });
  const account = await post('/users', { email: 'ada@example.com' });
  const { api_key: key } = (await account.json()) as { api_key: string };
  return {
    post: (path: string, body: object | Uint8Array<ArrayBuffer>, type?: string) =>
      post(path, body, type, key),
    generate: (title: string, size = {}) =>
      post('/generate', { prompt: `Poster "${title}"`, ...size }, undefined, key, {
        prefer: 'wait=60',
        'idempotency-key': title,
      }),
    cardUrl: (title: string) => {
      const { path, query } = signCard(key, title);
      return `${baseUrl}${path}?${query}`;
    },
    creditsUsed: async () => {
      const response = await fetch(`${baseUrl}${API}/dashboard`, { headers: { 'x-api-key': key } });
      return ((await response.json()) as { credits_used: number }).credits_used;
    },
  };
}

/** The ledger is right, and every file is whole and has a row. */
async function checkData(directory: string): Promise<void> {
  const database = openDatabase({ path: join(directory, 'cardwright.db'), readOnly: true });
  const objectsOf = async (table: 'uploads' | 'cards') =>
    (await database.selectFrom(table).select('object').execute()).map(({ object }) => object);
  try {
    expect((await verifyLedger(database)).faults).toEqual([]);
    const drawn = await database.selectFrom('generations').select(['status', 'image_object']).execute();
    expect(drawn.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    const images = [...drawn.map((row) => row.image_object ?? ''), ...(await objectsOf('uploads'))];
    expect(filesIn(join(directory, 'images')).sort()).toEqual(images.sort());
    expect(filesIn(join(directory, 'cards')).sort()).toEqual((await objectsOf('cards')).sort());
  } finally {
    await database.destroy();
  }
}

function filesIn(root: string): string[] {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MARK)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths)
    expect(basename(path)).toContain(createHash('sha256').update(readFileSync(path)).digest('hex'));
  return paths.map((path) => path.slice(root.length + 1));
}
