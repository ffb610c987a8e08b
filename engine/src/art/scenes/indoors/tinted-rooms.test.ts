import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../../brief/warning.ts';
import { describeScene } from '../../../direction/describe-scene.ts';
import { createRandom } from '../../../random.ts';
import { requestPicture } from '../../../understand/design-request.fixture.ts';
import { drawScene } from '../draw-scene.ts';
import { allPlaces } from '../places.ts';

const WALLLESS = ['window', 'cave', 'stage-hall'];
const TINT = '#7a1fd0';

describe('a room in a color that the prompt gives it', () => {
  test.each(
    allPlaces()
      .filter(({ indoors, name }) => indoors && !WALLLESS.includes(name))
      .map(({ name }) => name),
  )('has its wall in it: %s', (place) => {
    const { scene } = drawScene({
      width: 1200,
      height: 630,
      place,
      time: 'day',
      weather: 'clear',
      misty: false,
      random: createRandom(2),
      sunX: 0.67,
      tint: TINT,
    });
    expect(scene.back.some(({ picture }) => String(picture).includes(TINT))).toBe(true);
  });

  test.each(['an apple and a pear on a table, dark green', 'a cat on a sofa in a yellow living room'])(
    'so nothing is told: %s',
    (prompt) => {
      expect(describeScene(requestPicture(prompt), true)).toEqual([]);
    },
  );

  test.each([
    ['a fox in a forest, dark green', 'dark green'],
    ['a bicycle against a wall, yellow background', 'yellow'],
  ])('where no wall is it is told: %s', (prompt, color) => {
    expect(messagesOf(describeScene(requestPicture(prompt), true)).join()).toContain(color);
  });
});
