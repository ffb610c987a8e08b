import { lazy } from '../../lazy.ts';
import type { Prop } from './draw-prop.ts';
import { createFinder, readPeople } from './people-data.ts';
import type { Shape } from './shape.ts';
import { type ShapeRow, toShape } from './shape-data.ts';

/** A prop as a table writes it: by name, or with its shapes, of which a name stands for several. */
export type PropRow = string | (Omit<Prop, 'shapes'> & { shapes: (ShapeRow | string)[] });

type Table = { shapes: Record<string, ShapeRow[]>; props: Record<string, Exclude<PropRow, string>> };

const table = lazy(() => readPeople<Table>('props'));

/** Shapes that several things have. Throws for an unknown name. */
export const getShapes: (name: string) => readonly Shape[] = createFinder(
  'props',
  () => table().shapes,
  (rows) => rows.map(toShape),
);

/** A thing that several acts need. Throws for an unknown name. */
export const getProp: (name: string) => Prop = createFinder(
  'props',
  () => table().props,
  (row) => toProp(row),
);

export function toProp(row: PropRow): Prop {
  if (typeof row === 'string') return getProp(row);
  const shapes = row.shapes.flatMap((shape) =>
    typeof shape === 'string' ? getShapes(shape) : [toShape(shape)],
  );
  return { ...row, shapes };
}
