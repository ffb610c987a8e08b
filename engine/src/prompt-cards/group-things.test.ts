import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { EMPTY_BRIEF } from '../understand/empty-brief.fixture.ts';
import { drawGroup, isGroup, listThings } from './group-things.ts';

const ask = (text: string) => requestCard('Delete your backlog', { picture: { text } });
const HOUSE = { main: '#d9534a', second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };

test.each([
  ['a croissant', ['croissant'], false],
  ['three kettlebells', ['kettlebell'], true],
  ['a croissant and a whisk', ['croissant', 'whisk'], true],
  ['a croissant on a plate', [], false],
  ['a croissant and a whisk in a kitchen', [], false],
  ['a heron standing in a lake', [], false],
  ['a dog and a cat', [], false],
  ['two bicycles', ['bicycle'], true],
  ['a girl with a guitar', [], false],
])('of a picture of %s, the things beside the words are %s', (text, things, group) => {
  const roles = listThings(ask(text));
  expect(roles.map(({ actor }) => actor.drawing.name)).toEqual(things);
  expect(isGroup(roles)).toBe(group);
});

test('several that are at home outdoors have their landscape, unless the card has colors', () => {
  const text = 'an elephant and a feather';
  expect(listThings(ask(text))).toEqual([]);
  expect(
    listThings(
      requestCard('Delete your backlog', {
        picture: { text },
        colors: [{ value: '#ffd400', use: 'ground' }],
      }),
    ),
  ).toHaveLength(2);
});

test.each([
  'a croissant and a whisk',
  'three folders',
  'a violin and three candles',
  'six plants',
  'a lamp, a toaster and a sewing machine',
])('each thing of a group is to be seen: %s', (text) => {
  const things = listThings(ask(text));
  const drawn = drawGroup(things, () => HOUSE).draw(HOUSE, 'g');
  const places = [...drawn.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)/g)].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
  }));
  const count = things.reduce((sum, role) => sum + role.count, 0);
  expect(places).toHaveLength(count);
  // From left to right and from top to bottom, none stands in another's place.
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
});

test('a card that shows a group says nothing of it that is missing, and names what has no drawing', async () => {
  const engine = await createEngine();
  const blocks = [{ role: 'title' as const, text: 'Six weeks of strength' }];
  const compose = (text: string) =>
    engine.compose({
      brief: { ...EMPTY_BRIEF, kind: 'article' as const, blocks, picture: { text } },
      format: 'png',
      width: 600,
      height: 315,
    });
  expect((await compose('three kettlebells and a towel')).warnings).toEqual([]);
  const { warnings } = await compose('three kettlebells and a flurbitron');
  expect(warnings.map(({ words }) => words)).toEqual([['flurbitron']]);
});
