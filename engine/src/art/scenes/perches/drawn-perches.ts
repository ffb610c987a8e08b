import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../../lazy.ts';
import type { DrawingRow } from '../../drawings/drawing-row.ts';
import { type ParsedDrawing, parseDrawing } from '../../drawings/parse-drawing.ts';
import { svg } from '../../svg.ts';
import type { Perch } from './perch.ts';

/** A row of `data/perches/perches.json`. */
type DrawnPerch = Omit<Perch, 'make'> &
  Pick<DrawingRow, 'mixed'> & {
    /** It is at least so wide, as a share of its height. */
    wide?: number;
  };

const FOLDER = join(import.meta.dirname, '../../../../data/perches');

/**
 * Perches of two files each, `<name>-behind.svg` and `<name>-before.svg`: from -100 to 100 is as wide as those in it,
 * 0 their line and 100 the ground.
 */
export const drawnPerches: readonly Perch[] = (
  JSON.parse(readFileSync(join(FOLDER, 'perches.json'), 'utf8')) as readonly DrawnPerch[]
).map(toPerch);

/** The two files of a perch, read at first use. */
export function readPair(
  row: Pick<DrawingRow, 'name' | 'natural' | 'mixed'>,
): () => Record<'behind' | 'before', ParsedDrawing> {
  const parse = (part: string): ParsedDrawing =>
    parseDrawing(readFileSync(join(FOLDER, `${row.name}-${part}.svg`), 'utf8'), { nouns: [], ...row });
  return lazy(() => ({ behind: parse('behind'), before: parse('before') }));
}

function toPerch({ mixed = {}, wide = 0, ...perch }: DrawnPerch): Perch {
  const files = readPair({ name: perch.name, natural: perch.natural, mixed });
  return {
    ...perch,
    make: ({ level, foot, from, to }) => {
      const { behind, before } = files();
      const down = (foot - level) / 100;
      const across = Math.max((to - from) / 200, (wide * down) / 2);
      const { bounds } = before;
      const box = {
        x: (from + to) / 2 + bounds.x * across,
        y: level + bounds.y * down,
        width: bounds.width * across,
        height: bounds.height * down,
      };
      const place = svg`translate(${box.x} ${box.y}) scale(${across.toFixed(4)} ${down.toFixed(4)})`;
      return {
        box,
        draw: (colors, id) => `<g transform="${place}">${behind.draw(colors, `${id}h`, {})}</g>`,
        front: (colors, id) => `<g transform="${place}">${before.draw(colors, id, {})}</g>`,
      };
    },
  };
}
