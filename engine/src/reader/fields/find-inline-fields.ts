import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import type { Span } from '../spans.ts';
import { type Field, findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

/** A name without a colon and its value: "salary €82k to €98k"; without a field where no form has the name. */
export type InlineField = { name: Span; value: Span; field: Field | undefined };

type Run = { fields: InlineField[]; ids: Set<string> };

// What facts of an offer or an event are; other names begin titles too ("Course Design").
const FACTS: ReadonlySet<string> = new Set(['date', 'time', 'place', 'price', 'discount', 'code', 'rating']);
const LEAST_KNOWN = 2;
const LONGEST_NAME = 3;
// A value is a name, a number or a sum.
const VALUE = /^\s+(?=\p{Lu}|\p{N}|\p{Sc}|["“„«「])/u;
const COMMA = /^[,;،]$/u;
const SMALL = /^\p{Ll}[\p{L}\p{M}]+$/u;

/**
 * Finds facts that stand behind each other as in a form without colons: "Place Lisbon, mode Remote 4 days, salary €82k to €98k". At least two of
 * them begin with the names of different fields.
 */
export function findInlineFields(
  prompt: string,
  language: string,
  clauses: readonly Clause[],
): InlineField[] {
  const quotes = findQuotes(prompt);
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const clause of clauses) {
    const isQuoted = quotes.some(({ start, end }) => start < clause.start && clause.start < end);
    const found = isQuoted ? undefined : readClause(prompt, clause, language);
    const goesOn = run !== undefined && COMMA.test(clause.separator.trim());
    if (found && !goesOn) runs.push({ fields: [], ids: new Set() });
    run = found && runs.at(-1);
    if (!found || !run) continue;
    run.fields.push(found);
    if (found.field) run.ids.add(found.field.id);
  }
  return runs.filter(({ ids }) => ids.size >= LEAST_KNOWN).flatMap(({ fields }) => fields);
}

function readClause(prompt: string, { start, end }: Clause, language: string): InlineField | undefined {
  const words = prompt.slice(start, end);
  const blanks = Array.from(words.matchAll(/\s+/gu), ({ index }) => index).slice(0, LONGEST_NAME);
  const told = blanks.filter((blank) => VALUE.test(words.slice(blank)));
  const split = (blank: number, field: Field | undefined): InlineField => ({
    name: { start, end: start + blank },
    value: { start: end - words.slice(blank).trimStart().length, end },
    field,
  });
  for (const blank of told.toReversed()) {
    const field = findField(words.slice(0, blank), [language, 'en', ANY_LANGUAGE]);
    if (field && FACTS.has(field.marks[0] ?? '')) return split(blank, field);
  }
  const [blank] = told;
  return blank !== undefined && SMALL.test(words.slice(0, blank)) ? split(blank, undefined) : undefined;
}

/** What such facts state; one whose name nobody knows is a note. */
export const stateInlineFields = (fields: readonly InlineField[]): Stated[] =>
  fields.flatMap(({ name, value, field }): Stated[] => [
    named(name.start, name.end),
    { ...value, marks: field?.marks ?? ['note'], whole: !field?.parts },
  ]);
