import { expect, test } from 'vitest';
import { messagesOf } from '../brief/warning.ts';
import type { Composition } from '../composition.ts';
import { requestOf } from '../direction/design-request.fixture.ts';
import { describeColors } from './describe-colors.ts';

const composition: Composition = {
  width: 200,
  height: 100,
  background: '#ffffff',
  art: [],
  images: [],
  texts: [],
};

/** A picture whose left part is of one color, the rest white. */
function halved([r, g, b]: readonly [number, number, number], share: number) {
  const data = new Uint8Array(200 * 100 * 4).fill(255);
  for (let y = 0; y < 100; y++) {
    for (let x = 0; x < 200 * share; x++) data.set([r, g, b], (y * 200 + x) * 4);
  }
  return { width: 200, height: 100, data };
}
const asking = requestOf({ colors: ['#f9735b'], colorWords: { '#f9735b': 'coral' } });

test('a color that fills a part of the card is not told', () => {
  expect(describeColors(asking, composition, halved([249, 115, 91], 0.3))).toEqual([]);
});

test('brick is not coral, and a hairline of it is not seen', () => {
  expect(messagesOf(describeColors(asking, composition, halved([140, 45, 25], 0.5))).join()).toContain(
    '“coral”',
  );
  expect(messagesOf(describeColors(asking, composition, halved([249, 115, 91], 0.004))).join()).toContain(
    '“coral”',
  );
});

test('letters in another color are told without a reason', () => {
  const [warning] = describeColors({ ...asking, ink: '#f9735b' }, composition, halved([249, 115, 91], 0.3));
  expect(warning).toEqual({
    code: 'color_not_followed',
    message: '“coral” letters are not used: the words have another color.',
    words: ['coral'],
  });
});

test('nothing is told where no color was asked for', () => {
  expect(describeColors(requestOf(), composition, halved([0, 0, 0], 1))).toEqual([]);
});
