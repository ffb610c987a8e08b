import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { loadMasterKey } from './master-key.ts';

let scratch: string;
let path: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'cardwright-master-key-'));
  path = join(scratch, 'master.key');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test('the first call makes 32 bytes for the owner alone, and nothing else stays', () => {
  expect(loadMasterKey(path)).toHaveLength(32);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(scratch)).toEqual(['master.key']);
});

test('every later call gives the same key, another directory another', () => {
  const key = loadMasterKey(path);
  expect(loadMasterKey(path)).toEqual(key);
  expect(loadMasterKey(join(scratch, 'other.key'))).not.toEqual(key);
});

test.each([0o640, 0o604, 0o660, 0o644])('a file of mode %o is refused with the mending command', (mode) => {
  loadMasterKey(path);
  chmodSync(path, mode);
  expect(() => loadMasterKey(path)).toThrow(OperatorError);
  expect(() => loadMasterKey(path)).toThrow('chmod 600');
});

test.each([0, 31, 33, 64])('a file of %i bytes is refused, never replaced', (length) => {
  writeFileSync(path, Buffer.alloc(length, 1), { mode: 0o600 });
  expect(() => loadMasterKey(path)).toThrow(`has ${length} bytes instead of 32`);
  expect(statSync(path).size).toBe(length);
});

test('a path where no file can be made is named', () => {
  expect(() => loadMasterKey(join(scratch, 'none', 'master.key'))).toThrow(OperatorError);
});

test('processes that start at once agree on one key', async () => {
  const module = new URL('./master-key.ts', import.meta.url).href;
  const script = `import { loadMasterKey } from '${module}';
    console.log(loadMasterKey('${path}').toString('hex'));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const keys = (await Promise.all([run(), run(), run(), run()])).map(({ stdout }) => stdout.trim());
  expect(new Set(keys)).toEqual(new Set([loadMasterKey(path).toString('hex')]));
  expect(readdirSync(scratch)).toEqual(['master.key']);
});
