import { execFileSync, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHILD_ENVIRONMENT } from '../../../tests/support/child-environment.ts';
import { findDataDirectory, lockDataDirectory } from '../../src/stores/data-directory.ts';
import type { Database } from '../../src/stores/database.ts';
import { openDatabase } from '../../src/stores/database.ts';
import { MOVED_TABLES } from '../../src/stores/move/moved-tables.ts';
import { sumTable } from '../../src/stores/move/table-rows.ts';
import { openPostgres } from '../../src/stores/postgres/open-postgres.ts';
import { openS3 } from '../../src/stores/s3/open-s3.ts';
import { BUCKET, type S3Server, startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import { openStores } from '../../src/wiring/open-stores.ts';
import { type AdminRun, callAdmin } from '../admin/support/call-admin.ts';
import { createTestService } from '../api/support/test-service.ts';
import { fillInstallation } from './support/fill-installation.ts';
import { findPostgres } from './support/test-server.ts';

// CARDWRIGHT_TEST_MOVE=full: the size that the documentation promises.
const SIZE =
  process.env.CARDWRIGHT_TEST_MOVE === 'full'
    ? { generations: 2_000, cards: 500, kills: 2 }
    : { generations: 40, cards: 10, kills: 1 };
const MASTER_KEY = '7c'.repeat(32);
const ENTRY = fileURLToPath(new URL('../../src/admin/admin.ts', import.meta.url));

let root: string;
let s3: S3Server;
let original: string;
let known: { apiKey: string; imagePath: string };
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'cardwright-move-'));
  s3 = await startS3Server();
  original = join(root, 'original');
  known = await fillInstallation(original, SIZE);
});
afterAll(async () => {
  await s3.remove();
  rmSync(root, { recursive: true, force: true });
});

type Environment = Record<string, string>;
type Run = Omit<AdminRun, 'code'> & { code: number | null };

/** The operator's command, with standard error as its lines alone. */
async function admin(args: string[], environment: Environment): Promise<Run> {
  const { stderr, ...rest } = await callAdmin(args, environment);
  return { ...rest, stderr: stderr.replace(/\n$/, '') };
}

/** The same in a process of its own, killed at once after so many lines of progress. */
function killAdmin(args: string[], environment: Environment, killAfterLines: number): Promise<Run> {
  const env = { ...CHILD_ENVIRONMENT, ...environment };
  const child = spawn(process.execPath, [ENTRY, ...args], { cwd: root, env });
  let stdout = '';
  const lines: string[] = [];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length === killAfterLines) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr: lines.join('\n') }));
  });
}

async function createPostgres(): Promise<string> {
  const name = `move_${randomUUID()}`;
  await ask(process.env.TEST_POSTGRES ?? '', `create database "${name}"`);
  const url = new URL(process.env.TEST_POSTGRES ?? '');
  url.pathname = name;
  return url.href;
}

async function ask(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function sumAll(database: Database) {
  try {
    const sums = Object.fromEntries(
      await Promise.all(MOVED_TABLES.map(async (table) => [table, await sumTable(database, table)] as const)),
    );
    return { sums, faults: (await verifyLedger(database)).faults };
  } finally {
    await database.destroy();
  }
}

const sumSqlite = (path: string) =>
  sumAll(openDatabase({ path: join(path, 'cardwright.db'), readOnly: true }));
const sumPostgres = async (url: string) =>
  sumAll(await openPostgres({ url, connections: 4, onError: () => {} }));

const listFiles = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'database-id')
        .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
        .sort()
    : [];

async function listBucket(prefix: string): Promise<string[]> {
  const { images, close } = await openS3({ ...s3.options(), prefix: `${prefix}/` });
  const names: string[] = [];
  for await (const { key } of images.list()) if (key !== 'database-id') names.push(key);
  close();
  return names.sort();
}

const keyOf = (path: string): string => readFileSync(join(path, 'master.key')).toString('hex');

/** Where data is, as settings. */
const onDisk = (path: string): Environment => ({ CARDWRIGHT_DATA_DIR: path });
const onServers = (url: string, prefix: string): Environment => ({
  ...s3.settings(),
  CARDWRIGHT_S3_PREFIX: prefix,
  CARDWRIGHT_DATABASE_URL: url,
  CARDWRIGHT_MASTER_KEY: keyOf(original),
  CARDWRIGHT_DATA_DIR: join(root, `node-${prefix}`),
});
/** The key of the bucket, without a bucket. */
const bucketKey = (): Environment =>
  Object.fromEntries(Object.entries(s3.settings()).filter(([name]) => name !== 'CARDWRIGHT_S3_BUCKET'));
