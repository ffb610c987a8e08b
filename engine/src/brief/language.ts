import type { Language } from './brief.ts';
import { foldText, readText } from './reading.ts';
import { COLOURS } from './vocabulary/colours.ts';
import { KINDS } from './vocabulary/kinds.ts';
import { DATE_WORDS } from './vocabulary/months.ts';
import { MOODS } from './vocabulary/moods.ts';
import { NOUNS } from './vocabulary/nouns.ts';
import { ACTIONS } from './vocabulary/postures.ts';
import { REQUEST_WORDS } from './vocabulary/request-words.ts';
import { SCENE_WORDS } from './vocabulary/scenes.ts';
import { SCHEMES } from './vocabulary/schemes.ts';
import { STOP_WORDS } from './vocabulary/stop-words.ts';
import type { VocabularyLanguage } from './vocabulary/terms.ts';

const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
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
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];

// Letters that hardly another language has, for Latin text too short for function words.
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/giu, 'vi'],
  [/[ğışİ]/gu, 'tr'],
  [/[łąęśźżć]/giu, 'pl'],
  [/[ěřůťď]/giu, 'cs'],
  [/[őű]/giu, 'hu'],
  [/[ßäöü]/giu, 'de'],
  [/[ãõêâ]/giu, 'pt'],
  [/[ñ¿¡]/giu, 'es'],
  [/[éèêçàù]/giu, 'fr'],
];

// The first sentences tell the language as well as the whole.
const MAX_WORDS = 120;
const LATIN = /\p{Script=Latin}/gu;

/** BCP 47 primary tag by script, then function words, then telling letters; `en` when nothing tells. */
export function detectLanguage(text: string): Language {
  const latin = count(text, LATIN);
  for (const [script, language] of SCRIPTS) {
    const letters = count(text, script);
    // A few kana or syllables tell more than the Latin names around them; a stray one tells nothing.
    if (letters > 0 && letters * 4 >= latin) return language;
  }
  return detectLatin(text);
}

function detectLatin(text: string): Language {
  const words = readText(text).words.slice(0, MAX_WORDS);
  const scores = Object.entries(STOP_WORDS).map(([language, list]) => {
    const own = ownWords(language);
    const common = words.filter(({ folded, start }) => list.has(folded) && !isName(text, start)).length;
    const telling = words.filter(
      ({ folded, start }) =>
        isOwn(own, folded) && !list.has(folded) && (language === 'de' || !isName(text, start)),
    ).length;
    const pictured = words.filter(
      ({ folded, start }) =>
        isPictured(language, folded) && !list.has(folded) && (language === 'de' || !isName(text, start)),
    ).length;
    // A request word of its own tells more than a small word that several languages share.
    // English words are at home in other languages too.
    const seen = language === 'en' ? Math.min(pictured * 0.4, 1.6) : pictured;
    return { language, hits: common + telling * 1.5 + seen };
  });
  const most = Math.max(...scores.map(({ hits }) => hits));
  const best = scores.filter(({ hits }) => hits === most).map(({ language }) => language);
  const lettered = LETTERS.filter(([letters]) => count(text, letters) > 0).map(([, language]) => language);
  if (lettered.includes('vi')) return 'vi';
  // One English-looking word proves little ("in"), and none nothing.
  if (best[0] === 'en' && most < 2 && lettered[0]) return lettered[0];
  const agreed = best.find((language) => lettered.includes(language));
  return (best[0] === 'en' ? 'en' : agreed) ?? best[0] ?? 'en';
}

/** "Lake Como", "Villa Rosa": a capital in mid-sentence, where only German has them on common words. */
function isName(text: string, start: number): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text.slice(start)) &&
    /[^.!?:\s]\s$/u.test(text.slice(Math.max(0, start - 3), start))
  );
}

const picturedByLanguage = new Map<string, ReadonlySet<string>>();

function picturedWords(language: Language): ReadonlySet<string> {
  const known = picturedByLanguage.get(language);
  if (known) return known;
  const terms = [...NOUNS, ...SCENE_WORDS, ...ACTIONS].map(
    (entry) => entry.terms[language as VocabularyLanguage],
  );
  const words = new Set(terms.flatMap((list) => wordsOf(list).map(withoutStar)));
  picturedByLanguage.set(language, words);
  return words;
}

/** Names of things, places and deeds, where a described picture has few function words: "gatti", "lake". */
function isPictured(language: Language, word: string): boolean {
  const bare = word.length > 4 ? word.replace(/(?:es|s|en|n|x)$/, '') : word;
  const known = picturedWords(language);
  if (!known.has(word) && !known.has(bare)) return false;
  const english = picturedWords('en');
  return language === 'en' || !(english.has(word) || english.has(bare));
}

type OwnWords = { whole: ReadonlySet<string>; stems: readonly string[] };

// Request words that English does not share: "Rebajas", "Stellenanzeige", "affiche".
const ownWordsByLanguage = new Map<string, OwnWords>();

function ownWords(language: Language): OwnWords {
  const known = ownWordsByLanguage.get(language);
  if (known) return known;
  const entries = [...KINDS, ...REQUEST_WORDS, ...MOODS, ...SCHEMES, ...COLOURS, ...DATE_WORDS];
  const english = new Set(
    entries.flatMap(({ terms }) => [...wordsOf(terms.en), ...wordsOf(terms.any)]).map(withoutStar),
  );
  const words = entries.flatMap(({ terms }) => wordsOf(terms[language as VocabularyLanguage]));
  const own = language === 'en' ? [] : words.filter((word) => !english.has(withoutStar(word)));
  const made = {
    whole: new Set(own.filter((word) => !word.endsWith('*'))),
    stems: own.filter((word) => word.endsWith('*')).map(withoutStar),
  };
  ownWordsByLanguage.set(language, made);
  return made;
}

function isOwn({ whole, stems }: OwnWords, word: string): boolean {
  return whole.has(word) || stems.some((stem) => word.startsWith(stem) && isEnding(stem, word));
}

/** A short stem begins too many words: "seri*" would claim "series". */
function isEnding(stem: string, word: string): boolean {
  return stem.length > 4 || word.length - stem.length <= 1;
}

function wordsOf(terms: string | undefined): string[] {
  return (terms ?? '').split(',').flatMap((term) => {
    const words = foldText(term.trim()).split(/[\s-]+/);
    // Pieces of phrases are often small words that languages share.
    const least = words.length > 1 ? 6 : 4;
    return words.filter((word) => withoutStar(word).length >= least);
  });
}

function withoutStar(word: string): string {
  return word.replace(/\*$/, '');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
