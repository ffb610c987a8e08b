import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const planOf = (prompt: string) => planScene(requestPicture(prompt)).plan;

describe('a room seen from a table', () => {
  test.each([
    ['a cup of coffee and a piece of cake in a cozy café', 'cafe'],
    ['a laptop and a coffee cup in an office', 'office'],
    ['ramen bowl on a restaurant table', 'restaurant'],
    ['two cups of tea on a table in a living room', 'living-room'],
  ])('%s', (prompt, place) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ place, near: expect.any(String) });
  });

  test('whose table is named shows things on it, and tells nothing', () => {
    expect(planScene(requestPicture('ramen bowl on a restaurant table')).unmet).toEqual([]);
  });

  test('of which no room is named is a table by itself', () => {
    expect(planOf('cozy kitchen table with bread')?.cast.map(({ noun }) => noun)).toEqual(['bread']);
  });

  test.each([
    'a woman with a cup of coffee in a café',
    'a vase on the windowsill in a living room',
    'apples in a bowl under a tree',
  ])('%s: the whole of the place', (prompt) => {
    expect(planOf(prompt)?.near).toBeUndefined();
  });

  test('what the room has as well is among the things that lie there', () => {
    expect(planOf('a laptop and a coffee cup in an office')?.cast.map(({ noun }) => noun)).toEqual([
      'laptop',
      'coffee',
    ]);
  });

  test('things on a shelf are seen from as near, and who is with them is in a room', () => {
    expect(planOf('three blue bowls on a shelf')).toMatchObject({
      place: 'still-life',
      cast: [{ noun: 'bowl', bond: { kind: 'surface', surface: 'shelf' } }],
    });
    expect(planOf('a girl and a book on a shelf')?.place).not.toBe('still-life');
  });
});
