import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../service/src/stores/database.ts';
import { isPostgres, withoutTimeLimit } from '../../service/src/stores/dialect.ts';
import { openPostgres } from '../../service/src/stores/postgres/open-postgres.ts';
import { findPostgres, startTestServer } from '../../service/tests/postgres/support/test-server.ts';
import { quantile, toTable } from './measure.ts';
import { type RunningService, startService } from './running-service.ts';

/** Rows of the account whose pages are asked for, and of the one that is erased. */
const GENERATIONS = Number(process.env.BENCH_GENERATIONS ?? 200_000);
const OTHER_ACCOUNTS = 50_000;
const ERASED = { charges: 200_000, uploads: 50_000 };
/** Cards in the store, those of the erased account among them. */
const CARDS = Number(process.env.BENCH_CARDS ?? ERASED.charges);
/** SQLite, PostgreSQL or both. */
const STORES = (process.env.BENCH_STORES ?? 'SQLite,PostgreSQL').split(',');
const DAYS = 366;
const RUNS = 15;
const BATCH = 100_000;

const PAGES: Readonly<Record<string, string>> = {
  'the month': '/dashboard',
  keys: '/dashboard/keys',
  'history, first page': '/dashboard/history?limit=24',
  'history, from the middle on': '/dashboard/history?limit=24&cursor=MIDDLE',
  'history, offset of half': '/dashboard/history?limit=24&offset=HALF',
  'history, JPEG alone': '/dashboard/history?limit=24&format=jpeg',
  'history, starred': '/dashboard/history?limit=24&starred=true',
  'usage of 30 days': '/dashboard/usage',
  'usage of a year': '/dashboard/usage?from=FROM&to=TO',
  'operator: accounts': '/operator/accounts',
  'operator: queue': '/operator/queue',
};
/** Retention is begun, and watched for a minute. */
const RETENTION_DAYS = 30;
const RETENTION_MS = 60_000;
const QUIET_MS = 5000;

type Keys = { ada: string; bob: string };

/** How long pages take of an account with very many rows, and a start; and the ledger, an erasure and retention beside a probe of the thread that answers. */
export async function benchLarge(): Promise<string> {
  const binaries = findPostgres();
  const server = binaries === undefined ? undefined : await startTestServer(binaries);
  try {
    const columns: Record<string, Map<string, string>> = {};
    if (STORES.includes('SQLite')) columns.SQLite = await measure();
    if (STORES.includes('PostgreSQL') && server) columns.PostgreSQL = await measure(server.url);
    const [names] = Object.values(columns);
    const rows = [...(names?.keys() ?? [])].map((name) => [
      name,
      ...Object.values(columns).map((column) => column.get(name) ?? ''),
    ]);
    return toTable([`${GENERATIONS.toLocaleString('en')} generations`, ...Object.keys(columns)], rows);
  } finally {
    server?.remove();
  }
}

