import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const drawn = (prompt: string) =>
  planScene(requestPicture(prompt)).plan?.cast.map(({ players, count }) =>
    players.slice(0, count).map(({ drawing }) => drawing.name),
  );

test.each([
  ['a basket of vegetables on a table', 'salad'],
  ['a basket of fruit', 'fruit-bowl'],
])('what lies loose is of several kinds and no dish: %s', (prompt, dish) => {
  const names = drawn(prompt)?.flat() ?? [];
  expect(names).not.toContain(dish);
  expect(new Set(names).size).toBeGreaterThan(3);
});

test('a counted number is kept', () => {
  expect(drawn('two vegetables on a table')?.[0]).toHaveLength(2);
});
