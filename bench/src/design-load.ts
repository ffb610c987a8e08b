import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toTable } from './measure.ts';
import { startService } from './running-service.ts';

const DELIVERIES = 2000;
const DOCUMENTS = 200;
const SECONDS = 20;
// One card in so many was never drawn before.
const FRESH = 10;

/** Deliveries of cards alone, and among calls with the slowest documents that are read at all. */
export async function benchDesignLoad(): Promise<string> {
  const service = await startService({
    CARDWRIGHT_FREE_ALLOWANCE: '100000',
    CARDWRIGHT_HELPER_LIMIT: '100000',
  });
  try {
    const key = await register(service.baseUrl);
    const deliver = (round: string) =>
      send(DELIVERIES, async (index) => (await fetch(sign(service.baseUrl, key, round, index))).status);
    await deliver('warm');
    const alone: number[] = [];
    const among: number[] = [];
    const helpers: number[] = [];
    const statuses = new Map<number, number>();
    // In turns, so that a busy moment of the machine hits both.
    for (const round of ['a', 'b']) {
      alone.push(...(await deliver(`${round}1`)));
      const [cards, documents] = await Promise.all([
        deliver(`${round}2`),
        send(DOCUMENTS, async (index) => {
          const status = await postSlowDocument(service.baseUrl, key, `${round}${index}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          return status;
        }),
      ]);
      among.push(...cards);
      helpers.push(...documents);
    }
    const row = (name: string, times: readonly number[]) => [
      name,
      quantile(times, 0.5),
      quantile(times, 0.99),
      quantile(times, 0.99) / quantile(alone, 0.99),
    ];
    const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    return toTable(
      ['2,000 deliveries in 20 s, one in ten drawn first', 'median ms', 'p99 ms', 'p99 against alone'],
      [
        row('alone', alone),
        row('among 200 slow documents', among),
        ...[[`the documents themselves (${answers})`, quantile(helpers, 0.5), quantile(helpers, 0.99), '']],
      ],
    );
  } finally {
    await service.stop();
  }
}

/** Sends at an even pace whether or not the ones before are answered; milliseconds of each from when it was due. */
async function send(count: number, request: (index: number) => Promise<number>): Promise<number[]> {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const due = (index * SECONDS * 1000) / count;
      await sleep(due);
      await request(index);
      return performance.now() - start - due;
    }),
  );
}

function sign(baseUrl: string, key: string, round: string, index: number): string {
  const title = index % FRESH === 0 ? `Card%20${round}${index}` : `Card%20${index % 7}`;
  const text = `/i/og_standard?expires=${Math.floor(Date.now() / 1000) + 3600}&title=${title}`;
  return `${baseUrl}${text}&sig=${key.split('_')[1]}.${createHmac('sha256', key).update(text).digest('hex')}`;
}

async function postSlowDocument(baseUrl: string, key: string, name: string): Promise<number> {
  const colors = Array.from({ length: 2900 }, (_, index) => `  c${index}: "{colors.c${index + 1}}"`);
  const designMd = `---\nname: ${name}\ncolors:\n${colors.join('\n')}\n---\n`;
  const answer = await post(`${baseUrl}/api/v1/design/og-params`, { designMd }, { 'x-api-key': key });
  await answer.arrayBuffer();
  return answer.status;
}

async function register(baseUrl: string): Promise<string> {
  const answer = await post(`${baseUrl}/api/v1/users`, { email: 'bench@example.com' });
  return ((await answer.json()) as { api_key: string }).api_key;
}

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