async function measure(url?: string): Promise<Map<string, string>> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-large-'));
  const settings: Record<string, string> = {
    CARDWRIGHT_DATA_DIR: data,
    CARDWRIGHT_REQUEST_LIMIT: '1000000',
    ...(url && { CARDWRIGHT_DATABASE_URL: url, CARDWRIGHT_MASTER_KEY: '5a'.repeat(32) }),
  };
  let service: RunningService | undefined = await startService(settings);
  try {
    const emptyMs = service.startMs;
    const keys: Keys = {
      ada: await register(service, 'ada@example.com'),
      bob: await register(service, 'bob@example.com'),
    };
    await service.stop();
    service = undefined;
    const open = async (): Promise<Database> =>
      url
        ? await openPostgres({ url, connections: 4, onError: () => {} })
        : openDatabase({ path: join(data, 'cardwright.db') });
    const database = await open();
    await withoutTimeLimit(database, seed);
    await database.destroy();
    // Else the first commits wait until gigabytes are on the disk.
    execFileSync('sync');
    service = await startService(settings);
    const found = new Map<string, string>();
    for (const [name, path] of Object.entries(PAGES)) found.set(name, await time(service, keys.ada, path));
    found.set('start, against an empty one', `${(service.startMs / emptyMs).toFixed(2)} x`);
    const beside = async (
      name: string,
      work: (running: RunningService) => Promise<string>,
    ): Promise<void> => {
      if (!service) return;
      const { result, longest } = await probe(service, work(service));
      found.set(name, `${result}, ${longest.toFixed(0)} ms`.replace(/^, /, ''));
    };
    await beside('slowest answer of `/livez`', async () => {
      await sleep(QUIET_MS);
      return '';
    });
    await beside('operator: ledger, and the slowest meanwhile', (running) => checkLedger(running, keys.ada));
    await beside(
      `erasing ${ERASED.charges.toLocaleString('en')} charges with their cards and ${ERASED.uploads.toLocaleString('en')} uploads, and the slowest meanwhile`,
      (running) => erase(running, keys.bob),
    );
    await service.stop();
    service = await startService({ ...settings, CARDWRIGHT_IMAGE_RETENTION_DAYS: String(RETENTION_DAYS) });
    await beside('retention, images a second, and the slowest meanwhile', async () => {
      await sleep(RETENTION_MS);
      return (await countRemoved(open)).toFixed(0);
    });
    return found;
  } finally {
    await service?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function register({ baseUrl }: RunningService, email: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await response.json()) as { api_key: string }).api_key;
}

async function time({ baseUrl }: RunningService, key: string, path: string): Promise<string> {
  const today = new Date();
  const dayBefore = (days: number) =>
    new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const asked = path
    .replace('HALF', String(Math.floor(GENERATIONS / 2)))
    .replace('MIDDLE', Buffer.from(String(Math.floor(GENERATIONS / 2))).toString('base64url'))
    .replace('FROM', dayBefore(DAYS - 1))
    .replace('TO', dayBefore(0));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const response = await fetch(`${baseUrl}/api/v1${asked}`, { headers: { 'x-api-key': key } });
    const text = await response.text();
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${asked}: ${response.status} ${text}`);
  }
  times.sort((a, b) => a - b);
  return `${quantile(times, 0.5).toFixed(0)} ms`;
}

/** The slowest answer of the thread that answers, while `work` goes on, in milliseconds. */
async function probe<Result>(
  { baseUrl }: RunningService,
  work: Promise<Result>,
): Promise<{ result: Result; longest: number }> {
  let isDone = false;
  const end = (): void => {
    isDone = true;
  };
  work.then(end, end);
  let longest = 0;
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/livez`)).text();
    longest = Math.max(longest, performance.now() - began);
    await sleep(5);
  }
  return { result: await work, longest };
}

