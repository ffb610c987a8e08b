import { expect, test } from 'vitest';
import type { LaidText, Layout, PlacedShape } from './layout.ts';
import { measureEmptiness } from './measure-emptiness.ts';

const title = (x: number, y: number, width: number, size: number): LaidText => {
  const fitted = { size, lineHeightPx: size, width, height: size, lines: [{ text: 'Title', width }] };
  return {
    role: 'title',
    align: 'left',
    color: '#000000',
    box: { x, y, width, height: size },
    fitted,
  } as LaidText;
};
const layout = (texts: LaidText[], shapes: Partial<PlacedShape>[] = []): Layout =>
  ({ width: 1200, height: 600, ground: { ground: '#ffffff' }, texts, shapes }) as unknown as Layout;

test('the flat ground of a card is measured through the letters of its title', () => {
  // Below a title along the top is a rectangle of 1200 x 500, and its letters are 1200 x 72.
  expect(measureEmptiness(layout([title(0, 0, 1200, 100)]))).toBeCloseTo((1200 * 510) / (1200 * 72), 0);
});

test('another ground, a drawing and larger letters leave less of it', () => {
  const small = layout([title(60, 400, 600, 100)]);
  const field = { draw: 'rect', color: '#ff0000', box: { x: 800, y: 0, width: 400, height: 600 } };
  const drawing = { ...field, draw: 'object' };
  const values = [
    measureEmptiness(small),
    measureEmptiness(layout(small.texts, [field])),
    measureEmptiness(layout(small.texts, [drawing])),
    measureEmptiness(layout([title(60, 200, 1080, 300)])),
  ];
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values[3]).toBeLessThan(1.5);
});

test('what lies on the whole card leaves its ground flat', () => {
  const whole = { draw: 'specks', box: { x: 0, y: 0, width: 1200, height: 600 } };
  const texts = [title(60, 400, 600, 100)];
  expect(measureEmptiness(layout(texts, [whole]))).toBe(measureEmptiness(layout(texts)));
});
