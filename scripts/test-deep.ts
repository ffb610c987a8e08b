import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Job, listJobs } from './deep/list-jobs.ts';
import { planJobs } from './deep/plan-jobs.ts';

// Runs what `npm test` leaves out, for as long as it takes: `npm run test:deep`, or `-- WORD...` for the jobs with one of the words in
// their names. `-- --minutes 20` runs what fits into that time, and begins with another job at every commit.

const ROOT = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' } },
});
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }));
const jobs = listJobs(ROOT).filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const { planned, left } = planJobs(jobs, { minutes, start: commits });

let failed = 0;
for (const [at, job] of planned.entries()) {
  console.log(`\n[${at + 1} of ${planned.length}] ${job.name}`);
  if (!run(job)) failed += 1;
}
if (left.length > 0) console.log(`\nLeft for another commit: ${left.map(({ name }) => name).join(', ')}`);
console.log(`\n${planned.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Whether the job ended well; what it prints goes through. */
function run({ name, command, env }: Job): boolean {
  const startedAt = performance.now();
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${name}: ${status === 0 ? 'right' : 'WRONG'}, ${seconds} s`);
  return status === 0;
}