const toServers = (url: string, prefix: string): string[] => [
  'move',
  '--to',
  url,
  '--objects',
  `s3://${BUCKET}/${prefix}`,
];

test('an installation goes to PostgreSQL and a bucket and back, killed on the way, with equal sums and a ledger that balances', async () => {
  const before = await sumSqlite(original);
  expect(before.faults).toEqual([]);
  expect(before.sums.generations?.rows).toBeGreaterThan(SIZE.generations - 5);
  const url = await createPostgres();
  const prefix = randomUUID();
  const there = onServers(url, prefix);
  const back = join(root, `back-${prefix}`);
  const ways = [
    { args: toServers(url, prefix), from: { ...onDisk(original), ...bucketKey() }, to: there },
    {
      args: ['move', '--to', `sqlite:${back}`],
      from: there,
      to: { ...onDisk(back), CARDWRIGHT_MASTER_KEY: keyOf(original) },
    },
  ];
  for (const { args, from, to } of ways) {
    const began = performance.now();
    for (let kill = 0; kill < SIZE.kills; kill += 1) {
      // After the first table, which every run tells of, and before the last.
      const killed = await killAdmin(args, from, randomInt(2, 22));
      expect(killed.code, killed.stderr).toBeNull();
      const start = await admin(['users', 'list'], to);
      expect([start.code, start.stdout]).toEqual([1, '']);
      expect(start.stderr).toMatch(
        /^The move from \S+ to this database is not complete. To complete it, run the same .*$/,
      );
    }
    const { code, stdout, stderr } = await admin(args, from);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('equal on both sides; the ledgers are consistent'),
    ]);
    expect(stdout).toContain(`generations            ${before.sums.generations?.rows}`);
    expect(stderr + stdout).not.toContain(keyOf(original));
    if (process.env.CARDWRIGHT_TEST_MOVE === 'full')
      process.stderr.write(
        `${args[2]?.slice(0, 8)}: ${Math.round(performance.now() - began)} ms, killed ${SIZE.kills} times\n`,
      );
  }
  expect(await sumPostgres(url)).toEqual(before);
  expect(await sumSqlite(original)).toEqual(before);
  expect(await sumSqlite(back)).toEqual(before);
  const images = listFiles(join(original, 'images'));
  expect(images.length).toBeGreaterThan(SIZE.generations * 0.9);
  expect(listFiles(join(back, 'images'))).toEqual(images);
  expect(listFiles(join(back, 'cards'))).toEqual(listFiles(join(original, 'cards')));
  expect(await listBucket(prefix)).toEqual(images);

  // The key, the images and the numbers of generations are those of before.
  const last = Number(before.sums.generations?.rows);
  for (const settings of [there, { ...onDisk(back), CARDWRIGHT_MASTER_KEY: keyOf(original) }]) {
    await using service = await createTestService({ ...withoutDatabase(), ...settings });
    const image = await service.app.request(known.imagePath);
    expect(image.status).toBe(200);
    const response = await service.app.request('/api/v1/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'wait=60', 'x-api-key': known.apiKey },
      body: JSON.stringify({ prompt: 'Poster "Fresh bread"' }),
    });
    expect(await response.json()).toMatchObject({ status: 'completed' });
  }
  const [row] = (await ask(url, 'select max(sequence)::int as last from generations')) as { last: number }[];
  expect(row?.last).toBeGreaterThan(last);
});

/** The tests of this project run on PostgreSQL unless told otherwise. */
const withoutDatabase = (): Environment => ({
  CARDWRIGHT_DATABASE_URL: '',
  CARDWRIGHT_DATABASE_POOL: '10',
  CARDWRIGHT_FREE_ALLOWANCE: 'unlimited',
});

