import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFrame } from './frame.ts';
import { isWide, riseTo, splitCanvas, toInside } from './split-canvas.ts';

const axis = fc.integer({ min: 256, max: 2048 });

test('words and art never share a pixel and stay on the card', () => {
  fc.assert(
    fc.property(axis, axis, fc.double({ min: 0.4, max: 0.75, noNaN: true }), (width, height, share) => {
      const frame = toFrame(width, height, 'Title');
      const { text, art } = splitCanvas(frame, { across: share, down: share });
      if (isWide(frame)) expect(text.x + text.width).toBeLessThan(art.x);
      else expect(text.y + text.height).toBeLessThan(art.y);
      expect(art.x + art.width).toBe(width);
      expect(art.y + art.height).toBe(height);
      expect(text.x).toBeGreaterThanOrEqual(Math.min(width, height) * 0.045);
      expect(text.y).toBeGreaterThanOrEqual(Math.min(width, height) * 0.045);
    }),
  );
});

test('words that start beside the art keep a distance from it', () => {
  const gap = (swapped: boolean): number => {
    const { text, art } = splitCanvas(toFrame(1200, 630, 'Title', swapped), { across: 0.6, down: 0.5 });
    return art.x - text.x - text.width;
  };
  expect(gap(true)).toBeGreaterThan(gap(false) * 2);
});

test('a story keeps its words clear of the controls at its top', () => {
  expect(toInside(toFrame(1080, 1920, 'Title')).y).toBeGreaterThan(1920 * 0.1);
});

test('art rises towards short words on tall cards alone', () => {
  const text = { x: 90, y: 90, width: 500, height: 100 };
  const art = { x: 0, y: 600, width: 1080, height: 480 };
  expect(riseTo(toFrame(1080, 1080, 'Title'), art, text, 100).y).toBe(500);
  expect(riseTo(toFrame(1200, 630, 'Title'), art, text, 100)).toBe(art);
});
