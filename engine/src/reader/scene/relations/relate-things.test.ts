import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const relationsOf = (prompt: string): string[] => {
  const scene = requestPicture(prompt).scene;
  const noun = (thing: number): string => scene?.things[thing]?.noun ?? '';
  return (scene?.relations ?? []).map(
    (one) => `${noun(one.of)} ${one.kind} ${'to' in one ? noun(one.to) : one.surface}`,
  );
};

test.each([
  'a dog in a meadow with wildflowers',
  'a fox in a forest with mushrooms',
  'ein Hund auf einer Wiese mit Blumen',
])('what a place has is with nobody in it: %s', (prompt) => {
  expect(relationsOf(prompt)).toEqual([]);
});

test.each([
  ['a man in a park with a dog', 'man with dog'],
  ['a girl on a beach with balloons', 'girl with balloon'],
])('what somebody has along is theirs: %s', (prompt, relation) => {
  expect(relationsOf(prompt)).toContain(relation);
});

test('what grows in a field is under nobody', () => {
  expect(relationsOf('stary wiatrak na polu maków')).toEqual([]);
});

test('past a house is before it', () => {
  expect(relationsOf('a fox walking past a barn at night')).toEqual(['fox in-front-of barn']);
});

test('somebody in a boat is no fishing boat', () => {
  expect(relationsOf('bir balıkçı teknede ağ çekiyor')).toEqual(['fisherman in boat']);
  expect(relationsOf('denizde bir balıkçı teknesi')).toEqual(['fishing boat in water']);
});

test('what is outside is seen from the windowsill', () => {
  expect(requestPicture('a cup of coffee on a windowsill, rainy street outside').scene?.place).toBe(
    'living-room',
  );
});

test.each([
  'a cozy desk with a laptop, a cup of coffee and a cat on the windowsill',
  'ein Schreibtisch mit Lampe, einem Buch und einer Katze auf der Fensterbank',
])('of what a desk has only the last one is where its own words put it: %s', (prompt) => {
  expect(requestPicture(prompt).scene?.relations).toEqual([
    { kind: 'with', of: 0, to: 1 },
    { kind: 'with', of: 0, to: 2 },
    { kind: 'on', of: 3, surface: 'windowsill' },
  ]);
});

test.each([
  'an armchair beside a lamp with a cat on it',
  'an armchair beside a lamp with a cat sleeping on it',
  'ein Sessel neben einer Lampe mit einer Katze darauf',
])('what is said to be on it is on the first, and not on what stands beside: %s', (prompt) => {
  expect(requestPicture(prompt).scene?.relations).toContainEqual({ kind: 'on', of: 2, to: 0 });
});
