import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, flattenColor, parseColor, toHex, writeColor } from './color-parameter.ts';

test.each([
  ['#fff', { r: 255, g: 255, b: 255, alpha: 1 }],
  ['#0F8', { r: 0, g: 255, b: 136, alpha: 1 }],
  ['#102030', { r: 16, g: 32, b: 48, alpha: 1 }],
  ['#10203000', { r: 16, g: 32, b: 48, alpha: 0 }],
  ['rgb(1,2,3)', { r: 1, g: 2, b: 3, alpha: 1 }],
  ['rgb( 255 , 0 , 9 )', { r: 255, g: 0, b: 9, alpha: 1 }],
  ['rgba(1, 2, 3, 0.5)', { r: 1, g: 2, b: 3, alpha: 0.5 }],
  ['rgba(1,2,3,.25)', { r: 1, g: 2, b: 3, alpha: 0.25 }],
  ['rgba(1,2,3,1)', { r: 1, g: 2, b: 3, alpha: 1 }],
])('%s is a color', (text, color) => {
  expect(parseColor(text)).toEqual(color);
});

test.each([
  '',
  'red',
  '#',
  '#12',
  '#1234',
  '#12345',
  '#1234567',
  '#ggg',
  'fff',
  ' #fff',
  '#fff ',
  '#fff;',
  'rgb(256,0,0)',
  'rgb(-1,0,0)',
  'rgb(1,2)',
  'rgb(1\n,2,3)',
  'rgba(1,2,3,\t0.5)',
  'rgb(1,2,3,0.5)',
  'rgb(1 2 3)',
  'rgb(1.5,2,3)',
  'rgb(10%,2%,3%)',
  'rgba(1,2,3)',
  'rgba(1,2,3,2)',
  'rgba(1,2,3,-0.1)',
  'rgba(1,2,3,50%)',
  'rgba(1,2,3,1.5)',
  'hsl(0,0%,0%)',
  'url(https://a.b)',
  'var(--x)',
  'transparent',
  'currentColor',
  '#fff\n',
  'rgb(1,2,3)\n',
  '#١٢٣',
  'rgb(١,٢,٣)',
])('%j is refused', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

test('no text throws, and what is accepted is in range', () => {
  const near = fc.stringMatching(/^(#[0-9a-f]{0,9}|rgba?\([0-9.,% -]{0,20}\))$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (text) => {
      const color = parseColor(text);
      if (!color) return;
      for (const channel of [color.r, color.g, color.b]) expect(channel >= 0 && channel <= 255).toBe(true);
      expect(color.alpha >= 0 && color.alpha <= 1).toBe(true);
    }),
  );
});

test('a half transparent color over white is the half way, an opaque one is itself', () => {
  const white = { r: 255, g: 255, b: 255, alpha: 1 };
  expect(flattenColor({ r: 0, g: 0, b: 0, alpha: 0.5 }, white)).toBe('#808080');
  expect(flattenColor({ r: 1, g: 2, b: 3, alpha: 1 }, white)).toBe(toHex({ r: 1, g: 2, b: 3 }));
  expect(flattenColor({ r: 1, g: 2, b: 3, alpha: 0 }, white)).toBe('#ffffff');
});

test('a color is written one way however it was given, and read back as it was', () => {
  for (const white of ['#fff', '#FFFFFF', '#ffffffff', 'rgb(255, 255, 255)', 'rgba(255,255,255,1.0)']) {
    expect(writeColor(parseColor(white) as Color)).toBe('#ffffff');
  }
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, fc.integer({ min: 0, max: 255 }), (r, g, b, a) => {
      const color = { r, g, b, alpha: a / 255 };
      const read = parseColor(writeColor(color)) as Color;
      expect(read).toMatchObject({ r, g, b });
      expect(read.alpha).toBeCloseTo(color.alpha, 6);
    }),
  );
});
