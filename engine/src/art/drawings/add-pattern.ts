import type { Drawing, DrawingColors } from './drawing.ts';
import { getRecoloring } from './recoloring.ts';

/** What is on a cloth or a cup all over. */
export type Pattern = 'striped' | 'dotted' | 'checked';

/** How often a pattern comes on the height of a thing. */
const REPEATS: Readonly<Record<Pattern, number>> = { striped: 8, dotted: 7, checked: 6 };

/** A thing with a pattern on what an asked color goes to; `mark` is the pattern's color, else a light one. */
export function addPattern(drawing: Drawing, pattern: Pattern, mark?: string): Drawing {
  const [tone = 'main'] = getRecoloring(drawing.name).field ?? [];
  const size = Math.round(Math.min(drawing.width, drawing.height) / REPEATS[pattern]);
  return {
    ...drawing,
    draw: (colors, idPrefix, around) => {
      const id = `${idPrefix}pattern`;
      const ground = colors[tone];
      const ink = mark ?? markOn(colors, ground);
      const marks = `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size}" height="${size}">${MARKS[pattern](size, ink)}</pattern>`;
      return (
        marks + drawing.draw(colors, idPrefix, around).replaceAll(filledWith(ground), `$&$1url(#${id})$2`)
      );
    },
  };
}

/** Shapes that are wholly of a color. */
const filledWith = (color: string): RegExp =>
  new RegExp(`(<(?:path|rect|circle|ellipse)[^>]* fill=")${color}("/>)`, 'g');

const markOn = ({ light, second }: DrawingColors, ground: string): string =>
  Number.parseInt(ground.slice(3, 5), 16) > 0xc8 ? second : light;

const MARKS: Readonly<Record<Pattern, (size: number, color: string) => string>> = {
  striped: (size, color) => `<rect width="${size}" height="${size / 2}" fill="${color}"/>`,
  dotted: (size, color) =>
    [
      [0.25, 0.25],
      [0.75, 0.75],
    ]
      .map(
        ([x = 0, y = 0]) => `<circle cx="${x * size}" cy="${y * size}" r="${size * 0.17}" fill="${color}"/>`,
      )
      .join(''),
  checked: (size, color) =>
    `<rect width="${size}" height="${size / 2}" fill="${color}" fill-opacity=".5"/><rect width="${size / 2}" height="${size}" fill="${color}" fill-opacity=".5"/>`,
};
