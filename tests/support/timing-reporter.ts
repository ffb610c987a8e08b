import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const MOST_FILES = 10;

/** Prints where the time of a run went: its slowest files, and the sum of each folder. */
export function createTimingReporter(root = process.cwd()): Reporter {
  return {
    onTestRunEnd: (modules) => {
      const timings = modules.map((module) => ({
        file: relative(root, module.moduleId),
        seconds: secondsOf(module),
      }));
      if (timings.length > 1) process.stdout.write(`${describeTimings(timings)}\n`);
    },
  };
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
