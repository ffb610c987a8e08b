import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '../examples/examples.ts';

/** Something to run, and how many minutes it takes at most on two quiet cores. */
export type Job = {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  minutes: number;
};

// What a job takes of which the table below says nothing.
const MINUTES = 5;
const MINUTES_OF: Readonly<Record<string, number>> = { 'tagged studio': 8, 'tagged service': 8 };

const PACKAGES = [
  'contract',
  'engine',
  'reader',
  'service',
  'client',
  'studio',
  'integrations',
  'examples',
  'tests',
];
// How a file of `npm test` says that a test is a deep one.
const TAGGED = /tags: \[?'deep'|Test\.deep\(/;

/** All that goes further than `npm test`: the deep files, the deep tests in other files by package, and what is no test. */
export function listJobs(root: string): Job[] {
  const tests = (name: string): string[] =>
    globSync(`${name}/**/*.test.ts`, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();
  const isTagged = (file: string): boolean => TAGGED.test(readFileSync(join(root, file), 'utf8'));
  const files = PACKAGES.flatMap(tests).filter((file) => file.endsWith('.deep.test.ts'));
  const packages = PACKAGES.map((name) => ({ name, tagged: tests(name).filter(isTagged) }));
  return [
    ...files.map((file) => toJob(file, ['npx', 'vitest', 'run', file], { TEST_TIER: 'deep' })),
    ...packages
      .filter(({ tagged }) => tagged.length > 0)
      .map(({ name, tagged }) =>
        toJob(`tagged ${name}`, ['npx', 'vitest', 'run', '--tags-filter', 'deep', ...tagged]),
      ),
    { name: 'postgres', command: ['npm', 'run', 'test:postgres', '--', 'service'], minutes: 15 },
    ...examples.map(({ name }) => ({
      name: `example ${name}`,
      command: ['npm', 'run', '--silent', 'test:examples', '--', name],
      minutes: 3,
    })),
  ];
}

const toJob = (name: string, command: readonly string[], env?: Job['env']): Job => ({
  name,
  command,
  ...(env && { env }),
  minutes: MINUTES_OF[name] ?? MINUTES,
});
