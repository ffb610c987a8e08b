import { splitClauses } from './clauses.ts';
import { roles } from './copy-words.ts';
import { readPosition } from './facts.ts';
import { isPlace } from './places.ts';
import { readText } from './reading.ts';
import { isStyleClause } from './request-phrases.ts';
import { findSigns } from './signs.ts';
import type { StatedRole } from './vocabulary/roles.ts';

// "Title:", "The title:", "Slide title:"
const STARTS = /(?:^|[\n;,.、，。"”“»」』'’])\s*(?:(?:and|und|et|y|e|en|и)\s+)?(?:\p{L}{1,10}\s+)?$/u;
const QUOTED = /["“”„«»「」『』《》`]|^['‘]/;
const MAX_FIELDS = 12;
// "and the subtitle reads ..."
const MAX_BEFORE_ROLE = 9;

type Field = { start: number; valueStart: number; role: StatedRole };

/**
 * Puts quotation marks around the values of fields without any ("Title: Hello, Subtitle: World", "unten: Ausgabe
 * 17"), so that they are read like quoted words. Only where a title or other quoted words are; else the text stays.
 */
export function quoteFields(text: string, language: string): string {
  if (!/[:：]/.test(text)) return text;
  const fields = findFields(text, language);
  if (!fields.some(({ role }) => role === 'title' || role === 'text') && !QUOTED.test(text)) return text;
  return fields.reduceRight((result, field, index) => {
    const end = findValueEnd(text, field, fields[index + 1], language);
    const value = text.slice(field.valueStart, end).trim();
    if (value === '' || QUOTED.test(value)) return result;
    return `${text.slice(0, field.valueStart)} “${value}”${result.slice(end)}`;
  }, text);
}

function findFields(text: string, language: string): Field[] {
  const fields: Field[] = [];
  for (const { value, start, end } of roles.find(readText(text), language)) {
    const colon = /^\s{0,2}[:：]/.exec(text.slice(end, end + 3));
    if (!colon || !STARTS.test(text.slice(Math.max(0, start - 20), start))) continue;
    fields.push({ start, valueStart: end + colon[0].length, role: value });
  }
  return fields.slice(0, MAX_FIELDS);
}

/** At the end of the line or sentence, before the next field, or where commas lead on to something else. */
function findValueEnd(text: string, field: Field, next: Field | undefined, language: string): number {
  const line = text.indexOf('\n', field.valueStart);
  const lineEnd = line < 0 ? text.length : line;
  const limit = next && next.start < lineEnd ? next.start : lineEnd;
  const value = text.slice(field.valueStart, limit);
  const clauses = splitClauses(value);
  const first = clauses[0];
  if (!first) return limit;
  if (field.role === 'person') return field.valueStart + (readPosition(value, first.end)?.end ?? first.end);
  const signs = findSigns(readText(value), language);
  let end = first.end;
  for (const clause of clauses.slice(1)) {
    const words = value.slice(clause.start, clause.end);
    const goesOn =
      /^[,、，:：]|[–—|·-]/.test(clause.separator) &&
      !QUOTED.test(words) &&
      !isStyleClause(value, clause, signs) &&
      !roles.find(readText(words), language).some(({ start }) => start < MAX_BEFORE_ROLE) &&
      (field.role !== 'place' || isPlace(words, clause.separator, language) !== undefined);
    if (!goesOn) break;
    end = clause.end;
  }
  return field.valueStart + end + (/^[!?…！？)]+/.exec(value.slice(end))?.[0].length ?? 0);
}
