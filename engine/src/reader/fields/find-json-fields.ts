import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

const TOKEN =
  /"(?<text>(?:[^"\\\n]|\\.)*)"(?<key>\s*:)?|(?<literal>-?\d+(?:\.\d+)?|true|false|null)(?=\s*[,\]}])/gu;
const NO_TEXT = /^(?:true|false|null)$/;

/** Finds the fields of JSON in a prompt: keys are never for the card, and the values of those that are known are what they say. */
export function findJsonFields(prompt: string, languages: readonly string[]): Stated[] {
  const from = prompt.search(/\{\s*"/u);
  const to = prompt.lastIndexOf('}');
  if (from < 0 || to < from || !/"\s*:/u.test(prompt.slice(from, to))) return [];
  const json = prompt.slice(from, to + 1);
  const isRepeated = (name: string): boolean => json.split(`"${name}"`).length > 2;
  const rowed = new Map<string, boolean>();
  const stated: Stated[] = [];
  let marks: readonly string[] | undefined;
  for (const { 0: whole, index, groups = {} } of json.matchAll(TOKEN)) {
    const start = from + index;
    const { text, key, literal = '' } = groups;
    if (text !== undefined && key !== undefined) {
      const isRow = rowed.get(text) ?? isRepeated(text);
      rowed.set(text, isRow);
      marks = isRow ? toRow(findField(text, languages)?.marks) : findField(text, languages)?.marks;
      stated.push(named(start, start + whole.length));
    } else if (NO_TEXT.test(literal))
      stated.push({ ...named(start, start + literal.length), marks: ['chat'] });
    else if (text === undefined) push(stated, start, start + literal.length, marks);
    else push(stated, start + 1, start + 1 + text.length, marks);
  }
  return stated;
}

const VALUES: ReadonlySet<string> = new Set(['price', 'discount', 'date', 'time']);

/** What a field is that every row of a list has: the row's text, or its value. */
const toRow = (marks: readonly string[] | undefined): readonly string[] | undefined =>
  marks?.includes('title') || marks?.includes('person')
    ? ['item']
    : marks && VALUES.has(marks[0] ?? '')
      ? ['value']
      : marks;

function push(stated: Stated[], start: number, end: number, marks: readonly string[] | undefined): void {
  if (marks && start < end) stated.push({ start, end, marks, whole: !marks.includes('time') });
}
