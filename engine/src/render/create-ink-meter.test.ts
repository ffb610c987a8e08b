import { expect, test } from 'vitest';
import { createRenderKit } from './render-kit.ts';

test.each([
  ['?', ['Inter']],
  ['？', ['Inter', 'Noto Sans JP']],
  ['؟', ['Inter', 'Noto Sans Arabic']],
  ['٧', ['Noto Sans Arabic']],
])('%s, as large as a picture, is drawn by a family that has it', async (sign, families) => {
  const { inkOf } = await createRenderKit();
  const ink = await inkOf({ family: 'Inter', weight: 780, lineHeight: 1.25 }, sign);
  expect(ink.families).toEqual(families);
  expect(ink.width).toBeGreaterThan(0);
});
