import { readPageTags } from '@cardwright/contract/page-tags';
import { advise } from '@cardwright/contract/unfurl';
import { expect, test } from 'vitest';
import published from '../../../contract/signing-vectors.json' with { type: 'json' };
import { createPageCards, type PageCardsOptions } from './page-cards.ts';

const SIGNED = { baseUrl: 'https://cards.example.com', apiKey: published.api_key };
const SITE = { cardUrl: 'https://cards.example.com/og/blog.example.com' };
const page = (head: string): string => `<!doctype html><html><head>${head}</head><body></body></html>`;
const HOLD_FAST = page(
  '<title>Hold &quot;fast&quot; | Halden</title><meta name="description" content="A letter">',
);

function tag(html: string, options: PageCardsOptions, path = '/blog/hold-fast/') {
  const made = createPageCards(options).tag(html, path)?.html;
  const tagged = made === html ? undefined : made;
  const image = /property="og:image" content="([^"]+)"/.exec(tagged ?? '')?.[1]?.replaceAll('&amp;', '&');
  return { tagged, url: image === undefined ? undefined : new URL(image) };
}

test('a page gets a signed card of what it says, without the name of its site in the title', () => {
  const { tagged = '', url } = tag(HOLD_FAST, { ...SIGNED, siteName: 'Halden' });
  expect(url?.pathname).toBe('/i/og_standard');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    title: 'Hold "fast"',
    description: 'A letter',
    site: 'Halden',
  });
  expect(tagged).toContain('<meta property="og:image:alt" content="Hold &quot;fast&quot;">');
  expect(tagged).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(tagged).toMatch(/<meta[^>]*>\n<\/head>/);
});

test.each([
  ['word ', 'word word word…'],
  ['長い題', '長い題長い題…'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦…'],
  ['ab\u0007\n', 'ab ab…'],
  ['\ud800', '\ufffd\ufffd…'],
])('texts of any length and script have a card, and the page keeps its own: %j', (part, start) => {
  const text = part.repeat(5000 / part.length);
  const html = page(`<title>${text}</title><meta name="description" content="${text}">`);
  const { tagged = '', url } = tag(html, { ...SIGNED, siteName: 'ハルデンの航海日誌' });
  expect(url?.href.length).toBeLessThan(2048);
  const title = url?.searchParams.get('title') ?? '';
  const [opening] = start.split('…');
  expect([title.startsWith(opening ?? ''), title.endsWith('…'), title.length > 40]).toEqual([
    true,
    true,
    true,
  ]);
  expect(readPageTags(tagged).get('og:title')?.length).toBeGreaterThan(2000);
});

test('a page of a registered site gets the card of its address, in the shapes that are asked for', () => {
  const { tagged, url } = tag(HOLD_FAST, { ...SITE, shapes: ['wide', 'square'] });
  expect(url?.href).toBe('https://cards.example.com/og/blog.example.com/blog/hold-fast/');
  expect(tagged).toContain(
    'content="https://cards.example.com/og/blog.example.com/blog/hold-fast/?shape=square"',
  );
});

test.each([
  ['has no title', page('<meta name="description" content="A">')],
  ['is no whole page', '<title>A</title><p>A</p>'],
])('a page that %s stays as it is', (_, html) => {
  expect(tag(html, SIGNED).tagged).toBeUndefined();
});

test.each([
  ['1200', '630', 'summary_large_image'],
  ['600', '600', 'summary'],
  ['', '', 'summary_large_image'],
])(
  'a page with an image of its own, %sx%s, keeps it, and gets what else is missing',
  (width, height, card) => {
    const image = [
      ['', 'https://a.example/a.png'],
      [':width', width],
      [':height', height],
    ].map(([name, content]) => `<meta property="og:image${name}" content="${content}">`);
    const own = page(`<title>A</title><meta property="og:title" content="B">${image.join('')}`);
    const { tagged = '', url } = tag(own, { ...SIGNED, siteName: 'Halden' });
    expect(url?.href).toBe('https://a.example/a.png');
    expect(tagged.match(/<meta [^>]*>(?=\n)/g)?.join('\n') ?? '').toContain(`content="${card}"`);
    expect(tagged.match(/og:title/g)).toHaveLength(1);
    expect(tagged).toContain('<meta property="og:site_name" content="Halden">');
    expect(tag(tagged, { ...SIGNED, siteName: 'Halden' }).tagged).toBeUndefined();
  },
);

test('a page says everything that a check asks for', () => {
  const { tagged = '' } = tag(HOLD_FAST, { ...SIGNED, siteName: 'Halden' });
  const tags = readPageTags(tagged);
  expect([tags.get('og:title'), tags.get('og:description'), tags.get('og:site_name')]).toEqual([
    'Hold "fast"',
    'A letter',
    'Halden',
  ]);
  const visit = {
    platform: 'X',
    shows: 'large',
    what: '',
    tags,
    imageUrl: undefined,
    image: undefined,
  } as const;
  expect(advise([visit])).toEqual([]);
});

test('a page that has its card stays as it is, and what a page says of itself is not said twice', () => {
  const own = page('<title>A</title><meta name="twitter:card" content="summary">');
  const { tagged = '' } = tag(own, SIGNED);
  expect(tagged.match(/twitter:card/g)).toHaveLength(1);
  expect(tag(tagged, SIGNED).tagged).toBeUndefined();
});

test('fields decide what the card says, and whether there is one', () => {
  const fields: PageCardsOptions['fields'] = ({ path, title }) =>
    path === '/' ? undefined : { name: title };
  const options = { ...SIGNED, template: 'profile', fields };
  expect(tag(HOLD_FAST, options, '/').tagged).toBeUndefined();
  expect(tag(HOLD_FAST, options).url?.searchParams.get('name')).toBe('Hold "fast" | Halden');
});

test.each([
  ['Halden', 'Halden'],
  ['Halden: Hold fast', 'Hold fast'],
  ['Hold fast – Halden', 'Hold fast'],
  ['Life in Halden', 'Life in Halden'],
])('the title %s of a page of Halden is %s', (title, wanted) => {
  const { url } = tag(page(`<title>${title}</title>`), { ...SIGNED, siteName: 'Halden' });
  expect(url?.searchParams.get('title')).toBe(wanted);
});

test('without a key or an address of cards, nothing is made, and the error says what is missing', () => {
  expect(() => createPageCards({ baseUrl: SIGNED.baseUrl })).toThrow(
    /Set CARDWRIGHT_BASE_URL and CARDWRIGHT_API_KEY/,
  );
  expect(() => createPageCards({ apiKey: SIGNED.apiKey })).toThrow(/Set CARDWRIGHT_BASE_URL/);
  expect(() =>
    createPageCards({}, { CARDWRIGHT_API_KEY: SIGNED.apiKey, CARDWRIGHT_BASE_URL: SIGNED.baseUrl }),
  ).not.toThrow();
});
