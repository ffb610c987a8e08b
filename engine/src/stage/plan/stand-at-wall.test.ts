import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const planOf = (prompt: string) => planScene(requestPicture(prompt));

test.each([
  ['a bicycle leaning against a yellow wall', '#f5c518'],
  ['ein Fahrrad lehnt an einer blauen Wand', '#2563eb'],
])('%s: the wall is the place, in its color, and nothing is missing', (prompt, tint) => {
  const { plan, unmet } = planOf(prompt);
  expect(plan).toMatchObject({ place: 'house-wall', tint });
  expect(plan?.cast.map(({ noun }) => noun)).toEqual(['bicycle']);
  expect(unmet).toEqual([]);
});

test('a sofa before a wall is in a room of that color, a cat on one sits on it', () => {
  expect(planOf('a sofa in front of a blue wall').plan).toMatchObject({
    place: 'living-room',
    tint: '#2563eb',
  });
  expect(planOf('a cat sitting on a stone wall').plan?.cast.map(({ noun }) => noun)).toContain('wall');
});
