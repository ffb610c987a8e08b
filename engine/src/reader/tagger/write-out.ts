import { ISO_STAMP } from '../fields/iso-stamp.ts';
import type { Correction, Stated } from '../fields/stated.ts';
import { AGAIN, SHOWN_MARKS } from '../marks.ts';
import { cleanText } from '../reading/clean-text.ts';
import { spansWithin } from '../spans.ts';
import type { Mark } from './read-marks.ts';

const NUMBER = /^\d{1,3}$/u;
const FRAME = /^[\s"']+|[\s"']+$/gu;

/** A text with the number that was meant. */
function putRight(prompt: string, mark: Mark, corrections: readonly Correction[]): Mark {
  if (!SHOWN_MARKS.has(mark.name)) return mark;
  const own = corrections.find(({ start, end }) => mark.start <= start && end <= mark.end);
  return own
    ? {
        ...mark,
        as: cleanText(prompt.slice(mark.start, own.start) + own.by + prompt.slice(own.end, mark.end)),
      }
    : mark;
}

type Options = { stated: readonly Stated[]; language: string };

/**
 * Writes out for people what was written for programs: the parts of one value are one text, a bare number has its unit, and a day and an hour are
 * those of the language: "2026-04-16T18:30".
 */
export function writeOut(prompt: string, marks: readonly Mark[], { stated, language }: Options): Mark[] {
  const { joined, parts } = joinParts(prompt, marks, { stated, language });
  const corrections = stated.flatMap(({ corrects }) => corrects ?? []);
  return marks
    .map((mark) => putRight(prompt, mark, corrections))
    .filter((mark) => !parts.some(({ start, end }) => mark.start >= start && mark.end <= end))
    .flatMap((mark) => joined.get(mark) ?? writeDay(prompt, mark, language))
    .concat(parts)
    .toSorted((a, b) => a.start - b.start);
}

/** What each text is with the parts that are stated behind it, and these parts. */
function joinParts(
  prompt: string,
  marks: readonly Mark[],
  { stated, language }: Options,
): { joined: Map<Mark, Mark[]>; parts: Mark[] } {
  const joined = new Map<Mark, Mark[]>();
  const parts: Mark[] = [];
  let head: Mark | undefined;
  for (const one of stated) {
    if (one.marks[0] === 'field') continue;
    const words = prompt.slice(one.start, one.end).replace(FRAME, '');
    const [own, ...more] = spansWithin(marks, one).filter(({ name }) => SHOWN_MARKS.has(name));
    if (one.joins !== undefined && head) {
      const first = prompt.slice(head.start, head.end).replace(FRAME, '');
      const before = joined.get(head)?.[0]?.as ?? first;
      const range = writeRange(first, words, language);
      const texts = range ?? [`${before}${one.joins}${cleanText(words)}`];
      joined.set(head, toMarks(head, texts));
      parts.push({ name: AGAIN, start: one.start, end: one.end });
      continue;
    }
    head = more.length === 0 ? own : undefined;
    if (own && one.unit && NUMBER.test(words))
      joined.set(own, toMarks(own, [countIn(words, one.unit, language)]));
  }
  return { joined, parts };
}

/** A text, and an hour behind a day. */
const toMarks = (mark: Mark, [as = '', hour]: readonly string[]): Mark[] =>
  hour === undefined
    ? [{ ...mark, as }]
    : [
        { ...mark, end: mark.end - 1, as },
        { ...mark, name: 'time', start: mark.end - 1, as: hour },
      ];

const countIn = (count: string, unit: 'minute', language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Number(count));

function writeDay(prompt: string, mark: Mark, language: string): Mark[] {
  const words = prompt.slice(mark.start, mark.end).replace(FRAME, '');
  const texts = mark.name === 'date' && mark.as === undefined ? writeStamp(words, language) : undefined;
  return texts ? toMarks(mark, texts) : [mark];
}

/** A day and perhaps an hour in the words of a language; undefined for what is no stamp. */
export const writeStamp = (words: string, language: string): string[] | undefined =>
  writeRange(words, words, language);

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const HOUR = { timeStyle: 'short', timeZone: 'UTC' } as const;

/** The day or days, and the hour or hours, from one stamp to another; undefined where one of them is none. */
function writeRange(first: string, last: string, language: string): string[] | undefined {
  const [from, to] = [readStamp(first), readStamp(last)];
  if (!from || !to) return undefined;
  const day = new Intl.DateTimeFormat(language, DAY).formatRange(from.at, to.at);
  const hour = new Intl.DateTimeFormat(language, HOUR);
  const isOneDay = from.at.toISOString().slice(0, 10) === to.at.toISOString().slice(0, 10);
  if (!from.isTimed) return [plainBlanks(day)];
  const hours = isOneDay && to.isTimed ? hour.formatRange(from.at, to.at) : hour.format(from.at);
  return [day, hours].map(plainBlanks);
}

// Some versions of the tables part an hour from its half of the day by a narrow blank.
const plainBlanks = (text: string): string => text.replace(/[\u202f\u2009\u00a0]/gu, ' ');

function readStamp(words: string): { at: Date; isTimed: boolean } | undefined {
  const { day, hour } = ISO_STAMP.exec(words)?.groups ?? {};
  const at = new Date(`${day}T${hour ?? '00:00'}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { at, isTimed: hour !== undefined };
}
