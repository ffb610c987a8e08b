import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,engine,service,bench,scripts,tests}/**/*.test.ts'],
    // Two-core machines render pixels slowly next to each other; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
