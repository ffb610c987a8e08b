import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './service/tests/postgres/support/test-server.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';
import { patientMs } from './tests/support/machine-speed.ts';
import { useMemoryForFiles } from './tests/support/scratch-folder.ts';
import { createTimingReporter } from './tests/support/timing-reporter.ts';

// A test that hangs still ends; one that is slow, beside whatever else this machine has to do, comes to its end.
const limitMs = patientMs(300_000);
// As long may a condition take that a test waits for. A second, Vitest's own limit, is short beside other work.
const poll = { timeout: patientMs(120_000), interval: 10 };
// Files share the modules that their process has loaded: loading them anew for each took over half of the time.
const shared = {
  testTimeout: limitMs,
  hookTimeout: limitMs,
  expect: { poll },
  pool: 'forks',
  isolate: false,
  setupFiles: join(import.meta.dirname, 'tests/support/seed-searches.ts'),
} as const;

// The commands and services that tests start keep their compiled code, as the launcher has it: a command costs half the processor time, a service a tenth less.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/tests');

// Of the random searches in `npm test`: tests/support/seed-searches.ts.
process.env.TEST_SEED ??= String(seedOfCommit());

// Random search with few runs: quick to write, slow to run.
const PROPERTIES = '**/*.property.test.ts';
// What only `npm run test:deep` and `npm run test:search` run: docs/testing.md.
const DEEP = '**/*.deep.test.ts';
const SEARCH = '**/*.search.test.ts';
const APART = [DEEP, SEARCH];
// Depend on what their process has loaded before: one asks what that is, one counts steps, which the profiler does only in code that was
// compiled after it started, and two count the calls of a function, for which its module must not be loaded yet.
const ISOLATED = [
  'service/tests/api/generate-with-image.test.ts',
  'service/tests/observability/tracing-load.test.ts',
  'service/src/stores/disk-folder.test.ts',
  'engine/src/reader/tagger/reading-work.test.ts',
];

// Only on PostgreSQL, and the tests of what differs there. The other tests of the service run on SQLite, and all of them on
// PostgreSQL with CARDWRIGHT_TEST_DATABASE=postgres (`npm run test:postgres`).
const POSTGRES = 'service/tests/postgres/**/*.test.ts';
// Three nodes as processes on it, for a minute or two.
const CLUSTER = 'service/tests/cluster/*.test.ts';
const POSTGRES_SLICE = [
  POSTGRES,
  CLUSTER,
  'service/src/stores/{credit-ledger,job-queue-lease-table,migrate,verify-ledger}.test.ts',
  'service/src/generations/{generation-events,submit,read-generations}.test.ts',
  'service/src/webhooks/create-sender.test.ts',
  'service/src/accounts/accounts.test.ts',
  'service/tests/api/{erase-account,get-card,operator}.test.ts',
];
const DEEP_ON_POSTGRES = ['service/tests/{postgres,cluster}/**/*.deep.test.ts'];
const POSTGRES_SETUP = ['service/tests/postgres/support/global-setup.ts'];
const allOnPostgres = process.env.CARDWRIGHT_TEST_DATABASE === 'postgres';
const globalSetup = allOnPostgres ? POSTGRES_SETUP : [];

// `npm test` runs every promise; TEST_TIER runs what goes further: docs/testing.md.
const tiers = {
  promises: () => [
    {
      test: {
        ...shared,
        name: 'unit',
        globalSetup,
        include: [
          '{contract,engine,service,client,studio,bench,ranking,scripts,reader}/**/*.test.ts',
          'tests/architecture*.test.ts',
        ],
        exclude: ['**/node_modules/**', '*/**/tests/**', PROPERTIES, ...APART, ...ISOLATED],
      },
    },
    // Whole services, child processes, goldens: everything that takes its time.
    {
      test: {
        ...shared,
        name: 'whole',
        globalSetup,
        include: [
          '{contract,engine,service,client,studio,tests}/**/tests/**/*.test.ts',
          'tests/**/*.test.ts',
          '{examples,integrations}/**/tests/**/*.test.ts',
          `{contract,engine,service,client,studio,reader}/**/${PROPERTIES}`,
        ],
        exclude: [
          '**/node_modules/**',
          'tests/architecture*.test.ts',
          POSTGRES,
          CLUSTER,
          ...APART,
          ...ISOLATED,
        ],
      },
    },
    { test: { ...shared, isolate: true, name: 'isolated', include: ISOLATED } },
    ...postgresProject(POSTGRES_SLICE),
  ],
  deep: () => [
    {
      test: {
        ...shared,
        name: 'deep',
        include: [DEEP],
        exclude: ['**/node_modules/**', ...DEEP_ON_POSTGRES],
      },
    },
    ...postgresProject(DEEP_ON_POSTGRES),
  ],
  // One of them counts steps: ISOLATED.
  search: () => [
    {
      test: { ...shared, isolate: true, name: 'search', include: [SEARCH], exclude: ['**/node_modules/**'] },
    },
  ],
} as const;
type Tier = keyof typeof tiers;
const isTier = (name: string): name is Tier => Object.hasOwn(tiers, name);
const tier = process.env.TEST_TIER ?? 'promises';
// What goes deep is about disks, too, and copies whole installs as links.
if (tier === 'promises') useMemoryForFiles();
if (!isTier(tier)) throw new Error(`TEST_TIER must be one of ${Object.keys(tiers).join(', ')}, not ${tier}.`);

// More than cores: half of the time, tests of whole services wait for processes, sockets and the disk. With what it starts, one may need 4 GB.
const maxWorkers = Math.max(3, Math.min(availableParallelism() + 2, Math.floor(totalmem() / 4e9)));

export default defineConfig({
  test: {
    maxWorkers,
    maxConcurrency: 40,
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', createTimingReporter()],
    // `npm test` leaves out the tests with this tag, `npm run test:deep` runs them: docs/testing.md.
    tags: [{ name: 'deep', description: 'further cases of a promise that `npm test` has a test of' }],
    projects: [...tiers[tier]()],
  },
});

/** The same for everybody who has the commit; 0 where there is no repository. */
function seedOfCommit(): number {
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(head.slice(0, 7), 16);
  } catch {
    return 0;
  }
}

/** Without a server, its tests are left out with a word about it; in CI they must run. */
function postgresProject(include: readonly string[]) {
  if (findPostgres() === undefined) {
    if (process.env.TEST_POSTGRES === 'required') throw new Error('There is no PostgreSQL on this machine.');
    process.stderr.write(
      'No PostgreSQL on this machine: the tests on it are left out. To run them: apt-get install postgresql\n',
    );
    return [];
  }
  const env = { CARDWRIGHT_TEST_DATABASE: 'postgres' };
  return [
    {
      test: {
        ...shared,
        name: 'postgres',
        globalSetup: POSTGRES_SETUP,
        env,
        include: [...include],
        exclude: ['**/node_modules/**', ...(include === POSTGRES_SLICE ? APART : [])],
      },
    },
  ];
}
