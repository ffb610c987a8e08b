import { join } from 'node:path';
import {
  type Client,
  deliver,
  generate,
  type Measured,
  measureBeside,
  openTarget,
  toQuantiles,
} from './load.ts';
import { toTable } from './measure.ts';

const CLIENTS = 4;
const SECONDS = 8;
const ROUNDS = 2;
const HERE = join(import.meta.dirname, '../..');

const LOADS: Readonly<Record<string, Client | undefined>> = {
  alone: undefined,
  'beside four generating clients': generate,
  'beside four clients with new cards': (target, name) => deliver(target, `New ${name}`),
};

/**
 * How long a cached card takes alone, beside clients that generate from prompts, and beside clients that ask for new
 * cards. With `BENCH_BASELINE` (another checkout, installed) both are measured in turns, in one run.
 */
export async function benchBeside(): Promise<string> {
  const { BENCH_BASELINE: baseline } = process.env;
  const roots = { ...(baseline !== undefined && { baseline }), this: HERE };
  const targets = await Promise.all(
    Object.entries(roots).map(async ([name, root]) => ({ name, target: await openTarget(root) })),
  );
  try {
    const results = new Map<string, Measured>();
    for (const { target } of targets)
      for (const client of Object.values(LOADS))
        await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client?.(target, `warm${i}`)));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, target } of targets) {
        for (const [load, client] of Object.entries(LOADS)) {
          const clients = client ? Array.from({ length: CLIENTS }, () => client) : [];
          const before = results.get(`${name}: ${load}`) ?? { times: [], done: [] };
          const { times, done } = await measureBeside(target, clients, {
            seconds: SECONDS,
            round: `${load.length}-${round}`,
          });
          results.set(`${name}: ${load}`, {
            times: [...before.times, ...times],
            done: [...before.done, ...done],
          });
          console.log(`  ${name}: ${load}, round ${round + 1} of ${ROUNDS}`);
        }
      }
    }
    const rows = targets.flatMap(({ name }) => {
      const alone = toQuantiles(results.get(`${name}: alone`)?.times ?? []);
      return Object.keys(LOADS).map((load) => {
        const { times, done } = results.get(`${name}: ${load}`) ?? { times: [], done: [] };
        const { p50, p99 } = toQuantiles(times);
        const perSecond = done.reduce((sum, one) => sum + one, 0) / (ROUNDS * SECONDS);
        return [`${name}: ${load}`, p50, p99, p50 / alone.p50, p99 / alone.p99, perSecond];
      });
    });
    const memory = targets
      .map(({ name, target }) => `${name} ${Math.round(target.service.treeMemory())} MB`)
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
    await Promise.all(targets.map(({ target }) => target.service.stop()));
  }
}
