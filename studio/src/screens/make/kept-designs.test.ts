import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from './brief.ts';
import { areOf, keepDesigns } from './kept-designs.ts';

const toBrief = (text: string) => ({ ...EMPTY_BRIEF, blocks: [{ role: 'title' as const, text }] });
const kept = keepDesigns({}, toBrief('Summer fair at Mill Lane'));

test.each([
  ['Summer fairs at Mill Lane', true],
  ['Summer fair at Mill Lane, with music', true],
  ['We are hiring on Mill Lane', false],
])('of %s, the designs are the same: %s', (text, same) => {
  expect(areOf(kept, toBrief(text))).toBe(same);
});

test('another kind of card has other designs', () => {
  expect(areOf(kept, { ...toBrief('Summer fair at Mill Lane'), kind: 'sale' })).toBe(false);
});
