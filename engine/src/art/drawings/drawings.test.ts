import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { svgDocument } from '../svg.ts';
import { assertCleanSvg } from '../testing/clean-svg.ts';
import { drawSvg } from '../testing/draw-svg.ts';
import type { Drawing, DrawingColors } from './drawing.ts';
import { drawings, findDrawing, getDrawing } from './drawings.ts';

const colors: DrawingColors = {
  main: '#ff5a5f',
  second: '#5b45ff',
  accent: '#00b8a9',
  ink: '#1d1147',
  light: '#fffdf6',
};
const allowed = new Set<string>(Object.values(colors).flat());
const renderer = new Renderer();

/** How far the ink stays within, or reaches beyond, each edge of a drawing. */
async function inkMargins({ width, height }: Drawing, art: string): Promise<number[]> {
  const [scale, margin] = [0.5, 20];
  const [columns, rows] = [width, height].map((side) => Math.round((side + 2 * margin) * scale)) as [
    number,
    number,
  ];
  const moved = `<g transform="translate(${margin} ${margin})">${art}</g>`;
  const svg = svgDocument(width + 2 * margin, height + 2 * margin, moved);
  const pixels = await drawSvg(renderer, svg, columns, rows);
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((pixels[(y * columns + x) * 4 + 3] ?? 0) < 90) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return [left, top, columns - right, rows - bottom].map((gap) => gap / scale - margin);
}

describe('every drawing', () => {
  it('is small, carries the prefix on every id, and is painted with at least three colors and no other', () => {
    for (const drawing of drawings) {
      const art = drawing.draw(colors, 'a-');
      expect(art.length, drawing.name).toBeLessThan(12_000);
      const ids = assertCleanSvg(svgDocument(drawing.width, drawing.height, art), 120);
      expect(
        ids.filter((id) => !id.startsWith('a-')),
        drawing.name,
      ).toEqual([]);
      const used = [...art.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
      expect(
        used.filter((color) => !allowed.has(color)),
        drawing.name,
      ).toEqual([]);
      expect(new Set(used).size, drawing.name).toBeGreaterThanOrEqual(3);
    }
  });

  it('has its seat and its top, if any, within its size', () => {
    for (const { name, width, height, presence } of drawings) {
      const { seat, top } = presence ?? {};
      const points = [seat, top && { x: top.from, y: top.y }, top && { x: top.to, y: top.y }];
      for (const { x, y } of points.filter((point) => point !== undefined))
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${name}: ${x} ${y}`).toBe(true);
    }
  });

  it('touches all four edges of its viewBox and nothing beyond', { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    for (const drawing of drawings) {
      const margins = await inkMargins(drawing, drawing.draw(colors, 'a-'));
      if (margins.some((margin) => Math.abs(margin) > 4)) wrong.push(`${drawing.name}: ${margins.join(' ')}`);
      // A bare crown may be smaller, but never cut.
      const bare = await inkMargins(drawing, drawing.draw(colors, 'a-', { season: 'winter' }));
      if (bare.some((margin) => margin < -4)) wrong.push(`${drawing.name} in winter: ${bare.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the register of subjects', () => {
  it.each([
    ['sneakers', 'sneaker'],
    ['Sneaker', 'sneaker'],
    ['loaves', 'bread'],
    ['parties', 'party-popper'],
    ['boxes', 'box'],
    ['gift boxes', 'gift'],
    ['foxes', 'fox'],
    ['running shoes', 'sneaker'],
    ['glass', undefined],
    ['quaternion', undefined],
    ['', undefined],
  ])('finds %s: %s', (noun, name) => {
    expect(findDrawing([noun])?.name).toBe(name);
  });

  it('takes the first noun that it knows', () => {
    expect(findDrawing(['quaternion', 'rockets', 'coffee'])?.name).toBe('rocket');
    expect(findDrawing([])).toBeUndefined();
  });

  it('finds every subject by each of its nouns and throws for an unknown name', () => {
    for (const drawing of drawings) {
      for (const noun of drawing.nouns) expect(findDrawing([noun])).toBe(drawing);
      expect(getDrawing(drawing.name)).toBe(drawing);
    }
    expect(() => getDrawing('nothing')).toThrow('nothing');
  });
});

describe('what surroundings change', () => {
  const shapes = (name: string, around = {}): number =>
    getDrawing(name).draw(colors, 'a-', around).split('<path').length;

  it('leaves out the beams of a lighthouse in a scene by day, and shows them on a card', () => {
    expect(shapes('lighthouse', { lit: false })).toBe(shapes('lighthouse') - 2);
    expect(shapes('lighthouse', { lit: true })).toBe(shapes('lighthouse'));
  });

  it('leaves the fruit of an apple tree to summer and autumn', () => {
    expect(shapes('apple-tree', { season: 'spring' })).toBeLessThan(
      shapes('apple-tree', { season: 'summer' }),
    );
  });
});
