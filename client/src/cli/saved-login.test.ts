import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReadByOthers, readLogin, removeLogin, toLoginPath, writeLogin } from './saved-login.ts';

const login = { baseUrl: 'http://localhost:3000', apiKey: 'cw_a_b' };
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardwright-login-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('it is kept where XDG says, and a relative or empty answer of XDG counts as none', () => {
  expect(toLoginPath({ XDG_CONFIG_HOME: '/x', HOME: '/h' })).toBe('/x/cardwright/login.json');
  for (const wrong of ['', 'relative'])
    expect(toLoginPath({ XDG_CONFIG_HOME: wrong, HOME: '/h' })).toBe('/h/.config/cardwright/login.json');
});

test('what was written is read again, and nobody else can', () => {
  const path = toLoginPath({ XDG_CONFIG_HOME: home });
  expect(readLogin(path)).toBeUndefined();
  writeLogin(path, login);
  expect(readLogin(path)).toEqual(login);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(isReadByOthers(path)).toBe(false);
  chmodSync(path, 0o644);
  expect(isReadByOthers(path)).toBe(true);
});

test('writing again makes a file that others could read private, and leaves nothing else behind', () => {
  const path = join(home, 'login.json');
  writeFileSync(path, '{}', { mode: 0o644 });
  writeLogin(path, login);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(home)).toEqual(['login.json']);
  expect(readFileSync(path, 'utf8')).toMatch(/\n$/);
});

test('removing is no error when there is nothing', () => {
  const path = join(home, 'login.json');
  writeLogin(path, login);
  removeLogin(path);
  removeLogin(path);
  expect(readLogin(path)).toBeUndefined();
});

test.each([
  ['no JSON', '{"baseUrl'],
  ['null', 'null'],
  ['half', '{"baseUrl":"http://localhost:3000"}'],
])('a file with %s is named, and not its content', (_, text) => {
  const path = join(home, 'login.json');
  writeFileSync(path, text);
  expect(() => readLogin(path)).toThrow(path);
});
