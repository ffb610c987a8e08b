import type { Box } from '../layout/composition.ts';
import type { Presence } from './presence.ts';
import type { Subject, SubjectColors, Surroundings } from './subject.ts';

export type Drawing = {
  name: string;
  nouns: readonly string[];
  /** Where the ink lies in the coordinates of `paint`; a test holds it against the pixels. */
  bounds: Box;
  /** See `Subject.natural`. */
  natural?: SubjectColors;
  /** See `Subject.emblem`. */
  emblem?: true;
  /** See `Subject.seasons`. */
  seasons?: Subject['seasons'];
  /** See `Subject.presence`. */
  presence?: Presence;
  /**
   * Flat shapes, light from the upper left: `ink` at 0.12 to 0.2 shades the right and lower side,
   * `light` at 0.3 to 0.5 lights the left. Ids start with `id`.
   */
  paint(colors: SubjectColors, id: string, around: Surroundings): string;
};

/** Makes a subject of a drawing: moves it to the origin, strips the source's line breaks. */
export function drawSubject({
  name,
  nouns,
  bounds,
  natural,
  emblem,
  seasons,
  presence,
  paint,
}: Drawing): Subject {
  return {
    name,
    nouns,
    width: bounds.width,
    height: bounds.height,
    ...(natural === undefined ? {} : { natural }),
    ...(emblem === undefined ? {} : { emblem }),
    ...(seasons === undefined ? {} : { seasons }),
    ...(presence === undefined ? {} : { presence }),
    draw: (colors, idPrefix, around = {}) => {
      const shapes = paint(colors, idPrefix, around).replaceAll(/\s*\n\s*/g, '');
      const shift = `translate(${-bounds.x} ${-bounds.y})`;
      return `<g transform="${shift}" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
    },
  };
}
