import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { quantile, toTable } from '../measure.ts';
import { DESIGNS, type DesignName } from './card-design.ts';
import { DRAWERS, type DrawerName } from './drawers.ts';
import { type DrawingProcess, startDrawing } from './drawing-process.ts';

type Row = {
  median: number;
  p99: number;
  perSecond: number;
  cpuMs: number;
  bytes: number;
  memory: number;
  firstMs: number;
};
type Result = {
  times: number[];
  bytes: number;
  rates: number[];
  cpuSeconds: number;
  cards: number;
  cores: number;
};

const WARM_UP = { seconds: 1.5, atATime: 2 };
const ROUNDS = 3;
const ONE_BY_ONE = { seconds: 1, atATime: 1 };
const AT_ONCE = { seconds: 1, atATime: 4 };
// Cores that a drawer of one thread keeps busy, with what its runtime does beside it.
const ONE_CORE = 1.3;
const folder = join(import.meta.dirname, '../../../.gallery/bench');

/** A card that nobody has drawn before, 1200x630, by this service's engine and by its peers, each in its own process. */
export async function benchCardPeers(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const rows: (string | number)[][] = [];
  for (const design of Object.keys(DESIGNS) as DesignName[]) {
    const measured = await measureDesign(design);
    const base = measured.get('Cardwright');
    for (const [drawer, row] of measured)
      rows.push([
        `${DESIGNS[design].what}: ${drawer}`,
        row.median,
        row.p99,
        row.perSecond,
        `${((base?.perSecond ?? Number.NaN) / row.perSecond).toFixed(1)} x`,
        row.cpuMs,
        `${(row.cpuMs / (base?.cpuMs ?? Number.NaN)).toFixed(1)} x`,
        row.bytes / 1000,
        row.memory,
        row.firstMs,
      ]);
  }
  const head = [
    'fresh card',
    'median ms',
    'p99 ms',
    'cards/s',
    'Cardwright draws',
    'CPU ms a card',
    'CPU against Cardwright',
    'kB',
    'peak MB',
    'first PNG ms',
  ];
  return toTable(head, rows);
}

async function measureDesign(design: DesignName): Promise<Map<DrawerName, Row>> {
  const processes = await startAll(design);
  const results = new Map<DrawerName, Result>();
  // In turns, so that a busy moment of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [drawer, process] of processes)
      results.set(drawer, await runRound(process, results.get(drawer)));
    console.log(`  ${DESIGNS[design].what}: round ${round + 1} of ${ROUNDS}`);
  }
  const rows = new Map<DrawerName, Row>();
  for (const [drawer, process] of processes) {
    const memory = await process.stop();
    const result = results.get(drawer);
    if (result) rows.set(drawer, { ...summarize(result), memory, firstMs: process.firstMs });
  }
  for (const [drawer, row] of rows) {
    if ((results.get(drawer)?.cores ?? 0) > ONE_CORE) continue;
    row.perSecond = Math.max(row.perSecond, await measureProcessPerCore(drawer, design));
    console.log(`  ${drawer}: a process for each core`);
  }
  return rows;
}

/** Every drawer that this machine has, warm; its first card is left to be looked at. */
async function startAll(design: DesignName): Promise<Map<DrawerName, DrawingProcess>> {
  const processes = new Map<DrawerName, DrawingProcess>();
  for (const drawer of Object.keys(DRAWERS) as DrawerName[]) {
    const isJpeg = drawer === 'Cardwright, JPEG';
    if (isJpeg && design !== 'rich') continue;
    const name = `${drawer}-${design}`.replace(/[^\w-]+/g, '-');
    try {
      const process = await startDrawing(drawer, design, join(folder, `${name}.${isJpeg ? 'jpg' : 'png'}`));
      await process.run(WARM_UP);
      processes.set(drawer, process);
    } catch (error) {
      console.log(`  ${drawer} is left out: ${String(error).split('\n')[0]}`);
    }
  }
  return processes;
}

async function runRound(process: DrawingProcess, former?: Result): Promise<Result> {
  const alone = await process.run(ONE_BY_ONE);
  const together = await process.run(AT_ONCE);
  return {
    times: [...(former?.times ?? []), ...alone.times],
    bytes: (former?.bytes ?? 0) + alone.bytes,
    rates: [...(former?.rates ?? []), together.times.length / together.seconds],
    cpuSeconds: (former?.cpuSeconds ?? 0) + together.cpuSeconds,
    cards: (former?.cards ?? 0) + together.times.length,
    cores: Math.max(former?.cores ?? 0, together.cpuSeconds / together.seconds),
  };
}

function summarize({ times, bytes, rates, cpuSeconds, cards }: Result): Omit<Row, 'memory' | 'firstMs'> {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    perSecond: quantile(
      rates.toSorted((a, b) => a - b),
      0.5,
    ),
    cpuMs: (1000 * cpuSeconds) / cards,
    bytes: bytes / times.length,
  };
}

/** Cards a second of as many processes as cores, for what uses one core each. */
async function measureProcessPerCore(drawer: DrawerName, design: DesignName): Promise<number> {
  const processes = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startDrawing(drawer, design)),
  );
  const run = (round: typeof AT_ONCE) => Promise.all(processes.map((process) => process.run(round)));
  await run({ ...WARM_UP, seconds: 1 });
  const results = await run({ seconds: 2, atATime: 2 });
  await Promise.all(processes.map((process) => process.stop()));
  return results.reduce((sum, { times, seconds }) => sum + times.length / seconds, 0);
}
