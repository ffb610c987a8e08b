import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const read = (path: string): Buffer => readFileSync(resolve(path));

/** A font with axes and ligatures, and one of a single weight, as WOFF2. */
export const OUTFIT = read('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2');
export const SHRIKHAND = read('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2');
/** With the outlines of PostScript. */
export const OPENTYPE = read('harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf');
/** Arabic letters and signs alone. */
export const ARABIC = read(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
);

/** A TrueType font with an `fsType`: 0 allows to embed it, 2 forbids it. The other tables are empty. */
export function withLicence(fsType: number): Buffer {
  const tables = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];
  const file = Buffer.alloc(12 + tables.length * 16 + 10);
  file.writeUInt32BE(0x00010000, 0);
  file.writeUInt16BE(tables.length, 4);
  tables.forEach((tag, index) => {
    const at = 12 + index * 16;
    file.write(tag, at, 'latin1');
    file.writeUInt32BE(file.length - (index === 0 ? 10 : 0), at + 8);
    file.writeUInt32BE(index === 0 ? 10 : 0, at + 12);
  });
  file.writeUInt16BE(fsType, file.length - 2);
  return file;
}
