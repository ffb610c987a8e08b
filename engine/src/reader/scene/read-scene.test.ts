import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestCard, requestPicture } from '../../understand/design-request.fixture.ts';
import { detectLanguage } from '../reading/language.ts';
import { readText } from '../reading/reading.ts';
import { readScene } from './read-scene.ts';

const read = (text: string) => readScene(readText(text), detectLanguage(text));

describe('the scene of a prompt', () => {
  test.each([
    ['A red fox in a misty forest at sunset', 'forest', 'sunset', 'mist', ['fox']],
    ['un barco en el mar de noche', 'sea', 'night', undefined, ['boat']],
    ['一只在森林里的红狐狸', 'forest', undefined, undefined, ['fox']],
    ['숲 속의 여우', 'forest', undefined, undefined, ['fox']],
    ['एक लाल लोमड़ी जंगल में', 'forest', undefined, undefined, ['fox']],
    ['ثعلب في غابة', 'forest', undefined, undefined, ['fox']],
    ['City skyline at dusk in the rain', 'city', 'dusk', 'rain', []],
    ['A whale under the sea', 'underwater', undefined, undefined, ['whale']],
  ])('%s', (prompt, place, time, weather, things) => {
    const scene = read(prompt);
    expect(scene.place).toBe(place);
    expect(scene.time).toBe(time);
    expect(scene.weather).toBe(weather);
    expect(scene.things.map(({ noun }) => noun)).toEqual(things);
  });

  test.each([
    ['Two foxes in the snow', 2],
    ['three small boats on the sea', 3],
    ['zwei Füchse im Wald', 2],
    ['a fox in the woods', 1],
  ])('counts the things of %s', (prompt, count) => {
    expect(read(prompt).things[0]?.count).toBe(count);
  });

  test('a place that nobody draws and a word that nobody knows are told apart from the scene', () => {
    expect(read('Two cats in a cinema').unknown).toEqual(['cinema']);
    expect(read('A pangolin in a lake').strangers).toEqual(['pangolin']);
    expect(read('A serene misty mountain lake').strangers).toEqual([]);
  });

  test('what things do, and to one another, is read', () => {
    expect(read('A cat riding a bicycle').relations).toEqual([{ kind: 'riding', of: 0, to: 1 }]);
    expect(read('A fox jumping in the snow').things[0]?.posture).toBe('jumping');
  });

  test('only described pictures have a scene', () => {
    expect(requestCard('Forests and deserts').scene).toBeUndefined();
    expect(requestPicture('A fox in a forest').scene?.place).toBe('forest');
    const { scene } = requestCard('Hold Fast', { picture: { text: 'a lighthouse in a storm' } });
    expect(scene?.things.map(({ noun }) => noun)).toEqual(['lighthouse']);
  });

  test('reads any text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(read(text).things.every(({ count }) => count >= 1)).toBe(true);
      }),
    );
  });
});

test.each([
  'a small bridge over a stream',
  'eine kleine Brücke über einen Bach',
  'een bruggetje over de rivier',
  '春天的小河上有一座小桥',
])('%s: a small bridge is a footbridge, and no viaduct', (prompt) => {
  expect(requestPicture(prompt).scene?.things.map(({ noun }) => noun)).toContain('wooden bridge');
});

test('what one does in the rain is in nothing that is named behind it', () => {
  const prompt = 'ein Mädchen führt seinen Hund im Regen spazieren, Straßenlaternen im Hintergrund';
  expect(requestPicture(prompt).scene).toMatchObject({ weather: 'rain', relations: [] });
});

test('who is at a blackboard is in a classroom', () => {
  const request = requestPicture('teacher pointing at a blackboard, students raising their hands');
  expect([request.scene?.place, request.styles]).toEqual(['classroom', undefined]);
});

test.each([
  ['a sailor feeding gulls, oil painting', ['sailor feeding', 'seagull']],
  ['pixel art: a wizard in an office, 16-bit palette', ['wizard']],
  ['an artist with a palette', ['artist', 'palette']],
])('what is said of how it is drawn is nothing that it shows: %s', (prompt, shown) => {
  const { things = [] } = requestPicture(prompt).scene ?? {};
  expect(things.map(({ noun, tool }) => [noun, tool].filter(Boolean).join(' '))).toEqual(shown);
});

test.each([
  'three lemons, a blue jug and a knife on a table',
  'a bowl of lemons, four jugs and a knife on a table',
])('color and number of what has no drawing are not those of what comes next: %s', (prompt) => {
  const knife = read(prompt).things.find(({ noun }) => noun === 'knife');
  expect(knife).toEqual({ noun: 'knife', count: 1 });
});

test.each([
  ['a night train crossing a bridge', ['train', 'bridge']],
  ['a knight in armor riding a white horse', ['knight', 'horse']],
  ['새벽, 작은 기와집 하나. 글자는 없음', ['hanok']],
])('a word in another is none of its own: %s', (prompt, things) => {
  const scene = read(prompt);
  expect(scene.things.map(({ noun }) => noun)).toEqual(things);
  expect(scene.things.every(({ action }) => action === undefined || things.includes('train'))).toBe(true);
  expect(scene.place).toBeUndefined();
});
