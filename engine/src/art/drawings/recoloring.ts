import type { PartName } from '../../brief/scene-ask.ts';
import type { Recoloring } from './drawing-row.ts';
import { findDrawingRow } from './drawings.ts';

/** What of a drawing an asked color goes to; a cat that sits is painted like a cat. */
export function getRecoloring(name: string): Recoloring {
  const dye = findDrawingRow(name)?.recolor;
  if (dye !== undefined) return dye;
  const end = name.lastIndexOf('-');
  return end > 0 ? getRecoloring(name.slice(0, end)) : {};
}

/** The part of a drawing that is what the figure wears, where it wears one: the scarf of a snowman. */
export function wornPart(name: string, garment: string): PartName | undefined {
  return garment === 'scarf' && getRecoloring(name).parts?.scarf !== undefined ? garment : undefined;
}
