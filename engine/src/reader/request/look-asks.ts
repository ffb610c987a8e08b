import { foldText } from '../../lexicon/fold-text.ts';
import { MENU_HEADINGS } from '../vocabulary/facts/fact-labels.ts';
import {
  LETTER_NOUNS,
  LETTER_SIZES,
  LETTERING_UNSPACED,
  LOOK_NOUNS,
  LOOK_SUFFIXES,
  SMALL_LETTERS,
} from '../vocabulary/request/look-nouns.ts';
import { STYLES } from '../vocabulary/request/style-words.ts';
import type { Sign, Signs } from './signs.ts';

/** The manners that have a look of their own. */
export const STYLE_NAMES: ReadonlySet<string> = new Set(STYLES.map(({ value }) => value));
const nouns: ReadonlySet<string> = new Set(LOOK_NOUNS.map(foldText));
const letters: ReadonlySet<string> = new Set(LETTER_NOUNS.map(foldText));
const sizes: ReadonlySet<string> = new Set([...LETTER_SIZES, ...SMALL_LETTERS].map(foldText));
const small: ReadonlySet<string> = new Set(SMALL_LETTERS.map(foldText));
const LINK = /^(?:in|mit|en|avec|con|com|em|met|с|med|and|und|et|y|e|и|very|sehr|très|muy|molto)$/u;
const MAX_WORDS = 4;

/** "terminal style", "rainbow colors", "tons bleu pastel", 「青系」: few words with one that is only about looks. */
export function isLook(text: string, { start, end }: { start: number; end: number }): boolean {
  const words = foldText(text.slice(start, end)).split(/\s+/);
  if (words.length > MAX_WORDS) return false;
  if (LOOK_SUFFIXES.some((suffix) => (words.at(-1) ?? '').endsWith(suffix))) return true;
  if (isLettering(words)) return true;
  if (words.length < 2) return false;
  // "Typography Symposium 2026": a noun for looks can begin a name, and seldom ends one.
  return nouns.has(words.at(-1) ?? '') || (nouns.has(words[0] ?? '') && !NAMED.test(text.slice(start, end)));
}

const NAMED = /\s\p{Lu}|\d/u;

/** "big numbers", "in gros caractères": a clause asks for words larger than a look would set them. */
export function asksForLargeWords(text: string, { start, end }: { start: number; end: number }): boolean {
  const words = foldText(text.slice(start, end)).split(/\s+/);
  return words.length <= MAX_WORDS && isLettering(words) && !words.some((word) => small.has(word));
}

/** How large the words shall stand, and nothing else. */
function isLettering(words: readonly string[]): boolean {
  if (LETTERING_UNSPACED.test(words.join(' '))) return true;
  const bare = words.filter((word) => !LINK.test(word));
  return (
    bare.some((word) => letters.has(word)) &&
    bare.some((word) => sizes.has(word)) &&
    bare.every((word) => letters.has(word) || sizes.has(word))
  );
}

// One word that in lower case between commas is no copy: "Kinderfest, bunt, Samstag".
const BARE = /^\p{Ll}\S*$/u;
// Scripts without spaces say in three signs what others say in two words.
const SEVERAL_WORDS = /\S[\s-]\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u;

/** A clause about looks alone that begins with the name of a manner: "retro terminal", "rainbow colours", "bunt". */
export function isManner(text: string, clause: { start: number; end: number }, signs: Signs): boolean {
  const words = text.slice(clause.start, clause.end);
  // "Art Deco: the age of glamour": a name at the head of a title.
  if (/^\p{Lu}/u.test(words) && !isLook(text, clause)) return false;
  const look = isLook(text, clause);
  return signs.within(clause).some((sign) => {
    if (sign.part !== 'mood') return false;
    const { value, start, end } = sign;
    if (look && (STYLE_NAMES.has(value) || start === clause.start)) return true;
    if (start !== clause.start) return false;
    return (value === 'rainbow' && BARE.test(words)) || SEVERAL_WORDS.test(text.slice(start, end));
  });
}

type Span = { start: number; end: number };

const BETWEEN_COLOURS = /^(?:\s*(?:,|&|\+|\/|and|und|et|y|e|en|и)\s*(?:and\s)?|\s)$/iu;
// What a colour in front of it is the card's own: "coral sale banner".
const CARDS = new Set<Sign['part']>(['artefact', 'strong-artefact', 'kind', 'clue', 'platform', 'printed']);

const MENU = new RegExp(`^(?:${MENU_HEADINGS.join('|')})(?!\\p{L})`, 'iu');

/**
 * Where a clause goes on behind the colours and named manners that the prompt opens with, which are the card's: two or
 * more of them ("gold and green christmas greeting"), or one before a word for the card ("brutalist sale poster").
 * Undefined where it opens with none.
 */
export function skipColours(
  text: string,
  before: readonly Span[],
  clause: Span,
  signs: Signs,
): number | undefined {
  // "Art Deco exhibition": with capitals throughout it is what the card is about.
  const isName = ({ start, end }: Span): boolean => /[\s-]\p{Lu}/u.test(text.slice(start, end));
  const looks = signs
    .within(clause)
    .filter(
      (sign) =>
        sign.part === 'colour' || (sign.part === 'mood' && STYLE_NAMES.has(sign.value) && !isName(sign)),
    );
  let end = clause.start;
  let count = before.every((span) => isColour(span, signs)) ? before.length : 0;
  for (const look of looks) {
    const gap = text.slice(end, look.start);
    if (look.start !== clause.start && !BETWEEN_COLOURS.test(gap)) continue;
    if (look.start < end) continue;
    end = look.end;
    count++;
  }
  if (end === clause.start || end >= clause.end) return undefined;
  const next = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  const leads = (signs.at.get(next) ?? []).some(({ part }) => CARDS.has(part));
  // "chalkboard style menu of the day": what names itself a manner is none of what follows.
  const called = looks.some((look) => look.end === end && look.part === 'mood' && isLook(text, look));
  return count > 1 || leads || called || MENU.test(text.slice(next)) ? next : undefined;
}

const isColour = ({ start, end }: Span, signs: Signs): boolean =>
  (signs.at.get(start) ?? []).some((sign) => sign.part === 'colour' && sign.end === end);
