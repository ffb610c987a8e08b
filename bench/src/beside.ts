import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, toTable } from './measure.ts';
import { type RunningService, startService } from './running-service.ts';

const CLIENTS = 4;
const SECONDS = 8;
const EVERY_MS = 20;
const ROUNDS = 2;
const HERE = join(import.meta.dirname, '../..');

type Target = { name: string; service: RunningService; key: string };
/** Latencies of the cached card, and what the clients beside it got done. */
type Measured = { times: number[]; done: number };

/**
 * How long a cached card takes alone, beside clients that generate from prompts, and beside clients that ask for new
 * cards. With `BENCH_BASELINE` (another checkout, installed) both are measured in turns, in one run.
 */
export async function benchBeside(): Promise<string> {
  const { BENCH_BASELINE: baseline } = process.env;
  const targets = await Promise.all([
    ...(baseline === undefined ? [] : [open('baseline', baseline)]),
    open('this', HERE),
  ]);
  try {
    const results = new Map<string, Measured>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const target of targets) {
        for (const [load, client] of Object.entries(LOADS)) {
          const before = results.get(`${target.name}: ${load}`) ?? { times: [], done: 0 };
          const { times, done } = await measureBeside(target, client, `${round}`);
          results.set(`${target.name}: ${load}`, {
            times: [...before.times, ...times],
            done: before.done + done,
          });
          console.log(`  ${target.name}: ${load}, round ${round + 1} of ${ROUNDS}`);
        }
      }
    }
    const rows = targets.flatMap(({ name }) => {
      const alone = toQuantiles(results.get(`${name}: alone`));
      return Object.keys(LOADS).map((load) => {
        const measured = results.get(`${name}: ${load}`);
        const { p50, p99 } = toQuantiles(measured);
        const perSecond = (measured?.done ?? 0) / (ROUNDS * SECONDS);
        return [`${name}: ${load}`, p50, p99, p50 / alone.p50, p99 / alone.p99, perSecond];
      });
    });
    const memory = targets
      .map(({ name, service }) => `${name} ${Math.round(service.treeMemory())} MB`)
      .join(', ');
    const head = [
      'cached card',
      'median ms',
      'p99 ms',
      'median against alone',
      'p99 against alone',
      'done beside, a second',
    ];
    return `${toTable(head, rows)}\n\nMemory of the service with its workers afterwards: ${memory}.`;
  } finally {
    await Promise.all(targets.map(({ service }) => service.stop()));
  }
}

type Client = (target: Target, name: string) => Promise<void>;

const LOADS: Readonly<Record<string, Client | undefined>> = {
  alone: undefined,
  'beside four generating clients': async ({ service, key }, name) => {
    const prompt = `Blog header: "Why we moved ${name} services back to a monolith", dark, engineering blog`;
    await (await post(`${service.baseUrl}/api/v1/generate`, { prompt }, key)).arrayBuffer();
  },
  'beside four clients with new cards': async (target, name) => deliver(target, `New ${name}`),
};

async function measureBeside(target: Target, client: Client | undefined, round: string): Promise<Measured> {
  let isOver = false;
  let done = 0;
  const clients = Array.from({ length: client ? CLIENTS : 0 }, async (_, index) => {
    for (let i = 0; !isOver; i++) {
      await client?.(target, `${round}${index}${i}`);
      if (!isOver) done += 1;
    }
  });
  const start = performance.now();
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  // At an even pace, whether or not those before are answered.
  for (let due = start; due < start + SECONDS * 1000; due += EVERY_MS) {
    await sleep(Math.max(0, due - performance.now()));
    const at = performance.now();
    sent.push(deliver(target, 'cached').then(() => void times.push(performance.now() - at)));
  }
  isOver = true;
  await Promise.all([...sent, ...clients]);
  return { times, done };
}

async function open(name: string, root: string): Promise<Target> {
  const service = await startService(
    {
      CARDWRIGHT_FREE_ALLOWANCE: '1000000',
      CARDWRIGHT_FREE_GENERATE_LIMIT: '1000000',
      CARDWRIGHT_CARD_DEADLINE_MS: '60000',
    },
    root,
  );
  const answer = await post(`${service.baseUrl}/api/v1/users`, { email: 'bench@example.com' });
  const target = { name, service, key: ((await answer.json()) as { api_key: string }).api_key };
  for (let i = 0; i < 50; i++) await deliver(target, 'cached');
  for (const client of Object.values(LOADS))
    await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client?.(target, `warm${i}`)));
  return target;
}

async function deliver({ service, key }: Target, title: string): Promise<void> {
  const text = `/i/og_standard?expires=4102444800&title=${encodeURIComponent(title)}`;
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const answer = await fetch(`${service.baseUrl}${text}&sig=${key.split('_')[1]}.${signature}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a card was answered with ${answer.status}`);
}

const post = (url: string, body: object, key = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, prefer: 'wait=60' },
    body: JSON.stringify(body),
  });

function toQuantiles(measured: Measured | undefined): { p50: number; p99: number } {
  const sorted = [...(measured?.times ?? [])].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
