import { damaged, readBytes } from './byte-reader.ts';

/** The tables of a TrueType or OpenType font by their tag. */
export type FontTables = ReadonlyMap<string, Buffer>;

export const TRUETYPE = 0x00010000;
export const OPENTYPE = 0x4f54544f; // OTTO
const APPLE_TRUETYPE = 0x74727565; // true

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
// Fonts of every kind of table together have about forty.
const MOST_TABLES = 64;
const REQUIRED = ['OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp'];

export const isSfnt = (version: number): boolean =>
  version === TRUETYPE || version === OPENTYPE || version === APPLE_TRUETYPE;

/** Finds the tables of a font. Throws `UnusableFileError` if one lies outside of the file, in another or is named twice. */
export function readTables(font: Buffer): FontTables {
  const reader = readBytes(font, 'its table directory');
  reader.bytes(4);
  const count = reader.u16();
  reader.bytes(6);
  if (count === 0 || count > MOST_TABLES) throw damaged(`it has ${count} tables`);
  const entries = Array.from({ length: count }, () => {
    const tag = reader.bytes(4).toString('latin1');
    reader.u32();
    return { tag, offset: reader.u32(), length: reader.u32() };
  });
  checkPlaces(entries, HEADER_BYTES + count * ENTRY_BYTES, font.length);
  const tables = new Map(
    entries.map(({ tag, offset, length }) => [tag, font.subarray(offset, offset + length)]),
  );
  if (tables.size < count) throw damaged('a table is there twice');
  return tables;
}

/** Throws `UnusableFileError` for a font that cannot draw text. */
export function checkComplete(tables: FontTables): void {
  const missing = REQUIRED.find((tag) => !tables.has(tag));
  if (missing !== undefined) throw damaged(`it has no ${missing} table`);
  const hasOutlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ');
  if (!hasOutlines) throw damaged('it has no outlines');
}

function checkPlaces(
  entries: readonly { tag: string; offset: number; length: number }[],
  start: number,
  size: number,
): void {
  let end = start;
  for (const { tag, offset, length } of entries.toSorted((a, b) => a.offset - b.offset)) {
    const name = tag.replace(/[^ -~]/g, '?');
    if (offset < end) throw damaged(`table ${name} overlaps another`);
    if (offset + length > size) throw damaged(`table ${name} ends outside of the file`);
    end = offset + length;
  }
}

/** Writes a font file. Checksums, which no program of ours reads, are 0. */
export function writeTables(version: number, tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER_BYTES + sorted.length * ENTRY_BYTES);
  const log = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(2 ** log * 16, 6);
  directory.writeUInt16BE(log, 8);
  directory.writeUInt16BE(sorted.length * 16 - 2 ** log * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  sorted.forEach(([tag, table], index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    directory.write(tag, at, 4, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
