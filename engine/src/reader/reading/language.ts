import type { Language } from '../../brief/design-request.ts';
import { findNouns } from '../find-nouns.ts';
import { readText } from './reading.ts';
import { type Claim, claimsOf, WORD_LANGUAGES } from './word-claims.ts';

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[ٹڈڑںہۓ]/gu, 'ur'],
  [/[پچژگکی]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];

// Where none of its own letters is in a text.
const UKRAINIAN =
  /(?<!\p{L})(?:як|що|щоб|із|зі|від|чи|або|це|цей|ця|й|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)(?!\p{L})/iu;
const RUSSIAN =
  /[ыэёъ]|(?<!\p{L})(?:ищем|ждем|будем|продаем|нужен|нужна|нужно|нужны|требуется|или|если|как|от|из|сегодня|завтра|скидка|скидки|работа|свадьба|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|понедельник|вторник|четверг|пятница|пятницу|суббота|субботу|воскресенье)(?!\p{L})/iu;
// Signs that are written so in Japan alone.
const OF_JAPAN =
  /[黒桜駅広気絵焼込畑峠円発売対変実読戦団続総竜滝亀沢歩渋帰徳栄単関県験鉄検権緑雑図働楽薬仏遅辺釣歳]/u;

// Letters and endings that hardly another language has, for Latin text too short for function words.
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/giu, 'vi'],
  [/[ğışİ]/gu, 'tr'],
  [/[łąęśźżć]/giu, 'pl'],
  [/[ěřůť]/giu, 'cs'],
  [/[ľĺŕ]/giu, 'sk'],
  [/[őű]/giu, 'hu'],
  [/[ășțţ]/giu, 'ro'],
  [/[ėįų]/giu, 'lt'],
  [/[āēīņļķģ]/giu, 'lv'],
  [/[þð]/giu, 'is'],
  [/[čšž]/giu, 'hr'],
  [/kk|yy|(?:ää|öö|uu|aa|ii|ss[aä]|ll[aä]|st[aä]|inen)(?!\p{L})/giu, 'fi'],
  [/[æø]/giu, 'da'],
  [/[æø]/giu, 'nb'],
  [/[åäö]/giu, 'sv'],
  [/[ßäöü]/giu, 'de'],
  [/[ãõêâ]/giu, 'pt'],
  // A piñata and a jalapeño are known by these names everywhere.
  [/(?<!jalape)ñ(?!ata)|[¿¡]/giu, 'es'],
  [/[éèêçàù]/giu, 'fr'],
];

// No neighbour writes their letters.
const OWN_LETTERS: readonly Language[] = ['tr', 'pl', 'cs', 'hu', 'ro', 'da', 'nb'];
// Double letters are in other languages too: two in a text are Finnish.
const LEAST_FINNISH = 2;
// A request word of its own tells more than a small word that several languages share.
const WEIGHTS: Readonly<Record<Claim, number>> = {
  common: 1,
  telling: 1.5,
  pictured: 1,
  unaccented: 0.4,
  shared: 0.4,
};
// A small word that two languages more have at most.
const SURE_ENGLISH = 0.75;
// English words are at home in other languages too: many of them prove little.
const ENGLISH_NOUN = 0.6;
const MAX_ENGLISH_NOUNS = 2.4;
// The first sentences tell the language as well as the whole.
const MAX_WORDS = 120;
const LATIN = /\p{Script=Latin}/gu;

/** BCP 47 primary tag by script, then the words of each language, then telling letters; `en` when nothing tells. */
export const detectLanguage = (text: string): Language => tellLanguage(text) ?? 'en';

/** As `detectLanguage`; undefined when nothing tells. */
export function tellLanguage(text: string): Language | undefined {
  const latin = count(text, LATIN);
  for (const [script, language] of SCRIPTS) {
    const letters = count(text, script);
    // A few kana or syllables tell more than the Latin names around them; a stray one tells nothing.
    if (letters > 0 && letters * 4 >= latin) return neighbourOf(language, text);
  }
  return tellLatin(text);
}

/** Two languages of one script, told apart by their own words and signs. */
function neighbourOf(language: Language, text: string): Language {
  if (language === 'ru' && !RUSSIAN.test(text) && (UKRAINIAN.test(text) || knowsMore('uk', 'ru', text)))
    return 'uk';
  return language === 'zh' && OF_JAPAN.test(text) ? 'ja' : language;
}

/** Whether more of what a text names is named in the one language than in the other. */
function knowsMore(one: Language, other: Language, text: string): boolean {
  const reading = readText(text);
  const known = (language: Language): number => findNouns(reading, language).length;
  return reading.words.length <= MAX_WORDS && known(one) > known(other);
}

function tellLatin(text: string): Language | undefined {
  const lettered = LETTERS.filter(
    ([letters, language]) => count(text, letters) >= (language === 'fi' ? LEAST_FINNISH : 1),
  ).map(([, language]) => language);
  if (lettered.includes('vi')) return 'vi';
  const scores = scoreWords(text);
  for (const language of OWN_LETTERS)
    if (lettered.includes(language)) scores.set(language, (scores.get(language) ?? 0) + 1);
  if (/å/iu.test(text))
    for (const language of ['sv', 'da', 'nb']) scores.set(language, (scores.get(language) ?? 0) + 1);
  const most = Math.max(...scores.values());
  if (most === 0) return lettered[0];
  // Equal ones are told apart by their letters; English has none of its own.
  const best = WORD_LANGUAGES.filter((language) => (scores.get(language) ?? 0) > most - 1e-6);
  const english = scores.get('en') ?? 0;
  // "Peer-to-peer databases": one name of a thing proves less than a small word of English beside it.
  if (most <= 1 && english >= SURE_ENGLISH && lettered.length === 0) return 'en';
  // One English-looking word proves little ("in"), and none nothing.
  if (best[0] === 'en' && most < 2 && lettered[0]) return lettered[0];
  const agreed = best.find((language) => lettered.includes(language));
  return (best[0] === 'en' ? 'en' : agreed) ?? best[0] ?? 'en';
}

/** What every word says for each language that has it: the less, the more languages have it. */
function scoreWords(text: string): Map<string, number> {
  const scores = new Map<string, number>(WORD_LANGUAGES.map((language) => [language, 0]));
  let nouns = 0;
  // "Peer-to-peer": a name said twice is one word more, no more proof.
  const named = new Set<string>();
  for (const { folded, start, end } of readText(text).words.slice(0, MAX_WORDS)) {
    const name = isName(text, start);
    const accented = text.slice(start, end).toLowerCase() !== folded;
    const claims = [...claimsOf(folded, accented)].filter(
      ([language, claim]) => !(name && language !== 'de') && !(claim === 'pictured' && named.has(folded)),
    );
    named.add(folded);
    for (const [language, claim] of claims) {
      const noun = language === 'en' && claim === 'pictured';
      if (noun && nouns >= MAX_ENGLISH_NOUNS) continue;
      if (noun) nouns += ENGLISH_NOUN;
      const weight = noun ? ENGLISH_NOUN : WEIGHTS[claim];
      // Small words that English shares ("a", "for") are still the ones that most of its sentences have.
      const shared = claims.length ** (language === 'en' && claim === 'common' ? 0.25 : 0.5);
      scores.set(language, (scores.get(language) ?? 0) + weight / shared);
    }
  }
  return scores;
}

/** "Lake Como", "Villa Rosa": a capital in mid-sentence, where only German has them on common words. */
function isName(text: string, start: number): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text.slice(start)) &&
    /[^.!?:\s]\s$/u.test(text.slice(Math.max(0, start - 3), start))
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
