import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../lazy.ts';
import { findBundled, findCardFont, isGeneric, isOwnName } from './font-families.ts';

/**
 * Faces that are not bundled, by the bundled one of the same construction. A card in a neutral grotesque looks like
 * nobody's; one in a face of the same skeleton looks like the brand's, set in its fallback.
 */
const TABLE = join(import.meta.dirname, '../../../data/design/similar-families.tsv');

const similarTo = lazy(() => {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [bundled = '', names = ''] = line.split('\t');
      return names.split(', ').map((name) => [name, bundled] as const);
    }),
  );
});

// What a face is called by says how it is built.
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rounded|round)\b/, 'Nunito'],
  [/\b(?:condensed|compressed|narrow)\b/, 'Oswald'],
  [/\bslab\b/, 'Roboto Slab'],
  [/\b(?:mono|code)\b/, 'JetBrains Mono'],
  [/\b(?:antiqua|mincho|myeongjo|songti|(?<!sans )serif)\b/, 'Newsreader'],
];
// "Circular Std Bold" is Circular, "Airbnb Cereal VF" Airbnb Cereal.
const CUT =
  /\b(?:std|pro|lt|bt|pt|mt|vf|var|variable|web|display|text|next|new|neue|bold|heavy|black|medium|book|light|regular|[a-z]|\d+)\b/g;

// Names of scripts without spaces say at their end how a face is built.
const UNSPACED = /[^\p{Script=Latin}\p{N} ]{2}/u;

/** Whether a name is that of a face; one that only tells how it is built has a name of its own before that. */
export const isKnownFace = (name: string): boolean =>
  findBundled(name) !== undefined ||
  (findCardFont(name) !== undefined && !isOwnName(name)) ||
  (similarTo().has(name.toLowerCase()) && name.length > 3) ||
  (findSimilar(name) !== undefined && /\s|\P{ASCII}/u.test(name));

// Of the faces that stand for others, one is cut soft for those that are.
const SOFT = / soft$/;

/** Whether a face is built with soft ends, as Cooper is. */
export const isSoftFace = (family: string): boolean => SOFT.test(findKin(family) ?? '');

/** A bundled family like one that is not; undefined where its name does not tell what it looks like. */
export const findSimilar = (family: string): string | undefined => findKin(family)?.replace(SOFT, '');

function findKin(family: string): string | undefined {
  if (isGeneric(family) || findBundled(family) || findCardFont(family)) return undefined;
  const name = family
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[-_]/g, ' ');
  const plain = name.replace(CUT, ' ').replace(/\s+/g, ' ').trim();
  // "Salesforce Avant Garde" names its owner, too; short names are also words.
  const isWithin = (known: string): boolean =>
    known.length > 4 ? ` ${plain} `.includes(` ${known} `) : UNSPACED.test(known) && plain.includes(known);
  return (
    similarTo().get(name) ??
    similarTo().get(plain) ??
    BY_WORD.find(([word]) => word.test(name))?.[1] ??
    [...similarTo()].find(([known]) => isWithin(known))?.[1]
  );
}
