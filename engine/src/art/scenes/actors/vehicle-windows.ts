import type { Box } from '../../../geometry.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { findDrawingRow } from '../../drawings/drawings.ts';

/** Where those who drive it or are inside it are seen, the driver first; none for what has no window. */
export const findWindows = ({ name }: Pick<Drawing, 'name'>): Box[] =>
  (findDrawingRow(name)?.windows ?? []).map(([x, y, width, height]) => ({ x, y, width, height }));
