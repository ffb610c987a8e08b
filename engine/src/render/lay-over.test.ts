import { Renderer } from '@takumi-rs/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Layer, layOver, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { rowsAsRaster, toPixels, toPngRows } from './png-rows.ts';

const pixel = (...rgba: number[]) => ({ width: 1, height: 1, data: Uint8Array.from(rgba) });
const corner = { x: 0, y: 0 };
const toLayer = (pixels: Pixels, at: Layer['at']): Layer => ({
  pixels,
  from: { ...corner, width: pixels.width, height: pixels.height },
  at,
});

function laid(type: ReturnType<typeof pixel>, art: ReturnType<typeof pixel>): number[] {
  layOver([toLayer(type, corner)], toRaster(art));
  return [...art.data];
}

test('what is clear shows the art, what is opaque covers it', () => {
  expect(laid(pixel(0, 0, 0, 0), pixel(10, 20, 30, 255))).toEqual([10, 20, 30, 255]);
  expect(laid(pixel(7, 8, 9, 255), pixel(10, 20, 30, 255))).toEqual([7, 8, 9, 255]);
});

test('what was laid gives its memory back', () => {
  const type = pixel(7, 8, 9, 255);
  laid(type, pixel(10, 20, 30, 255));
  expect(type.data.byteLength).toBe(0);
});

test('half of white over black is half way', () => {
  expect(laid(pixel(255, 255, 255, 128), pixel(0, 0, 0, 255))).toEqual([128, 128, 128, 255]);
});

test('every mixture lies between the two colors', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (ink, alpha, ground) => {
      const [result = 0] = laid(pixel(ink, 0, 0, alpha), pixel(ground, 0, 0, 255));
      expect(result).toBeGreaterThanOrEqual(Math.min(ink, ground));
      expect(result).toBeLessThanOrEqual(Math.max(ink, ground));
    }),
  );
});

test('a part lands at its place and nowhere else, the same in pixels and in rows of PNG', () => {
  const art = fc.uint8Array({ minLength: 6 * 5 * 4, maxLength: 6 * 5 * 4 });
  const ink = fc.uint8Array({ minLength: 3 * 2 * 4, maxLength: 3 * 2 * 4 });
  const at = fc.record({ x: fc.integer({ min: 0, max: 3 }), y: fc.integer({ min: 0, max: 3 }) });
  fc.assert(
    fc.property(art, ink, at, (art, ink, at) => {
      const opaque = art.map((value, index) => (index % 4 === 3 ? 255 : value));
      const pixels = { width: 6, height: 5, data: opaque.slice() };
      const rows = toPngRows(pixels);
      const toType = (): Pixels => ({ width: 3, height: 2, data: ink.slice() });
      layOver([toLayer(toType(), at)], toRaster(pixels));
      layOver([toLayer(toType(), at)], rowsAsRaster(rows));
      expect(toPixels(rows).data).toEqual(pixels.data);
      const outside = (index: number): boolean => {
        const [x, y] = [(index >> 2) % 6, Math.floor(index / 24)];
        return x < at.x || x >= at.x + 3 || y < at.y || y >= at.y + 2;
      };
      expect(pixels.data.filter((_, i) => outside(i))).toEqual(opaque.filter((_, i) => outside(i)));
    }),
  );
});

test('the renderer hands out the straight alpha that this counts on', async () => {
  const style = { width: 1, height: 1, backgroundColor: 'rgba(255, 255, 255, 0.5)' };
  const data = await new Renderer().render(
    { type: 'container', style },
    { width: 1, height: 1, format: 'raw' },
  );
  expect([...data]).toEqual([255, 255, 255, 128]);
});
