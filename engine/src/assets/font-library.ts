import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type CodePointRanges,
  intersectRanges,
  parseUnicodeRange,
  rangesInclude,
  subtractRanges,
} from './code-point-ranges.ts';
import { type FontFamily, getFontFamily } from './font-catalogue.ts';
import { readCmap } from './read-cmap.ts';

const { resolve } = createRequire(import.meta.url);

const EVERYTHING: CodePointRanges = [[0, 0x10ffff]];

type Subset = {
  path: string;
  /** What the package's style sheet promises; the font may have less. */
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
  /** Whether a loaded subset of the family has a glyph of its own for the code point. */
  covers(family: string, codePoint: number): boolean;
}

/**
 * The fonts of the catalogue, read from their packages when a text first needs them. What a family draws never
 * depends on what was loaded before: core subsets load whole and in one order, and slices overlap nothing.
 */
export function createFontLibrary(renderer: FontRegistry): FontLibrary {
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

  const openFamily = async (name: string): Promise<LoadableFamily> => {
    const family = await findSubsets(getFontFamily(name));
    for (const subset of family.core) await register(name, subset, []);
    opened.set(name, family);
    return family;
  };

  return {
    load: async (name, codePoints) => {
      const family = opening.get(name) ?? openFamily(name);
      opening.set(name, family);
      const { core, slices } = await family;
      const wanted = slices.filter(({ promised }) =>
        [...codePoints].some((codePoint) => rangesInclude(promised, codePoint)),
      );
      await Promise.all(wanted.map((slice) => (slice.loading ??= register(name, slice, core))));
    },
    covers: (name, codePoint) => {
      const family = opened.get(name);
      const covered = (subset: Subset): boolean => rangesInclude(subset.covered, codePoint);
      return family !== undefined && (family.core.some(covered) || family.slices.some(covered));
    },
  };
}

async function findSubsets(family: FontFamily): Promise<LoadableFamily> {
  const manifest = resolve(`${family.package}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(await readFile(manifest, 'utf8'));
  const stem = family.package.slice(family.package.indexOf('/') + 1);
  const names = Object.keys(ranges);
  const toSubset = (name: string): Subset => ({
    // Numbered slices are listed as `[12]` and stored as `12`.
    path: join(dirname(manifest), 'files', `${stem}-${name.replace(/[[\]]/g, '')}-${family.file}.woff2`),
    // A font in one piece may hold more than its style sheet says (Noto Sans Math does).
    promised: names.length === 1 ? EVERYTHING : parseUnicodeRange(ranges[name] ?? ''),
    covered: [],
  });
  const isSlice = (name: string): boolean => name.startsWith('[');
  return {
    // The style sheets name the most common subset last.
    core: names
      .filter((name) => !isSlice(name))
      .toReversed()
      .map(toSubset),
    slices: names.filter(isSlice).map(toSubset),
  };
}
