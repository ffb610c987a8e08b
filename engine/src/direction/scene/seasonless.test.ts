import { expect, test } from 'vitest';
import { drawScene } from '../../art/scenes/draw-scene.ts';
import { places } from '../../art/scenes/places.ts';
import { createRandom } from '../../random.ts';
import { SEASONLESS, WINTERLESS, WINTRY } from './seasonless.ts';

const draw = (place: string, season?: 'autumn' | 'winter'): string => {
  const { scene } = drawScene({
    width: 400,
    height: 210,
    place,
    time: 'day',
    weather: 'clear',
    misty: false,
    random: createRandom(5),
    sunX: 0.7,
    ...(season ? { season } : {}),
  });
  return [...scene.back, ...scene.front].map(({ picture }) => String(picture)).join();
};

// A place that is in no list promises its seasons: without this they would be missed in silence.
test.each(places.map(({ name }) => name))('%s shows the seasons that it does not disclaim', (name) => {
  const bare = draw(name);
  const wintry = WINTERLESS.has(name) || WINTRY.has(name);
  expect(draw(name, 'winter') === bare && !wintry).toBe(false);
  expect(draw(name, 'autumn') === bare && !wintry && !SEASONLESS.has(name)).toBe(false);
});
