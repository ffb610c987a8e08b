import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pickTests } from '../tests/mutants/pick-tests.ts';

// Runs the tests that a change can affect, by what imports or names the changed files: `npm run test:changed`, or
// `-- COMMIT` for all that has changed since a commit. Files that are not committed count.

const ROOT = join(import.meta.dirname, '..');
const [base = 'HEAD'] = process.argv.slice(2);
const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const tests = new Set(changed.flatMap((file) => pickTests(ROOT, file)));
if (tests.size === 0) console.log('No test depends on what has changed.');
else {
  console.log(`${tests.size} test files depend on what has changed.`);
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
