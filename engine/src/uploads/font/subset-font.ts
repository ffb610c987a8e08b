import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { damaged } from './byte-reader.ts';

// HarfBuzz as WebAssembly, which no font can leave. The names are those of hb-subset.h.
type HarfBuzz = {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
};

// Of the library of browsers, which Node has as well.
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: HarfBuzz };
};

const MEMORY_MODE_WRITABLE = 2;
const DROPPED_TABLES = 3;
const LAYOUT_FEATURES = 6;
const WITHOUT_HINTING = 1;
// Colors and bitmaps, which are not drawn, and signatures, which no longer hold.
const DROPPED = [
  'CBDT',
  'CBLC',
  'COLR',
  'CPAL',
  'DSIG',
  'EBDT',
  'EBLC',
  'EBSC',
  'MATH',
  'SVG ',
  'sbix',
  'vhea',
  'vmtx',
];

/**
 * Writes a font anew with all characters, features and axes that HarfBuzz reads in it, and nothing else: its tables are parsed and
 * checked, those that it does not know are left out. Throws `UnusableFileError`.
 */
export function subsetFont(font: Buffer): Buffer {
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm');
  const { exports: hb } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)));
  hb._initialize();
  const data = hb.malloc(font.length);
  const input = hb.hb_subset_input_create_or_fail();
  if (data === 0 || input === 0) throw new Error('HarfBuzz has no memory');
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, MEMORY_MODE_WRITABLE, 0, 0), 0);
  for (const set of [hb.hb_subset_input_set(input, LAYOUT_FEATURES), hb.hb_subset_input_unicode_set(input)]) {
    hb.hb_set_clear(set);
    hb.hb_set_invert(set);
  }
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const tag of DROPPED) hb.hb_set_add(dropped, Buffer.from(tag, 'latin1').readUInt32BE());
  hb.hb_subset_input_set_flags(input, WITHOUT_HINTING);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw damaged('its tables cannot be read');
  const blob = hb.hb_face_reference_blob(subset);
  const [at, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)];
  // Memory ends with the program: one font is all that it writes.
  return Buffer.from(new Uint8Array(hb.memory.buffer, at, length));
}
