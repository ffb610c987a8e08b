import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['contract', 'engine', 'service', 'client', 'reader', 'bench', 'scripts', 'tests'];

// An ignored source file works here and is missing from every clone.
test.runIf(existsSync(join(ROOT, '.git')))('no source file is ignored by git', () => {
  const ignored = execFileSync(
    'git',
    ['ls-files', '--others', '--ignored', '--exclude-standard', '--', ...SOURCES],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const sources = ignored
    .split('\n')
    .filter((path) => /\.ts$/.test(path) && !/(?:^|\/)(?:node_modules|dist|build|\.\w+)\//.test(path));
  expect(sources).toEqual([]);
});

test('continuous integration runs all tests', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');
  expect(workflow).toMatch(/^\s*- run: npm test$/m);
  expect(workflow).toMatch(/^\s*pull_request:$/m);
});
