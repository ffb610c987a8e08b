import { describe, expect, test } from 'vitest';
import type { Composition, PlacedText } from '../composition.ts';
import { checkContrast, contrastBehind, neededContrast } from './check-contrast.ts';
import { paint, placeText } from './placed-text.fixture.ts';

const compose = (texts: PlacedText[]): Composition => ({
  width: 400,
  height: 200,
  background: '#ffffff',
  art: [],
  images: [],
  texts,
});
const white = paint(400, 200, () => [255, 255, 255]);
const title = placeText('Hello', { x: 40, y: 40 });

describe('contrast behind a text', () => {
  test('black on white is 21, the same color is 1', () => {
    expect(contrastBehind(title, '#000000', white)).toBeCloseTo(21, 5);
    expect(contrastBehind(title, '#ffffff', white)).toBeCloseTo(1, 5);
  });

  test('a dark patch under one letter fails the text, however light the rest is', () => {
    const patched = paint(400, 200, (x) => (x > 60 && x < 80 ? [20, 20, 20] : [255, 255, 255]));
    expect(checkContrast(compose([title]), patched).findings.map((f) => f.check)).toEqual(['contrast']);
    expect(checkContrast(compose([title]), white).findings).toEqual([]);
  });

  test('one lost letter fails a long text in which it is less than the worst 2%', () => {
    const long = placeText('A line of sixty letters in which only a single one is lost', { x: 10, y: 40 });
    const wide = { ...compose([long]), width: 1300 };
    const ground = (from: number, to: number) =>
      paint(1300, 200, (x) => (x >= from && x < to ? [20, 20, 20] : [255, 255, 255]));
    expect(checkContrast(wide, ground(600, 622)).findings.map((f) => f.check)).toEqual(['contrast']);
    // A hairline through a letter does not hide it.
    expect(checkContrast(wide, ground(600, 603)).findings).toEqual([]);
  });

  test('pixels beside the text do not count', () => {
    const darkBelow = paint(400, 200, (_, y) => (y > 100 ? [17, 17, 17] : [255, 255, 255]));
    expect(checkContrast(compose([title]), darkBelow).findings).toEqual([]);
  });

  test('pixels in the corners around a turned text do not count', () => {
    const turned = { ...title, rotation: 45 };
    const middle = { x: 90, y: 64 };
    const beside = paint(400, 200, (x, y) =>
      Math.abs(x - middle.x - (y - middle.y)) > 45 ? [17, 17, 17] : [255, 255, 255],
    );
    expect(checkContrast(compose([turned]), beside).findings).toEqual([]);
    expect(checkContrast(compose([title]), beside).findings).toHaveLength(1);
  });

  test('an outline that stands out from the fill makes a text readable on any ground', () => {
    const ink = paint(400, 200, () => [250, 250, 250]);
    const plain = { ...title, color: '#ffffff' };
    const outlined = { ...plain, outline: { color: '#101010', width: 6 } };
    expect(checkContrast(compose([plain]), ink).findings).toHaveLength(1);
    expect(checkContrast(compose([outlined]), ink).findings).toEqual([]);
  });

  test('small text needs 4.5, large text 3, and decoration nothing', () => {
    const small = { ...title, fitted: { ...title.fitted, size: 18 } };
    expect([neededContrast(small), neededContrast(title)]).toEqual([4.5, 3]);
    const grey = { ...title, color: '#fefefe', role: 'decoration' } as const;
    expect(checkContrast(compose([grey]), white)).toMatchObject({ findings: [], minimum: 21 });
  });
});
