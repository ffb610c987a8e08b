import { defineConfig } from 'vitest/config';

// Two-core machines render pixels slowly next to each other; a test that hangs still ends.
const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'forks' } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,engine,service,client,bench,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/tests/**'],
        },
      },
      // Whole services, child processes, goldens, random search: everything that takes its time.
      {
        test: {
          ...shared,
          name: 'whole',
          include: [
            '{contract,engine,service,client,tests}/**/tests/**/*.test.ts',
            'tests/**/*.test.ts',
            'examples/**/tests/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
