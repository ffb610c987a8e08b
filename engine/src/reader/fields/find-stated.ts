import { splitClauses } from '../reading/clauses.ts';
import { languagesOf } from './field-names.ts';
import { findAnnouncedRows } from './find-announced-rows.ts';
import { findAskedQuotes } from './find-asked-quotes.ts';
import { findChosenRows } from './find-chosen-rows.ts';
import { findCorrections } from './find-corrections.ts';
import { findDatedVenues } from './find-dated-venues.ts';
import { findDayRows } from './find-day-rows.ts';
import { findDeniedNames, findDeniedQuotes } from './find-denied-quotes.ts';
import { findFrontMatter } from './find-front-matter.ts';
import { findHeadings } from './find-headings.ts';
import { findHedgedWishes } from './find-hedged-wishes.ts';
import { findInlineFields, stateInlineFields } from './find-inline-fields.ts';
import { findJsonFields } from './find-json-fields.ts';
import { findKeyedFields } from './find-keyed-fields.ts';
import { findMailFrame } from './find-mail-frame.ts';
import { findNumberedRows } from './find-numbered-rows.ts';
import { findPicturedClauses } from './find-pictured-clauses.ts';
import { findQuotedRows } from './find-quoted-rows.ts';
import { findRowFacts, stateRowFacts } from './find-row-facts.ts';
import { findSchedule } from './find-schedule.ts';
import { findSides } from './find-sides.ts';
import { findSpeakers } from './find-speakers.ts';
import { findTableRows } from './find-table-rows.ts';
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
    ...findNumberedRows(prompt, languages),
    // A chat says when, too.
    ...(speakers.length > 0 ? [] : findSchedule(prompt, language, clauses)),
    ...findMailFrame(prompt, languages),
    ...findChosenRows(prompt, language, clauses),
    ...findWithheld(prompt, language, clauses),
    ...findCorrections(prompt, language, speakers),
    ...findAnnouncedRows(prompt, language, clauses),
    ...findSides(prompt, language, languages),
    ...findDeniedQuotes(prompt, language, clauses),
    ...findDeniedNames(prompt, language, clauses),
    ...findAskedQuotes(prompt, language, clauses),
    ...findQuotedRows(prompt, languages),
    ...findDayRows(prompt),
    ...findKeyedFields(prompt, language, clauses),
    ...stateRowFacts(findRowFacts(prompt, language), languages),
    ...stateInlineFields(findInlineFields(prompt, language, clauses)),
    ...findHeadings(prompt, language),
    ...speakers,
    ...findHedgedWishes(prompt, language, clauses),
    ...findPicturedClauses(prompt, language, clauses),
    ...findDatedVenues(prompt, language),
  ])
    if (!stated.some(({ start, end }) => start < one.end && one.start < end)) stated.push(one);
  return withOneTitle(
    prompt,
    withQuoted(stated).toSorted((a, b) => a.start - b.start),
  );
}

/** Who is named beside a stated quotation said it. */
function withQuoted(stated: readonly Stated[]): readonly Stated[] {
  if (!stated.some(({ marks }) => marks[0] === 'quote')) return stated;
  return stated.map((one) => (one.marks.includes('author') ? { ...one, marks: ['author'] } : one));
}

/**
 * One field is the title: the first that can be nothing else, or of a prompt that is all form the product or event that it names; no other is,
 * then.
 */
function withOneTitle(prompt: string, stated: readonly Stated[]): Stated[] {
  const title =
    stated.find(({ marks }) => marks.length === 1 && marks[0] === 'title') ??
    (isForm(prompt, stated) ? stated.find(isThing) : undefined);
  if (!title) return [...stated];
  return stated.map((one) => {
    if (one === title) return { ...one, marks: ['title'] };
    if (!one.marks.includes('title')) return one;
    const others = one.marks.filter((mark) => mark !== 'title');
    return { ...one, marks: others.length > 0 ? others : ['subtitle'] };
  });
}

/** A product or an event, which is what a card is about. */
const isThing = ({ marks }: Stated): boolean =>
  marks.includes('title') && ['title', 'brand'].includes(marks[0] ?? '') && !marks.includes('person');

/** Whether each of at least three lines begins with the name of a field. */
function isForm(prompt: string, stated: readonly Stated[]): boolean {
  const starts = Array.from(
    prompt.matchAll(/^[\s*_#>-]*(?=\S)/gmu),
    ({ 0: blank, index }) => index + blank.length,
  );
  const names = new Set(stated.flatMap(({ marks, start }) => (marks[0] === 'field' ? [start] : [])));
  return starts.length > 2 && starts.every((start) => names.has(start));
}
