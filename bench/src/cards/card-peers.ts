import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { quantile, toTable } from '../measure.ts';
import { DESIGNS, type DesignName } from './card-design.ts';
import { DRAWERS, type DrawerName } from './drawers.ts';
import { startDrawing } from './drawing-process.ts';

type Row = {
  median: number;
  p99: number;
  perSecond: number;
  cpuMs: number;
  bytes: number;
  memory: number;
  firstMs: number;
};

const WARM_UP = { seconds: 1.5, atATime: 2 };
const ONE_BY_ONE = { seconds: 2.5, atATime: 1 };
const AT_ONCE = { seconds: 2.5, atATime: 4 };
// Cores that a drawer of one thread keeps busy, with what its runtime does beside it.
const ONE_CORE = 1.3;
const folder = join(import.meta.dirname, '../../../.gallery/bench');

/** A card that nobody has drawn before, 1200x630, by this service's engine and by its peers, each in its own process. */
export async function benchCardPeers(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const rows: (string | number)[][] = [];
  for (const design of Object.keys(DESIGNS) as DesignName[]) {
    let base = Number.NaN;
    for (const drawer of Object.keys(DRAWERS) as DrawerName[]) {
      if (drawer === 'Cardwright, JPEG' && design !== 'rich') continue;
      const row = await measureDrawer(drawer, design).catch((error: Error) => error.message);
      if (typeof row === 'string') {
        console.log(`  ${drawer} is left out: ${row.split('\n')[0]}`);
        continue;
      }
      if (drawer === 'Cardwright') base = row.perSecond;
      rows.push([
        `${DESIGNS[design].what}: ${drawer}`,
        row.median,
        row.p99,
        row.perSecond,
        `${(base / row.perSecond).toFixed(1)} x`,
        row.cpuMs,
        row.bytes / 1000,
        row.memory,
        row.firstMs,
      ]);
      console.log(
        `  ${DESIGNS[design].what}, ${drawer}: ${row.median.toFixed(1)} ms, ${row.perSecond.toFixed(1)}/s`,
      );
    }
  }
  const head = [
    'fresh card',
    'median ms',
    'p99 ms',
    'cards/s',
    'Cardwright draws',
    'CPU ms a card',
    'kB',
    'peak MB',
    'first PNG ms',
  ];
  return toTable(head, rows);
}

async function measureDrawer(drawer: DrawerName, design: DesignName): Promise<Row> {
  const name = `${drawer}-${design}`.replace(/[^\w-]+/g, '-');
  const process = await startDrawing(
    drawer,
    design,
    join(folder, `${name}.${drawer.endsWith('JPEG') ? 'jpg' : 'png'}`),
  );
  await process.run(WARM_UP);
  const { times, bytes } = await process.run(ONE_BY_ONE);
  const together = await process.run(AT_ONCE);
  const memory = await process.stop();
  times.sort((a, b) => a - b);
  const alone = together.times.length / together.seconds;
  const usesOneCore = together.cpuSeconds / together.seconds < ONE_CORE;
  return {
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: usesOneCore ? Math.max(alone, await measureProcessPerCore(drawer, design)) : alone,
    cpuMs: (1000 * together.cpuSeconds) / together.times.length,
    bytes: bytes / times.length,
    memory,
    firstMs: process.firstMs,
  };
}

/** Cards a second of as many processes as cores, for what uses one core each. */
async function measureProcessPerCore(drawer: DrawerName, design: DesignName): Promise<number> {
  const processes = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startDrawing(drawer, design)),
  );
  const run = (round: typeof AT_ONCE) => Promise.all(processes.map((process) => process.run(round)));
  await run({ ...WARM_UP, seconds: 1 });
  const results = await run({ ...AT_ONCE, atATime: 2 });
  await Promise.all(processes.map((process) => process.stop()));
  return results.reduce((sum, { times, seconds }) => sum + times.length / seconds, 0);
}
