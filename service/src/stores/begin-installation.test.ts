import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { beginInstallation, endBeginning } from './begin-installation.ts';
import { type DataDirectory, openDataDirectory } from './data-directory.ts';

let directory: DataDirectory;
beforeEach(() => {
  directory = openDataDirectory(mkdtempSync(join(tmpdir(), 'begin-')));
});
afterEach(() => rmSync(directory.path, { recursive: true, force: true }));

const begin = () => beginInstallation(directory);
const writeKey = () => writeFileSync(directory.masterKeyPath, 'key');
const writeImage = () => {
  mkdirSync(join(directory.imagesPath, 'ab'), { recursive: true });
  writeFileSync(join(directory.imagesPath, 'ab', 'c.png'), 'image');
};

test('an empty directory is a new installation, also after a crash at any point before it has a database', () => {
  begin();
  begin();
  writeKey();
  begin();
  writeFileSync(directory.databasePath, '');
  begin();
  writeFileSync(directory.databasePath, 'tables');
  endBeginning(directory);
  begin();
});

test.each([
  ['a master key', writeKey, /cardwright\.db is missing, but \S+master\.key is there/],
  ['images', writeImage, /cardwright\.db is missing, but \S+images is there/],
])('%s without a database is never a new one', (_, write, message) => {
  write();
  expect(begin).toThrow(OperatorError);
  expect(begin).toThrow(message);
  expect(begin).toThrow('Restore cardwright.db from a backup.');
});

test('a database of 0 bytes beside them is none', () => {
  writeKey();
  writeImage();
  writeFileSync(directory.databasePath, '');
  expect(begin).toThrow(/cardwright\.db is empty \(0 bytes\), but \S+master\.key and \S+images are there/);
});

test('folders that the store makes are no images', () => {
  mkdirSync(join(directory.imagesPath, '.incoming'), { recursive: true });
  begin();
});
