import { setTimeout as sleep } from 'node:timers/promises';
import { patientMs } from '../../../../tests/support/machine-speed.ts';
import type { Database } from '../../../src/stores/database.ts';
import type { Balancer } from './balancer.ts';
import { ask, register, toCardUrl } from './clients.ts';
import type { Cluster } from './faults.ts';

export type MeasuredCluster = Cluster & {
  balancer: Balancer;
  database: Database;
  figures: Map<string, string>;
  say(line: string): void;
};

const CARDS = 40;
const TIMES = 15;
const WAITS = 20;
// Each takes as long as a worker sleeps that hears of nothing.
const WAITS_WITHOUT_NOTICES = 4;
const LIMIT = 60;

/** While nothing fails: what the nodes do once for all of them, and how long they wait for each other. */
export async function measurePeace(cluster: MeasuredCluster): Promise<string[]> {
  const { balancer, database, figures, say } = cluster;
  const nodes = cluster.nodes.filter(({ role }) => role !== 'worker');
  const [first, second = first] = nodes;
  if (first === undefined || second === undefined) throw new Error('no node answers requests');
  const broken: string[] = [];
  const { apiKey } = await register(balancer.baseUrl, 'peace@example.com');

  say(`${CARDS} new cards, each asked ${TIMES} times of all nodes at once`);
  const asked = Array.from({ length: CARDS * TIMES }, (_, at) => {
    const node = nodes[Math.floor(at / CARDS) % nodes.length] ?? first;
    return ask(toCardUrl(node.baseUrl, apiKey, `peace ${at % CARDS}`));
  });
  const answers = await Promise.all(asked);
  const drawn = answers.filter(({ headers }) => headers.get('x-cached') === 'false').length;
  const { charged } = await database
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.countAll<number>().as('charged'))
    .executeTakeFirstOrThrow();
  figures.set(
    `${CARDS} cards x ${TIMES} requests: answers, drawn, charged`,
    `${answers.filter(({ status }) => status === 200).length}, ${drawn}, ${charged}`,
  );
  const refused = answers.find(({ status }) => status !== 200);
  if (refused !== undefined) broken.push(`a card was answered with ${refused.status}: ${refused.body}`);
  if (drawn !== CARDS || charged !== CARDS)
    broken.push(`${CARDS} cards were drawn ${drawn} times and charged ${charged} times`);

  for (const isDropping of [false, true]) {
    say(`generations that one node waits for, ${isDropping ? 'without' : 'with'} notices`);
    for (const node of cluster.nodes) node.setNotices(isDropping);
    const waits: number[] = [];
    const count = isDropping ? WAITS_WITHOUT_NOTICES : WAITS;
    for (let at = 0; at < count; at += 1)
      waits.push(await measureWait(second.baseUrl, apiKey, database, `${isDropping} ${at}`));
    waits.sort((a, b) => a - b);
    const of = (part: number): number => waits[Math.min(count - 1, Math.floor(count * part))] ?? 0;
    figures.set(
      `from the end of a generation to its answer, ${isDropping ? 'without' : 'with'} notices: median, slowest, ms`,
      `${of(0.5)}, ${of(1)}`,
    );
    if (of(1) > patientMs(isDropping ? 1_500 : 1_000))
      broken.push(`an answer came ${of(1)} ms after the end of its generation`);
  }
  for (const node of cluster.nodes) node.setNotices(false);

  say('a limit over all nodes');
  const limited = await register(balancer.baseUrl, 'limited@example.com');
  await database
    .updateTable('accounts')
    .set({ plan: 'pro', allowance: 1_000_000 })
    .where('email', '=', limited.email)
    .execute();
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': limited.apiKey, prefer: 'respond-async' },
    body: JSON.stringify({ prompt: 'Poster "limit"', width: 256, height: 256 }),
  };
  const generations = await Promise.all(
    Array.from({ length: 1.5 * LIMIT }, () => ask(`${balancer.baseUrl}/api/v1/generate`, post)),
  );
  const accepted = generations.filter(({ status }) => status === 202).length;
  figures.set(`generations accepted within a limit of ${LIMIT}`, String(accepted));
  const statuses = Object.entries(Object.groupBy(generations, ({ status }) => status));
  const said = statuses.map(([status, answers]) => `${answers?.length} x ${status}`).join(', ');
  if (accepted !== LIMIT) broken.push(`a limit of ${LIMIT} let ${accepted} generations through: ${said}`);

  say('a key that is revoked on another node');
  const { apiKey: revoked } = await register(balancer.baseUrl, 'revoked@example.com');
  const card = toCardUrl(second.baseUrl, revoked, 'revoked');
  await ask(card);
  await ask(`${first.baseUrl}/api/v1/dashboard/keys/${revoked.split('_')[1]}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-api-key': revoked },
    body: JSON.stringify({ confirm: true }),
  });
  const since = performance.now();
  while ((await ask(card)).status === 200 && performance.now() - since < patientMs(10_000)) await sleep(5);
  const ms = Math.round(performance.now() - since);
  figures.set('a key revoked on another node opens nothing after, ms', String(ms));
  if (ms > patientMs(5_000)) broken.push(`a revoked key opened cards for ${ms} ms`);
  return broken;
}

/** From the end as the database has it to the answer in hand. */
async function measureWait(
  baseUrl: string,
  apiKey: string,
  database: Database,
  name: string,
): Promise<number> {
  const answer = await ask(`${baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, prefer: 'wait=30' },
    body: JSON.stringify({ prompt: `Poster "wait ${name}"`, width: 256, height: 256 }),
  });
  const answeredAt = Date.now();
  const { id } = JSON.parse(answer.body.toString()) as { id: string };
  const { completed_at: endedAt } = await database
    .selectFrom('generations')
    .select('completed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Math.max(0, answeredAt - new Date(endedAt ?? 0).getTime());
}

