import { splitClauses, trimSpan } from '../reading/clauses.ts';
import { isWithin, overlaps } from '../spans.ts';
import { languagesOf } from './field-names.ts';
import { findAnnouncedRows } from './find-announced-rows.ts';
import { findAskedQuotes } from './find-asked-quotes.ts';
import { findCorrections } from './find-corrections.ts';
import { findDayRows } from './find-day-rows.ts';
import { findDeniedNames, findDeniedQuotes } from './find-denied.ts';
import { findFrontMatter } from './find-front-matter.ts';
import { findHeadings } from './find-headings.ts';
import { findHedgedWishes } from './find-hedged-wishes.ts';
import { findInlineFields, stateInlineFields } from './find-inline-fields.ts';
import { findJsonFields } from './find-json-fields.ts';
import { findKeyedFields } from './find-keyed-fields.ts';
import { findMailFrame } from './find-mail-frame.ts';
import { findPartedRows } from './find-parted-rows.ts';
import { findPicturedClauses } from './find-pictured-clauses.ts';
import { findRetracted } from './find-retracted.ts';
import { findRowFacts, stateRowFacts } from './find-row-facts.ts';
import { findSchedule } from './find-schedule.ts';
import { findSides } from './find-sides.ts';
import { findSpeakers } from './find-speakers.ts';
import { findTableRows } from './find-table-rows.ts';
import { findTopic, mayHead } from './find-topic.ts';
import { findWithheld } from './find-withheld.ts';
import type { Stated } from './stated.ts';

/**
 * Finds what a prompt itself says of its parts, as forms, JSON, tables, mails and rows of "name value" do: what is stated holds, whatever the
 * network thinks. In order, without overlap.
 */
export function findStated(prompt: string, language: string): Stated[] {
  const names = Array.from(
    prompt.matchAll(/^[^\S\n]{0,20}(\p{L}[\p{L}\p{M} -]{0,23}?)\s{0,4}[:：]/gmu),
    ([, name = '']) => name,
  );
  const languages = languagesOf(names, language);
  const clauses = splitClauses(prompt);
  const speakers = findSpeakers(prompt);
  const stated: Stated[] = [];
  for (const one of [
    ...findJsonFields(prompt, languages),
    ...findFrontMatter(prompt),
    ...findTableRows(prompt, { language, languages }),
    ...findPartedRows(prompt, languages),
    // A chat says when, too.
    ...(speakers.length > 0 ? [] : findSchedule(prompt, language, clauses)),
    ...findMailFrame(prompt, languages),
    ...findWithheld(prompt, language, clauses),
    ...findCorrections(prompt, language, speakers),
    ...findRetracted(prompt, language),
    ...findAnnouncedRows(prompt, language, clauses),
    ...findSides(prompt, language, languages),
    ...findDeniedQuotes(prompt, language, clauses),
    ...findDeniedNames(prompt, language, clauses),
    ...findAskedQuotes(prompt, language, clauses),
    ...findDayRows(prompt),
    ...findKeyedFields(prompt, language, clauses),
    ...stateRowFacts(findRowFacts(prompt, language), languages),
    ...stateInlineFields(findInlineFields(prompt, language, clauses)),
    ...findHeadings(prompt, language),
    ...speakers,
    ...findHedgedWishes(prompt, language, clauses),
    ...findPicturedClauses(prompt, language, clauses),
  ])
    stated.push(...besideOthers(prompt, one, stated));
  return withOneTitle(
    prompt,
    withQuoted(stated).toSorted((a, b) => a.start - b.start),
    language,
  );
}

/** What is stated, without what was stated before of its beginning or its end. */
function besideOthers(prompt: string, one: Stated, others: readonly Stated[]): Stated[] {
  const [other, ...more] = others.filter((before) => overlaps(before, one));
  if (!other) return [one];
  if (more.length > 0 || one.marks[0] === 'field' || isWithin(one, other)) return [];
  if (one.start < other.start === one.end > other.end) return [];
  const rest =
    one.start < other.start ? trimSpan(prompt, one.start, other.start) : trimSpan(prompt, other.end, one.end);
  const to = rest.start + prompt.slice(rest.start, rest.end).replace(/[\s,;.–—-]+$/u, '').length;
  return rest.start < to ? [{ ...one, start: rest.start, end: to }] : [];
}

/** Who is named beside a stated quotation said it. */
function withQuoted(stated: readonly Stated[]): readonly Stated[] {
  if (!stated.some(({ marks }) => marks[0] === 'quote')) return stated;
  return stated.map((one) => (one.marks.includes('author') ? { ...one, marks: ['author'] } : one));
}

/**
 * One field is the title: the first that can be nothing else, or of a prompt that is all form the product or event that it names, or the topic, where
 * only the show or paper is quoted that it is from; no other is, then.
 */
function withOneTitle(prompt: string, stated: readonly Stated[], language: string): Stated[] {
  const definite =
    stated.find(({ marks }) => marks.length === 1 && marks[0] === 'title') ??
    (isForm(prompt, stated) ? stated.find(isThing) : undefined);
  const topic = definite ? undefined : findTopic(prompt, stated, language);
  const title = definite ?? topic?.title;
  if (!title) return [...stated];
  return [...stated, ...(topic?.senders ?? [])]
    .map((one) => {
      if (one === title) return { ...one, marks: ['title'] };
      if (!one.marks.includes('title')) return one;
      const others = one.marks.filter((mark) => mark !== 'title');
      return { ...one, marks: others.length > 0 ? others : ['subtitle'] };
    })
    .toSorted((a, b) => a.start - b.start);
}

/** A product or an event, which is what a card is about. */
const isThing = (one: Stated): boolean => mayHead(one) && !one.marks.includes('person');

/** Whether each of at least three lines begins with the name of a field. */
function isForm(prompt: string, stated: readonly Stated[]): boolean {
  const starts = Array.from(
    prompt.matchAll(/^[\s*_#>-]*(?=\S)/gmu),
    ({ 0: blank, index }) => index + blank.length,
  );
  const names = new Set(stated.flatMap(({ marks, start }) => (marks[0] === 'field' ? [start] : [])));
  return starts.length > 2 && starts.every((start) => names.has(start));
}
