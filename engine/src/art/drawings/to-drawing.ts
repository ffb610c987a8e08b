import type { Box } from '../../geometry.ts';
import type { Drawing, DrawingColors, Surroundings } from './drawing.ts';
import type { Presence } from './presence.ts';

export type DrawingSource = {
  name: string;
  nouns: readonly string[];
  /** Where the ink lies in the coordinates of `paint`; a test holds it against the pixels. */
  bounds: Box;
  /** See `Subject.natural`. */
  natural?: DrawingColors;
  /** See `Subject.presence`. */
  presence?: Presence;
  /**
   * Flat shapes, light from the upper left: `ink` at 0.12 to 0.2 shades the right and lower side,
   * `light` at 0.3 to 0.5 lights the left. Ids start with `id`.
   */
  paint(colors: DrawingColors, id: string, around: Surroundings): string;
};

/** Makes a subject of a drawing in code, for what is not a file of `data/drawings/`: moves it to the origin, strips line breaks. */
export function toDrawing({ name, nouns, bounds, natural, presence, paint }: DrawingSource): Drawing {
  return {
    name,
    nouns,
    width: bounds.width,
    height: bounds.height,
    ...(natural === undefined ? {} : { natural }),
    ...(presence === undefined ? {} : { presence }),
    draw: (colors, idPrefix, around = {}) => {
      const shapes = paint(colors, idPrefix, around).replaceAll(/\s*\n\s*/g, '');
      const shift = `translate(${-bounds.x} ${-bounds.y})`;
      return `<g transform="${shift}" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
    },
  };
}
