import { expect, test } from 'vitest';
import { drawEdge } from './edge-ground.ts';

const SAFE = { x: 315, y: 30, width: 570, height: 570 };
const CARD = { width: 1200, height: 630, safe: SAFE, color: '#ff0000', branded: true };
const styleOf = (edge: Parameters<typeof drawEdge>[0]) => drawEdge(edge)[0]?.style;

test('is one area where words start, clear of them', () => {
  expect(styleOf({ ...CARD, align: 'left' })).toMatchObject({ left: 0, width: 208, height: 630 });
  expect(styleOf({ ...CARD, align: 'right' })).toMatchObject({ left: 992, width: 208 });
});

test('is at the foot of centred words, and of a card without any', () => {
  for (const edge of [
    { ...CARD, align: 'center' as const },
    { ...CARD, safe: undefined, align: 'left' as const },
  ])
    expect(styleOf(edge)).toMatchObject({ left: 0, width: 1200 });
});

test('of a card without an accent it is only hinted at', () => {
  expect(styleOf({ ...CARD, branded: false, align: 'left' })).toMatchObject({ opacity: 0.08 });
  expect(styleOf({ ...CARD, align: 'left' })).not.toHaveProperty('opacity');
});
