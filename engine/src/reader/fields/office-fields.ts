import { foldText } from '../../lexicon/fold-text.ts';
import { filterValues } from '../../lexicon/vocabulary.ts';
import { unprintedIn } from '../../lexicon/word-lists.ts';
import { DATE_WORDS } from '../dates/date-words.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { endOfLine } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import type { Key } from './key.ts';
import type { Stated } from './stated.ts';

// "so" is short for Sunday, and a small word.
const NAMES_DAY: ReadonlySet<string> = new Set(['month', 'weekday', 'relative']);
const OF_OFFICE = { marks: ['chat'], shown: false, heads: false } as const;
const DAYS = createLexicon(filterValues(DATE_WORDS, (word) => NAMES_DAY.has(word)));
const ASIDES = /[([（【](?<words>[^()[\]（）【】\n]{1,60})[)\]）】]/gu;
const ENTRY = /^[^\n:：]{1,60}[:：]/u;
// "Submission #4471", "Anfrage Nr. 2231"
const COUNTED = /(?:[#№]|\p{L}{1,3}[.º°] ?)\d+$/u;

/**
 * What of a form is for the office and no fact: in one that says who asks for the card its deadline and number, and anywhere a deadline that names no day
 * ("asap") and what says of itself that it is not to be printed.
 */
export function withOffice(prompt: string, keys: readonly Key[], language: string): readonly Key[] {
  const isOffice = isOfOffice(keys);
  const phrases = [...unprintedIn(language)];
  return keys.map((key, at) => {
    const { field } = key;
    const entry = prompt.slice(
      key.start,
      Math.min(endOfLine(prompt, key.end), keys[at + 1]?.start ?? Infinity),
    );
    if (
      isUnprinted(entry, phrases) ||
      isUndated(key, prompt.slice(key.end, key.start + entry.length), language)
    )
      return { ...key, field: { ...field, ...OF_OFFICE, office: 'sure', parts: false } };
    return isOffice && field.office === 'beside'
      ? { ...key, field: { ...field, ...OF_OFFICE, parts: field.parts && tellsFormat(key) } }
      : key;
  });
}

const isUnprinted = (entry: string, phrases: readonly string[]): boolean =>
  Array.from(entry.matchAll(ASIDES)).some(({ groups }) => {
    const words = foldText(groups?.words ?? '');
    return phrases.some((phrase) => words.includes(phrase));
  });

const isUndated = ({ field }: Key, value: string, language: string): boolean =>
  field.id === 'deadline' && !/\p{N}/u.test(value) && DAYS.find(readText(value), language).length === 0;

/** "Purpose: LinkedIn post", but not what is ticked of a row. */
const tellsFormat = ({ field, by }: Key): boolean => field.marks.includes('format') && by !== 'boxes';

const isOfOffice = (keys: readonly Key[]): boolean =>
  keys.some(({ field, startsLine }) => field.office === 'sure' && startsLine);

/** Of a form that says what the title is, the line above its entries is its own name, where it is for the office or is counted. */
export function findFormName(prompt: string, keys: readonly Key[]): Stated[] {
  const [first] = keys;
  const isTitled = keys.some(({ field }) => field.id === 'title');
  if (!first?.startsLine || !isTitled) return [];
  const [name = '', ...lines] = prompt
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isCounted = COUNTED.test(name.trim()) && lines.every((line) => ENTRY.test(line));
  const start = prompt.indexOf(name);
  const isAbove = prompt.slice(start + name.length, first.start).trim() === '' || isCounted;
  return start < first.start && !ENTRY.test(name) && isAbove && (isCounted || isOfOffice(keys))
    ? [{ start, end: start + name.length, marks: ['request'], whole: true }]
    : [];
}
