import { expect, test } from 'vitest';
import { isMadeOf } from './made-of.ts';
import { parseBrief } from './parse-brief.ts';

test('a material is asked for only where the drawing may be of another', () => {
  const materials = (prompt: string) =>
    parseBrief(prompt).scene?.asks.filter((ask) => ask.part === 'trait' && ask.trait === 'material').length;
  expect(materials('a stone bridge over a river')).toBe(0);
  expect(materials('una silla de madera en la playa')).toBe(0);
  expect(materials('a brick bridge over a river')).toBe(1);
  expect(materials('a wooden castle on a hill')).toBe(1);
});

test('wood is no stone', () => {
  expect(isMadeOf('table', 'stone')).toBe(false);
  expect(isMadeOf('castle', 'wooden')).toBe(false);
});
