import { expect, test } from 'vitest';
import { REGIONS } from '../../brief/vocabulary/regions.ts';
import { SCENE_NOUNS, SCENE_WORDS } from '../../brief/vocabulary/scenes.ts';
import { createRandom } from '../../random.ts';
import { drawScene, toStage } from './draw-scene.ts';
import { getPlace, places } from './places.ts';
import { sunY } from './sky.ts';

test('every place that a word of the brief means can be drawn', () => {
  const signs = [...Object.values(SCENE_NOUNS), ...SCENE_WORDS.map(({ value }) => value)];
  for (const { place } of signs) if (place) expect(getPlace(place).name).toBe(place);
});

test('no two places have one name', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
});

const STAGE = { width: 1200, height: 630, weather: 'clear', misty: false, sunX: 0.67 } as const;

test.each(places.filter(({ ridge }) => ridge !== undefined).map(({ name }) => name))(
  '%s hides neither a low sun nor the moon behind its roofs',
  (name) => {
    const { ridge = 1, horizon } = getPlace(name);
    for (const time of ['dawn', 'sunset', 'night'] as const) {
      const stage = toStage({ ...STAGE, place: name, time, random: createRandom(3) });
      expect(sunY(stage, horizon) + stage.unit * stage.light.disc).toBeLessThanOrEqual(ridge * STAGE.height);
    }
  },
);

test('a place in another country is one that can be drawn', () => {
  for (const { value } of REGIONS)
    for (const place of [...Object.values(value.places), ...(value.home ? [value.home] : [])])
      expect(getPlace(place).name).toBe(place);
});

test.each(['campsite', 'city-street', 'harbor', 'market', 'pier'])(
  'autumn and spring are seen at %s, where no tree stands near',
  (place) => {
    const draw = (season?: 'autumn' | 'spring'): string =>
      drawScene({ ...STAGE, place, time: 'golden', random: createRandom(3), ...(season ? { season } : {}) })
        .scene.front.map(({ picture }) => String(picture))
        .join('');
    expect(draw('autumn')).not.toBe(draw());
    expect(draw('spring')).not.toBe(draw());
  },
);
