import { UnusableFileError } from '../unusable-file-error.ts';
import { damaged } from './byte-reader.ts';
import type { FontTables } from './sfnt.ts';

// `fsType` of the OS/2 table, https://learn.microsoft.com/typography/opentype/spec/os2#fstype.
const RESTRICTED = 0x0002;
const USAGE = 0x000f;
const BITMAPS_ONLY = 0x0200;
const NAME_MAX = 100;
const WINDOWS = 3;
// Better first: the family as designers call it, and as old programs do.
const FAMILY_NAMES = [16, 1];

/** Throws `UnusableFileError` if the maker of the font does not allow that documents carry its outlines. */
export function checkLicence(tables: FontTables): void {
  const os2 = tables.get('OS/2');
  if (!os2 || os2.length < 10) throw damaged('its OS/2 table');
  const type = os2.readUInt16BE(8);
  // Of several bits the most permissive counts.
  const isRestricted = (type & USAGE) === RESTRICTED;
  if (!isRestricted && (type & BITMAPS_ONLY) === 0) return;
  throw new UnusableFileError(
    'is a font whose licence forbids embedding (fsType in its OS/2 table). Ask its maker for a licence to embed it, or use another font',
  );
}

/** What the font calls its family, in the first language that it has a name in. */
export function findFamilyName(tables: FontTables): string | undefined {
  const name = tables.get('name');
  if (!name || name.length < 6) return undefined;
  const strings = name.subarray(Math.min(name.length, name.readUInt16BE(4)));
  const count = Math.min(name.readUInt16BE(2), Math.floor((name.length - 6) / 12));
  const records = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 12;
    return {
      platform: name.readUInt16BE(at),
      id: name.readUInt16BE(at + 6),
      text: strings.subarray(
        name.readUInt16BE(at + 10),
        name.readUInt16BE(at + 10) + name.readUInt16BE(at + 8),
      ),
    };
  });
  for (const id of FAMILY_NAMES) {
    const found = records.find((record) => record.platform === WINDOWS && record.id === id);
    const text = found && toText(found.text);
    if (text) return text;
  }
  return undefined;
}

function toText(bigEndian: Buffer): string {
  const bytes = Buffer.from(bigEndian.subarray(0, bigEndian.length & ~1));
  const text = bytes.swap16().toString('utf16le').toWellFormed();
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed();
}
