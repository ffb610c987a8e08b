import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBundle } from './find-bundle.mjs';

let root: string;
let service: string;
const sourceOf = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cardwright-bundle-'));
  service = join(root, 'service');
  mkdirSync(join(service, 'dist'), { recursive: true });
  for (const name of ['a.ts', 'b.ts']) write(sourceOf(name), 1);
  write(join(service, 'dist/main.js'), 2);
  writeFileSync(join(service, 'dist/sources.json'), JSON.stringify(['a.ts', 'b.ts']));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, hour: number): void {
  writeFileSync(path, '');
  utimesSync(path, hour * 3600, hour * 3600);
}

test('a bundle that is newer than its sources is run', () => {
  expect(findBundle(service)).toBe(join(service, 'dist/main.js'));
});

test.each([
  ['a source was changed', () => write(sourceOf('b.ts'), 3)],
  ['a source was removed', () => rmSync(sourceOf('a.ts'))],
  ['it was built by halves', () => rmSync(join(service, 'dist/sources.json'))],
  ['there is none', () => rmSync(join(service, 'dist'), { recursive: true })],
])('no bundle is run when %s', (_, change) => {
  change();
  expect(findBundle(service)).toBeUndefined();
});
