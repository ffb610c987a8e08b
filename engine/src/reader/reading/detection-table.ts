import { foldText } from '../../lexicon/fold-text.ts';
import { allTerms, concatenate, type Vocabulary } from '../../lexicon/vocabulary.ts';
import {
  closedClassWordsIn,
  furtherStopWords,
  homographsAbroad,
  startersIn,
  stopWordsIn,
} from '../../lexicon/word-lists.ts';
import { DATE_WORDS } from '../dates/date-words.ts';
import { KINDS, MOODS, REQUEST_WORDS, SCHEMES } from '../signs/sign-words.ts';
import { ACTIONS, COLORS, GARMENTS, NOUNS, NUMBERS, SCENE_WORDS, TOPICS } from '../vocabulary.ts';
import { hasManyEndings, termStems } from './stem.ts';
import { type Mark, STEM, WORD_LANGUAGES } from './word-claims.ts';

const ASKED = concatenate<unknown>(KINDS, REQUEST_WORDS, MOODS, SCHEMES, COLORS, DATE_WORDS);
const DRAWN = concatenate<unknown>(NOUNS, SCENE_WORDS, ACTIONS, NUMBERS, GARMENTS, TOPICS);
const LEAST_LETTERS = 4;
// Where nouns are short and English has few of their like: `lis`, `dom`, `kuş`, `älg`.
const LEAST_OF_SHORT = 3;
const LEAST_IN_PHRASE = 6;

type Add = (key: string, mark: Mark) => void;

/** What `engine/data/lexicon/detection.tsv` has to be: the words of all languages of the Latin script, a line each. */
export function makeDetectionTable(): string {
  const rows = new Map<string, Map<string, Set<Mark>>>();
  for (const language of WORD_LANGUAGES) {
    const add: Add = (key, mark) => {
      const row = rows.get(key) ?? new Map<string, Set<Mark>>();
      rows.set(key, row.set(language, (row.get(language) ?? new Set()).add(mark)));
    };
    addCommon(language, add);
    if (language !== 'en') addAsked(language, add);
    addDrawn(language, add);
  }
  const lines = [...rows].map(([key, row]) => {
    const marks = [...row].map(([language, found]) => `${language}:${[...found].join('')}`);
    return `${key}\t${marks.join(' ')}\n`;
  });
  // By code units, as they are searched.
  return lines.sort().join('');
}

function addCommon(language: string, add: Add): void {
  for (const word of stopWordsIn(language)) add(word, 's');
  for (const word of furtherStopWords(language)) add(word, 's');
  for (const word of startersIn(language)) add(word, 'c');
  if (language === 'en') for (const word of homographsAbroad()) add(word, 'h');
  else for (const word of closedClassWordsIn(language)) if (word.length >= LEAST_IN_PHRASE) add(word, 'c');
}

// Request words that English does not share: "Rebajas", "Stellenanzeige", "affiche".
function addAsked(language: string, add: Add): void {
  const english = new Set(wordsOf([...allTerms(ASKED, 'en'), ...allTerms(ASKED, 'any')]).map(withoutStar));
  for (const word of wordsOf(allTerms(ASKED, language))) if (!english.has(withoutStar(word))) add(word, 't');
}

/** Names of things, places and deeds, where a described picture has few function words: "gatti", "lake". */
function addDrawn(language: string, add: Add): void {
  const drawn: Vocabulary<unknown> = language === 'en' ? concatenate(DRAWN, ASKED) : DRAWN;
  const written = allTerms(drawn, language);
  const plain = new Set(
    written.flatMap((term) => term.toLowerCase().split(/[\s*-]+/)).filter((word) => foldText(word) === word),
  );
  const least = language === 'en' || hasManyEndings(language) ? LEAST_OF_SHORT : LEAST_LETTERS;
  const words = new Set(wordsOf(written, least).map(withoutStar));
  for (const word of words) add(word, plain.has(word) ? 'p' : 'd');
  // The endings of the others are those of English words too: "better" is no bed.
  if (!hasManyEndings(language)) return;
  add(STEM, 'd');
  for (const word of words) for (const stem of termStems(word, language)) add(stem, 'd');
}

function wordsOf(terms: readonly string[], leastLetters = LEAST_LETTERS): string[] {
  return terms.flatMap((term) => {
    const words = foldText(term).split(/[\s-]+/);
    // Pieces of phrases are often small words that languages share.
    const least = words.length > 1 ? LEAST_IN_PHRASE : leastLetters;
    return words.filter((word) => withoutStar(word).length >= least);
  });
}

const withoutStar = (word: string): string => word.replace(/\*$/, '');
