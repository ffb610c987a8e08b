import { expect, test } from 'vitest';
import type { Pixels } from '../render/pixels.ts';
import { paint, placeText } from './placed-text.fixture.ts';
import { recolorTexts } from './repair-contrast.ts';

const SIZE = { width: 400, height: 200 };
const ground = (value: number): Pixels => paint(SIZE.width, SIZE.height, () => [value, value, value]);

test.each([
  ['dark on dark becomes light', '#111111', ground(70), '#ffffff'],
  ['light on light becomes dark', '#ffffff', ground(250), '#111111'],
  ['what reads stays as it is', '#333333', ground(250), '#333333'],
  [
    'what no one color makes readable stays as it is',
    '#777777',
    paint(SIZE.width, SIZE.height, (x) => (x % 20 < 10 ? [0, 0, 0] : [255, 255, 255])),
    '#777777',
  ],
])('%s', (_, color, art, expected) => {
  const texts = [placeText('Hello', { x: 40, y: 40 }, { color })];
  const { composition, repairs } = recolorTexts(
    { ...SIZE, background: '#ffffff', art: [], images: [], texts },
    art,
  );
  expect(composition.texts.map((text) => text.color)).toEqual([expected]);
  expect(repairs).toHaveLength(expected === color ? 0 : 1);
});
