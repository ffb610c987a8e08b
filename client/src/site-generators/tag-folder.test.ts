import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import published from '../../../contract/signing-vectors.json' with { type: 'json' };
import { type FolderOptions, tagFolder } from './tag-folder.ts';

const PAGE = '<html><head><title>Hold fast</title></head></html>';
const SITE = { cardUrl: 'https://cards.example.com/og/blog.example.com/' };

/** What the log says of a folder with these files, and its files afterwards. */
async function tag(files: Readonly<Record<string, string>>, options: FolderOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-pages-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const said: string[] = [];
    const say = (message: string): void => void said.push(message);
    await tagFolder(folder, options, { info: say, warn: say });
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    return { said, after: Object.fromEntries(Object.keys(files).map((name) => [name, read(name)])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const addressOf = (html = ''): string | undefined =>
  /"og:image" content="[^"]*?\.com(\/[^"]*)"/.exec(html)?.[1]?.replace('/og/blog.example.com', '');

test('every page of a folder gets the card of its address', async () => {
  const files = {
    'index.html': PAGE,
    'blog/hold-fast/index.html': PAGE,
    'über uns.html': PAGE,
    '404.html': PAGE,
    'a.css': PAGE,
  };
  const { said, after } = await tag(files, { ...SITE, cleanUrls: true });
  expect(Object.values(after).map(addressOf)).toEqual([
    '/',
    '/blog/hold-fast/',
    '/%C3%BCber%20uns',
    undefined,
    undefined,
  ]);
  expect(said).toEqual(['Cardwright: cards on 3 pages.']);
  const { after: kept } = await tag({ 'a/b.html': PAGE }, SITE);
  expect(addressOf(kept['a/b.html'])).toBe('/a/b.html');
  for (const base of ['/docs/', '/docs', 'docs']) {
    const { after: below } = await tag({ 'a/index.html': PAGE }, { ...SITE, base });
    expect(addressOf(below['a/index.html'])).toBe('/docs/a/');
  }
});

test('an address that platforms cannot reach is said once, and so are options without effect', async () => {
  const files = { 'a.html': PAGE, 'b.html': PAGE };
  const local = { baseUrl: 'http://localhost:3000', apiKey: published.api_key };
  expect((await tag(files, local)).said).toEqual([
    expect.stringMatching(/^Cardwright: The pages name http:\/\/localhost:3000, which platforms cannot/),
    'Cardwright: cards on 2 pages.',
  ]);
  const { said } = await tag(files, { ...SITE, template: 'og_brand', fields: () => undefined });
  expect(said[0]).toBe('Cardwright: Without effect beside `cardUrl`: template, fields.');
  const signed = await tag(files, { ...local, baseUrl: 'https://cards.example.com', shapes: ['square'] });
  expect(signed.said[0]).toBe('Cardwright: Without effect without `cardUrl`: shapes.');
});

test('a default image that keeps pages from having cards is named', async () => {
  const own = PAGE.replace('</head>', '<meta property="og:image" content="/default.png"></head>');
  const { said, after } = await tag({ 'a.html': PAGE, 'b.html': own, 'c.html': own }, SITE);
  expect(said).toEqual([
    'Cardwright: cards on 1 page. 2 have an image already, such as /default.png of b.html. If it is a default of your theme, remove it there, and they get cards.',
  ]);
  expect(after['b.html']).toContain('<meta property="og:title" content="Hold fast">');
});

test('what cannot have a card is a warning, and the build goes on', async () => {
  const options = { baseUrl: 'https://cards.example.com', apiKey: published.api_key };
  const fields: FolderOptions['fields'] = ({ path, title }) => ({
    title,
    theme: path === '/a.html' ? 'blue' : 'dark',
  });
  const { said, after } = await tag({ 'a.html': PAGE, 'b.html': PAGE }, { ...options, fields });
  expect(said).toEqual([
    expect.stringMatching(/^Cardwright: a\.html has no card: .*theme/),
    'Cardwright: cards on 1 page.',
  ]);
  expect(after['a.html']).toBe(PAGE);
  const without = await tag({ 'a.html': PAGE }, { baseUrl: 'none', apiKey: published.api_key });
  expect(without.said).toEqual([
    expect.stringMatching(/^Cardwright: No page has a card: baseUrl must be the URL/),
  ]);
});

test('a strict build fails over what is otherwise a warning', async () => {
  const files = { 'a.html': PAGE };
  const local = { baseUrl: 'http://localhost:3000', apiKey: published.api_key, strict: true };
  await expect(tag(files, local)).rejects.toThrow('The pages name http://localhost:3000, which');
  await expect(tag(files, { baseUrl: 'none', apiKey: '', strict: true })).rejects.toThrow(
    'No page has a card: Set CARDWRIGHT_BASE_URL and CARDWRIGHT_API_KEY',
  );
  expect((await tag(files, { ...SITE, strict: true })).said).toEqual(['Cardwright: cards on 1 page.']);
});
