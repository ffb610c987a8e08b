import { createLexicon } from './lexicon.ts';
import { readText } from './reading.ts';
import { ROLES } from './vocabulary/roles.ts';

const roles = createLexicon(ROLES);
// "Title:", "The title:", "Slide title:"
const STARTS = /(?:^|[\n;,.])\s*(?:\p{L}{1,10}\s+)?$/u;
const MAX_FIELDS = 12;

type Field = { start: number; valueStart: number; title: boolean };

/**
 * Puts quotation marks around the values of fields without any ("Title: Hello, Subtitle: World"), so that
 * they are read like quoted words. Only where a title is among the fields; other text stays as it is.
 */
export function quoteFields(text: string, language: string): string {
  if (!/[:：]/.test(text)) return text;
  const fields = findFields(text, language);
  if (!fields.some(({ title }) => title)) return text;
  return fields.reduceRight((result, field, index) => {
    const end = findValueEnd(text, field, fields[index + 1]);
    const value = text.slice(field.valueStart, end).trim();
    if (value === '' || /["“”„«»「」『』《》`]|^['‘]/.test(value)) return result;
    return `${text.slice(0, field.valueStart)} “${value}”${result.slice(end)}`;
  }, text);
}

function findFields(text: string, language: string): Field[] {
  const fields: Field[] = [];
  for (const { value, start, end } of roles.find(readText(text), language)) {
    const colon = /^\s{0,2}[:：]/.exec(text.slice(end, end + 3));
    if (!colon || !STARTS.test(text.slice(Math.max(0, start - 14), start))) continue;
    fields.push({ start, valueStart: end + colon[0].length, title: value === 'title' });
  }
  return fields.slice(0, MAX_FIELDS);
}

/** At the end of the line, before the next field, or at the last field's first comma. */
function findValueEnd(text: string, field: Field, next: Field | undefined): number {
  const line = text.indexOf('\n', field.valueStart);
  const lineEnd = line < 0 ? text.length : line;
  if (next && next.start < lineEnd) {
    const before = text.slice(field.valueStart, next.start);
    return next.start - (before.length - before.replace(/[\s,;.]+$/, '').length);
  }
  const comma = text.indexOf(', ', field.valueStart);
  return comma < 0 ? lineEnd : Math.min(lineEnd, comma);
}
