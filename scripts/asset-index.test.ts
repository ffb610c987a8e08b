import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/asset-index.ts', '--check', ...words], {
    cwd: root,
    encoding: 'utf8',
  });

test('the list of assets is fresh, and an install of them is within its size', () => {
  const { status, stderr } = run();
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('an install that is too large fails', () => {
  const { status, stderr } = run('--limit', '10');
  expect(status).toBe(1);
  expect(stderr).toMatch(/take \d+\.\d MB; 10 MB is the most/);
});
