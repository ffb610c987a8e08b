import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const run = (cwd: string) =>
  spawnSync(process.execPath, ['scripts/third-party-licences.ts', '--check'], { cwd, encoding: 'utf8' });

test('the file of third-party licences matches the installed packages', () => {
  const { status, stderr } = run(process.cwd());
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('every font and icon set of the engine is named with its copyright or author', () => {
  const { dependencies } = JSON.parse(readFileSync('engine/package.json', 'utf8'));
  const document = readFileSync('THIRD_PARTY_LICENSES.md', 'utf8');
  const names = Object.keys(dependencies).filter((name) => /^@(fontsource|iconify-json)/.test(name));
  expect(names.length).toBeGreaterThan(30);
  const unnamed = names.filter(
    (name) => !new RegExp(`^\\| ${name} \\| [\\d.]+ \\| \\S+ \\| .*\\w.* \\|$`, 'm').test(document),
  );
  expect(unnamed).toEqual([]);
});