async function inSeconds(what: string, asked: Promise<Response>): Promise<string> {
  const began = performance.now();
  const response = await asked;
  const text = await response.text();
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`);
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

const checkLedger = ({ baseUrl }: RunningService, key: string): Promise<string> =>
  inSeconds('ledger', fetch(`${baseUrl}/api/v1/operator/ledger`, { headers: { 'x-api-key': key } }));

const erase = ({ baseUrl }: RunningService, key: string): Promise<string> =>
  inSeconds(
    'erasing',
    fetch(`${baseUrl}/api/v1/users/me`, {
      method: 'DELETE',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"confirm":"bob@example.com"}',
    }),
  );

/** Images that retention has removed, a second. */
async function countRemoved(open: () => Promise<Database>): Promise<number> {
  const database = await open();
  const { count } = await database
    .selectFrom('removed_images')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  await database.destroy();
  return Number(count) / (RETENTION_MS / 1000);
}

async function seed(database: Database): Promise<void> {
  const postgres = isPostgres(database);
  /** Rows by a query over the numbers from `first` to `last`. */
  const add = async (count: number, statement: string): Promise<void> => {
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(count, first + BATCH - 1);
      const numbers = postgres
        ? `(select n from generate_series(${first}, ${last}) as n) as numbers`
        : `(with recursive counted (n) as (select ${first} union all select n + 1 from counted where n < ${last}) select n from counted) as numbers`;
      await sql.raw(statement.replace('NUMBERS', numbers)).execute(database);
    }
  };
  const owner = (email: string) => `(select id from accounts where email = '${email}@example.com')`;
  // Of days up to today.
  const today = new Date().toISOString();
  const at = postgres
    ? `to_char(timestamptz '${today}' at time zone 'UTC' - (n % ${DAYS}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', '${today}', '-' || (n % ${DAYS}) || ' days')`;
  const document = `'${'# A design document\\n'.repeat(100)}'`;
  await add(
    OTHER_ACCOUNTS,
    `insert into accounts (id, email, plan, created_at) select 'usr_other_' || n, 'other' || n || '@example.com', 'free', ${at} from NUMBERS`,
  );
  await sql.raw(`update accounts set operator = 1 where email = 'ada@example.com'`).execute(database);
  await add(
    GENERATIONS,
    `insert into generations (id, account_id, prompt, template_id, width, height, format, seed, status, image_token, credits_used, period, warnings, design_md, created_at)
     select 'gen_' || n, ${owner('ada')}, 'Open day at the school, number ' || n, 'default', 1200, 630, case when n % 1000 = 0 then 'jpeg' else 'png' end, n,
       'pending', 'token' || n, 1, substr(${at}, 1, 7), '[]', case when n % 10 = 0 then ${document} end, ${at} from NUMBERS`,
  );
  await sql.raw(`update generations set status = 'processing'`).execute(database);
  await sql
    .raw(
      `update generations set status = case when seed % 100 = 0 then 'failed' else 'completed' end,
         error = case when seed % 100 = 0 then 'no luck' end,
         image_object = case when seed % 100 <> 0 then 'ab/' || id || '.png' end, completed_at = created_at`,
    )
    .execute(database);
  await add(
    GENERATIONS,
    `insert into credit_entries (id, account_id, period, kind, amount, cause, key_id, template, created_at)
     select 'crd_' || n, ${owner('ada')}, substr(${at}, 1, 7), 'charge', 1, 'generation:gen_' || n, 'key' || (n % 3), 'default', ${at} from NUMBERS`,
  );
  // Three keys, five templates, fifteen visitors a day.
  await add(
    DAYS * 225,
    `insert into card_requests (account_id, date, key_id, template, visitor, requests, cached)
     select ${owner('ada')}, substr(${at}, 1, 10), 'key' || (n / ${DAYS} % 3), 'template' || (n / ${DAYS * 3} % 5), 'visitor' || (n / ${DAYS * 15} % 15), 9, 5 from NUMBERS
     where true on conflict do nothing`,
  );
  await add(
    ERASED.charges,
    `insert into credit_entries (id, account_id, period, kind, amount, cause, key_id, template, created_at)
     select 'crd_bob_' || n, ${owner('bob')}, substr(${at}, 1, 7), 'charge', 1, 'card:key' || n || ':x', 'key', 'og_standard', ${at} from NUMBERS`,
  );
  await add(
    CARDS,
    // Of most, the row alone is kept, as by default.
    `insert into cards (key, object, format, bytes, created_at, last_used_at)
     select 'key' || n, case when n <= ${ERASED.charges} then 'ca/' || n else '' end, 'png', case when n <= ${ERASED.charges} then 1 else 0 end, ${at}, ${at} from NUMBERS`,
  );
  await add(
    ERASED.uploads,
    `insert into uploads (account_id, id, type, object, bytes, details, created_at) select ${owner('bob')}, 'upl_' || n, 'image/png', 'up/' || n, 1, '{}', ${at} from NUMBERS`,
  );
  await sql`analyze`.execute(database);
}
