import { expect, test } from 'vitest';
import { advise } from './advise.ts';
import type { Visit } from './visit.ts';

const visitOf = (
  tags: Record<string, string> | undefined,
  image?: Partial<NonNullable<Visit['image']>>,
): Visit => ({
  platform: 'Facebook',
  shows: 'large',
  what: 'large',
  tags: tags && new Map(Object.entries(tags)),
  imageUrl: undefined,
  image: image && { type: 'image/png', width: 1200, height: 630, bytes: 100_000, ...image },
});

const GOOD = {
  'og:title': 'Tea',
  'og:description': 'At four',
  'og:image': 'https://example.com/a.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Tea',
  'twitter:card': 'summary_large_image',
};

test('a page with everything needs no advice, and neither does an image alone', () => {
  expect(advise([visitOf(GOOD, {})])).toEqual([]);
  expect(advise([visitOf(undefined, {})])).toEqual([]);
  expect(advise([])).toEqual([]);
});

test.each([
  ['og:title', undefined, /og:title/],
  ['og:description', undefined, /og:description/],
  ['og:image', undefined, /names no image/],
  ['og:image', '/a.png', /not an absolute address/],
  ['og:image', 'http://example.com/a.png', /not served over https/],
  ['og:image:width', undefined, /size of the image/],
  ['og:image:alt', '', /no description/],
  ['twitter:card', 'summary', /small thumbnail/],
])('%s as %s is named, with what to add', (name, value, expected) => {
  const { [name as keyof typeof GOOD]: _, ...others } = GOOD;
  const found = advise([visitOf({ ...others, ...(value !== undefined && { [name]: value }) })]);
  expect(found.map(({ problem }) => problem)).toContainEqual(expect.stringMatching(expected));
  for (const { mend } of found) expect(mend).toMatch(/\w/);
});

test.each([
  [{ bytes: 600_001 }, /601 kB/],
  [{ width: 1080, height: 1080 }, /crop/],
  [{ width: 3000, height: 600 }, /crop/],
])('an image of %j is named', (image, expected) => {
  expect(advise([visitOf(GOOD, image)])[0]?.problem).toMatch(expected);
});
