import { describe, expect, test } from 'vitest';
import { drawScene } from '../../art/scenes/draw-scene.ts';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const planOf = (prompt: string) => {
  const { plan } = planScene(requestPicture(prompt));
  if (!plan) throw new Error(`no picture for ${prompt}`);
  return { place: plan.place, cast: plan.cast.map(({ noun, count }) => [noun, count]) };
};

describe('a tree that is named as one among others', () => {
  test.each([
    ['a pine tree in a village', 'village', 1],
    ['dos pinos en una colina', 'meadow', 2],
  ])('stands in the place that is named: %s', (prompt, place, count) => {
    const plan = planOf(prompt);
    expect(plan.place).toBe(place);
    expect(plan.cast).toContainEqual(['pine tree', count]);
  });

  test.each(['a house among pine trees', 'a house in a pine forest'])(
    'a wood of them is a wood: %s',
    (prompt) => {
      const plan = planOf(prompt);
      expect(plan.place).toBe('forest');
      expect(plan.cast).toEqual([['house', 1]]);
    },
  );

  test.each(['a bench and one tree in a park', 'a single cactus in the desert'])(
    'is a figure before those that the place has: %s',
    (prompt) => {
      expect(planOf(prompt).cast.some(([noun]) => noun === 'tree' || noun === 'cactus')).toBe(true);
    },
  );

  test.each([
    ['a carousel at a fair', 'carousel'],
    ['a village with a church, houses and trees', 'church'],
  ])('is what the picture is about where nothing else is: %s', (prompt, noun) => {
    expect(planOf(prompt).cast).toEqual([[noun, 1]]);
  });

  test('what stands on furniture is left to the place', () => {
    expect(planOf('a cat and one lamp in a library').cast).toEqual([['cat', 1]]);
  });

  test('three palms of an island that has six are told', () => {
    const said = messagesOf(describeScene(requestPicture('three palm trees on a small island'), true)).join();
    expect(said).toContain('“three” was not followed: the place has its own number');
  });

  test('three balloons in a hand that holds one are told', () => {
    const said = messagesOf(describeScene(requestPicture('a boy holding three balloons'), true)).join();
    expect(said).toContain('what is held (balloon) is drawn once');
  });

  test.each(['un sapin décoré', 'ein geschmückter Tannenbaum', 'a decorated tree', 'un árbol decorado'])(
    'decorated, it is that of Christmas: %s',
    (prompt) => {
      expect(planOf(prompt).cast).toEqual([['christmas tree', 1]]);
    },
  );
});

test('an island of one palm has one, whatever the canvas', () => {
  const palmsOf = (single: string[], width: number, height: number): number => {
    const { scene } = drawScene({
      width,
      height,
      place: 'island',
      time: 'day',
      weather: 'clear',
      misty: false,
      random: createRandom(5),
      sunX: 0.67,
      single,
    });
    return scene.back.concat(scene.front).reduce((sum, { picture }) => sum + String(picture).length, 0);
  };
  for (const [width, height] of [
    [1200, 630],
    [1080, 1080],
    [1080, 1920],
  ] as const)
    expect(palmsOf(['palm tree'], width, height)).toBeLessThan(palmsOf([], width, height));
});
