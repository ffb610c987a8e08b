import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readCpuSeconds, readMemory } from '../process-tree.ts';
import type { DesignName } from './card-design.ts';
import type { Round, RoundResult } from './draw-child.ts';
import type { DrawerName } from './drawers.ts';

export type DrawingProcess = {
  /** Milliseconds from the start of the process to its first PNG. */
  firstMs: number;
  /** `cpuSeconds` with those of its children. */
  run(round: Round): Promise<RoundResult & { cpuSeconds: number }>;
  /** Ends it; the most memory that it and its children had, in MB, as far as it was looked at. */
  stop(): Promise<number>;
};

const LOOK_MS = 200;
// As the service starts the processes that draw cards: from V8's own first estimate, a third of the processor time of a card collects garbage.
const FLAGS = ['--initial-heap-size=96'];

/** A drawer in a process of its own that has drawn its first card, which is left in `file`. */
export async function startDrawing(
  drawer: DrawerName,
  design: DesignName,
  file?: string,
): Promise<DrawingProcess> {
  const started = performance.now();
  const script = join(import.meta.dirname, 'draw-child.ts');
  const child = spawn(process.execPath, [...FLAGS, script, drawer, design, ...(file ? [file] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async <Line>(): Promise<Line> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${drawer} ended before it had drawn ${design}`);
    return JSON.parse(value) as Line;
  };
  await nextLine();
  const firstMs = performance.now() - started;
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, readMemory(child.pid ?? 0));
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    firstMs,
    run: async (round) => {
      const before = readCpuSeconds(child.pid ?? 0);
      child.stdin.write(`${JSON.stringify(round)}\n`);
      const result = await nextLine<RoundResult>();
      return { ...result, cpuSeconds: readCpuSeconds(child.pid ?? 0) - before };
    },
    stop: async () => {
      clearInterval(timer);
      look();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
      return peak;
    },
  };
}
