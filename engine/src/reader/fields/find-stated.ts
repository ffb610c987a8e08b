import { languagesOf } from './field-names.ts';
import { findDatedVenues } from './find-dated-venues.ts';
import { findJsonFields } from './find-json-fields.ts';
import { findKeyedFields } from './find-keyed-fields.ts';
import { findMailFrame } from './find-mail-frame.ts';
import { findPicturedClauses } from './find-pictured-clauses.ts';
import { findTableRows } from './find-table-rows.ts';
import type { Stated } from './stated.ts';

/**
 * Finds what a prompt itself says of its parts, as forms, JSON, tables, mails and rows of "name value" do: what is stated holds, whatever the
 * network thinks. In order, without overlap.
 */
export function findStated(prompt: string, language: string): Stated[] {
  const names = Array.from(
    prompt.matchAll(/^\s*([\p{L}\p{M} -]{1,24}?)\s*[:：]/gmu),
    ([, name = '']) => name,
  );
  const languages = languagesOf(names, language);
  const stated: Stated[] = [];
  for (const one of [
    ...findJsonFields(prompt, languages),
    ...findTableRows(prompt),
    ...findMailFrame(prompt, languages),
    ...findKeyedFields(prompt, language),
    ...findPicturedClauses(prompt, language),
    ...findDatedVenues(prompt, language),
  ])
    if (!stated.some(({ start, end }) => start < one.end && one.start < end)) stated.push(one);
  return withOneTitle(stated.toSorted((a, b) => a.start - b.start));
}

/** One field is the title: the first that can be nothing else; no other is, then. */
function withOneTitle(stated: readonly Stated[]): Stated[] {
  const title = stated.find(({ marks }) => marks.length === 1 && marks[0] === 'title');
  if (!title) return [...stated];
  return stated.map((one) => {
    if (one === title || !one.marks.includes('title')) return one;
    const others = one.marks.filter((mark) => mark !== 'title');
    return { ...one, marks: others.length > 0 ? others : ['subtitle'] };
  });
}
