import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type CodePointRanges, rangesInclude } from '../assets/code-point-ranges.ts';
import { getFontFamily } from '../assets/font-catalogue.ts';
import { readCmap } from '../assets/read-cmap.ts';
import type { ResolvedText } from '../assets/resolve-text.ts';
import type { TextMeasurer } from '../typesetting/text-measurer.ts';

// The reference: HarfBuzz and a WOFF2 decoder, as Debian's packages libharfbuzz-bin and woff2 have them.
const isInstalled = (command: string): boolean => spawnSync(command, ['--help']).error === undefined;
export const hasHarfBuzz = isInstalled('hb-shape') && isInstalled('woff2_decompress');

const { resolve } = createRequire(import.meta.url);
const decoded = mkdtempSync(join(tmpdir(), 'cardwright-shaping-'));
process.once('exit', () => rmSync(decoded, { recursive: true, force: true }));

type FontFile = { path: string; covered: CodePointRanges };
const openFamilies = new Map<string, Promise<FontFile[]>>();

const listFiles = (name: string): Promise<FontFile[]> => {
  const family = getFontFamily(name);
  const folder = join(dirname(resolve(`${family.package}/unicode.json`)), 'files');
  const paths = readdirSync(folder).filter((file) => file.endsWith(`-${family.file}.woff2`));
  return Promise.all(
    paths.map(async (file) => {
      const path = join(folder, file);
      return { path, covered: await readCmap(readFileSync(path)) };
    }),
  );
};

/** The file of the family that has every character of the word; a word in two files is shaped in two parts. */
async function findFile(family: string, word: string): Promise<string | undefined> {
  const files = openFamilies.get(family) ?? listFiles(family);
  openFamilies.set(family, files);
  const points = Array.from(word, (character) => character.codePointAt(0) ?? 0);
  return (await files).find(({ covered }) => points.every((point) => rangesInclude(covered, point)))?.path;
}

function toPlainFont(woff2: string): string {
  const copy = join(decoded, basename(woff2));
  const plain = copy.replace(/woff2$/, 'ttf');
  if (!readdirSync(decoded).includes(basename(plain))) {
    copyFileSync(woff2, copy);
    execFileSync('woff2_decompress', [copy], { stdio: 'ignore' });
  }
  return plain;
}

/** Advance widths in em, one for each word, as HarfBuzz shapes them. */
function measureByHarfBuzz(font: string, words: readonly string[], features: string): number[] {
  const em = 100_000;
  const options = [`--font-size=${em}`, '--variations=wght=400', '--output-format=json', '--no-glyph-names'];
  const output = execFileSync('hb-shape', [...options, `--features=${features}`, `--font-file=${font}`], {
    input: words.join('\n'),
    encoding: 'utf8',
  });
  return output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { ax: number }[]).reduce((sum, { ax }) => sum + ax, 0) / em);
}

/** Words as they are shaped: between spaces, by dictionary where none are written, letters where fonts are cut into slices. */
export function segmentWords(text: string, language: string): string[] {
  const isSliced = /\p{Script=Han}|\p{Script=Hangul}/u.test(text);
  const isSpaceless = /\p{Script=Khmer}|\p{Script=Lao}|\p{Script=Myanmar}|\p{Script=Thai}/u.test(text);
  if (!isSliced && !isSpaceless) return [...new Set(text.match(/[\p{L}\p{M}\u200c\u200d]+/gu))];
  const segmenter = new Intl.Segmenter(language, { granularity: isSliced ? 'grapheme' : 'word' });
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return [...new Set(segments.filter((segment) => /\p{L}/u.test(segment)))];
}

export type ShapedWord = { word: string; width: number; expected: number };

/** Widths of words in em, as they are measured here and by HarfBuzz; without those that no one font file has. */
export async function compareWidths(
  words: readonly string[],
  resolve: (word: string) => Promise<ResolvedText>,
  measurer: TextMeasurer,
): Promise<ShapedWord[]> {
  const byFile = new Map<string, { word: string; width: number; features: string }[]>();
  for (const word of words) {
    const shape = await resolve(word);
    const [family = ''] = shape.families;
    const path = await findFile(family, shape.text);
    if (!path) continue;
    const [width = 0] = await measurer.measure([shape.text], shape);
    const features = /^Noto Sans (JP|SC|TC|KR)$/.test(family) ? 'palt' : '';
    byFile.set(path, [...(byFile.get(path) ?? []), { word: shape.text, width, features }]);
  }
  return [...byFile].flatMap(([path, shaped]) => {
    const expected = measureByHarfBuzz(
      toPlainFont(path),
      shaped.map(({ word }) => word),
      shaped[0]?.features ?? '',
    );
    return shaped.map(({ word, width }, index) => ({ word, width, expected: expected[index] ?? 0 }));
  });
}

/** The words whose width is another than HarfBuzz'. */
export const findDifferences = (words: readonly ShapedWord[]): ShapedWord[] =>
  words.filter(({ width, expected }) => Math.abs(width - expected) > 0.01);