/** While the database is away: known cards from every node, and everything else. */
export async function measureOutage(cluster: MeasuredCluster, awayMs: number): Promise<string[]> {
  const { balancer, server, figures, say } = cluster;
  const nodes = cluster.nodes.filter(({ role }) => role !== 'worker');
  const broken: string[] = [];
  const { apiKey } = await register(balancer.baseUrl, 'outage@example.com');
  const titles = Array.from({ length: 20 }, (_, at) => `outage ${at}`);
  for (const { baseUrl } of nodes) for (const title of titles) await ask(toCardUrl(baseUrl, apiKey, title));

  say(`the database is away for ${awayMs / 1000} s`);
  const cards: number[] = [];
  const others: { status: number; ms: number }[] = [];
  const post = (): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, prefer: 'respond-async' },
    body: JSON.stringify({ prompt: 'Poster "away"', width: 256, height: 256 }),
  });
  let isOver = false;
  const asking = [
    (async () => {
      for (let at = 0; !isOver; at += 1) {
        const { baseUrl } = at % 4 === 0 ? balancer : (nodes[at % nodes.length] ?? balancer);
        cards.push((await ask(toCardUrl(baseUrl, apiKey, titles[at % titles.length] ?? ''))).status);
        await sleep(10);
      }
    })(),
    (async () => {
      while (!isOver) {
        others.push(await ask(`${balancer.baseUrl}/api/v1/generate`, post()));
        others.push(await ask(`${balancer.baseUrl}/api/v1/dashboard`, { headers: { 'x-api-key': apiKey } }));
        await sleep(100);
      }
    })(),
  ];
  await server.crash();
  await sleep(awayMs);
  await server.recover();
  const since = performance.now();
  while (
    (await ask(`${balancer.baseUrl}/api/v1/generate`, post())).status !== 202 &&
    performance.now() - since < patientMs(20_000)
  )
    await sleep(20);
  const wellMs = Math.round(performance.now() - since);
  isOver = true;
  await Promise.all(asking);
  await balancer.allReady();

  const wrong = cards.filter((status) => status !== 200);
  const late = Math.round(Math.max(...others.filter(({ status }) => status === 503).map(({ ms }) => ms)));
  const strange = others.filter(({ status }) => ![200, 202, 503].includes(status));
  figures.set(
    `known cards while the database was away for ${awayMs / 1000} s: asked, not delivered`,
    `${cards.length}, ${wrong.length}`,
  );
  figures.set(
    'other requests meanwhile: 503, slowest ms, other refusals',
    `${others.filter(({ status }) => status === 503).length}, ${late}, ${strange.length}`,
  );
  figures.set('well again after the database was back, ms', String(wellMs));
  if (wrong.length > 0)
    broken.push(`${wrong.length} of ${cards.length} known cards were not delivered (${wrong[0]})`);
  if (strange.length > 0)
    broken.push(`without a database, requests were answered with ${strange[0]?.status}`);
  if (late > patientMs(5_000)) broken.push(`a 503 came after ${late} ms`);
  if (wellMs > patientMs(2_000)) broken.push(`the service was well again after ${wellMs} ms`);
  return broken;
}
