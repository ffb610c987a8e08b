import type { Copy } from '../../brief/design-request.ts';
import { sentenceCase, titleCase } from '../copy/title.ts';
import { readText, toWordSet } from '../reading/reading.ts';
import { DATE_WORDS, type DateWord } from '../vocabulary/facts/months.ts';
import { findDates } from './dates.ts';
import { PLACE_WORD } from './places.ts';

// Where days and months have capitals, whoever types in a hurry leaves them out.
const CAPITALIZED = ['en', 'de'] as const;

const wordsOf = (language: 'en' | 'de', values: readonly DateWord[]): ReadonlySet<string> =>
  toWordSet(
    DATE_WORDS.filter(({ value }) => values.includes(value))
      .map(({ terms }) => terms[language] ?? '')
      .join(', ')
      .replaceAll(', ', ' '),
  );

const LONG = new Map(
  CAPITALIZED.map((language) => [language as string, wordsOf(language, ['weekday', 'month'])]),
);
// "may", "sat" are other words as well: they count in a date alone.
const SHORT = new Map(
  CAPITALIZED.map((language) => [language as string, wordsOf(language, ['short-weekday', 'short-month'])]),
);

// "npm i" installs.
const FIRST_PERSON = /(?<![^\s(“"'’-])(?<!\b(?:npm|pnpm|bun|yarn) )i(?=['’](?:m|ve|ll|d)\b|[\s,!?)”"]|$)/gu;

/**
 * Days and months with the capitals that English and German give them, "I" with its own in English, a capital at the head of the line that says
 * when, and places too where the whole prompt was
 * written without. What holds one of `quotes` stays as it is: quoted words are drawn letter for letter.
 */
export function capitalizeHurried(
  copy: Copy,
  prompt: string,
  { language, quotes }: { language: string; quotes: readonly string[] },
): Copy {
  const hurried = !/\p{Lu}/u.test(prompt);
  const isQuoted = (text: string): boolean => quotes.some((quote) => text.includes(quote));
  const mend = (text: string): string => (isQuoted(text) ? text : capitalize(text, language));
  const head = (text: string): string => (isQuoted(text) ? text : sentenceCase(mend(text)));
  const place = (text: string): string => {
    if (isQuoted(text) || !(hurried || PLACE_WORD.test(text))) return text;
    return language === 'en' ? titleCase(text) : sentenceCase(text);
  };
  return {
    ...copy,
    title: mend(copy.title),
    ...(copy.eyebrow ? { eyebrow: mend(copy.eyebrow) } : {}),
    ...(copy.subtitle ? { subtitle: mend(copy.subtitle) } : {}),
    ...(copy.date ? { date: head(copy.date) } : {}),
    ...(copy.place ? { place: place(copy.place) } : {}),
    ...(copy.callToAction ? { callToAction: mend(copy.callToAction) } : {}),
    ...(copy.lines ? { lines: copy.lines.map(mend) } : {}),
  };
}

function capitalize(said: string, language: string): string {
  const text = language === 'en' ? said.replace(FIRST_PERSON, 'I') : said;
  const long = LONG.get(language);
  const short = SHORT.get(language);
  if (!long || !short) return text;
  const reading = readText(text);
  const dates = findDates(reading, language);
  return reading.words.reduceRight((result, { start, end, folded }) => {
    const dated = dates.some((date) => start >= date.start && end <= date.end);
    const named = long.has(folded) || (dated && short.has(folded));
    if (!named || !/^\p{Ll}/u.test(text.slice(start))) return result;
    return result.slice(0, start) + result.charAt(start).toUpperCase() + result.slice(start + 1);
  }, text);
}
