import { join } from 'node:path';
import { deliver, generate, measureBeside, openTarget, toQuantiles } from './load.ts';
import { toTable } from './measure.ts';

// Both cores of a small machine are busy all the time; `SOAK_MINUTES=2` for a look.
const CLIENTS = [generate, generate, deliver, deliver] as const;
const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const ROWS = 10;
const HERE = join(import.meta.dirname, '../..');

/** Full load for twenty minutes: whether latency and memory stay flat. Any answer but a success ends it with an error. */
export async function benchSoak(): Promise<string> {
  const target = await openTarget(HERE);
  try {
    const seconds = (MINUTES * 60) / ROWS;
    const rows: (string | number)[][] = [];
    for (let row = 0; row < ROWS; row++) {
      const { times, done } = await measureBeside(target, CLIENTS, { seconds, round: String(row) });
      const [prompts, cards] = [done.slice(0, 2), done.slice(2)].map(sum);
      const { p50, p99 } = toQuantiles(times);
      const until = (((row + 1) * seconds) / 60).toFixed(0);
      rows.push([
        until,
        p50,
        p99,
        String(prompts),
        String(cards),
        String(Math.round(target.service.treeMemory())),
      ]);
      console.log(
        `  ${until} of ${MINUTES} minutes: cached card ${p50.toFixed(1)} ms, ${rows.at(-1)?.at(-1)} MB`,
      );
    }
    const head = ['until minute', 'cached card, median ms', 'p99 ms', 'prompts', 'new cards', 'memory, MB'];
    return toTable(head, rows);
  } finally {
    await target.service.stop();
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
