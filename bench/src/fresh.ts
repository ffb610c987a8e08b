import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createEngine } from '@cardwright/engine';
import type { FreshCard, FreshResult } from './fresh-child.ts';
import { quantile, toTable } from './measure.ts';

const HERE = join(import.meta.dirname, '../..');
const WARM_UP = 6;
const ROUNDS = 40;

type Drawn = Exclude<FreshResult, { refused: string }>;
type Checkout = { draw(card: FreshCard): Promise<FreshResult>; stop(): void };

/**
 * Fresh cards of our templates: the example of each, with another title every time. With `BENCH_BASELINE` (another checkout, installed) both
 * draw in turns, each in a process of its own, in one run. One template at a time, as more than a handful of grounds are not kept.
 */
export async function benchFresh(): Promise<string> {
  const { BENCH_BASELINE: baseline } = process.env;
  const roots = [...(baseline === undefined ? [] : [baseline]), HERE];
  const { templates } = await createEngine();
  const rows: (string | number)[][] = [];
  for (const { name, parameters, example } of templates) {
    const title = parameters[0]?.name ?? 'title';
    const toCard = (index: number): FreshCard => ({
      template: name,
      data: { ...example, [title]: `${example[title]} ${index}` },
    });
    const [before, now] = await drawInTurns(roots, toCard);
    rows.push(toRow(name, now ?? before ?? [], now && before));
    console.log(`  ${name}`);
  }
  const head = ['template', 'median ms', 'CPU ms', 'kB'];
  return toTable(baseline === undefined ? head : [...head, 'CPU ms before', 'CPU against before'], rows);
}

async function drawInTurns(
  roots: readonly string[],
  toCard: (index: number) => FreshCard,
): Promise<Drawn[][]> {
  const checkouts = roots.map(startCheckout);
  const drawn: Drawn[][] = roots.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const turns = [...checkouts.entries()];
    for (const [at, checkout] of round % 2 === 0 ? turns : turns.toReversed()) {
      const result = await checkout.draw(toCard(100 + round));
      if (round >= 0 && !('refused' in result)) drawn[at]?.push(result);
    }
  }
  for (const checkout of checkouts) checkout.stop();
  return drawn;
}

function toRow(
  name: string,
  now: readonly Drawn[],
  before: readonly Drawn[] | undefined,
): (string | number)[] {
  const medianOf = (all: readonly Drawn[], value: (one: Drawn) => number): number =>
    quantile(
      all.map(value).sort((a, b) => a - b),
      0.5,
    );
  const cpu = medianOf(now, ({ cpuMs }) => cpuMs);
  const row = [name, medianOf(now, ({ ms }) => ms), cpu, medianOf(now, ({ bytes }) => bytes / 1000)];
  if (before === undefined) return row;
  const earlier = medianOf(before, ({ cpuMs }) => cpuMs);
  return before.length === 0 ? [...row, '', ''] : [...row, earlier, `${(cpu / earlier).toFixed(2)} x`];
}

function startCheckout(root: string): Checkout {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fresh-child.ts'), root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    draw: async (card) => {
      child.stdin.write(`${JSON.stringify(card)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the engine of ${root} ended`);
      return JSON.parse(value) as FreshResult;
    },
    stop: () => child.stdin.end(),
  };
}
