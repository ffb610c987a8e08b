import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beingOf } from '../../lexicon/noun-concepts.ts';
import type { Being } from './being.ts';
import type { Drawing } from './drawing.ts';
import type { DrawingRow } from './drawing-row.ts';
import { type ParsedDrawing, parseDrawing } from './parse-drawing.ts';

/** In the order in which drawings are listed: of two that share a noun, the later one is found. */
export const CATEGORIES = [
  'animals',
  'buildings',
  'food',
  'home',
  'music',
  'plants',
  'sky',
  'sports',
  'vehicles',
  'tools',
  'trades',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A folder's drawings: a table for each category, and a folder of that name with a file for each row. */
export type Drawings = {
  rows: ReadonlyMap<string, DrawingRow>;
  categories: Readonly<Record<Category, readonly Drawing[]>>;
  /** Also those that are not listed. */
  byName: ReadonlyMap<string, Drawing>;
};

/** Reads the tables of a folder; a drawing's file is read when it is first drawn or measured. */
export function loadDrawings(folder: string): Drawings {
  const rows = new Map<string, DrawingRow>();
  const byName = new Map<string, Drawing>();
  const load = (category: Category): Drawing[] => {
    const table = JSON.parse(readFileSync(join(folder, `${category}.json`), 'utf8')) as DrawingRow[];
    return table.flatMap((row) => {
      const drawing = toDrawing(row, join(folder, category, `${row.name}.svg`));
      rows.set(row.name, row);
      byName.set(row.name, drawing);
      return row.unlisted ? [] : [drawing];
    });
  };
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, load(category)]));
  return { rows, byName, categories: categories as Record<Category, Drawing[]> };
}

/** What the concept of its nouns is: those of one drawing are the same. */
const toBeing = (nouns: readonly string[]): Being =>
  nouns.some((noun) => beingOf(noun) === 'animal') ? 'animal' : 'thing';

function toDrawing(row: DrawingRow, file: string): Drawing {
  const { name, nouns, natural, emblem, seasons, presence } = row;
  let parsed: ParsedDrawing | undefined;
  const parse = (): ParsedDrawing => (parsed ??= parseDrawing(readFileSync(file, 'utf8'), row));
  return {
    name,
    nouns,
    get width() {
      return parse().bounds.width;
    },
    get height() {
      return parse().bounds.height;
    },
    ...(natural && { natural }),
    ...(emblem && { emblem }),
    ...(seasons && { seasons }),
    ...(presence && { presence: { ...presence, being: presence.being ?? toBeing(presence.nouns) } }),
    draw: (colors, idPrefix, around = {}) => parse().draw(colors, idPrefix, around),
  };
}
