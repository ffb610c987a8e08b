import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { type Areas, drawAreas } from './identity-art.ts';

const BOX = { x: 700, y: 0, width: 500, height: 630 };
const AREAS: Areas = { corner: 'soft', main: '#ff0000', deep: '#880000', soft: '#ffeeee', others: [] };
const draw = (areas: Partial<Areas>, seed = 1): string =>
  drawAreas({ box: BOX, areas: { ...AREAS, ...areas }, random: createRandom(seed) });
const drawings = (areas: Partial<Areas>): string[] =>
  Array.from({ length: 12 }, (_, seed) => draw(areas, seed));
const colorsOf = (svg: string): Set<string> => new Set(svg.match(/#[\da-f]{6}/g));

describe('the areas of a brand', () => {
  test('are drawn in its colours alone, whatever the seed', () => {
    for (const corner of ['sharp', 'soft', 'round'] as const)
      for (const svg of drawings({ corner }))
        for (const color of colorsOf(svg)) expect(['#ff0000', '#880000', '#ffeeee']).toContain(color);
  });

  test('have no round corner where the brand has none', () => {
    for (const svg of drawings({ corner: 'sharp' })) expect(svg).not.toMatch(/[aA]\d|rx=/);
    for (const corner of ['soft', 'round'] as const)
      for (const svg of drawings({ corner })) expect(svg).toMatch(/A\d/);
  });

  test('show every colour of a brand of many', () => {
    const others = ['#00ff00', '#0000ff', '#ffff00'];
    for (const svg of drawings({ corner: 'round', others }))
      for (const color of others) expect(colorsOf(svg)).toContain(color);
  });

  test('keep a scarce colour to the smallest area', () => {
    const widthOf = (svg: string, color: string): number => {
      const [, from = ''] = new RegExp(`d="M(\\S+) [^"]*" fill="${color}"`).exec(svg) ?? [];
      return BOX.x + BOX.width - Number(from);
    };
    for (const svg of drawings({ isScarce: true, corner: 'sharp' }))
      expect(widthOf(svg, '#880000')).toBeLessThan(widthOf(svg, '#ff0000'));
  });

  test('stay on their side of the card', () => {
    for (const corner of ['sharp', 'soft', 'round'] as const)
      for (const svg of drawings({ corner }))
        for (const [, x] of svg.matchAll(/[MHA ](\d+(?:\.\d)?) \d+(?:\.\d)?[HV]/g))
          expect(Number(x)).toBeGreaterThanOrEqual(BOX.x);
  });

  test('differ from seed to seed', () => {
    expect(new Set(drawings({})).size).toBeGreaterThan(1);
  });
});
