import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type CodePointRanges,
  intersectRanges,
  mergeRanges,
  parseUnicodeRange,
  rangesInclude,
  subtractRanges,
} from './code-point-ranges.ts';
import { type FontFamily, getFontFamily, placesMarks } from './font-catalogue.ts';
import { readCmap, readSfntCmap } from './read-cmap.ts';
import { createRecentMap, type RecentMap } from './recent-map.ts';

const { resolve } = createRequire(import.meta.url);

const EVERYTHING: CodePointRanges = [[0, 0x10ffff]];

/** The blocks of combining marks that all scripts share. */
const SHARED_MARKS: CodePointRanges = [
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];

/** Fonts that accounts uploaded, as TrueType or OpenType, by the reference that names their family. */
export type OwnFonts = Readonly<Record<string, Uint8Array>>;

type Subset = {
  path: string;
  /**
   * What the package's style sheet promises; the font may have less. Shared marks are promised by every subset: a mark
   * can only be placed on a letter of the same file.
   */
  promised: CodePointRanges;
  /** Glyphs that are there, once it is loaded. */
  covered: CodePointRanges;
  loading?: Promise<void>;
};

/**
 * The large families (Chinese, Japanese, Korean: 5 MB each) are cut into about 120 numbered slices by frequency
 * of use; of those only the ones that a text needs are read. All other subsets are read with their family.
 */
type LoadableFamily = { core: Subset[]; slices: Subset[] };

/** The part of a renderer that takes fonts. */
export interface FontRegistry {
  registerFont(font: { name: string; data: Buffer; unicodeRange: [number, number][] }): Promise<unknown>;
}

export interface FontLibrary {
  /** Reads and registers what `family` has for these code points; `covers` knows them afterwards. */
  load(family: string, codePoints: ReadonlySet<number>): Promise<void>;
  /** Whether one loaded file of the family has a glyph for each character of a grapheme cluster, and can place its marks. */
  covers(family: string, cluster: string): boolean;
  /** The families of symbols that were looked up. */
  symbols: RecentMap<Promise<string | undefined>>;
}

// A text of a thousand rare symbols would look each of them up in ten families, and the next such text again.
const SYMBOLS_KEPT = 20_000;

/**
 * The fonts of the catalogue, read from their packages when a text first needs them. What a family draws never
 * depends on what was loaded before: core subsets load whole and in one order, and slices overlap nothing.
 */
export function createFontLibrary(renderer: FontRegistry, ownFonts: OwnFonts = {}): FontLibrary {
  const opening = new Map<string, Promise<LoadableFamily>>();
  const opened = new Map<string, LoadableFamily>();

  const register = async (name: string, subset: Subset, taken: readonly Subset[]): Promise<void> => {
    const data = await readFile(subset.path);
    const present = intersectRanges(subset.promised, await readCmap(data));
    subset.covered = taken.reduce((rest, { covered }) => subtractRanges(rest, covered), present);
    if (subset.covered.length === 0) return;
    const unicodeRange = subset.covered.map(([first, last]): [number, number] => [first, last]);
    await renderer.registerFont({ name, data, unicodeRange });
  };

  const openBundled = async (name: string): Promise<LoadableFamily> => {
    const family = await findSubsets(getFontFamily(name));
    for (const subset of family.core) await register(name, subset, []);
    return family;
  };

  const openOwn = async (name: string, bytes: Uint8Array): Promise<LoadableFamily> => {
    const data = Buffer.from(bytes);
    const covered = readSfntCmap(data);
    const unicodeRange = covered.map(([first, last]): [number, number] => [first, last]);
    await renderer.registerFont({ name, data, unicodeRange });
    return { core: [{ path: '', promised: covered, covered }], slices: [] };
  };

  const openFamily = async (name: string): Promise<LoadableFamily> => {
    const own = ownFonts[name];
    const family = await (own ? openOwn(name, own) : openBundled(name));
    opened.set(name, family);
    return family;
  };

  return {
    symbols: createRecentMap(SYMBOLS_KEPT),
    load: async (name, codePoints) => {
      const family = opening.get(name) ?? openFamily(name);
      opening.set(name, family);
      const { core, slices } = await family;
      const wanted = slices.filter(({ promised }) =>
        [...codePoints].some((codePoint) => rangesInclude(promised, codePoint)),
      );
      await Promise.all(wanted.map((slice) => (slice.loading ??= register(name, slice, core))));
    },
    covers: (name, cluster) => {
      const family = opened.get(name);
      const points = Array.from(cluster, (character) => character.codePointAt(0) ?? 0);
      if (points.some((point) => rangesInclude(SHARED_MARKS, point)) && !placesMarks(name)) return false;
      const covered = (subset: Subset): boolean =>
        points.every((point) => rangesInclude(subset.covered, point));
      return family !== undefined && (family.core.some(covered) || family.slices.some(covered));
    },
  };
}

async function findSubsets(family: FontFamily): Promise<LoadableFamily> {
  const manifest = resolve(`${family.package}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(await readFile(manifest, 'utf8'));
  const stem = family.package.slice(family.package.indexOf('/') + 1);
  const names = Object.keys(ranges);
  const isSlice = (name: string): boolean => name.startsWith('[');
  const toSubset = (name: string): Subset => ({
    // Numbered slices are listed as `[12]` and stored as `12`.
    path: join(dirname(manifest), 'files', `${stem}-${name.replace(/[[\]]/g, '')}-${family.file}.woff2`),
    // A font in one piece may hold more than its style sheet says (Noto Sans Math does).
    promised:
      names.length === 1
        ? EVERYTHING
        : mergeRanges([...parseUnicodeRange(ranges[name] ?? ''), ...(isSlice(name) ? [] : SHARED_MARKS)]),
    covered: [],
  });
  return {
    // The style sheets name the most common subset last.
    core: names
      .filter((name) => !isSlice(name))
      .toReversed()
      .map(toSubset),
    slices: names.filter(isSlice).map(toSubset),
  };
}
