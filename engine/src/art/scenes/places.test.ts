import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { PLACE_NAMES } from '../../brief/setting.ts';
import { createRandom } from '../../random.ts';
import { REGIONS, SCENE_NOUNS, SCENE_WORDS } from '../../reader/vocabulary.ts';
import { drawScene, toStage } from './draw-scene.ts';
import { GENERATORS } from './generators/generators.ts';
import { readGenerated, readPlaces, readRooms } from './outdoors/read-places.ts';
import { allPlaces, getPlace } from './places.ts';
import { sunY } from './sky/sky.ts';

test('the places that a brief may have are those that are drawn', () => {
  expect(
    allPlaces()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(PLACE_NAMES.toSorted());
});

test('every place that a word of the brief means can be drawn', () => {
  const signs = [...Object.values(SCENE_NOUNS), ...SCENE_WORDS.values];
  for (const { place } of signs) if (place) expect(getPlace(place).name).toBe(place);
});

test('what files say of places has the right shape', () => {
  const names = { type: 'array', items: { type: 'string', pattern: '^[^A-Z]+$' } };
  const share = { type: 'number', exclusiveMinimum: 0, maximum: 1 };
  const row = {
    type: 'object',
    required: ['shows', 'supports'],
    properties: {
      shows: names,
      singles: names,
      supports: { type: 'array', minItems: 1, items: { enum: ['ground', 'water', 'air', 'deep', 'table'] } },
      ridge: share,
      metre: share,
      enclosed: { const: true },
      furnished: { const: true },
      takesTint: { const: true },
      paints: names,
      alsoShows: { type: 'array', items: { enum: allPlaces().map(({ name }) => name) } },
      leafless: { type: 'boolean' },
      wooded: { type: 'boolean' },
      snowless: { type: 'boolean' },
      dry: { type: 'boolean' },
      narrow: { type: 'boolean' },
      weatherless: { type: 'boolean' },
    },
  };
  const { properties } = row;
  const generated = {
    ...row,
    additionalProperties: false,
    properties: { ...properties, generator: { enum: Object.keys(GENERATORS) } },
  };
  const files = (list: readonly { name: string; data: object }[]): object =>
    Object.fromEntries(list.map(({ name, data }) => [name, data]));
  const validate = new Ajv2020({ strictTypes: false }).compile({
    properties: {
      generated: { additionalProperties: generated },
      others: { additionalProperties: row },
    },
  });
  validate({ generated: files(readGenerated()), others: files([...readRooms(), ...readPlaces()]) });
  expect((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual(
    [],
  );
});

const STAGE = { width: 1200, height: 630, weather: 'clear', misty: false, sunX: 0.67 } as const;

test.each(
  allPlaces()
    .filter(({ ridge }) => ridge !== undefined)
    .map(({ name }) => name),
)('%s hides neither a low sun nor the moon behind its roofs', (name) => {
  const { ridge = 1, horizon } = getPlace(name);
  for (const time of ['dawn', 'sunset', 'night'] as const) {
    const stage = toStage({ ...STAGE, place: name, time, random: createRandom(3) });
    expect(sunY(stage, horizon) + stage.unit * stage.light.disc).toBeLessThanOrEqual(ridge * STAGE.height);
  }
});

test('a place in another country is one that can be drawn', () => {
  for (const { places: own, home } of REGIONS.values)
    for (const place of [...Object.values(own), ...(home ? [home] : [])])
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
