import type { DrawingRow, WearPoints } from '../../drawings/drawing-row.ts';
import { findDrawingRow } from '../../drawings/drawings.ts';

/** Where a drawing wears things; undefined for one that was not measured. */
export function findWearPoints(name: string): WearPoints | undefined {
  const { wearPoints, head } = findDrawingRow(name) ?? {};
  return wearPoints ?? (head && toHalfProfilePoints(head));
}

/** Where an animal that turns half to the viewer wears things; all such heads have one shape. */
function toHalfProfilePoints([x, y, scale = 1]: NonNullable<DrawingRow['head']>): WearPoints {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * scale, y + dy * scale];
  return {
    hat: [...at(2, -50), 84 * scale, 2],
    eyes: [at(6, 0), at(50, -4)],
    lens: 21 * scale,
    temple: at(-56, -2),
    ears: [at(-62, 0)],
    neck: [at(-46, 48), at(38, 60), 26 * scale],
    throat: at(14, 66),
  };
}
