import { expect, test } from 'vitest';
import { SCENE_NOUNS, SCENE_WORDS } from '../../brief/vocabulary/scenes.ts';
import { getPlace, places } from './places.ts';

test('every place that a word of the brief means can be drawn', () => {
  const signs = [...Object.values(SCENE_NOUNS), ...SCENE_WORDS.map(({ value }) => value)];
  for (const { place } of signs) if (place) expect(getPlace(place).name).toBe(place);
});

test('no two places have one name', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
});
