import { foldText } from '../../lexicon/fold-text.ts';
import {
  LETTER_NOUNS,
  LETTER_SIZES,
  LETTERING_UNSPACED,
  SMALL_LETTERS,
} from '../vocabulary/signs/look-nouns.ts';

const letters: ReadonlySet<string> = new Set(LETTER_NOUNS.map(foldText));
const sizes: ReadonlySet<string> = new Set([...LETTER_SIZES, ...SMALL_LETTERS].map(foldText));
const small: ReadonlySet<string> = new Set(SMALL_LETTERS.map(foldText));
const LINK = /^(?:in|mit|en|avec|con|com|em|met|с|med|and|und|et|y|e|и|very|sehr|très|muy|molto)$/u;
const POLITE = /^(?:please|pls|plz|bitte|svp|alsjeblieft|tack|per favore|пожалуйста)$/u;
const MAX_WORDS = 4;

/** "big numbers", "in gros caractères": words that ask for words larger than a look would set them. */
export function asksForLargeWords(text: string): boolean {
  const words = foldText(text)
    .split(/[\s.!,]+/)
    .filter((word) => word !== '' && !POLITE.test(word));
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
