import { lazy } from '../../lazy.ts';
import { getDrawing } from '../drawings/drawings.ts';
import { ovalPath, parsePath } from './path-data.ts';
import { createFinder, readPeople } from './people-data.ts';
import type { ColorSlot, Shape } from './shape.ts';

type Outline = { d: string } | { ellipse: [x: number, y: number, rx: number, ry: number] };
type Paint = { fill: ColorSlot } | { stroke: ColorSlot; width: number };

/** A shape as a table writes it, in the words of SVG: a painted outline, or another drawing by its name. */
export type ShapeRow =
  | (Outline & Paint & { opacity?: number })
  | { drawing: string; x: number; y: number; scale: number; main: ColorSlot; second?: ColorSlot };

export function toShape(row: ShapeRow): Shape {
  if ('drawing' in row) return { ...row, drawing: getDrawing(row.drawing) };
  return {
    path: pathOf(row),
    slot: 'fill' in row ? row.fill : row.stroke,
    ...(row.opacity === undefined ? {} : { opacity: row.opacity }),
    ...('stroke' in row ? { width: row.width } : {}),
  };
}

function pathOf(outline: Outline): ReturnType<typeof parsePath> {
  if ('d' in outline) return parsePath(outline.d);
  const [x, y, rx, ry] = outline.ellipse;
  return ovalPath([x, y], rx, ry);
}

/** Finds the parts of a drawing by name in a table of lists of shapes: `{ name: { back: [...], front: [...] } }`. */
export function createParts<Name extends string, Part extends object>(table: string): (name: Name) => Part {
  type Rows = { [K in keyof Part]: ShapeRow[] | string | boolean };
  const rows = lazy(() => readPeople<Record<string, Rows>>(table));
  return createFinder(
    table,
    rows,
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, Array.isArray(value) ? value.map(toShape) : value]),
      ) as Part,
  );
}

/** The same for a table where a name has one list of shapes. */
export function createShapes<Name extends string>(table: string): (name: Name) => readonly Shape[] {
  const rows = lazy(() => readPeople<Record<string, ShapeRow[]>>(table));
  return createFinder(table, rows, (shapes) => shapes.map(toShape));
}
