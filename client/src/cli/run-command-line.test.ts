import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Scripted, startScriptedServer } from '../http/scripted-server.fixture.ts';
import { createHost } from './host.fixture.ts';
import { runCommandLine } from './run-command-line.ts';
import { readLogin, toLoginPath, writeLogin } from './saved-login.ts';

const { signal } = new AbortController();
const apiKey = 'cw_ada_0123456789abcdef';
const user: Scripted = { status: 200, body: JSON.stringify({ email: 'ada@example.com', plan: 'free' }) };
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardwright-run-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const openTerminal = () => createHost({ isTerminal: true, env: { XDG_CONFIG_HOME: home } });

test('logging in at a terminal asks for service and key, tries them, and keeps them unseen', async () => {
  await using server = await startScriptedServer([user]);
  const host = openTerminal();
  const running = runCommandLine(['login'], host, signal);
  await expect.poll(host.err).toContain('Service URL [http://localhost:3000]: ');
  host.stdin.write(`${server.baseUrl}/\r`);
  await expect.poll(host.err).toContain('API key (hidden): ');
  host.stdin.write(`${apiKey}\r`);
  expect(await running).toBe(0);
  expect(readLogin(toLoginPath(host.env))).toEqual({ baseUrl: server.baseUrl, apiKey });
  expect(server.received[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(host.err()).toContain(`Logged in to ${server.baseUrl} as ada@example.com`);
  expect(host.err() + host.out()).not.toContain('0123456789abcdef');
});

test('a brief is a table on a terminal, and JSON when it is asked for', async () => {
  const brief = {
    version: 1,
    language: 'en',
    kind: 'menu',
    blocks: [
      { role: 'title', text: 'Breakfast' },
      { role: 'item', text: 'Porridge', value: '£5', label: 'Warm' },
      { role: 'person', text: 'Ada', detail: 'Chef' },
    ],
    picture: null,
    illustration: ['bread', 'coffee-cup'],
    image: null,
    look: null,
    style: ['warm'],
    scheme: null,
    colors: [{ value: '#fff4e0', use: 'ground' }],
    layout: [],
    format: { name: 'Story', width: 1080, height: 1920 },
  };
  const read = {
    brief,
    unused: [
      { text: 'menu', start: 0, end: 4, why: 'request' },
      { text: 'cozy look', start: 6, end: 15, why: 'wish' },
    ],
    warnings: ['No jam.'],
    reader: 'built-in',
  };
  const answer: Scripted = { status: 200, body: JSON.stringify(read) };
  await using server = await startScriptedServer([answer, answer]);
  const show = async (...options: string[]) => {
    const host = openTerminal();
    writeLogin(toLoginPath(host.env), { baseUrl: server.baseUrl, apiKey });
    expect(await runCommandLine(['brief', 'menu', ...options], host, signal)).toBe(0);
    return { out: stripVTControlCharacters(host.out()), err: stripVTControlCharacters(host.err()) };
  };
  const { out, err } = await show();
  expect(out).toBe(
    [
      'kind          menu (en)',
      'title         Breakfast',
      'item          Warm: Porridge - £5',
      'person        Ada, Chef',
      'illustration  bread or coffee-cup',
      'style         warm',
      'colors        #fff4e0 ground',
      'format        1080x1920 Story',
      '',
    ].join('\n'),
  );
  expect(err).toMatch(
    /Not printed on the card \(request\): menu\nNot printed on the card \(wish about the style\): cozy look\nwarning: No jam\.\n$/,
  );
  expect(JSON.parse((await show('--json')).out)).toEqual(brief);
});

test('a kept key that others can read is warned of, and still used', async () => {
  const usage = { plan: 'free', usage: { limit: 1, current_period: 0, resets_at: '2026-12-01T00:00:00Z' } };
  await using server = await startScriptedServer([{ status: 200, body: JSON.stringify(usage) }]);
  const host = openTerminal();
  const path = toLoginPath(host.env);
  writeLogin(path, { baseUrl: server.baseUrl, apiKey });
  chmodSync(path, 0o644);
  expect(await runCommandLine(['usage'], host, signal)).toBe(0);
  expect(host.err()).toMatch(/warning:.*Other users can read your API key/s);
});

test('bytes are not written onto a terminal, and nothing is asked for them', async () => {
  await using server = await startScriptedServer([user]);
  const host = openTerminal();
  writeLogin(toLoginPath(host.env), { baseUrl: server.baseUrl, apiKey });
  expect(await runCommandLine(['generate', 'A', '-o', '-'], host, signal)).toBe(2);
  expect(host.err()).toContain('Refusing to write image bytes');
  expect(server.received).toEqual([]);
});

test('a login file that is broken says so, and logging out mends it', async () => {
  const host = openTerminal();
  const path = toLoginPath(host.env);
  writeLogin(path, {} as never);
  expect(await runCommandLine(['usage'], host, signal)).toBe(1);
  expect(host.err()).toMatch(/login\.json does not contain a service URL and key[\s\S]*cardwright logout/);
  expect(await runCommandLine(['logout'], host, signal)).toBe(0);
  expect(readLogin(path)).toBeUndefined();
});
