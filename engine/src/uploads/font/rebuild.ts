import { UnusableFileError } from '../unusable-file-error.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { checkLicence, findFamilyName } from './font-facts.ts';
import { readWoff2 } from './read-woff2.ts';
import { checkComplete, OPENTYPE, readTables } from './sfnt.ts';
import { subsetFont } from './subset-font.ts';

export type RebuiltFont = { type: 'ttf' | 'otf'; bytes: Buffer; family: string | undefined };

// Four times what may be sent by default; a family of 20,000 Chinese characters has half of it.
const MOST_BYTES = 20_000_000;
const WOFF2 = 0x774f4632;

/** A WOFF2, TrueType or OpenType font written anew. Throws `UnusableFileError`. */
export function rebuildFont(file: Buffer): RebuiltFont {
  const font = file.readUInt32BE(0) === WOFF2 ? readWoff2(file, MOST_BYTES) : file;
  if (font.length > MOST_BYTES) throw new UnusableFileError(`must have at most ${MOST_BYTES / 1e6} MB`);
  const sent = readTables(font);
  checkComplete(sent);
  checkLicence(sent);
  const bytes = subsetFont(font);
  const tables = readTables(bytes);
  checkComplete(tables);
  checkLicence(tables);
  checkGlyphs(tables);
  return {
    type: bytes.readUInt32BE(0) === OPENTYPE ? 'otf' : 'ttf',
    bytes,
    family: findFamilyName(tables),
  };
}
