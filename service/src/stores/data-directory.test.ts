import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { lockDataDirectory, openDataDirectory } from './data-directory.ts';

let scratch: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'cardwright-data-directory-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(scratch, { recursive: true, force: true });
});

/** A real process that runs `code` with the module's exports at hand, and its output up to the first line. */
async function startProcess(code: string, uid?: number): Promise<{ child: ChildProcess; line: string }> {
  const module = new URL('./data-directory.ts', import.meta.url).href;
  const script = `const { openDataDirectory, lockDataDirectory } = await import('${module}');
    try { ${code} } catch (error) { console.log(error.name + ': ' + error.message); }`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid }),
  });
  children.push(child);
  let line = '';
  for await (const chunk of child.stdout) {
    line += String(chunk);
    if (line.includes('\n')) break;
  }
  return { child, line: line.trim() };
}

// Drops what `lockDataDirectory` returned and collects garbage: the lock must not depend on being referred to.
const holdLock = (path: string) =>
  `lockDataDirectory(openDataDirectory('${path}')); await new Promise(setImmediate); gc();
   await new Promise(setImmediate); console.log('locked'); setInterval(() => {}, 1000);`;

describe('opening', () => {
  test('makes the directory and its parents for the owner alone', () => {
    const directory = openDataDirectory(join(scratch, 'a', 'b'));
    expect(statSync(directory.path).mode & 0o777).toBe(0o700);
  });

  test('refuses a place where the system creates nothing, instead of trying for ever', () => {
    expect(() => openDataDirectory('/proc/nope/data')).toThrow(
      /^The data directory \/proc\/nope\/data cannot be used: no directory can be created there\./,
    );
  });

  test('takes a directory that exists, and closes it to others', () => {
    chmodSync(scratch, 0o750);
    expect(openDataDirectory(scratch).path).toBe(scratch);
    expect(statSync(scratch).mode & 0o777).toBe(0o700);
  });

  test.each(['file', 'file/below'])('refuses %s, where a file stands, and names the setting', (path) => {
    writeFileSync(join(scratch, 'file'), '');
    expect(() => openDataDirectory(join(scratch, path))).toThrow(OperatorError);
    expect(() => openDataDirectory(join(scratch, path))).toThrow(
      /a (?:file with that name exists|parent path is a file).*CARDWRIGHT_DATA_DIR/,
    );
  });

  // Root may write anywhere, so where the tests run as root another user is needed to be refused.
  test('refuses a directory that this user may not write to', async () => {
    const path = join(scratch, 'closed');
    mkdirSync(path, { mode: 0o500 });
    chmodSync(scratch, 0o755);
    const asNobody = process.getuid?.() === 0 ? 65_534 : undefined;
    const { line } = await startProcess(`openDataDirectory('${path}'); console.log('opened');`, asNobody);
    expect(line).toMatch(/^OperatorError: .*permission was denied/);
  });
});

describe('the lock', () => {
  test('refuses a second process and names the first', async () => {
    const { child } = await startProcess(holdLock(scratch));
    expect(() => lockDataDirectory(openDataDirectory(scratch))).toThrow(OperatorError);
    expect(() => lockDataDirectory(openDataDirectory(scratch))).toThrow(`process ${child.pid}`);
  });

  test('is free again after its holder was killed', async () => {
    const { child } = await startProcess(holdLock(scratch));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    const lock = lockDataDirectory(openDataDirectory(scratch));
    lock.release();
  });

  test('refuses a second holder in the same process too, until it is released', () => {
    const directory = openDataDirectory(scratch);
    const lock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(OperatorError);
    lock.release();
    expect(existsSync(join(scratch, 'service.pid'))).toBe(false);
    lockDataDirectory(directory).release();
  });

  test('that cannot be taken for another reason is not blamed on another process', () => {
    mkdirSync(join(scratch, 'service.lock'));
    expect(() => lockDataDirectory(openDataDirectory(scratch))).toThrow(/cannot be locked/);
  });

  test('of several processes that start at once, exactly one gets it', async () => {
    const started = await Promise.all(Array.from({ length: 4 }, () => startProcess(holdLock(scratch))));
    const lines = started.map(({ line }) => line);
    expect(lines.filter((line) => line === 'locked')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('OperatorError: '))).toHaveLength(3);
  });
});
