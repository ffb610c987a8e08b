import { foldText } from '../../lexicon/fold-text.ts';
import { heavyWords, largeWords, letterNouns, smallWords } from '../../lexicon/word-lists.ts';

/** The same where no blanks part the words: a clause of these alone. */
const LETTERING_UNSPACED =
  /^(?:(?:大|巨大|特大|超大|粗|太|大きな?|太い|큰|굵은|큼직한)(?:的|い|な)?\s?(?:字|字体|字體|文字|数字|數字|标题|標題|フォント|タイトル|글씨|글자|숫자|제목)(?:で|로|으로)?)$/u;
const LINK = /^(?:in|mit|en|avec|con|com|em|met|с|med|and|und|et|y|e|и|very|sehr|très|muy|molto)$/u;
const POLITE = /^(?:please|pls|plz|bitte|svp|alsjeblieft|tack|per favore|пожалуйста)$/u;
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
