import { expect, test } from 'vitest';
import type { Copy } from './brief/design-request.ts';
import { requestOf } from './direction/design-request.fixture.ts';
import { followBrand } from './follow-brand.ts';

const ACME = { colors: {}, card: {}, name: 'Acme', tagline: 'Rockets\nfor all' };
const copyOf = (copy: Copy, brand = ACME, logo?: { width: number; height: number }): Copy =>
  followBrand(requestOf({ copy }), brand, logo).copy;

test('name and tagline take the places that the prompt leaves empty', () => {
  expect(copyOf({ title: 'Lift-off' })).toEqual({
    title: 'Lift-off',
    eyebrow: 'Acme',
    subtitle: 'Rockets for all',
  });
});

test.each<Copy>([
  { title: 'Lift-off', eyebrow: 'News', subtitle: 'On Friday' },
  { title: 'Lift-off at Acme', eyebrow: 'News', lines: ['x'] },
  { title: 'Lift-off', eyebrow: 'News', metric: { value: '30%' } },
  { title: 'A title that says so much that there is hardly any room left for more', eyebrow: 'News' },
])("the prompt's own words stay as they are: %j", (copy) => {
  const { footer: _, ...own } = copyOf(copy);
  expect(own).toEqual(copy);
});

test('below words that have a label of their own the name is at the foot', () => {
  expect(copyOf({ title: 'Lift-off', eyebrow: 'News' }).footer).toEqual(['Acme']);
  expect(copyOf({ title: 'Lift-off', eyebrow: 'News', footer: ['Page 2'] }).footer).toEqual(['Page 2']);
  expect(copyOf({ title: 'Join ACME', eyebrow: 'News' }).footer).toBeUndefined();
});

test('a word that is said already is not said twice', () => {
  expect(copyOf({ title: 'Join ACME' }, { ...ACME, tagline: 'acme' })).toEqual({ title: 'Join ACME' });
});

test('a name inside a sentence signs nothing, one at its end does', () => {
  expect(copyOf({ title: 'Lift-off', subtitle: 'Free in every Acme shop' }).eyebrow).toBe('Acme');
  expect(copyOf({ title: 'Lift-off', subtitle: 'Ada Park, Acme' }).eyebrow).toBeUndefined();
});

test('beside a logo the name is not written', () => {
  expect(copyOf({ title: 'Lift-off' }, ACME, { width: 40, height: 40 }).eyebrow).toBeUndefined();
});

test('the name signs a card, unless a logo spells it', () => {
  const signature = (width: number) => followBrand(requestOf(), ACME, { width, height: 40 }).signature;
  expect(followBrand(requestOf(), ACME).signature).toBe('Acme');
  expect([signature(40), signature(160)]).toEqual(['Acme', undefined]);
});

test.each([requestOf({ bare: true }), requestOf({ kind: 'picture' })])(
  'pictures, and prompts that want nothing else, get no words',
  (request) => {
    expect(followBrand(request, ACME)).toBe(request);
  },
);

test('colors of the brand take the place of those that the prompt asks for', () => {
  const request = requestOf({
    bare: true,
    ground: '#ff0000',
    colors: ['#ff0000'],
  });
  expect(followBrand(request, { ...ACME, colors: { bg: '#000000' } })).toMatchObject({ colors: [] });
  expect(followBrand(request, { ...ACME, colors: { bg: '#000000' } }).ground).toBeUndefined();
  expect(followBrand(request, ACME)).toBe(request);
});

test('a brand that wants no illustrations gets none, but for what a prompt names', () => {
  const plain = { ...ACME, isPlain: true as const };
  expect(followBrand(requestOf(), plain).illustration).toEqual([]);
  expect(followBrand(requestOf({ illustration: ['fox'] }), plain).illustration).toEqual(['fox']);
  expect(followBrand(requestOf({ kind: 'picture' }), plain).illustration).toBeUndefined();
});

test('titles are in capitals where the headings of the brand are, as its language writes them', () => {
  const brand = { ...ACME, heading: { isUppercase: true as const } };
  const titleOf = (title: string, language: string) =>
    followBrand(requestOf({ copy: { title }, language }), brand).copy.title;
  expect(titleOf('Lift-off in Köln', 'de')).toBe('LIFT-OFF IN KÖLN');
  expect(titleOf('istanbul', 'tr')).toBe('İSTANBUL');
  expect(copyOf({ title: 'Lift-off' }).title).toBe('Lift-off');
});
