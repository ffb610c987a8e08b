import { Renderer } from '@takumi-rs/core';
import { expect, test } from 'vitest';
import type { TextShape } from '../typesetting/text-measurer.ts';
import { createTextMeasurer } from './measure-text.ts';

const renderer = new Renderer();
const shape: TextShape = { families: ['Inter'], weight: 400, letterSpacing: 0, direction: 'ltr' };

test('texts that are asked for at the same time are one call of the renderer, and as wide as alone', async () => {
  let calls = 0;
  const { measure } = createTextMeasurer({
    measure: (...asked) => {
      calls += 1;
      return renderer.measure(...asked);
    },
  });
  const bold = { ...shape, weight: 900, letterSpacing: 0.1 };
  const together = await Promise.all([measure(['Open', 'day'], shape), measure(['Open'], bold)]);
  expect(calls).toBe(1);
  const alone = createTextMeasurer(renderer);
  expect(together).toEqual([
    await alone.measure(['Open', 'day'], shape),
    await alone.measure(['Open'], bold),
  ]);
});
