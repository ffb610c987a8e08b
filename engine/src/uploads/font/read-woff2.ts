import { brotliDecompressSync } from 'node:zlib';
import { UnusableFileError } from '../unusable-file-error.ts';
import { type ByteReader, damaged, readBytes } from './byte-reader.ts';
import { isSfnt, writeTables } from './sfnt.ts';
import { restoreGlyphs } from './woff2-glyphs.ts';

// Section 4.1 of the recommendation, https://www.w3.org/TR/WOFF2/; four characters each, by index.
const KNOWN_TAGS =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUBEBSCJSTFMATHCBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvargvarhstyjustlcarmortmorxopbdproptrakZapfSilfGlatGlocFeatSill';
const ANY_TAG = 63;
const HEADER_BYTES = 48;
const MOST_TABLES = 64;

type Entry = { tag: string; originalLength: number; storedLength: number; transformed: boolean };

/**
 * The TrueType or OpenType font in a WOFF2 file, without its instructions for hinting. Nothing is unpacked beyond `maxBytes`. Throws
 * `UnusableFileError`.
 */
export function readWoff2(file: Buffer, maxBytes: number): Buffer {
  const header = readBytes(file, 'its header');
  header.bytes(4);
  const flavor = header.u32();
  const length = header.u32();
  const count = header.u16();
  header.bytes(6);
  const compressedLength = header.u32();
  header.bytes(HEADER_BYTES - header.at);
  if (!isSfnt(flavor)) throw new UnusableFileError('must be one font, not a collection of fonts');
  if (length !== file.length) throw damaged('its length is another than it says');
  if (count === 0 || count > MOST_TABLES) throw damaged(`it has ${count} tables`);
  const entries = Array.from({ length: count }, () => readEntry(header));
  const total = entries.reduce((sum, entry) => sum + entry.storedLength, 0);
  const original = entries.reduce((sum, entry) => sum + entry.originalLength, 0);
  if (Math.max(total, original) > maxBytes)
    throw new UnusableFileError(`must unpack to at most ${maxBytes / 1e6} MB`);
  const data = unpack(header.bytes(compressedLength), total);
  return writeTables(flavor, restoreTables(entries, data));
}

function readEntry(header: ByteReader): Entry {
  const flags = header.u8();
  const index = flags & 0x3f;
  const tag =
    index === ANY_TAG ? header.bytes(4).toString('latin1') : KNOWN_TAGS.slice(index * 4, index * 4 + 4);
  const version = flags >> 6;
  // Version 3 of `glyf` and `loca` means as it was; of any other table, 0 does.
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const originalLength = readBase128(header);
  const storedLength = transformed ? readBase128(header) : originalLength;
  return { tag, originalLength, storedLength, transformed };
}

function readBase128(header: ByteReader): number {
  let value = 0;
  for (let index = 0; index < 5; index++) {
    const byte = header.u8();
    if (index === 0 && byte === 0x80) break;
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return value;
  }
  throw damaged('a length in its directory');
}

function unpack(compressed: Buffer, length: number): Buffer {
  try {
    const data = brotliDecompressSync(compressed, { maxOutputLength: Math.max(1, length) });
    if (data.length === length) return data;
  } catch {
    // Told below.
  }
  throw damaged('its compressed data');
}

function restoreTables(entries: readonly Entry[], data: Buffer): Map<string, Buffer> {
  const stored = new Map<string, Buffer>();
  const transformed = new Set<string>();
  let offset = 0;
  for (const { tag, storedLength, transformed: isTransformed } of entries) {
    if (stored.has(tag)) throw damaged('a table is there twice');
    stored.set(tag, data.subarray(offset, offset + storedLength));
    if (isTransformed) transformed.add(tag);
    offset += storedLength;
  }
  if (transformed.has('glyf') !== transformed.has('loca')) throw damaged('its outlines');
  const tables = new Map(stored);
  if (!transformed.has('glyf')) return tables;
  const glyphs = restoreGlyphs(stored.get('glyf') ?? Buffer.alloc(0));
  tables.set('glyf', glyphs.glyf).set('loca', glyphs.loca);
  tables.set('head', withLongOffsets(stored.get('head')));
  if (transformed.has('hmtx'))
    tables.set('hmtx', restoreMetrics(stored.get('hmtx'), stored.get('hhea'), glyphs.lefts));
  return tables;
}

function withLongOffsets(head: Buffer | undefined): Buffer {
  if (!head || head.length < 54) throw damaged('its head table');
  const copy = Buffer.from(head);
  copy.writeInt16BE(1, 50);
  return copy;
}

/** Section 5.4: side bearings that are the glyphs' own left edges were left out. */
function restoreMetrics(
  stored: Buffer | undefined,
  hhea: Buffer | undefined,
  lefts: readonly number[],
): Buffer {
  if (!stored || !hhea || hhea.length < 36) throw damaged('its metrics');
  const reader = readBytes(stored, 'its metrics');
  const flags = reader.u8();
  const wide = hhea.readUInt16BE(34);
  if (wide > lefts.length) throw damaged('its metrics');
  const advances = Array.from({ length: wide }, () => reader.u16());
  const bearings = lefts.map((left, index) => ((flags >> (index < wide ? 0 : 1)) & 1 ? left : reader.i16()));
  const metrics = Buffer.alloc(wide * 4 + (lefts.length - wide) * 2);
  bearings.forEach((bearing, index) => {
    const advance = advances[index];
    if (advance !== undefined) metrics.writeUInt16BE(advance, index * 4);
    metrics.writeInt16BE(bearing, advance === undefined ? wide * 4 + (index - wide) * 2 : index * 4 + 2);
  });
  return metrics;
}
