import { expect, test } from 'vitest';
import { planJobs } from './plan-jobs.ts';

const jobs = [5, 3, 15, 3].map((minutes, at) => ({ name: `job ${at}`, command: ['true'], minutes }));
const names = (planned: readonly { name: string }[]): string[] => planned.map(({ name }) => name);

test('jobs that fit into the time are run, the others are named', () => {
  const { planned, left } = planJobs(jobs, { minutes: 10, start: 0 });
  expect(names(planned)).toEqual(['job 0', 'job 1']);
  expect(names(left)).toEqual(['job 2', 'job 3']);
});

test('in turns, every job comes first', () => {
  const firsts = jobs.map((_, start) => planJobs(jobs, { minutes: 15, start }).planned[0]?.name);
  expect(firsts).toEqual(names(jobs));
});

test('without a limit, all are run in their order', () => {
  const { planned, left } = planJobs(jobs, { minutes: Number.POSITIVE_INFINITY, start: 3 });
  expect(planned).toEqual(jobs);
  expect(left).toEqual([]);
});
