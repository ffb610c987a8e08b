import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { dateWords } from '../dates/date-words.ts';
import { countWork } from './work-budget.ts';

/** A stretch of a text between separators, trimmed. */
export type Clause = {
  start: number;
  end: number;
  /** What parts it from the clause before: empty for the first. */
  separator: string;
};

// Sentence ends need a blank behind them ("2.0", "acme.com"), commas none between digits ("10,000"); a bracket
// that hangs on a word belongs to it ("un(e) comptable"). A dash between two small numbers is a score: "Lions 3 - 1 Tigers".
const SEPARATORS =
  /\n+|[;；؛،、，。！？।؟]|,(?!\d)|(?<=\p{Script=Han}),|[.!?]+(?=\s|$)|[!?]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|:(?=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]):|：|(?!(?<=(?<![\d.:,$€£-])\d{1,3})\s[–-]\s\d{1,3}(?:\s\p{Lu}|$|[,;]))\s[–—|·•-]\s|—(?=\S)|(?<!\p{L})\(|(?<!\p{L}\([^()\s]{1,4})\)|[[\]（）]|(?<=\S)[ \u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?<!电话|電話|热线|咨询|手机)[ \u3000]+(?=\d)(?!\d+(?:\.\d+)+(?=$|[\s,\uff0c、。]))|(?<=[\p{Script=Thai}\p{M}\d])[ ]+(?=\p{Script=Thai})|(?<=[\p{Script=Thai}\p{M}])[ ]+(?=\d)/gu;
const ABBREVIATION = languageRule(
  'u',
)`(?:^|\s|\.)(?:\p{Lu}|p\.\s?p|${'abbreviations'}|[Uu]\.\s?A\.\s?w\.\s?g|\p{L}*[Ss]tr)$`(ANY_LANGUAGE);

// "Friedrichstr. 5" is as long as they get.
const MAX_ABBREVIATED = 20;
const MAX_COUNTED = 20;

const MONTHS = dateWords('month', 'short-month').join('|');
const COUNTED = new RegExp(
  `^\\.\\s(?:${MONTHS}|${languageRule('u')`${'ordinalNouns'}`(ANY_LANGUAGE).source})(?!\\p{L})`,
  'iu',
);

/** "18. Mai", "40. Geburtstag": the full stop counts. */
function isOrdinal(text: string, at: number): boolean {
  return (
    /(?:^|\D)\d{1,3}$/.test(text.slice(Math.max(0, at - 4), at)) &&
    COUNTED.test(text.slice(at, at + MAX_COUNTED))
  );
}

const BOUND = languageRule('iu')`(?<![\p{L}\d]|\d\s)${'bounds'}$`(ANY_LANGUAGE);

/** "max. 8 people", "ca. 90 Minuten" */
function isBound(text: string, at: number): boolean {
  return /^\.\s?\d/.test(text.slice(at, at + 3)) && BOUND.test(text.slice(Math.max(0, at - 6), at));
}

/** "7:00 p. m. principiantes" */
const isHalfOfDay = (text: string, at: number): boolean =>
  /\d\s?[ap](?:\.\s?m)?$/u.test(text.slice(Math.max(0, at - 6), at)) &&
  /^\.\s\p{Ll}/u.test(text.slice(at, at + 3));

/** Cuts a text at punctuation that parts thoughts: commas, sentence ends, dashes with spaces, brackets. */
export function splitClauses(text: string): Clause[] {
  countWork(text.length);
  const clauses: Clause[] = [];
  let start = 0;
  let separator = '';
  const close = (end: number): void => {
    const clause = trimSpan(text, start, end);
    if (clause.start < clause.end) {
      clauses.push({ ...clause, separator });
      separator = '';
    }
  };
  for (const match of text.matchAll(SEPARATORS)) {
    const isNoEnd = [isOrdinal, isBound, isHalfOfDay].some((is) => is(text, match.index));
    if (match[0] === '.' && isNoEnd) continue;
    if (
      (match[0] === '.' || (match[0] === ':' && /^\s*\d/.test(text.slice(match.index + 1)))) &&
      ABBREVIATION.test(text.slice(Math.max(0, match.index - MAX_ABBREVIATED), match.index))
    )
      continue;
    close(match.index);
    separator += match[0];
    start = match.index + match[0].length;
  }
  close(text.length);
  return clauses;
}

export function trimSpan(text: string, start: number, end: number): { start: number; end: number } {
  const slice = text.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  return { start: from, end: Math.max(from, end - (slice.length - slice.trimEnd().length)) };
}
