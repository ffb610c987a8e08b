import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { toPngFile } from '../png-file.ts';
import { type Changes, patchTokens } from './deflate/patch-tokens.ts';
import { readTokens } from './deflate/read-tokens.ts';
import type { Tokens } from './deflate/tokens.ts';
import { writeTokens } from './deflate/write-tokens.ts';
import { aimBytes, sampleRows } from './encode-image.ts';
import type { Pixels } from './pixels.ts';
import { type PngRows, toPngRows } from './png-rows.ts';

/** What cards of one design have in common, compressed once for all of them. */
export type PngGround = PngRows & { tokens: Tokens; checksum: number };

const compress = promisify(deflate);
// Once for a ground, this thorough pays; the most thorough takes twice as long for a tenth less.
const PACKING = { level: 6, memLevel: 9 } as const;
const HEAD = Uint8Array.of(0x78, 0x9c);
const CHECKSUM_BYTES = 4;
// https://www.rfc-editor.org/rfc/rfc1950#section-9
const ADLER_BASE = 65_521;

/** Undefined for a ground such as a photo, of which a PNG would be too large: its cards need a closer look each. */
export async function toPngGround(art: Pixels): Promise<PngGround | undefined> {
  const sample = sampleRows(art);
  const sampled = (await compress(toPngRows(sample).data, PACKING)).length;
  if (sampled * art.height > aimBytes(art) * sample.height) return undefined;
  const rows = toPngRows(art);
  const stream = await compress(rows.data, PACKING);
  const tokens = readTokens(stream.subarray(HEAD.length, -CHECKSUM_BYTES), rows.data.length);
  return { ...rows, tokens, checksum: stream.readUInt32BE(stream.length - CHECKSUM_BYTES) };
}

/**
 * The PNG of a ground with type over it, `data`, which differs from it by `changes`: a third of the work of compressing the whole, and
 * smaller than what as little work makes of it.
 */
export function writePngOver(ground: PngGround, data: Uint8Array, changes: Changes): Uint8Array {
  const rows = { data, rowBytes: 1 + 3 * ground.width, touched: changes.touched };
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(updateChecksum(ground.checksum, data.length, changes));
  return toPngFile(ground, 'rgb', [HEAD, writeTokens(patchTokens(ground.tokens, rows)), checksum]);
}

/** Adler-32 is two sums, of all bytes and of all those sums: what changes in them follows from the bytes that changed. */
function updateChecksum(former: number, bytes: number, { sum, moment }: Changes): number {
  const low = modulo((former & 0xffff) + sum, ADLER_BASE);
  const high = modulo((former >>> 16) + sum * bytes - moment, ADLER_BASE);
  return high * 0x10000 + low;
}

const modulo = (value: number, base: number): number => ((value % base) + base) % base;
