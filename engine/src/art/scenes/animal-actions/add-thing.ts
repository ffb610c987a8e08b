import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { getRecoloring } from '../../drawings/recoloring.ts';
import { svg } from '../../svg.ts';

/** Where a small thing is in an animal's drawing: its centre, its height in the animal's units, turned by degrees. */
export type Spot = { x: number; y: number; tall: number; turn?: number; behind?: true };

const HOUSE: DrawingColors = {
  main: '#5b93b8',
  second: '#3f6ea6',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};
// The colors of a palette without the animal's own.
const PALETTE = 5;

const paletteOf = ({ main, second, accent, ink, light }: DrawingColors): string[] => [
  main,
  second,
  accent,
  ink,
  light,
];

/**
 * One drawing of an animal and a thing. The thing's colors stand last among the animal's own, so that the light of the
 * scene falls on both.
 */
export function addThing(animal: Drawing, thing: Drawing, spot: Spot, color?: string): Drawing {
  const worn: DrawingColors = { ...HOUSE, ...thing.natural };
  if (color) for (const tone of getRecoloring(thing.name).field ?? ['main' as const]) worn[tone] = color;
  const mine = [...paletteOf(worn), ...(worn.fixed ?? [])];
  const fixed = animal.natural?.fixed ?? [];
  const scale = spot.tall / thing.height;
  const [w, h] = [thing.width * scale, spot.tall];
  // The thing may be turned any way within its diagonal; where it lies mostly flat or upright, within its box.
  const flat = Math.abs(spot.turn ?? 0) % 90 < 1;
  const [halfX, halfY] = flat ? [w / 2, h / 2] : [Math.hypot(w, h) * 0.46, Math.hypot(w, h) * 0.46];
  const left = Math.min(0, spot.x - halfX);
  const top = Math.min(0, spot.y - halfY);
  const width = Math.max(animal.width, spot.x + halfX) - left;
  return {
    ...animal,
    nouns: [],
    width,
    height: animal.height - top,
    natural: { ...HOUSE, ...animal.natural, fixed: [...fixed, ...mine] },
    draw: (colors, id, around) => {
      const all = colors.fixed ?? [];
      const kept = all.length >= mine.length ? all.slice(0, all.length - mine.length) : all;
      const lit = all.length >= mine.length ? all.slice(-mine.length) : mine;
      const [
        main = worn.main,
        second = worn.second,
        accent = worn.accent,
        ink = worn.ink,
        light = worn.light,
      ] = lit;
      const thingColors: DrawingColors = {
        main,
        second,
        accent,
        ink,
        light,
        ...(worn.fixed ? { fixed: lit.slice(PALETTE) } : {}),
      };
      const { fixed: _, ...coat } = colors;
      const body = animal.draw(kept.length > 0 ? { ...coat, fixed: kept } : coat, `${id}a`, around);
      const place = svg`translate(${spot.x} ${spot.y}) rotate(${String(spot.turn ?? 0)}) translate(${-w / 2} ${-h / 2}) scale(${scale.toFixed(4)})`;
      const held = `<g transform="${place}">${thing.draw(thingColors, `${id}t`)}</g>`;
      return svg`<g transform="translate(${-left} ${-top})">${spot.behind ? held + body : body + held}</g>`;
    },
  };
}
