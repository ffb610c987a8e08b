import type { Job } from './list-jobs.ts';

/** The jobs that fit into the time, taken in turns: `start` says where the turn is, and any whole number will do. */
export function planJobs(
  jobs: readonly Job[],
  { minutes, start }: { minutes: number; start: number },
): { planned: Job[]; left: Job[] } {
  if (minutes === Number.POSITIVE_INFINITY) return { planned: [...jobs], left: [] };
  const planned: Job[] = [];
  const left: Job[] = [];
  let rest = minutes;
  for (const at of jobs.keys()) {
    const job = jobs[(at + start) % jobs.length];
    if (job === undefined) continue;
    if (job.minutes > rest) left.push(job);
    else {
      planned.push(job);
      rest -= job.minutes;
    }
  }
  return { planned, left };
}
