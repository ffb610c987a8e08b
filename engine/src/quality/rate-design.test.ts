import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../composition.ts';
import { rateDesign } from './rate-design.ts';

const design = (widths: readonly number[], more: Partial<Composition> = {}): Composition => {
  const lines = widths.map((width) => ({ text: 'Words', width }));
  const title = { role: 'title', fitted: { size: 90, lines } } as unknown as PlacedText;
  return { width: 1200, height: 630, background: '#ffffff', art: [], images: [], texts: [title], ...more };
};

test('a card that is half empty, ends in a word left over or hides its subject is worth less', () => {
  const good = rateDesign(design([600, 500], { emptiness: 0.4 }));
  expect(good).toBe(1);
  expect(rateDesign(design([600, 500], { emptiness: 2 }))).toBeLessThan(good);
  expect(rateDesign(design([600, 90], { emptiness: 0.4 }))).toBeLessThan(good);
  const subject = { x: 800, y: 100, width: 300, height: 300 };
  expect(rateDesign(design([600, 500], { emptiness: 0.4, subject }))).toBeGreaterThan(good);
});
