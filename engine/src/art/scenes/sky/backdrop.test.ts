import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawScene, type SceneRequest } from '../draw-scene.ts';

const ask: Omit<SceneRequest, 'random'> = {
  width: 1200,
  height: 630,
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  misty: false,
  sunX: 0.7,
};
const names = (more: Partial<SceneRequest>): string[] =>
  drawScene({ ...ask, ...more, random: createRandom(4) }).scene.back.map(({ name }) => name);

test.each(['mountains', 'skyline', 'forest', 'sea'] as const)(
  '%s stand between the sky and the place',
  (behind) => {
    const drawn = names({ behind: [behind] });
    expect(drawn.indexOf('behind')).toBeGreaterThan(drawn.indexOf('sky'));
    expect(drawn.indexOf('behind')).toBeLessThan(drawn.indexOf('meadow0'));
  },
);

test('a place that shows mountains by itself gets no others, and a room none at all', () => {
  expect(names({ place: 'lake', behind: ['mountains'] })).not.toContain('behind');
  expect(names({ place: 'kitchen', behind: ['mountains'] })).not.toContain('behind');
});

test('only counted moons are drawn beside the one of the hour, and none where words stand', () => {
  expect(names({})).not.toContain('moons');
  expect(names({ moons: 2 })).toContain('moons');
  const calm = { x: 0, y: 0, width: 1200, height: 350 };
  expect(names({ moons: 2, calm })).not.toContain('moons');
});
