import { expect, test } from 'vitest';
import type { PlacedShape } from './layout.ts';
import { isReadFromRight, mirror } from './mirror.ts';

const NONE = { mirrored: true, regions: [], texts: [], dropped: [], clamped: [] };
const ground = {} as PlacedShape['inks'];
const shape = (x: number, width: number, whole?: PlacedShape['box']): PlacedShape => ({
  draw: 'rect',
  box: { x, y: 0, width, height: 10 },
  color: '#000000',
  inks: ground,
  ...(whole && { whole }),
});

test('everything changes sides, and what reads from left to right in every language does so in one piece', () => {
  const whole = { x: 10, y: 0, width: 60, height: 10 };
  const shapes = [shape(10, 20), shape(10, 5, whole), shape(40, 30, whole)];
  const turned = mirror({ ...NONE, width: 100, height: 10, ground, shapes });
  expect(turned.shapes.map(({ box, mirrored }) => [box.x, mirrored])).toEqual([
    [70, true],
    [30, undefined],
    [60, undefined],
  ]);
});

test('a card is read from the right by its first words, not by a number that leads it', () => {
  const part = (role: 'figure' | 'text' | 'brand', text: string) => ({ role, text });
  expect(isReadFromRight({ parts: [part('figure', '٤٠٪'), part('text', 'على جميع العطور')] })).toBe(true);
  expect(isReadFromRight({ parts: [part('brand', 'ريحان'), part('text', 'Tools')] })).toBe(false);
});
