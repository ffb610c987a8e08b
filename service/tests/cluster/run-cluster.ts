import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import type { Database } from '../../src/stores/database.ts';
import { openPostgres } from '../../src/stores/postgres/open-postgres.ts';
import { openS3 } from '../../src/stores/s3/open-s3.ts';
import { startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { findPostgres, startTestServer } from '../postgres/support/test-server.ts';
import { startBalancer } from './support/balancer.ts';
import { createChance } from './support/chance.ts';
import { findBroken } from './support/check.ts';
import { createHistory, DOOMED, register, runClient } from './support/clients.ts';
import { listFaults } from './support/faults.ts';
import { killMigrators } from './support/migrators.ts';
import { type ClusterNode, type Role, startNode } from './support/node.ts';
import { measureOutage, measurePeace } from './support/phases.ts';

export type ClusterOptions = {
  seed: number;
  /** A few faults instead of all. */
  isShort: boolean;
  say(line: string): void;
};

/** `broken` is empty when every promise held; figures by name. */
export type ClusterRun = { broken: string[]; figures: Map<string, string> };

const CLIENTS = 6;
const LEASE_MS = 4_000;
const MOST_ATTEMPTS = 50;
// Of one account; the others have as many as they want.
const SMALL_ALLOWANCE = 15;
const ROLES: readonly (readonly [Role, Role, Role])[] = [
  ['all', 'all', 'all'],
  ['all', 'all', 'worker'],
  ['all', 'web', 'worker'],
  ['web', 'web', 'worker'],
];

/** Three nodes on one database and one bucket, clients that work on, one fault after the other, and the count at the end. */
export async function runCluster({ seed, isShort, say }: ClusterOptions): Promise<ClusterRun> {
  await using ending = new AsyncDisposableStack();
  // Ctrl-C leaves no server and no node behind.
  const onInterrupt = (): void => void ending.disposeAsync().finally(() => process.exit(130));
  process.once('SIGINT', onInterrupt);
  ending.defer(() => void process.off('SIGINT', onInterrupt));
  const chance = createChance(seed);
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-cluster-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startTestServer(findPostgres() ?? '');
  ending.defer(() => server.remove());
  const s3 = await startS3Server();
  ending.defer(() => s3.remove());
  const figures = new Map<string, string>();
  const broken: string[] = [];

  const secrets = { CARDWRIGHT_MASTER_KEY: '5a'.repeat(32) };
  say('migrators killed half way, and others beside them');
  broken.push(...(await killMigrators({ chance, folder, databaseUrl: server.url, settings: secrets })));

  const settings = {
    ...secrets,
    ...s3.settings(),
    CARDWRIGHT_S3_PREFIX: randomUUID(),
    CARDWRIGHT_CARD_STORE: 'all',
    // For a machine with other work: the deadlines of cards are not what this is about.
    CARDWRIGHT_CARD_DEADLINE_MS: '30000',
    CARDWRIGHT_DATABASE_POOL: '40',
    CARDWRIGHT_RENDER_CONCURRENCY: '1',
    CARDWRIGHT_CARD_WORKERS: '0',
    CARDWRIGHT_JOB_LEASE_MS: String(LEASE_MS),
    // Kills count as attempts, and no generation may fail by them alone.
    CARDWRIGHT_JOB_ATTEMPTS: String(MOST_ATTEMPTS),
    CARDWRIGHT_SIGNUP_LIMIT: '100000',
    CARDWRIGHT_FREE_ALLOWANCE: '1000000',
    CARDWRIGHT_PRO_GENERATE_LIMIT: '60',
    CARDWRIGHT_FREE_GENERATE_LIMIT: '100000',
    CARDWRIGHT_REQUEST_LIMIT: '1000000',
    CARDWRIGHT_HELPER_LIMIT: '100000',
    CARDWRIGHT_METRICS_TOKEN: 'metrics-token',
  };
  const roles = chance.pick(ROLES);
  say(`three nodes: ${roles.join(', ')}`);
  const nodes: ClusterNode[] = [];
  ending.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
  for (const [index, role] of roles.entries()) {
    const name = `node-${index + 1}`;
    const node = await startNode({
      name,
      role,
      folder,
      databaseUrl: server.url,
      endpoint: s3.endpoint,
      settings,
    });
    nodes.push(node);
    // The emulated S3 server may lose the first object of a folder while the last one that another node puts there is deleted.
    if (index === 0) await untilReady(node);
  }
  const balancer = await startBalancer(nodes);
  ending.defer(() => balancer.close());
  await balancer.allReady();
  const database = await openPostgres({ url: server.url, connections: 2, waitMs: 60_000, onError: () => {} });
  ending.defer(() => database.destroy());

  await doom(database);

  const cluster = { nodes, server, chance, leaseMs: LEASE_MS, balancer, database, figures, say };
  broken.push(...(await measurePeace(cluster)));
  broken.push(...(await measureOutage(cluster, isShort ? 6_000 : 45_000)));

  // From here on, clients work while things fail.
  const history = createHistory();
  let during = 'nothing';
  let isOver = false;
  const [big, small] = [
    await register(balancer.baseUrl, 'big@example.com'),
    await register(balancer.baseUrl, 'small@example.com'),
  ];
  await database
    .updateTable('accounts')
    .set({ allowance: SMALL_ALLOWANCE })
    .where('email', '=', small.email)
    .execute();
  const known: string[] = [];
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    runClient(
      { baseUrl: balancer.baseUrl, chance: chance.fork(), history, during: () => during, known },
      `client-${index}`,
      index === 0 ? small : big,
      () => isOver,
    ),
  );
  const faults = listFaults(chance, isShort);
  const started = performance.now();
  try {
    for (const [index, fault] of faults.entries()) {
      await sleep(isShort ? 300 : 1_000);
      say(`${index + 1}/${faults.length} ${fault.name}`);
      during = fault.name;
      await fault.strike(cluster);
      await balancer.allReady();
      during = 'nothing';
    }
  } catch (error) {
    broken.push(error instanceof Error ? error.message : String(error));
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  figures.set('minutes under faults', ((performance.now() - started) / 60_000).toFixed(1));

  say('waiting until everything that was accepted has ended');
  const until = performance.now() + patientMs(180_000);
  for (;;) {
    const { left } = await database
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow();
    if (left === 0) break;
    if (performance.now() > until) {
      broken.push(`${left} generations never ended`);
      break;
    }
    await sleep(200);
  }

  say('counting');
  const stores = await openS3({ ...s3.options(), prefix: `${settings.CARDWRIGHT_S3_PREFIX}/` });
  ending.defer(() => stores.close());
  const count = await findBroken(database, stores, history, {
    allowance: SMALL_ALLOWANCE,
    small: small.email,
  });
  broken.push(...count.broken);
  for (const node of nodes)
    if (node.endedByItself() > 0) broken.push(`${node.name} ended by itself, ${node.endedByItself()} times`);

  const { entries } = history;
  const [slowest] = entries
    .filter(({ status, during }) => status === 503 && /^(database|bucket)/.test(during))
    .sort((a, b) => b.ms - a.ms);
  if (slowest !== undefined && slowest.ms > patientMs(5_000))
    broken.push(`"${slowest.operation}" got a 503 after ${slowest.ms} ms during "${slowest.during}"`);
  for (const outcome of ['ok', 'fail', 'unknown'] as const)
    figures.set(`requests: ${outcome}`, String(entries.filter((entry) => entry.outcome === outcome).length));
  figures.set('faults', String(faults.length));
  figures.set('generations', String(count.generations));
  figures.set('stray objects, swept', String(count.strays));
  figures.set(
    'slowest 503 while a store was away, ms',
    slowest === undefined ? 'none' : `${slowest.ms} (${slowest.operation}, ${slowest.during})`,
  );
  return { broken, figures };
}

async function untilReady({ name, baseUrl }: ClusterNode): Promise<void> {
  const until = performance.now() + patientMs(60_000);
  for (;;) {
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > until) throw new Error(`${name} is not ready`);
    await sleep(50);
  }
}

/** Generations whose prompts begin so have used up their attempts: they fail and are refunded. */
async function doom(database: Database): Promise<void> {
  await sql`
    create function doom() returns trigger language plpgsql as $$
    begin
      if exists (select from generations where id = new.generation_id and prompt like ${sql.lit(`${DOOMED}%`)}) then
        new.attempts := ${sql.lit(MOST_ATTEMPTS)};
      end if;
      return new;
    end $$`.execute(database);
  await sql`create trigger doom before insert on jobs for each row execute function doom()`.execute(database);
}
