import { Worker } from 'node:worker_threads';
import { signTarget, smallCard } from '../../service/src/delivery/delivery-bench.fixture.ts';
import { type Input, listInputs } from '../../service/tests/limits/support/largest-inputs.ts';
import type { Attack } from './attack-sender.ts';
import { quantile, toTable } from './measure.ts';
import { type RunningService, startService } from './running-service.ts';

const SECONDS = 6;
const AT_A_TIME = 4;
const PACE_MS = 20;

// By the names of the inputs of the probes test.
const ATTACKS: Readonly<Record<string, RegExp>> = {
  'bodies of a megabyte, to every operation': /: (?:many lists|deep lists|many keys|one long)/,
  'long queries, to every operation': /: long query$/,
  'prompts and briefs as long as they may be': /: a (?:prompt of|full brief)/,
  'slow design documents': /a slow document/,
  'cards of many scripts, forged and explained URLs': /signed card|forged card|a long URL/,
  'own templates of 120 large boxes': /120 large boxes/,
  'pictures that unpack to very much': /an upload/,
};

// Longer is no answer: the watchdog of the service is about to end it.
const LONGEST_MS = 30_000;

type Target = { service: RunningService; key: string; card: string; inputs: Input[]; alone: number[] };

/**
 * How long a cached card takes beside each of the worst that a client may send, against its time alone. With `BENCH_BASELINE` (another
 * checkout, installed) both are measured in turns, in one run.
 */
export async function benchAttacks(): Promise<string> {
  const { BENCH_BASELINE: baseline } = process.env;
  const roots = baseline === undefined ? { '': undefined } : { ', before': baseline, ', now': undefined };
  const targets = new Map<string, Target>();
  for (const [when, root] of Object.entries(roots)) targets.set(when, await openTarget(root));
  const rows: (string | number)[][] = [
    ['alone', ...[...targets.values()].flatMap(({ alone }) => toCells(alone, alone, ''))],
  ];
  try {
    for (const [name, pattern] of Object.entries(ATTACKS)) {
      const row: (string | number)[] = [name];
      for (const [when, target] of targets) {
        const { card, key, alone, service } = target;
        const attack = target.inputs.filter((input) => pattern.test(input.name));
        if (attack.length === 0) throw new Error(`no input is one of ${name}`);
        const sending = send({ baseUrl: service.baseUrl, key, attack, atATime: AT_A_TIME, seconds: SECONDS });
        row.push(...toCells(await probe(card, SECONDS), alone, String(await sending)));
        if (!(await isAnswering(card)))
          targets.set(when, await reopen(target, roots[when as keyof typeof roots]));
      }
      rows.push(row);
    }
  } finally {
    for (const { service } of targets.values()) await service.stop();
  }
  const heads = ['median ms', 'p99 ms', 'p99 against alone', 'sent'];
  return toTable(
    ['a cached card beside', ...[...targets.keys()].flatMap((when) => heads.map((head) => head + when))],
    rows,
  );
}

async function openTarget(root: string | undefined): Promise<Target> {
  const limits = ['SIGNUP', 'REQUEST', 'HELPER', 'PREVIEW', 'FREE_GENERATE'].map(
    (name) => [`CARDWRIGHT_${name}_LIMIT`, '1000000'] as const,
  );
  const service = await startService(
    { ...Object.fromEntries(limits), CARDWRIGHT_FREE_ALLOWANCE: '1000000' },
    root,
  );
  const key = await register(service.baseUrl);
  const { path, query } = signTarget(key, '/i/og_standard', smallCard('Known'));
  const card = `${service.baseUrl}${path}?${query}`;
  await probe(card, 1);
  return { service, key, card, inputs: await listInputs(key), alone: await probe(card, SECONDS) };
}

/** Another one, for one that an attack has ended. */
async function reopen({ service }: Target, root: string | undefined): Promise<Target> {
  await service.stop();
  return await openTarget(root);
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function toCells(times: number[], alone: number[], sent: string): (string | number)[] {
  const p99 = quantile(times, 0.99);
  return [quantile(times, 0.5), p99, p99 / quantile(alone, 0.99), sent];
}

/** At an even pace, whether or not the card before has come. */
async function probe(url: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    running.push(
      isAnswering(url).then((isGood) => {
        times.push(isGood ? performance.now() - began : LONGEST_MS);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  await Promise.all(running);
  return times.sort((a, b) => a - b);
}

/** From a thread of its own: what the sender has to do is not to keep the probe. */
function send(work: Attack): Promise<number> {
  const sender = new Worker(new URL('./attack-sender.ts', import.meta.url), { workerData: work });
  return new Promise((resolve, reject) => {
    sender.once('message', resolve).once('error', reject);
  });
}

async function register(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
  return ((await response.json()) as { api_key: string }).api_key;
}
