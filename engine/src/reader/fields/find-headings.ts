import { findDates } from '../dates/find-dates.ts';
import { type Line, listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { named, type Stated } from './stated.ts';

const HEADING = /^ {0,3}(?<signs>#{1,6}[ \t]+)(?<words>\S.*)$/u;
// "[5.0.0] - 2025-08-19", "Version 2.3.0 (5 January)"
const VERSION =
  /^\[?(?<name>(?:\p{L}+ )?v?\d+(?:\.\d+)+[\w.+-]*)\]?(?:\(\S*:\S*\))?[\s–—(-]*(?<day>[^()]*)\)?$/u;
// What heads a part of a card, or is the name of a part that readers do not see.
const OF_PART = ['label', 'eyebrow', 'subtitle', 'field', 'request', 'chat'] as const;

type Heading = Line & { signs: string; version: { name: Line; day: Line } | undefined };

/**
 * Finds the headings of Markdown among other lines: the first version of a changelog is the title, else the one of the first level; others head what
 * is below them.
 */
export function findHeadings(prompt: string, language: string): Stated[] {
  if (!prompt.trim().includes('\n')) return [];
  const headings = listHeadings(prompt, language);
  const title = headings.find(({ version }) => version) ?? headings.find(({ signs }) => signs.trim() === '#');
  return headings.flatMap((heading): Stated[] => {
    const { signs, start, end, version } = heading;
    const sign = named(start - signs.length, start);
    if (heading !== title) return [sign, { start, end, marks: OF_PART, whole: true }];
    const { name, day } = version ?? { name: heading, day: undefined };
    return [
      { ...sign, end: name.start },
      { start: name.start, end: name.end, marks: ['title'], whole: true },
      ...(day && day.text !== ''
        ? [named(name.end, day.start), { start: day.start, end: day.end, marks: ['date'], whole: true }]
        : []),
    ];
  });
}

function listHeadings(prompt: string, language: string): Heading[] {
  return listLines(prompt).flatMap(({ text, start }): Heading[] => {
    const { signs, words } = HEADING.exec(withoutEnd(text))?.groups ?? {};
    if (signs === undefined || words === undefined) return [];
    const at = start + text.indexOf(signs) + signs.length;
    return [{ signs, ...toLine(at, words), version: readVersion(words, at, language) }];
  });
}

/** A line without the signs that may close a heading. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[ \t#]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

const toLine = (start: number, text: string): Line => ({ start, end: start + text.length, text });

/** A version, and the day that is all that may stand behind it. */
function readVersion(words: string, at: number, language: string): Heading['version'] {
  const { name, day = '' } = VERSION.exec(words)?.groups ?? {};
  if (name === undefined) return undefined;
  const [date] = findDates(readText(day), language);
  const isDay = day === '' || (date?.start === 0 && date.end === day.length);
  return isDay
    ? { name: toLine(at + words.indexOf(name), name), day: toLine(at + words.lastIndexOf(day), day) }
    : undefined;
}
