import { findDrawingRow } from './drawings.ts';

/** The color of the one that is `nth`, counted from 0, among several that no color was asked for. */
export function assortedColor(name: string, nth: number): string | undefined {
  const colors = findDrawingRow(name)?.assorted;
  return colors?.[nth % colors.length];
}
