import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import type { Token } from './tokenize.ts';

const WORD = /^[\p{L}\p{M}\p{N}]/u;
const NUMBER = /^\p{N}/u;
// Between two words without a blank these join: "sat/sun", "C++", "Tess's", "A&B", "10:30".
const JOINER = /^[-–’'&/.:_·・%°#*]$/u;
const UNIT = /^(?:\p{Sc}|[%°‰])$/u;
const isLetters = (word: string): boolean => /^\p{L}/u.test(word) && !UNSPACED.test(word);
export const DASH = /^[-–—~〜～]$/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]/u;
// What is counted, directly behind a number in a script without spaces: 3月, 10時, 500円, 20点.
const COUNTER =
  /^[年月日号號時时分秒点點円元人名个個歳岁周週回期階阶层室番万萬億亿千百年级級代目割折枚本杯冊组組件円]$/u;
/** Currencies in letters, which belong to the sum beside them. */
export const CURRENCY_WORDS = 'kr|zł|zl|tl|eur|euro|euros|usd|gbp|chf|dkk|nok|sek|pln|руб|грн|rp|rs|円|元|원';
export const CURRENCY_WORD = new RegExp(`^(?:${CURRENCY_WORDS})$`, 'iu');
const SHORTENED = /^(?:jt|k|r)$/iu;
export const HALF_OF_DAY = /^(?:am|pm|a\.m|p\.m|uhr|uur|h|hrs|std)$/iu;

// "St. Corvane", "Dr. Lind": the stop ends no sentence.
const NAME_LEAD = languageRule('u')`^(?:${'nameLeads'})$`(ANY_LANGUAGE);
const CAPITALIZED = /^\p{Lu}/u;

// A name may end before an apostrophe ("Noah's", "Kurdu'nda"), but a number has its ending ("%40'a"), and "O'Brien" is one name.
const mayEnd = (name: string, joint: string): boolean =>
  /^[’']$/u.test(joint) && !NUMBER.test(name) && name.length > 2;

/**
 * Whether a token belongs to the one before it so closely that no mark may begin or end between them: a number and its
 * unit, a range, a name written with joints. Linear in the number of tokens.
 */
export function findBonds(text: string, tokens: readonly Token[]): boolean[] {
  const words = tokens.map((token) => token.text);
  const touches = (at: number): boolean => at > 0 && tokens[at - 1]?.end === tokens[at]?.start;
  const bonds = tokens.map((_, at) => at > 0 && isBound(at));
  return bonds;

  function isBound(at: number): boolean {
    const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
    if (word === '\n' || before === '\n') return false;
    if (word === '.' && touches(at) && NAME_LEAD.test(before) && CAPITALIZED.test(after)) return true;
    if (before === '.' && touches(at - 1) && NAME_LEAD.test(words[at - 2] ?? '') && CAPITALIZED.test(word))
      return true;
    if (touches(at)) {
      // A code, a version, a unit: FRIDGE50, v2, 10k.
      if ((isLetters(before) && NUMBER.test(word)) || (NUMBER.test(before) && isLetters(word))) return true;
      if (
        JOINER.test(word) &&
        WORD.test(before) &&
        touches(at + 1) &&
        WORD.test(after) &&
        !UNSPACED.test(after) &&
        !mayEnd(before, word)
      )
        return true;
      if (
        WORD.test(word) &&
        JOINER.test(before) &&
        at > 1 &&
        touches(at - 1) &&
        WORD.test(words[at - 2] ?? '') &&
        !UNSPACED.test(word) &&
        !mayEnd(words[at - 2] ?? '', before)
      )
        return true;
      if (NUMBER.test(before) && (UNIT.test(word) || COUNTER.test(word) || /^[ºª]$/u.test(word))) return true;
      if (NUMBER.test(word) && (UNIT.test(before) || /^[+#@-]$/.test(before))) return true;
      if (word === '+' && (WORD.test(before) || before === '+') && !NUMBER.test(after)) return true;
      if (word === '#' && /^\p{Lu}$/u.test(before)) return true;
      if (/^\p{M}/u.test(word)) return true;
      if (UNIT.test(word) && (CURRENCY_WORD.test(before) || SHORTENED.test(before))) return true;
    }
    if (
      NUMBER.test(before) &&
      (UNIT.test(word) || CURRENCY_WORD.test(word) || SHORTENED.test(word) || HALF_OF_DAY.test(word)) &&
      isNear(at)
    )
      return true;
    if (NUMBER.test(word) && (UNIT.test(before) || /^(?:kr|Rp|Rs|CHF|EUR|USD)$/u.test(before)) && isNear(at))
      return true;
    if (DASH.test(word) && NUMBER.test(before) && NUMBER.test(after)) return true;
    return DASH.test(before) && at > 1 && NUMBER.test(words[at - 2] ?? '') && NUMBER.test(word);
  }

  function isNear(at: number): boolean {
    return /^[ \u00a0\u202f]?$/u.test(text.slice((tokens[at - 1] as Token).end, (tokens[at] as Token).start));
  }
}
