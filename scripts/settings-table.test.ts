import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTINGS } from '../service/src/settings.ts';

const script = fileURLToPath(new URL('./settings-table.ts', import.meta.url));
const frame = 'Before\n<!-- settings:begin -->\nold\n<!-- settings:end -->\nAfter\n';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-settings-'));
  path = join(folder, 'README.md');
  writeFileSync(path, frame);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes every setting between the markers and leaves the rest alone', () => {
  execFileSync(process.execPath, [script, path]);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^Before\n<!-- settings:begin -->\n/);
  expect(text).toMatch(/\n<!-- settings:end -->\nAfter\n$/);
  expect(text).not.toContain('old');
  for (const { name, description } of Object.values(SETTINGS)) {
    expect(text).toContain(`| \`${name}\` |`);
    expect(text).toContain(description);
  }
});

test('the check fails on a stale table, names the command, and writes nothing', () => {
  const run = spawnSync(process.execPath, [script, '--check', path], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('npm run settings');
  expect(readFileSync(path, 'utf8')).toBe(frame);
});

test('the check passes on what was written', () => {
  execFileSync(process.execPath, [script, path]);
  expect(spawnSync(process.execPath, [script, '--check', path]).status).toBe(0);
});

test('a file without the markers, or with them twice, is refused and left alone', () => {
  for (const text of ['no markers', frame + frame, '<!-- settings:end --><!-- settings:begin -->']) {
    writeFileSync(path, text);
    expect(spawnSync(process.execPath, [script, path]).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});
