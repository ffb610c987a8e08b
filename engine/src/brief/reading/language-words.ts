import { CLOSED_CLASS_WORDS } from '../vocabulary/closed-class-words.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { ENGLISH_HOMOGRAPHS } from '../vocabulary/english-homographs.ts';
import { STARTERS } from '../vocabulary/function-words.ts';
import { GARMENTS } from '../vocabulary/garments.ts';
import { KINDS } from '../vocabulary/kinds.ts';
import { DATE_WORDS } from '../vocabulary/months.ts';
import { MOODS } from '../vocabulary/moods.ts';
import { NOUNS } from '../vocabulary/nouns.ts';
import { NUMBERS } from '../vocabulary/numbers.ts';
import { ACTIONS } from '../vocabulary/postures.ts';
import { REQUEST_WORDS } from '../vocabulary/request-words.ts';
import { SCENE_WORDS } from '../vocabulary/scenes.ts';
import { SCHEMES } from '../vocabulary/schemes.ts';
import { STOP_WORDS } from '../vocabulary/stop-words.ts';
import type { Entry, VocabularyLanguage } from '../vocabulary/terms.ts';
import { TOPICS } from '../vocabulary/topics.ts';
import { foldText } from './reading.ts';
import { hasManyEndings, termStems, textStems } from './stem.ts';

/** How a language knows a word: as a small word, as a word of requests, as a name of what can be drawn. */
export type Claim =
  | 'common'
  | 'telling'
  | 'pictured'
  /** It would be a name of what can be drawn if it had its accents: `back` is hardly `bäck`. */
  | 'unaccented'
  /** It is an English word as well, of something that has no drawing: `crane`, `kale`. */
  | 'shared';

type Words = { whole: ReadonlySet<string>; stems: readonly string[] };
type Pictured = { whole: ReadonlySet<string>; stems: ReadonlySet<string>; plain: ReadonlySet<string> };

const ASKED: readonly Entry<unknown>[] = [
  ...KINDS,
  ...REQUEST_WORDS,
  ...MOODS,
  ...SCHEMES,
  ...COLOURS,
  ...DATE_WORDS,
];
const DRAWN: readonly Entry<unknown>[] = [
  ...NOUNS,
  ...SCENE_WORDS,
  ...ACTIONS,
  ...NUMBERS,
  ...GARMENTS,
  ...TOPICS,
];
const LEAST_LETTERS = 4;
// Where nouns are short and English has few of their like: `lis`, `dom`, `kuş`, `älg`.
const LEAST_OF_SHORT = 3;
const LEAST_IN_PHRASE = 6;

/**
 * Whether a folded word is one of the language, and how; what English has too counts as English alone.
 * `accented`: it has accents as written.
 */
export function claimOf(word: string, language: string, accented = true): Claim | undefined {
  if (STOP_WORDS[language]?.has(word) || STARTERS[language]?.has(word)) return 'common';
  if (language !== 'en' && word.length >= LEAST_IN_PHRASE && CLOSED_CLASS_WORDS[language]?.has(word))
    return 'common';
  if (language !== 'en' && isAsked(askedWords(language), word)) return 'telling';
  const english = !accented && ENGLISH_HOMOGRAPHS.has(word);
  if (english && language === 'en') return 'pictured';
  if (!isPictured(word, language)) return undefined;
  if (english) return 'shared';
  const { whole, plain } = drawnWords(language);
  return accented || !whole.has(word) || plain.has(word) ? 'pictured' : 'unaccented';
}

/** Names of things, places and deeds, where a described picture has few function words: "gatti", "lake". */
function isPictured(word: string, language: string): boolean {
  if (!isDrawn(word, language)) return false;
  return language === 'en' || !(isDrawn(word, 'en') || STOP_WORDS.en?.has(word));
}

function isDrawn(word: string, language: string): boolean {
  const { whole, stems } = drawnWords(language);
  if (whole.has(word) || (word.length > 4 && whole.has(word.replace(/(?:es|s|en|n|x)$/, '')))) return true;
  return (
    word.length > LEAST_LETTERS && stems.size > 0 && textStems(word, language).some((stem) => stems.has(stem))
  );
}

const drawnWords = remembered((language): Pictured => {
  const least = language === 'en' || hasManyEndings(language) ? LEAST_OF_SHORT : LEAST_LETTERS;
  const written = language === 'en' ? [...DRAWN, ...ASKED] : DRAWN;
  const words = written.flatMap(({ terms }) => wordsOf(terms[language], least)).map(withoutStar);
  // The endings of the others are those of English words too: "better" is no bed.
  const stems = hasManyEndings(language) ? words.flatMap((word) => termStems(word, language)) : [];
  const plain = written
    .flatMap(({ terms }) => (terms[language] ?? '').toLowerCase().split(/[,\s*-]+/))
    .filter((word) => foldText(word) === word);
  return { whole: new Set(words), stems: new Set(stems), plain: new Set(plain) };
});

// Request words that English does not share: "Rebajas", "Stellenanzeige", "affiche".
const askedWords = remembered((language): Words => {
  const english = new Set(
    ASKED.flatMap(({ terms }) => [...wordsOf(terms.en), ...wordsOf(terms.any)]).map(withoutStar),
  );
  const own = ASKED.flatMap(({ terms }) => wordsOf(terms[language])).filter(
    (word) => !english.has(withoutStar(word)),
  );
  return {
    whole: new Set(own.filter((word) => !word.endsWith('*'))),
    stems: own.filter((word) => word.endsWith('*')).map(withoutStar),
  };
});

function isAsked({ whole, stems }: Words, word: string): boolean {
  return whole.has(word) || stems.some((stem) => word.startsWith(stem) && isEnding(stem, word));
}

/** A short stem begins too many words: "seri*" would claim "series". */
function isEnding(stem: string, word: string): boolean {
  return stem.length > 4 || word.length - stem.length <= 1;
}

function wordsOf(terms: string | undefined, leastLetters = LEAST_LETTERS): string[] {
  return (terms ?? '').split(',').flatMap((term) => {
    const words = foldText(term.trim()).split(/[\s-]+/);
    // Pieces of phrases are often small words that languages share.
    const least = words.length > 1 ? LEAST_IN_PHRASE : leastLetters;
    return words.filter((word) => withoutStar(word).length >= least);
  });
}

function withoutStar(word: string): string {
  return word.replace(/\*$/, '');
}

function remembered<Made>(make: (language: VocabularyLanguage) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language as VocabularyLanguage);
    made.set(language, known);
    return known;
  };
}
