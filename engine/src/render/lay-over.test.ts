import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';

const pixel = (...rgba: number[]) => ({ width: 1, height: 1, data: Uint8Array.from(rgba) });

test('what is clear shows the art, what is opaque covers it', () => {
  expect([...layOver(pixel(0, 0, 0, 0), pixel(10, 20, 30, 255)).data]).toEqual([10, 20, 30, 255]);
  expect([...layOver(pixel(7, 8, 9, 255), pixel(10, 20, 30, 255)).data]).toEqual([7, 8, 9, 255]);
});

test('half of white over black is half way, and the art itself is not touched', () => {
  const art = pixel(0, 0, 0, 255);
  expect([...layOver(pixel(128, 128, 128, 128), art).data]).toEqual([128, 128, 128, 255]);
  expect([...art.data]).toEqual([0, 0, 0, 255]);
});

test('every mixture lies between the two colours, within rounding', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (ink, alpha, ground) => {
      const premultiplied = Math.round((ink * alpha) / 255);
      const [result = 0] = layOver(pixel(premultiplied, 0, 0, alpha), pixel(ground, 0, 0, 255)).data;
      expect(result).toBeGreaterThanOrEqual(Math.min(ink, ground) - 1);
      expect(result).toBeLessThanOrEqual(Math.max(ink, ground) + 1);
    }),
  );
});
