import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import type { Brand } from './brand.ts';
import { requestOf } from './design-request.fixture.ts';
import { settleColors } from './settle-colors.ts';

const ASKED = {
  ground: '#900000',
  ink: '#ffffff',
  colors: ['#900000'],
  colorWords: { '#900000': 'red' },
  accents: ['#900000'],
};
const UNKNOWN: Brand = { colors: {}, card: {} };
const BLACK: Brand = { ...UNKNOWN, colors: { bg: '#000000' } };
// "Mint tea at Christmas"
const TOLD = { named: ['#98ff98'], occasion: 'christmas' as const };

const settle = (more: Parameters<typeof requestOf>[0], brand?: Brand, pictured = false) =>
  settleColors(requestOf(more), { brand, pictured, random: createRandom(1) });

test('colors of a brand take the place of those that the brief asks for', () => {
  const { colors, ...rest } = settle(ASKED, BLACK);
  expect(colors).toEqual([]);
  for (const name of ['ground', 'ink', 'accents', 'colorWords']) expect(rest).not.toHaveProperty(name);
});

test('what the brief asks for stands before pictures, words and occasions, and where the colors of a brand are not known', () => {
  for (const settled of [
    settle({ ...TOLD, ...ASKED }),
    settle(ASKED, undefined, true),
    settle(ASKED, UNKNOWN),
  ])
    expect(settled).toMatchObject({ ground: '#900000', ink: '#ffffff', colors: ['#900000'] });
});

test('words that name a color and occasions give a card colors only where nothing else does', () => {
  expect(settle(TOLD).colors).toEqual(['#98ff98']);
  expect(settle({ occasion: 'christmas', kind: 'event' }).colors).not.toEqual([]);
  expect(settle(TOLD, undefined, true).colors).toEqual([]);
  expect(settle(TOLD, UNKNOWN).colors).toEqual([]);
});
