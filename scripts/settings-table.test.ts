import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTINGS } from '../service/src/settings/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const script = join(root, 'scripts/settings-table.ts');
const frame = 'Before\n<!-- settings:begin -->\nold\n<!-- settings:end -->\nAfter\n';

let folder: string;
const read = (page: string): string => readFileSync(join(folder, page), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-settings-'));
  mkdirSync(join(folder, 'docs'));
  for (const page of ['README.md', 'docs/settings.md']) writeFileSync(join(folder, page), frame);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes every setting into its page and ten into the README, between the markers', () => {
  execFileSync(process.execPath, [script, folder]);
  const [all, few] = [read('docs/settings.md'), read('README.md')];
  for (const text of [all, few]) {
    expect(text).toMatch(/^Before\n<!-- settings:begin -->\n/);
    expect(text).toMatch(/\n<!-- settings:end -->\nAfter\n$/);
    expect(text).not.toContain('\nold\n');
  }
  expect(all.match(/^\| `/gm)).toHaveLength(Object.keys(SETTINGS).length);
  for (const { name } of Object.values(SETTINGS)) expect(all).toContain(`| \`${name}\` |`);
  expect(few.match(/^\| `/gm)).toHaveLength(10);
});

test('the check fails on a stale table, names the command, and writes nothing', () => {
  const run = spawnSync(process.execPath, [script, '--check', folder], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('npm run settings');
  expect(read('README.md') + read('docs/settings.md')).toBe(frame + frame);
});

test('the pages of the project are what the settings say', () => {
  expect(spawnSync(process.execPath, [script, '--check', root], { encoding: 'utf8' }).stderr).toBe('');
});

test('a file without the markers, or with them twice, is refused and left alone', () => {
  for (const text of ['no markers', frame + frame, '<!-- settings:end --><!-- settings:begin -->']) {
    writeFileSync(join(folder, 'README.md'), text);
    expect(spawnSync(process.execPath, [script, folder]).status).toBe(1);
    expect(read('README.md')).toBe(text);
  }
});