test('the settings of the target can be a file, with secrets in files, and a data directory gets the master key', {
  tags: 'deep',
}, async () => {
  const folder = mkdtempSync(join(root, 'settings-'));
  const url = await createPostgres();
  const prefix = randomUUID();
  const write = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const { CARDWRIGHT_S3_SECRET_ACCESS_KEY: secret = '', ...open } = s3.settings();
  const lines = {
    ...open,
    CARDWRIGHT_S3_PREFIX: prefix,
    CARDWRIGHT_S3_SECRET_ACCESS_KEY_FILE: write('secret', secret),
    CARDWRIGHT_DATABASE_URL_FILE: write('url', url),
    CARDWRIGHT_MASTER_KEY_FILE: write('key', keyOf(original)),
    CARDWRIGHT_DATA_DIR: join(folder, 'node'),
  };
  const toFile = (settings: object): string =>
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n');
  const there = await admin(['move', '--to', write('there.env', toFile(lines))], onDisk(original));
  expect([there.code, there.stderr]).toEqual([0, expect.stringContaining('equal on both sides')]);
  // As docs/operating.md says to back up and restore.
  const restored = await createPostgres();
  const programs = findPostgres() ?? '';
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${join(folder, 'dump')}`, url]);
  execFileSync(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${restored}`, join(folder, 'dump')]);
  const verified = await admin(['ledger', 'verify'], {
    ...onServers(restored, prefix),
  });
  expect([verified.code, verified.stderr]).toEqual([0, '']);
  expect(await sumPostgres(restored)).toEqual(await sumSqlite(original));
  const target = write('back.env', toFile(onDisk(join(folder, 'back'))));
  const back = await admin(['move', '--to', target], lines);
  expect([back.code, back.stderr]).toEqual([0, expect.stringContaining('equal on both sides')]);
  expect(keyOf(join(folder, 'back'))).toBe(keyOf(original));
  expect((await admin(['users', 'list'], onDisk(join(folder, 'back')))).stdout).toContain(
    'grüße@example.com',
  );
});

