import { globSync } from 'node:fs';
import { examples } from '../examples/examples.ts';

/** Something to run, and how many minutes it takes at most on two quiet cores. */
export type Job = {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  minutes: number;
};

// What a file takes of which the table below says nothing.
const MINUTES = 5;
const MINUTES_OF: Readonly<Record<string, number>> = {};

/** All that goes further than `npm test`, the tests by their file names first. */
export const listJobs = (root: string): Job[] => [
  ...globSync('{contract,engine,reader,service,client,studio,integrations,tests}/**/*.deep.test.ts', {
    cwd: root,
  })
    .sort()
    .map((file) => ({
      name: file,
      command: ['npx', 'vitest', 'run', file],
      env: { TEST_TIER: 'deep' },
      minutes: MINUTES_OF[file] ?? MINUTES,
    })),
  { name: 'postgres', command: ['npm', 'run', 'test:postgres', '--', 'service'], minutes: 15 },
  ...examples.map(({ name }) => ({
    name: `example ${name}`,
    command: ['npm', 'run', '--silent', 'test:examples', '--', name],
    minutes: 3,
  })),
];
