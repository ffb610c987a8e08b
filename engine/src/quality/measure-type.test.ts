import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../layout/composition.ts';
import { measureAlignment, measureRag, measureTitleSize } from './measure-type.ts';
import { placeText } from './placed-text.fixture.ts';

const compose = (...texts: PlacedText[]): Composition => ({
  width: 600,
  height: 300,
  background: '#ffffff',
  art: [],
  images: [],
  texts,
});

/** A title whose lines have these widths in px. */
function setLines(...widths: number[]): PlacedText {
  const placed = placeText('Hello', { x: 20, y: 20 });
  const lines = widths.map((width) => ({ text: 'Hello', width }));
  return { ...placed, fitted: { ...placed.fitted, lines, width: Math.max(...widths) } };
}

test('a title that fills its room counts more than one that is lost on the card', () => {
  const small = setLines(60);
  const large = { ...setLines(400, 420), fitted: { ...setLines(400, 420).fitted, size: 80 } };
  expect(measureTitleSize(compose(small))).toBe(0);
  expect(measureTitleSize(compose(large))).toBe(1);
});

test('even lines are better than ragged ones, and a word left alone is the worst', () => {
  const [even, ragged, widow] = [setLines(400, 390), setLines(400, 220), setLines(400, 400, 90)].map(
    (title) => measureRag(compose(title)),
  );
  expect(even).toBeGreaterThan(ragged ?? 1);
  expect(ragged).toBeGreaterThan(widow ?? 1);
});

test('one line has no rag', () => {
  expect(measureRag(compose(setLines(200)))).toBe(1);
});

test('texts on one edge are aligned; each on its own edge they are not', () => {
  const at = (x: number, y: number) => placeText('words', { x, y }, { role: 'label' });
  expect(measureAlignment(compose(at(20, 20), at(20, 80), at(20, 140)))).toBe(1);
  expect(measureAlignment(compose(at(20, 20), at(20, 80), at(90, 140)))).toBe(0.5);
  expect(measureAlignment(compose(at(20, 20), at(50, 80), at(90, 140)))).toBe(0);
});

test('centred texts of any length share their middle', () => {
  const words = (text: string, y: number) =>
    placeText(text, { x: 300 - text.length * 10, y }, { align: 'center' });
  expect(measureAlignment(compose(words('short', 20), words('much longer', 80)))).toBe(1);
});
