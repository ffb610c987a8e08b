import { foldText } from '../../lexicon/fold-text.ts';
import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { heavyWords, largeWords, letterNouns, smallWords } from '../../lexicon/word-lists.ts';

/** The same where no blanks part the words: a clause of these alone. */
const LETTERING_UNSPACED = languageRule('u')`${'largeLetters'}`(ANY_LANGUAGE);
const LINK = languageRule('u')`${'letterLinks'}`(ANY_LANGUAGE);
const POLITE = languageRule('u')`${'polite'}`(ANY_LANGUAGE);
const MAX_WORDS = 4;

/** "big numbers", "in gros caractères": words that ask for words larger than a look would set them. */
export function asksForLargeWords(text: string): boolean {
  const words = foldText(text)
    .split(/[\s.!,]+/)
    .filter((word) => word !== '' && !POLITE.test(word));
  return words.length <= MAX_WORDS && isLettering(words) && !words.some((word) => smallWords().has(word));
}

/** Says how large or heavy letters are. */
export const isLetterSize = (word: string): boolean =>
  largeWords().has(word) || heavyWords().has(word) || smallWords().has(word);

/** How large the words shall stand, and nothing else. */
function isLettering(words: readonly string[]): boolean {
  if (LETTERING_UNSPACED.test(words.join(' '))) return true;
  const bare = words.filter((word) => !LINK.test(word));
  return (
    bare.some((word) => letterNouns().has(word)) &&
    bare.some(isLetterSize) &&
    bare.every((word) => letterNouns().has(word) || isLetterSize(word))
  );
}
