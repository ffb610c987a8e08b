import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startScriptedServer } from '../src/http/scripted-server.fixture.ts';
import { home, outputOf, run, service, setUpHome, toEnv } from './support/command-home.ts';
import { runCommand } from './support/run-command.ts';
import { newEmail } from './support/start-service.ts';

setUpHome();

describe('a mistake says what to do next', () => {
  test('a preview of a link, without a file, or of nothing', async () => {
    const env = await withKey();
    expect(await refusalOf(['preview', 'https://example.com', '-o', 'a.png'], env)).toMatchObject({
      code: 2,
      next: expect.stringContaining('cardwright check https://example.com'),
    });
    expect(await refusalOf(['preview', 'A'], env)).toMatchObject({
      code: 2,
      message: expect.stringContaining('-o preview.png'),
    });
    expect(await refusalOf(['preview', '-o', 'a.png'], env)).toMatchObject({
      code: 2,
      message: 'error: A PROMPT or --brief FILE is required.',
    });
  });

  const withKey = async (): Promise<Record<string, string>> => ({
    CARDWRIGHT_API_KEY: (await service.register({ allowance: 3 })).apiKey,
  });

  /** Code, message and next step; never a stack. */
  async function refusalOf(args: readonly string[], env: Record<string, string> = {}, input = '') {
    const { code, out, err } = await run(args, input, env);
    const [message, ...next] = err.trim().split('\n');
    expect(err).not.toMatch(/^\s+at /m);
    return { code, out, message, next: next.join('\n') };
  }

  test('not logged in', async () => {
    expect(await refusalOf(['generate', 'A'])).toEqual({
      code: 3,
      out: '',
      message: `error: You are not logged in to ${service.baseUrl}.`,
      next: expect.stringMatching(/cardwright login.*cardwright register EMAIL/),
    });
  });

  test('a wrong key, of the environment or typed in', async () => {
    expect(await refusalOf(['usage'], { CARDWRIGHT_API_KEY: 'cw_a_b' })).toMatchObject({
      code: 3,
      next: expect.stringContaining('CARDWRIGHT_API_KEY'),
    });
    expect(await refusalOf(['login'], {}, 'cw_a_b\n')).toMatchObject({
      code: 3,
      next: expect.stringContaining('Nothing was saved'),
    });
    expect(await refusalOf(['login'], {}, 'hunter2\n')).toMatchObject({
      code: 3,
      message: expect.not.stringContaining('hunter2'),
    });
    expect(existsSync(join(home, 'cardwright'))).toBe(false);
  });

  test('no credit', async () => {
    const env = await withKey();
    for (const seed of ['1', '2', '3']) await outputOf(['generate', 'A', '--seed', seed], '', env);
    expect(await refusalOf(['generate', 'A', '-o', 'none.png'], env)).toMatchObject({
      code: 4,
      message: expect.stringContaining('Monthly credit limit (3) reached'),
      next: expect.stringContaining('cardwright usage'),
    });
    expect(existsSync(join(home, 'none.png'))).toBe(false);
  });

  test('an address that was changed or has expired', async () => {
    const env = await withKey();
    const url = await outputOf(['sign', 'og_standard', 'title=A', '--expires-in', '1d'], '', env);
    const changed = await run(['explain', url.replace('title=A', 'title=B')], '', env);
    expect([changed.code, changed.out]).toEqual([1, expect.stringMatching(/^Refused: `sig` does not match/)]);
    const gone = url.replace(/expires=\d+/, 'expires=1000000000');
    expect((await run(['check', gone], '', env)).out).toMatch(
      /✗ all platforms +no image: the link returns 403 \(/,
    );
    expect(await refusalOf(['check', 'dist/post.html'], env)).toMatchObject({
      code: 2,
      message: expect.stringContaining('"dist/post.html" is neither a file or folder here nor the URL'),
    });
    expect(await refusalOf(['explain', 'https://a.example/'], env)).toMatchObject({ code: 2 });
  });

  test('a login that would cost the only copy of a key', async () => {
    await outputOf(['register', newEmail()]);
    const kept = readFileSync(join(home, 'cardwright/login.json'), 'utf8');
    for (const args of [
      ['register', newEmail()],
      ['login', '--base-url', 'http://127.0.0.1:1'],
    ])
      expect(await refusalOf(args, {}, 'cw_a_b\n')).toMatchObject({
        code: 1,
        next: expect.stringContaining('cardwright logout'),
      });
    expect(await refusalOf(['login'], {}, 'cw_a_b\n')).toMatchObject({
      code: 3,
      next: expect.stringContaining('Nothing was saved'),
    });
    expect(readFileSync(join(home, 'cardwright/login.json'), 'utf8')).toBe(kept);
  });

  test.each([
    [['generate', 'A', '-o', 'missing/card.png'], 1, /^error: missing: no such file or directory/],
    [['generate', 'A', '-o', '.'], 2, /directory.*\.\/card\.png/],
    [['generate', 'A', '-o', 'card.webp'], 2, /Unsupported image format: webp/],
    [['generate', 'A', '-o', '-', '--json'], 2, /both use standard output/],
    [['sign', 'og_brand', '--expires-in', '1d', '--expires-at', 'never'], 2, /either --expires-in/],
    [['usage', '--by', 'key'], 2, /--by needs --days/],
    [['usage', '--days', '2', '--by', 'week'], 2, /--by must be day, key, template, visitor/],
    [['usage', '--days', '0'], 2, /--days must be from 1 to 366/],
    [['keys', 'rotate', 'none', '--grace', '2d'], 2, /--grace must be/],
    [['design', 'derive', 'none.md'], 1, /none\.md: no such file/],
  ])('%j', async (args, code, message) => {
    expect(await refusalOf(args, await withKey())).toMatchObject({
      code,
      out: '',
      message: expect.stringMatching(message),
    });
  });
});

test('an image that cannot be saved is not lost: its address is printed all the same', async () => {
  const env = { CARDWRIGHT_API_KEY: (await service.register({ allowance: 3 })).apiKey };
  const { code, out, err } = await run(['generate', 'A', '-o', '/dev/full'], '', env);
  expect([code, err]).toEqual([1, expect.stringContaining('the disk is full')]);
  expect((await fetch(out.trim())).status).toBe(200);
});

test('Ctrl-C ends a command that waits, with 130 and without a stack', async () => {
  await using server = await startScriptedServer(['hang']);
  const env = toEnv({ CARDWRIGHT_BASE_URL: server.baseUrl, CARDWRIGHT_API_KEY: 'cw_a_b' });
  const isAsked = expect.poll(() => server.received.length).toBeGreaterThan(0);
  expect(await runCommand(['generate', 'A'], { env, interruptAfter: isAsked })).toMatchObject({
    code: 130,
    out: '',
    err: 'Stopped.\n',
  });
});
