import { expect, test } from 'vitest';
import type { Brief } from './brief/brief.ts';
import { planPicture } from './plan-picture.ts';

const BRIEF: Brief = {
  version: 1,
  language: 'en',
  kind: 'picture',
  blocks: [],
  picture: { text: 'a lynx on a rock at dawn' },
  illustration: null,
  image: null,
  look: null,
  style: [],
  scheme: null,
  colors: [],
  layout: [],
  format: null,
};
const READER = {
  name: 'none',
  read: () => {
    throw new Error('a brief is not read');
  },
};
const plan = (brief: Partial<Brief>, width = 1200, height = 630) =>
  planPicture({ brief: { ...BRIEF, ...brief }, width, height, seed: 4 }, READER);

test('a described picture without words is suggested, with no place kept for any', async () => {
  expect(await plan({})).toMatchObject({
    description: 'a lynx on a rock at dawn',
    quiet: null,
    width: 1200,
    height: 630,
    seed: 4,
    suggested: true,
  });
});

test('words of the card, and all that is quoted, are in no description', async () => {
  const found = await plan({
    kind: 'event',
    blocks: [
      { role: 'title', text: 'Lynx Week' },
      { role: 'date', text: '12 May' },
    ],
    picture: { text: 'a lynx on a rock with the title Lynx Week, 12 May and “Come and see”' },
  });
  expect(found?.description).toMatch(/^a lynx on a rock/);
  expect(found?.description).not.toMatch(/Week|May|Come/);
});

test.each([
  [1200, 630, 'left'],
  [1080, 1080, 'top'],
  [1080, 1920, 'top'],
])('on %d x %d, the %s is for words', async (width, height, quiet) => {
  expect((await plan({ blocks: [{ role: 'title', text: 'Lynx Week' }] }, width, height))?.quiet).toBe(quiet);
});

test.each(['left', 'right', 'top', 'bottom'] as const)(
  'words that are wished at the %s are kept a place there',
  async (side) => {
    const blocks: Brief['blocks'] = [{ role: 'title', text: 'Lynx Week' }];
    expect((await plan({ blocks, layout: ['large-title', side] }))?.quiet).toBe(side);
  },
);

test.each([
  ['a lynx on a rock at dawn, without people or cars', 'en', ['people', 'cars']],
  ['ein Wald ohne Menschen im Nebel', 'de', ['Menschen']],
  ['a lynx on a rock at dawn', 'en', []],
])('%j must not show %j', async (text, language, avoid) => {
  expect((await plan({ picture: { text }, language }))?.avoid).toEqual(avoid);
});

test('the colors that a brief asks for are a hint, but for those of letters', async () => {
  const colors: Brief['colors'] = [
    { value: '#2f9e5b', use: 'ground' },
    { value: '#ffffff', use: 'ink' },
    { value: '#f4a030', use: 'any' },
  ];
  expect((await plan({ colors }))?.palette).toEqual(['#2f9e5b', '#f4a030']);
});

test('a card with a picture of its own, or that wants none, has nothing to paint', async () => {
  expect(await plan({ image: { url: 'https://example.com/a.png' } })).toBeUndefined();
  expect(await plan({ illustration: 'none' })).toBeUndefined();
});

test('a card with more words than a picture leaves room for has nothing to paint', async () => {
  const items = Array.from({ length: 40 }, (_, i) => ({ role: 'item' as const, text: `Course number ${i}` }));
  expect(
    await plan({ kind: 'list', blocks: [{ role: 'title', text: 'Courses' }, ...items] }),
  ).toBeUndefined();
});

test('a card that one of our drawings fits is not suggested', async () => {
  const blocks: Brief['blocks'] = [{ role: 'title', text: 'Fresh bread' }];
  expect(await plan({ kind: 'plain', blocks, picture: { text: 'a loaf of bread' } })).toMatchObject({
    suggested: false,
  });
});

test('equal requests have equal plans, and another seed or brief another', async () => {
  expect(await plan({})).toEqual(await plan({}));
  expect(await plan({})).not.toEqual(await plan({ scheme: 'dark' }));
});
