import { defineConfig } from 'vitest/config';
import { patientMs } from './tests/support/machine-speed.ts';

// A test that hangs still ends; one that is slow, beside whatever else this machine has to do, comes to its end.
const limitMs = patientMs(300_000);
// Files share the modules that their process has loaded: loading them anew for each took over half of the time.
const shared = { testTimeout: limitMs, hookTimeout: limitMs, pool: 'forks', isolate: false } as const;

// Random search: quick to write, slow to run.
const PROPERTIES = '**/*.property.test.ts';
// One asks what its process has loaded, the other counts steps, which the profiler does only in code that was compiled after it started.
const ISOLATED = [
  'service/tests/observability/tracing-load.test.ts',
  'engine/src/reader/tagger/reading-work.property.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{contract,engine,service,client,studio,bench,scripts,reader}/**/*.test.ts',
            'tests/architecture*.test.ts',
          ],
          exclude: ['**/node_modules/**', '*/**/tests/**', PROPERTIES, ...ISOLATED],
        },
      },
      // Whole services, child processes, goldens, random search: everything that takes its time.
      {
        test: {
          ...shared,
          name: 'whole',
          include: [
            '{contract,engine,service,client,studio,tests}/**/tests/**/*.test.ts',
            'tests/**/*.test.ts',
            'examples/**/tests/**/*.test.ts',
            `{contract,engine,service,client,studio,reader}/**/${PROPERTIES}`,
          ],
          exclude: ['**/node_modules/**', 'tests/architecture*.test.ts', ...ISOLATED],
        },
      },
      { test: { ...shared, isolate: true, name: 'isolated', include: ISOLATED } },
    ],
  },
});
