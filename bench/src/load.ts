import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './measure.ts';
import { type RunningService, startService } from './running-service.ts';

const EVERY_MS = 20;

/** A service with an account whose key generates and signs. */
export type Target = { service: RunningService; key: string };
/** Asks for something that was not drawn before; `name` makes it so. */
export type Client = (target: Target, name: string) => Promise<void>;
/** Latencies of the cached card in ms, and how often each client beside it was served. */
export type Measured = { times: number[]; done: number[] };

export async function openTarget(root: string): Promise<Target> {
  const service = await startService(
    {
      CARDWRIGHT_FREE_ALLOWANCE: '1000000',
      CARDWRIGHT_FREE_GENERATE_LIMIT: '1000000',
      CARDWRIGHT_CARD_DEADLINE_MS: '60000',
    },
    root,
  );
  const answer = await post(`${service.baseUrl}/api/v1/users`, { email: 'bench@example.com' });
  const target = { service, key: ((await answer.json()) as { api_key: string }).api_key };
  for (let i = 0; i < 50; i++) await deliver(target, 'cached');
  return target;
}

/** The cached card at an even pace for so long, whether or not those before are answered, beside clients that each ask without a pause. */
export async function measureBeside(
  target: Target,
  clients: readonly Client[],
  { seconds, round }: { seconds: number; round: string },
): Promise<Measured> {
  let isOver = false;
  const done = clients.map(() => 0);
  const asking = clients.map(async (client, index) => {
    for (let i = 0; !isOver; i++) {
      await client(target, `${round}-${index}-${i}`);
      if (!isOver) done[index] = (done[index] ?? 0) + 1;
    }
  });
  const start = performance.now();
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  for (let due = start; due < start + seconds * 1000; due += EVERY_MS) {
    await sleep(Math.max(0, due - performance.now()));
    const at = performance.now();
    sent.push(deliver(target, 'cached').then(() => void times.push(performance.now() - at)));
  }
  isOver = true;
  await Promise.all([...sent, ...asking]);
  return { times, done };
}

export const generate: Client = async ({ service, key }, name) => {
  const prompt = `Blog header: "Why we moved ${name} services back to a monolith", dark, engineering blog`;
  await expectSuccess(await post(`${service.baseUrl}/api/v1/generate`, { prompt }, key));
};

/** A signed card with this title. */
export const deliver: Client = async ({ service, key }, title) => {
  const text = `/i/og_standard?expires=4102444800&title=${encodeURIComponent(title)}`;
  const signature = createHmac('sha256', key).update(text).digest('hex');
  await expectSuccess(await fetch(`${service.baseUrl}${text}&sig=${key.split('_')[1]}.${signature}`));
};

async function expectSuccess(answer: Response): Promise<void> {
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} was answered with ${answer.status}`);
}

const post = (url: string, body: object, key = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, prefer: 'wait=60' },
    body: JSON.stringify(body),
  });

export function toQuantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
