import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorBox, toFrame, turnX } from './frame.ts';

test.each([
  [1500, 500, 'banner'],
  [1200, 630, 'landscape'],
  [1080, 1080, 'square'],
  [1080, 1350, 'portrait'],
  [1080, 1920, 'portrait'],
])('%i x %i has the shape %s', (width, height, shape) => {
  expect(toFrame(width, height, 'Title').shape).toBe(shape);
});

test('a title that starts from the right turns the layout round, whatever sign it begins with', () => {
  expect(toFrame(1200, 630, '«مستقبل العمل»').mirrored).toBe(true);
  expect(toFrame(1200, 630, 'العمل with Slack').mirrored).toBe(true);
  expect(toFrame(1200, 630, 'Learn العربية').mirrored).toBe(false);
});

test('turning is a mirror over the middle, and only when the layout is turned', () => {
  const box = { x: 100, y: 5, width: 300, height: 20 };
  const turned = toFrame(1200, 630, 'مستقبل');
  expect(mirrorBox(turned, box)).toEqual({ ...box, x: 800 });
  expect(mirrorBox(turned, mirrorBox(turned, box))).toEqual(box);
  expect(turnX(turned, 100)).toBe(1100);
  expect(mirrorBox(toFrame(1200, 630, 'Title'), box)).toEqual(box);
});

test('margins keep words off the edge and no wanted size passes the canvas at any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 256, max: 2048 }), fc.integer({ min: 256, max: 2048 }), (width, height) => {
      const frame = toFrame(width, height, 'Title');
      const short = Math.min(width, height);
      expect(frame.margin).toBeGreaterThanOrEqual(short * 0.045);
      expect(frame.minSize).toBeGreaterThanOrEqual(Math.min(18, short * 0.026));
      expect(frame.minSize).toBeLessThan(frame.unit * 0.08);
    }),
  );
});

test('a swapped layout is turned round, and its words still start where their script does', () => {
  const swapped = toFrame(1200, 630, 'Title', true);
  expect([swapped.mirrored, swapped.rtl]).toEqual([true, false]);
  const arabic = toFrame(1200, 630, 'مستقبل', true);
  expect([arabic.mirrored, arabic.rtl]).toEqual([false, true]);
});
