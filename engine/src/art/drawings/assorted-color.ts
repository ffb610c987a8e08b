import { findDrawingRow } from './drawings.ts';

/** The colour of the one that is `nth`, counted from 0, among several that no colour was asked for. */
export function assortedColor(name: string, nth: number): string | undefined {
  const colors = findDrawingRow(name)?.assorted;
  return colors?.[nth % colors.length];
}