describe('nothing is moved, and one sentence says why', () => {
  let url: string;
  let prefix: string;
  beforeEach(async () => {
    url = await createPostgres();
    prefix = randomUUID();
  });
  // What else keeps a server or a bucket from being used is a table of `outages` and of `s3/start`.
  const cases: [string, () => { args: string[]; environment?: Environment }, RegExp][] = [
    [
      'a scheme with a typo',
      () => ({ args: toServers(`postgress://ada:very-secret@db/cards`, prefix) }),
      /^--to must be postgres:\/\/USER:PASSWORD@HOST\/NAME, sqlite:DIRECTORY, or a file/,
    ],
    [
      'no place for the images',
      () => ({ args: ['move', '--to', url] }),
      /^--to a PostgreSQL database also needs --objects s3:\/\/BUCKET/,
    ],
    [
      'a secret that does not open the bucket',
      () => ({
        args: toServers(url, prefix),
        environment: { CARDWRIGHT_S3_SECRET_ACCESS_KEY: 'very-secret' },
      }),
      /^The target cannot be used. The credentials do not open the bucket/,
    ],
    [
      'the directory of the source',
      () => ({ args: ['move', '--to', `sqlite:${original}`] }),
      /^The source itself uses \S+original. Choose another place/,
    ],
    [
      'a directory with something in it',
      () => {
        const path = mkdtempSync(join(root, 'taken-'));
        writeFileSync(join(path, 'letter.txt'), 'Dear Ada');
        return { args: ['move', '--to', `sqlite:${path}`] };
      },
      /^The target cannot be used. \S+ is not empty \(letter.txt\)/,
    ],
    [
      'another master key',
      () => ({
        args: toServers(url, prefix),
        environment: { CARDWRIGHT_MASTER_KEY: MASTER_KEY },
      }),
      /^The master key does not match this database/,
    ],
  ];
  test.each(cases)('%s', async (_, prepare, sentence) => {
    const before = await sumSqlite(original);
    const { args, environment } = prepare();
    const { code, stdout, stderr } = await admin(args, {
      ...onDisk(original),
      ...bucketKey(),
      ...environment,
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr.split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('very-secret');
    expect(await sumSqlite(original)).toEqual(before);
    expect(await listTables(url)).toEqual([]);
    expect(await listBucket(prefix)).toEqual([]);
  });

  const listTables = (of: string): Promise<object[]> =>
    ask(of, "select tablename from pg_tables where schemaname = 'public'");

  /** With progress before it. */
  const refuse = async (args: string[], environment: Environment, sentence: RegExp): Promise<void> => {
    const { code, stdout, stderr } = await admin(args, environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n').at(-1)).toMatch(sentence);
  };
  const source = () => ({ ...onDisk(original), ...bucketKey() });

  test('a service is running on the data directory', async () => {
    const lock = lockDataDirectory(findDataDirectory(original));
    await refuse(toServers(url, prefix), source(), /is in use by another Cardwright process/);
    lock.release();
    expect(await listTables(url)).toEqual([]);
  });

  test('a database with tables of something else', async () => {
    await ask(url, 'create table letters (id text)');
    await refuse(toServers(url, prefix), source(), /^postgres:\/\/\S+ is not empty. Choose an empty target/);
    expect(await listTables(url)).toHaveLength(1);
    expect(await listBucket(prefix)).toEqual([]);
  });

  test('a bucket with images', async () => {
    const { images, close } = await openS3({ ...s3.options(), prefix: `${prefix}/` });
    await images.put('aa/letter.png', new Uint8Array([1]));
    close();
    await refuse(toServers(url, prefix), source(), /already has images. Choose an empty target/);
    expect(await listTables(url)).toEqual([]);
  });

  test('what a newer version has migrated, the target or the source', async () => {
    await ask(
      url,
      "create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('9999-later', '')",
    );
    await ask(url, 'create table facts (name text, value text)');
    await refuse(toServers(url, prefix), source(), /^A newer version has migrated postgres:/);
    const copy = copyOriginal();
    const database = openDatabase({ path: join(copy, 'cardwright.db') });
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(database);
    await database.destroy();
    await refuse(
      toServers(await createPostgres(), prefix),
      { ...source(), ...onDisk(copy) },
      /^A newer version has migrated \S+. Run the move of that version/,
    );
  });

  const copyOriginal = (): string => {
    const path = mkdtempSync(join(root, 'copy-'));
    cpSync(original, path, { recursive: true });
    return path;
  };

  test('a target that has a part of another move, and one whose source was changed since', {
    tags: 'deep',
  }, async () => {
    const copy = copyOriginal();
    const from = { ...source(), ...onDisk(copy) };
    expect((await killAdmin(toServers(url, prefix), from, 10)).code).toBeNull();
    await refuse(
      toServers(url, prefix),
      source(),
      /^postgres:\S+ has a part of another move, from \S+. Complete that one/,
    );
    const { database } = await openStores(findDataDirectory(copy), {});
    await database.updateTable('accounts').set({ plan: 'pro' }).execute();
    await database.destroy();
    await refuse(toServers(url, prefix), from, /was changed since its move began \(table accounts\)/);
    await refuse(
      ['users', 'list'],
      onServers(url, prefix),
      /^The move from \S+ to this database is not complete/,
    );
  });

  test('a node is running on the PostgreSQL database', { tags: 'deep' }, async () => {
    const there = onServers(url, prefix);
    {
      await using service = await createTestService({ ...withoutDatabase(), ...there });
      await service.register();
      await refuse(
        ['move', '--to', `sqlite:${join(root, randomUUID())}`],
        there,
        /^A service is using postgres:/,
      );
    }
    const { code } = await admin(['move', '--to', `sqlite:${join(root, randomUUID())}`], there);
    expect(code).toBe(0);
  });

  test('a ledger that does not balance', async () => {
    const copy = copyOriginal();
    const { database } = await openStores(findDataDirectory(copy), {});
    await database.updateTable('usage_periods').set({ used: 1 }).execute();
    await database.destroy();
    await refuse(
      toServers(url, prefix),
      { ...source(), ...onDisk(copy) },
      /^The ledger of \S+ is inconsistent/,
    );
    expect(await listTables(url)).toEqual([]);
  });

  test('an image that is missing in the source is named, and the rest is moved', async () => {
    const copy = copyOriginal();
    const [lost = ''] = listFiles(join(copy, 'images'));
    rmSync(join(copy, 'images', lost));
    const { code, stderr } = await admin(toServers(url, prefix), { ...source(), ...onDisk(copy) });
    expect(code).toBe(1);
    expect(stderr).toContain(`Already missing or damaged in the source: 1 image, such as ${lost}.`);
    expect((await admin(['users', 'list'], onServers(url, prefix))).code).toBe(0);
  });
});
