import { cpus } from 'node:os';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const MOST_FILES = 10;

/**
 * Prints where the time of a run went: how busy the processors were, its slowest files, and the sum of each folder. `time` leaves out
 * what nobody waits for at its end, such as pages of browsers and database servers.
 */
export function createTimingReporter(root = process.cwd()): Reporter {
  let before = readProcessors();
  return {
    onTestRunStart: () => {
      before = readProcessors();
    },
    onTestRunEnd: (modules) => {
      const timings = modules.map((module) => ({
        file: relative(root, module.moduleId),
        seconds: secondsOf(module),
      }));
      if (timings.length > 1)
        process.stdout.write(
          `${describeTimings(timings)}\n${describeProcessors(before, readProcessors())}\n`,
        );
    },
  };
}

export type Processors = { idleMs: number; allMs: number };

/** Of all processors since the machine was started, whoever used them. */
function readProcessors(): Processors {
  const times = cpus().map(({ times }) => times);
  const idleMs = times.reduce((sum, { idle }) => sum + idle, 0);
  return {
    idleMs,
    allMs: times.reduce((sum, one) => sum + Object.values(one).reduce((all, ms) => all + ms, 0), 0),
  };
}

export function describeProcessors(before: Processors, after: Processors): string {
  const [idleMs, allMs] = [after.idleMs - before.idleMs, after.allMs - before.allMs];
  const busy = 1 - idleMs / Math.max(1, allMs);
  return ` Processors busy for ${(busy * 100).toFixed(0)}% of the time, ${((allMs - idleMs) / 1000).toFixed(0)} s`;
}

export type Timing = { file: string; seconds: number };

export function describeTimings(timings: readonly Timing[]): string {
  const slowest = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_FILES);
  const folders = new Map<string, number>();
  for (const { file, seconds } of timings) {
    const folder = file.split('/').slice(0, 2).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + seconds);
  }
  const sums = [...folders].map(([file, seconds]) => ({ file, seconds }));
  const lines = (rows: readonly Timing[]): string[] =>
    rows.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return [
    '',
    ' Slowest files',
    ...lines(slowest),
    ' By folder',
    ...lines(sums.toSorted((a, b) => b.seconds - a.seconds)),
  ].join('\n');
}

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
