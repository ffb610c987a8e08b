import { expect, test } from 'vitest';
import { titleOf } from './brief/statement.ts';
import { requestOf } from './direction/design-request.fixture.ts';
import { listEmblems } from './direction/illustration/list-emblems.ts';
import { nameSubject } from './direction/illustration/name-subject.ts';
import { followBrand } from './follow-brand.ts';

const ACME = { colors: {}, card: {}, name: 'Acme', tagline: 'Rockets\nfor all' };
const textsOf = (title: string, signed: Parameters<typeof followBrand>[2] = {}) =>
  followBrand(requestOf({ title }), ACME, signed).brandTexts;

test('a tagline is on cards that have a place of its own for it, unless they say it, and on no other', () => {
  expect(textsOf('Lift-off', { hasTagline: true })).toEqual({ name: 'Acme', tagline: 'Rockets for all' });
  expect(textsOf('Rockets\nfor all', { hasTagline: true })).toEqual({ name: 'Acme' });
  expect(textsOf('Lift-off')).toEqual({ name: 'Acme' });
});

test('the name signs a card, unless a logo spells it', () => {
  const nameBeside = (width: number) => textsOf('Lift-off', { logo: { width, height: 40 } })?.name;
  expect([nameBeside(40), nameBeside(160)]).toEqual(['Acme', undefined]);
});

test.each(['How we ship every day', 'The fox and the bakery', '30% off'])(
  '%s: what is drawn does not change with the words of a brand',
  (title) => {
    const request = requestOf({ words: title, title });
    // Each would have something drawn if a prompt said it.
    for (const name of ['Banking for bakers', 'The house of candy', 'Software for dentists']) {
      const brand = { ...ACME, name, tagline: `${name}, always` };
      const branded = followBrand({ ...request, found: new Map() }, brand, { hasTagline: true });
      expect(branded.brandTexts).toEqual({ name, tagline: `${name}, always` });
      expect(listEmblems(branded)).toEqual(listEmblems(request));
      expect(nameSubject('python', branded)).toBe(nameSubject('python', request));
    }
  },
);

test.each([requestOf({ bare: true }), requestOf({ kind: 'picture' })])(
  'pictures, and prompts that want nothing else, get no words',
  (request) => {
    expect(followBrand(request, ACME)).toBe(request);
  },
);

test('a brand that wants no illustrations gets none, but for what a prompt names', () => {
  const plain = { ...ACME, isPlain: true as const };
  const request = requestOf({ words: 'The fox', title: 'The fox' });
  expect(listEmblems(request)).not.toEqual([]);
  const branded = followBrand(request, plain);
  expect(branded.illustration).toEqual([]);
  expect(listEmblems(branded)).toEqual([]);
  expect(followBrand(requestOf({ illustration: ['fox'] }), plain).illustration).toEqual(['fox']);
  expect(followBrand(requestOf({ kind: 'picture' }), plain).illustration).toBeUndefined();
});

test('titles are in capitals where the headings of the brand are, as its language writes them', () => {
  const brand = { ...ACME, heading: { isUppercase: true as const } };
  const titleIn = (title: string, language: string) =>
    titleOf(followBrand(requestOf({ title, language }), brand));
  expect(titleIn('Lift-off in Köln', 'de')).toBe('LIFT-OFF IN KÖLN');
  expect(titleIn('istanbul', 'tr')).toBe('İSTANBUL');
  expect(titleOf(followBrand(requestOf({ title: 'Lift-off' }), ACME))).toBe('Lift-off');
});
