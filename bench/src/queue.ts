import { sql } from 'kysely';
import { systemClock } from '../../service/src/base/clock.ts';
import { claimNext, type DrawParts } from '../../service/src/generations/draw.ts';
import type { Database } from '../../service/src/stores/database.ts';
import type { QueueLook } from '../../service/src/stores/job-queue.ts';
import { createLeaseTableQueue } from '../../service/src/stores/job-queue-lease-table.ts';
import { migrate } from '../../service/src/stores/migrate.ts';
import { openPostgres } from '../../service/src/stores/postgres/open-postgres.ts';
import { transact } from '../../service/src/stores/transact.ts';
import { findPostgres, startTestServer } from '../../service/tests/postgres/support/test-server.ts';
import { toTable } from './measure.ts';

const SECONDS = 10;
const NODES = 3;
const SLOTS = 8;
const ACCOUNTS = 200;
const DEPTHS = [200, 20_000];
// As `worker.ts` keeps a look.
const KEPT_MS = 200;

/** How many jobs the queue hands out and takes back in a second, to nodes that draw nothing, while so many wait all the time. */
export async function benchQueue(): Promise<string> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  const server = await startTestServer(binaries);
  try {
    const rows: string[][] = [];
    for (const depth of DEPTHS) {
      const claimed = await measure(server.url, depth, 'claim');
      const completed = await measure(server.url, depth, 'complete');
      rows.push([depth.toLocaleString('en'), String(Math.round(claimed)), String(Math.round(completed))]);
    }
    return toTable(['jobs that wait', 'claimed a second', 'claimed and completed a second'], rows);
  } finally {
    server.remove();
  }
}

type Work = 'claim' | 'complete';

async function measure(url: string, depth: number, kind: Work): Promise<number> {
  const open = () => openPostgres({ url, connections: 10, onError: () => {} });
  const nodes = await Promise.all(Array.from({ length: NODES }, open));
  const [database] = nodes;
  if (database === undefined) throw new Error('no node');
  try {
    await migrate(database);
    await sql`truncate accounts cascade`.execute(database);
    await addAccounts(database);
    await addJobs(database, depth);
    await sql`analyze`.execute(database);
    const until = performance.now() + SECONDS * 1000;
    let done = 0;
    let refilled = 0;
    const refill = (async () => {
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        const missing = done - refilled;
        if (missing > 0) await addJobs(database, missing);
        refilled += missing;
      }
    })();
    await Promise.all(nodes.map((node) => work(node, kind, until, (count) => (done += count))));
    await refill;
    return done / SECONDS;
  } finally {
    for (const node of nodes) await node.destroy();
  }
}

/** A node whose slots are always free again. */
async function work(
  database: Database,
  kind: Work,
  until: number,
  onDone: (count: number) => void,
): Promise<void> {
  const queue = createLeaseTableQueue({ database, clock: systemClock, leaseMs: 30_000 });
  const parts = { database, queue, onStep: () => {} } as unknown as DrawParts;
  let known: { look: QueueLook; at: number } | undefined;
  while (performance.now() < until) {
    if (known === undefined || performance.now() - known.at > KEPT_MS)
      known = { look: await queue.look(), at: performance.now() };
    const claimed = await claimNext(parts, known.look, SLOTS);
    if (claimed.length === 0) known = undefined;
    if (kind === 'complete')
      await Promise.all(
        claimed.map(({ lease, row }) =>
          transact(database, async (transaction) => {
            await queue.complete(transaction, lease);
            await transaction
              .updateTable('generations')
              .set({
                status: 'completed',
                image_object: `ab/${row.id}`,
                completed_at: new Date().toISOString(),
              })
              .where('id', '=', row.id)
              .execute();
          }),
        ),
      );
    onDone(claimed.length);
  }
}

async function addAccounts(database: Database): Promise<void> {
  await sql`
    insert into accounts (id, email, plan, created_at)
    select 'usr_' || n, n || '@example.com', 'free', '2026-11-29T00:00:00.000Z' from generate_series(1, ${sql.lit(ACCOUNTS)}) as n`.execute(
    database,
  );
}

async function addJobs(database: Database, count: number): Promise<void> {
  await sql`
    with added as (
      insert into generations (id, account_id, prompt, template_id, width, height, format, seed, status, image_token, credits_used, period, warnings, created_at)
      select 'gen_' || gen_random_uuid(), 'usr_' || (1 + n % ${sql.lit(ACCOUNTS)}), 'a', 'default', 256, 256, 'png', 0, 'pending',
        gen_random_uuid(), 1, '2026-11', '[]', '2026-11-29T00:00:00.000Z'
      from generate_series(1, ${sql.lit(count)}) as n returning id
    )
    insert into jobs (id, generation_id, attempts, run_at, created_at)
    select 'job_' || id, id, 0, '2026-11-29T00:00:00.000Z', '2026-11-29T00:00:00.000Z' from added`.execute(
    database,
  );
}
