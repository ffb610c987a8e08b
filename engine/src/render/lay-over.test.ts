import { Renderer } from '@takumi-rs/core';
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
  expect([...layOver(pixel(255, 255, 255, 128), art).data]).toEqual([128, 128, 128, 255]);
  expect([...art.data]).toEqual([0, 0, 0, 255]);
});

test('every mixture lies between the two colours', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (ink, alpha, ground) => {
      const [result = 0] = layOver(pixel(ink, 0, 0, alpha), pixel(ground, 0, 0, 255)).data;
      expect(result).toBeGreaterThanOrEqual(Math.min(ink, ground));
      expect(result).toBeLessThanOrEqual(Math.max(ink, ground));
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
