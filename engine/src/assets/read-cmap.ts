import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type CodePointRanges, mergeRanges } from './code-point-ranges.ts';

const decompress = promisify(brotliDecompress);

// Index of `cmap`, `glyf` and `loca` in the known-tag table of the WOFF2 recommendation, section 4.1.
const KNOWN_TAG = { cmap: 0, glyf: 10, loca: 11, none: 63 } as const;

/** The code points that a WOFF2 font has a glyph for, from its own `cmap` table (formats 4 and 12). */
export async function readCmap(woff2: Buffer): Promise<CodePointRanges> {
  const { start, compressedLength, cmap } = findCmap(woff2);
  const tables = await decompress(woff2.subarray(start, start + compressedLength));
  return parseCmap(tables.subarray(cmap.offset, cmap.offset + cmap.length));
}

/** The same of a TrueType or OpenType font. */
export function readSfntCmap(font: Buffer): CodePointRanges {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === 'cmap') {
      const offset = font.readUInt32BE(at + 8);
      return parseCmap(font.subarray(offset, offset + font.readUInt32BE(at + 12)));
    }
  throw new Error('the font has no cmap table');
}

function findCmap(woff2: Buffer) {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  const tableCount = woff2.readUInt16BE(12);
  const compressedLength = woff2.readUInt32BE(20);
  let at = 48;
  const readBase128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  };
  let offset = 0;
  let cmap: { offset: number; length: number } | undefined;
  for (let index = 0; index < tableCount; index++) {
    const flags = woff2.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === KNOWN_TAG.none) at += 4;
    const originalLength = readBase128();
    // Version 0 of `glyf` and `loca` means transformed; of any other table it means as it was.
    const plainVersion = tag === KNOWN_TAG.glyf || tag === KNOWN_TAG.loca ? 3 : 0;
    const length = flags >> 6 === plainVersion ? originalLength : readBase128();
    if (tag === KNOWN_TAG.cmap) cmap = { offset, length };
    offset += length;
  }
  if (!cmap) throw new Error('the font has no cmap table');
  return { start: at, compressedLength, cmap };
}

function parseCmap(table: Buffer): CodePointRanges {
  const ranges: [number, number][] = [];
  const subtables = table.readUInt16BE(2);
  for (let index = 0; index < subtables; index++) {
    const subtable = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) ranges.push(...parseFormat4(subtable));
    if (format === 12) ranges.push(...parseFormat12(subtable));
  }
  return mergeRanges(ranges);
}

function parseFormat4(subtable: Buffer): [number, number][] {
  const ranges: [number, number][] = [];
  const doubled = subtable.readUInt16BE(6);
  const [ends, starts] = [14, 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = subtable.readUInt16BE(ends + segment);
    const start = subtable.readUInt16BE(starts + segment);
    const delta = subtable.readUInt16BE(deltas + segment);
    const offset = subtable.readUInt16BE(offsets + segment);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const stored =
        offset === 0 ? code : subtable.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}

function parseFormat12(subtable: Buffer): [number, number][] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, group): [number, number] => {
    const at = 16 + group * 12;
    const firstGlyph = subtable.readUInt32BE(at + 8);
    // A group that starts at glyph 0 has the missing-glyph box as its first character.
    return [subtable.readUInt32BE(at) + (firstGlyph === 0 ? 1 : 0), subtable.readUInt32BE(at + 4)];
  });
}
