import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home, outputOf, run, service, setUpHome, sizeOf } from './support/command-home.ts';
import { newEmail } from './support/start-service.ts';

setUpHome();

test('an account, an image, a card and out again, and the key is never shown', async () => {
  const shown: string[] = [];
  const step = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await run(args);
    expect([args, code, err]).toEqual([args, 0, expect.not.stringMatching(/error:/)]);
    shown.push(out, err);
    return out.trim();
  };
  await step('register', newEmail());
  const path = join(home, 'cardwright/login.json');
  const { apiKey } = JSON.parse(readFileSync(path, 'utf8'));
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const url = await step('generate', '"Hello", a blog header', '--size', '800x400', '-o', 'card.png');
  expect(sizeOf(readFileSync(join(home, 'card.png')))).toEqual([800, 400]);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');

  const [id = '', status, , sameUrl, prompt] = (await step('history')).split('\t');
  expect([status, sameUrl, prompt]).toEqual(['completed', url, '"Hello", a blog header']);
  expect(await step('history', '--search', 'BLOG header')).toContain(id);
  expect(await step('history', '--search', 'poster')).toBe('');
  await step('star', id);
  expect(await step('history', '--starred')).toContain(id);
  await step('star', id, '--remove');
  expect(await step('history', '--starred')).toBe('');
  expect(await step('get', id, '-o', 'again.png')).toBe(url);
  expect(readFileSync(join(home, 'again.png'))).toEqual(readFileSync(join(home, 'card.png')));

  const card = await step('sign', 'og_standard', 'title=Hold fast', '--expires-in', '1d', '--format', 'jpeg');
  expect((await fetch(card)).headers.get('content-type')).toBe('image/jpeg');
  await step('delete', id);
  expect((await fetch(url)).status).toBe(410);
  expect(await step('explain', card)).toMatch(/^Valid until 20\d\d-/);
  expect(await step('check', card)).toMatch(/✓ Facebook +large, uncropped/);
  const tag = `<meta property="og:image" content="${card.replaceAll('&', '&amp;')}">`;
  mkdirSync(join(home, 'dist/blog'), { recursive: true });
  writeFileSync(join(home, 'dist/index.html'), `<head>${tag}</head>`);
  expect(await step('check', 'dist/index.html')).toMatch(/✓ Facebook +large, uncropped/);
  writeFileSync(join(home, 'dist/blog/bare.html'), '<head><title>Bare</title></head>');
  const site = await run(['check', 'dist']);
  expect(site.code).toBe(1);
  expect(site.out).toMatch(/^2 pages, 1 without an image somewhere\n/);
  expect(site.out).toMatch(/✗ dist\/blog\/bare.html\n +✗ all platforms +no image: the page has no og:image/);
  expect(site.out).toMatch(/✓ dist\/index.html/);
  expect(JSON.parse(await step('usage', '--json'))).toMatchObject({ plan: 'free', creditsRemaining: 98 });

  const today = new Date().toISOString().slice(0, 10);
  const daily = (await step('usage', '--days', '2')).split('\n');
  expect([daily.length, daily.at(-1)]).toEqual([
    2,
    expect.stringMatching(new RegExp(`^${today}\\t2\\t1\\t1\\t\\d+\\t\\d+$`)),
  ]);
  expect(await step('usage', '--days', '2', '--by', 'template')).toMatch(/^default\t1\t1\t0\t0\t0$/m);
  expect(await step('usage', '--days', '2', '--by', 'key')).toMatch(/^\w+ Primary key\t2\t/);
  expect(await step('usage', '--days', '2', '--by', 'visitor')).toMatch(/^Facebook\t\d+$/m);
  expect(JSON.parse(await step('usage', '--days', '1', '--json'))).toMatchObject({ from: today, to: today });

  expect((await fetch(await step('plan'))).status).toBe(200);

  expect(await step('keys', 'list')).toContain('Primary key');
  expect(shown.join('')).not.toContain(apiKey);
  expect(shown.join('')).not.toContain(apiKey.split('_')[2]);

  const [created, other = ''] = [await step('keys', 'create', 'Website'), apiKey];
  expect(created).toMatch(/^cw_/);
  expect(created).not.toBe(other);
  const rotated = await step('keys', 'rotate', created.split('_')[1] ?? '', '--grace', '1m');
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: created })).code).toBe(0);
  await step('keys', 'revoke', rotated.split('_')[1] ?? '');
  await step('keys', 'revoke', created.split('_')[1] ?? '');
  const signing = await step('keys', 'create', 'Web', '--signing-only', '--permanent-urls');
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: signing })).code).toBe(3);
  expect(
    await outputOf(['sign', 'og_standard', 'title=x', '--expires-at', 'never'], '', {
      CARDWRIGHT_API_KEY: signing,
    }),
  ).toContain('expires=never');
  const refused = await run(['sign', 'og_standard', 'title=x', '--expires-at', 'never']);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--permanent-urls') });
  const signingId = signing.split('_')[1] ?? '';
  const remote = await step('sign', 'og_standard', 'title=x', '--expires-at', 'never', '--key', signingId);
  expect(remote).toContain(`&sig=${signingId}.`);
  await step('keys', 'rename', signingId, 'Web server');
  expect(await step('keys', 'list')).toMatch(/\tsign\t.*\tWeb server/);
  expect((await run(['usage'], '', { CARDWRIGHT_API_KEY: created })).code).toBe(3);

  expect((await run(['logout'])).err).toBe(`Logged out and deleted ${path}. The key was not revoked.\n`);
  expect(existsSync(path)).toBe(false);
  expect((await run(['usage'])).code).toBe(3);
  await outputOf(['login'], `${apiKey}\n`);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ baseUrl: service.baseUrl, apiKey });
});

test('a rotated or another key takes the place of the saved one, for the same service', async () => {
  const path = join(home, 'cardwright/login.json');
  const savedKey = (): string => JSON.parse(readFileSync(path, 'utf8')).apiKey;
  const replaced = `Replaced the saved key for ${service.baseUrl}.`;
  await outputOf(['register', newEmail()]);
  const first = savedKey();
  const rotated = await run(['keys', 'rotate', first.split('_')[1] ?? '']);
  expect([rotated.code, rotated.err]).toEqual([0, expect.stringContaining(replaced)]);
  expect(savedKey()).toBe(rotated.out.trim());
  await outputOf(['usage']);

  const other = await outputOf(['keys', 'create', 'Website']);
  const otherRotated = await run(['keys', 'rotate', other.split('_')[1] ?? '']);
  expect(otherRotated.err).not.toContain('Replaced');
  expect(savedKey()).toBe(rotated.out.trim());

  const login = await run(['login'], otherRotated.out);
  expect([login.code, login.err]).toEqual([0, expect.stringContaining(replaced)]);
  expect(savedKey()).toBe(otherRotated.out.trim());
  expect((await run(['login'], otherRotated.out)).err).not.toContain('Replaced');
});
