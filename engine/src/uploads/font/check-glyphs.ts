import { damaged, readBytes } from './byte-reader.ts';
import type { FontTables } from './sfnt.ts';

// A letter with marks has three or four parts; signs that are drawn of the same stroke have some dozens.
const MOST_PARTS = 256;
const MOST_DEPTH = 8;
const WORDS = 1;
const SCALE = 8;
const MORE = 0x20;
const XY_SCALE = 0x40;
const MATRIX = 0x80;

/** Throws `UnusableFileError` if a glyph is made of itself, or of so many others that drawing it would never end. */
export function checkGlyphs(tables: FontTables): void {
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')];
  if (!glyf || !loca || !head) return;
  const isLong = head.readInt16BE(50) !== 0;
  const count = Math.max(0, loca.length / (isLong ? 4 : 2) - 1);
  const offsetOf = (index: number): number =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const known = new Map<number, number | 'open'>();

  const countParts = (index: number, depth: number): number => {
    const found = known.get(index);
    if (found === 'open') throw damaged('a glyph is made of itself');
    if (found !== undefined) return found;
    if (depth > MOST_DEPTH) throw damaged('a glyph is made of too many others');
    known.set(index, 'open');
    const parts = index < count ? listParts(glyf.subarray(offsetOf(index), offsetOf(index + 1))) : [];
    const total = parts.reduce((sum, part) => sum + countParts(part, depth + 1), 1);
    if (total > MOST_PARTS) throw damaged('a glyph is made of too many others');
    known.set(index, total);
    return total;
  };
  for (let index = 0; index < count; index++) countParts(index, 1);
}

function listParts(glyph: Buffer): number[] {
  if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return [];
  const reader = readBytes(glyph.subarray(10), 'a glyph');
  const parts: number[] = [];
  for (let more = true; more; ) {
    const flags = reader.u16();
    parts.push(reader.u16());
    reader.bytes(flags & WORDS ? 4 : 2);
    reader.bytes(flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & MATRIX ? 8 : 0);
    more = (flags & MORE) !== 0;
    if (parts.length > MOST_PARTS) throw damaged('a glyph is made of too many others');
  }
  return parts;
}
