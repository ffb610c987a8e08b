import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../layout/composition.ts';
import type { Pixels } from '../render/pixels.ts';
import { measurePicture } from './measure-picture.ts';
import { paint, placeText } from './placed-text.fixture.ts';

const WHITE = [255, 255, 255] as [number, number, number];
const RED = [220, 20, 40] as [number, number, number];
const compose = (...texts: PlacedText[]): Composition => ({
  width: 600,
  height: 300,
  background: '#ffffff',
  art: [],
  images: [],
  texts,
});
const measure = (art: Pixels, texts: PlacedText[] = [], asked: string[] = []) =>
  measurePicture(compose(...texts), art, asked);
const checker = (x: number, y: number): [number, number, number] =>
  (Math.floor(x / 5) + Math.floor(y / 5)) % 2 ? WHITE : [0, 0, 0];

test('calm ground is white space, a busy pattern is none', () => {
  expect(measure(paint(600, 300, (x) => (x > 400 ? RED : WHITE))).whiteSpace).toBe(1);
  expect(measure(paint(600, 300, checker)).whiteSpace).toBe(0);
  expect(measure(paint(600, 300, () => WHITE)).whiteSpace).toBeLessThan(1);
});

test('a heavy corner is out of balance; words at the other side hold it', () => {
  const art = paint(600, 300, (x) => (x > 450 ? RED : WHITE));
  const words = placeText('Many words here', { x: 20, y: 120 });
  const alone = measure(art).balance;
  expect(alone).toBeLessThan(0.3);
  expect(measure(art, [words]).balance).toBeGreaterThan(alone + 0.1);
  expect(measure(paint(600, 300, (x) => (x > 200 && x < 400 ? RED : WHITE))).balance).toBeGreaterThan(0.95);
});

test('a pattern under the words makes them hard to read, beside them it does not', () => {
  const words = [placeText('Hello there', { x: 20, y: 20 })];
  const below = paint(600, 300, (x, y) => (y > 150 ? checker(x, y) : WHITE));
  expect(measure(below, words).readability).toBe(1);
  expect(measure(paint(600, 300, checker), words).readability).toBeLessThan(0.2);
});

test('an asked color counts where it is seen, in a shape or in words', () => {
  const art = paint(600, 300, (x) => (x > 500 ? RED : WHITE));
  expect(measure(art, [], ['#dc1428']).colors).toBe(1);
  expect(measure(art, [], ['#dc1428', '#00ff00']).colors).toBe(0.5);
  const green = placeText('Hello there', { x: 20, y: 20 }, { color: '#00ff00' });
  expect(measure(art, [green], ['#dc1428', '#00ff00']).colors).toBe(1);
  expect(measure(art, [], []).colors).toBe(1);
});
