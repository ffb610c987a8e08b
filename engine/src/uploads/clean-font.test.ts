import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { readSfntCmap } from '../assets/read-cmap.ts';
import { cleanFont } from './clean-font.ts';
import { readWoff2 } from './font/read-woff2.ts';
import { rebuildOrRefuse } from './font/rebuild-or-refuse.ts';
import { readTables, TRUETYPE, writeTables } from './font/sfnt.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (name: string): Buffer => readFileSync(resolve(`@fontsource-variable/${name}`));
const OUTFIT = fontFile('outfit/files/outfit-latin-wght-normal.woff2');
const PLAIN = readWoff2(OUTFIT, 10_000_000);

/** The font with some tables changed. */
function withTables(change: (tables: Map<string, Buffer>) => void): Buffer {
  const tables = new Map(readTables(PLAIN));
  change(tables);
  return writeTables(TRUETYPE, tables);
}

const patched = (tag: string, patch: (table: Buffer) => void): Buffer =>
  withTables((tables) => {
    const table = Buffer.from(tables.get(tag) ?? '');
    patch(table);
    tables.set(tag, table);
  });

describe('a font', () => {
  test.each([
    ['WOFF2', OUTFIT],
    ['TTF', PLAIN],
  ])('of %s is written anew with its characters and axes, without its hinting', async (_, file) => {
    const { type, bytes, family } = await cleanFont(file);
    expect([type, family]).toEqual(['ttf', 'Outfit Thin']);
    const tables = readTables(Buffer.from(bytes));
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['glyf', 'gvar', 'fvar', 'GSUB', 'GPOS']));
    expect(tables.has('fpgm') || tables.has('prep') || tables.has('cvt ')).toBe(false);
    expect(readSfntCmap(Buffer.from(bytes))).toEqual(readSfntCmap(PLAIN));
  });

  test('of PostScript outlines stays one', async () => {
    const { type, bytes, family } = await cleanFont(
      readFileSync(resolve('harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf')),
    );
    expect([type, family, readTables(Buffer.from(bytes)).has('CFF ')]).toEqual(['otf', 'Noto Sans', true]);
  });

  test('keeps nothing that is not known', async () => {
    const secret = Buffer.from('taken at home');
    const file = withTables((tables) => tables.set('note', secret).set('meta', secret));
    const { bytes } = await cleanFont(file);
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
  });
});

/** A composite glyph of the given parts. */
function composite(parts: readonly number[]): Buffer {
  const glyph = Buffer.alloc(10 + parts.length * 6);
  glyph.writeInt16BE(-1, 0);
  parts.forEach((part, index) => {
    glyph.writeUInt16BE(index < parts.length - 1 ? 0x22 : 0x02, 10 + index * 6);
    glyph.writeUInt16BE(part, 12 + index * 6);
  });
  return glyph;
}

/** The first glyphs of the font replaced: each takes the parts that `partsOf` gives for it. */
const ofParts = (count: number, partsOf: (index: number) => number[]): Buffer =>
  withTables((tables) => {
    const [glyf, loca] = [tables.get('glyf') ?? Buffer.alloc(0), tables.get('loca') ?? Buffer.alloc(0)];
    const glyphs = Array.from({ length: loca.length / 4 - 1 }, (_, index) =>
      index < count
        ? composite(partsOf(index))
        : glyf.subarray(loca.readUInt32BE(index * 4), loca.readUInt32BE(index * 4 + 4)),
    );
    const offsets = Buffer.alloc(loca.length);
    let at = 0;
    glyphs.forEach((glyph, index) => {
      offsets.writeUInt32BE(at, index * 4);
      at += glyph.length;
    });
    offsets.writeUInt32BE(at, glyphs.length * 4);
    tables.set('glyf', Buffer.concat(glyphs)).set('loca', offsets).delete('gvar');
  });

/** What the process of `cleanFont` says of a font that it refuses. */
async function refusalOf(file: Buffer): Promise<string> {
  const rebuilt = await rebuildOrRefuse(file);
  return 'refused' in rebuilt ? rebuilt.refused : 'nothing';
}

describe('refused', () => {
  test.each([
    ['a font that its process refuses', PLAIN.subarray(0, 12), /ends too early/],
    ['an empty file, at which it ends', Buffer.alloc(0), /is a damaged font: it cannot be read/],
  ])('%s', async (_, file, message) => {
    await expect(cleanFont(file)).rejects.toMatchObject({
      name: 'UnusableFileError',
      message: expect.stringMatching(message),
    });
  });

  test.each<[string, Buffer, RegExp]>([
    [
      'a licence that forbids embedding',
      patched('OS/2', (table) => table.writeUInt16BE(2, 8)),
      /forbids embedding/,
    ],
    ['no licence', withTables((tables) => tables.delete('OS/2')), /no OS\/2 table/],
    ['no outlines', withTables((tables) => tables.delete('glyf')), /no outlines/],
    ['half a font', PLAIN.subarray(0, PLAIN.length >> 1), /ends outside of the file/],
    ['a glyph of itself', ofParts(2, () => [1]), /made of itself/],
    [
      'a glyph of two of the next, thirty times',
      ofParts(30, (index) => [index + 1, index + 1]),
      /too many others/,
    ],
    ['a chain of hundred glyphs', ofParts(100, (index) => [index + 1]), /too many others/],
  ])('%s', async (_, file, message) => {
    expect(await refusalOf(file)).toMatch(message);
  });

  test('tables that overlap', async () => {
    const file = Buffer.from(PLAIN);
    file.writeUInt32BE(file.readUInt32BE(12 + 8), 12 + 16 + 8);
    expect(await refusalOf(file)).toMatch(/overlaps another/);
  });

  test('a WOFF2 that says it unpacks to gigabytes', async () => {
    const header = Buffer.from(OUTFIT.subarray(0, 48));
    header.writeUInt16BE(1, 12);
    // `cmap` of 2 GB.
    const entry = Buffer.from([0, 0x87, 0xff, 0xff, 0xff, 0x7f]);
    const file = Buffer.concat([header, entry, OUTFIT.subarray(200)]);
    file.writeUInt32BE(file.length, 8);
    file.writeUInt32BE(file.length - 54, 20);
    expect(await refusalOf(file)).toMatch(/unpack to at most 20 MB/);
  });

  test('a WOFF2 whose data is longer than it says', async () => {
    const file = Buffer.from(OUTFIT);
    // The length of the first table, of one byte or more, becomes shorter.
    file[49] = (file[49] ?? 0) & 0x80 ? 0x81 : 1;
    await expect(cleanFont(file)).rejects.toThrow(/is a damaged font/);
  });
});
