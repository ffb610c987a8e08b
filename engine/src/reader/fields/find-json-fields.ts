import { foldText } from '../../lexicon/fold-text.ts';
import { fileKeys } from '../../lexicon/word-lists.ts';
import { type Field, findField } from './field-names.ts';
import { ANY_MARK, named, type Stated } from './stated.ts';

const TOKEN =
  /"(?<text>(?:[^"\\\n]|\\.)*)"(?<key>\s*:)?|(?<literal>-?\d+(?:\.\d+)?|true|false|null)(?=\s*[,\]}])/gu;
const NO_TEXT = /^(?:true|false|null)$/;
const OF_FILE = ['chat'] as const;
const OPENS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
const NAMES: ReadonlySet<string> = new Set(['name', 'title']);
const VALUES: ReadonlySet<string> = new Set(['price', 'discount', 'date', 'time']);

/**
 * Finds the fields of JSON in a prompt: keys are never for the card, and the values of those that are known are what they say;
 * those at
 * its top that say what the file is ("type") are not. What has a name within another field is that field ("speakers": [{ "name": ... }]); names in the rows of a list are its items.
 */
export function findJsonFields(prompt: string, languages: readonly string[]): Stated[] {
  const from = prompt.search(/\{\s*"/u);
  const to = prompt.lastIndexOf('}');
  if (from < 0 || to < from || !/"\s*:/u.test(prompt.slice(from, to))) return [];
  const json = prompt.slice(from, to + 1);
  const counts = countKeys(json);
  const stated: Stated[] = [];
  let [field, parent, marks]: [Field | undefined, Field | undefined, readonly string[] | undefined] = [
    undefined,
    undefined,
    undefined,
  ];
  // The rows of a list are a level below.
  let depth = prompt.slice(0, from).trimEnd().endsWith('[') ? 1 : 0;
  let [end, wasKey] = [0, false];
  for (const { 0: whole, index, groups = {} } of json.matchAll(TOKEN)) {
    const start = from + index;
    const { text, key, literal = '' } = groups;
    const between = json.slice(end, index);
    if (between.includes(']')) parent = undefined;
    for (const sign of between) depth += OPENS[sign] ?? 0;
    if (text !== undefined && key !== undefined) {
      if (wasKey) parent = field;
      field = findField(text, languages);
      const isOfFile = depth === 1 && fileKeys().has(foldText(text));
      marks = isOfFile ? OF_FILE : field && toMarks(field, parent, (counts.get(text) ?? 0) > 1);
      stated.push(named(start, start + whole.length));
    } else if (NO_TEXT.test(literal))
      stated.push({ ...named(start, start + literal.length), marks: ['chat'] });
    else if (text === undefined) push(stated, start, start + literal.length, marks);
    else push(stated, start + 1, start + 1 + text.length, marks);
    [end, wasKey] = [index + whole.length, key !== undefined];
  }
  return stated;
}

function countKeys(json: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { groups = {} } of json.matchAll(TOKEN))
    if (groups.key !== undefined) counts.set(groups.text ?? '', (counts.get(groups.text ?? '') ?? 0) + 1);
  return counts;
}

/** What the value of a field is: within another one what that is, in rows their text or value. */
function toMarks({ id, marks }: Field, parent: Field | undefined, isRow: boolean): readonly string[] {
  if (NAMES.has(id) && parent) return parent.marks;
  if (!isRow) return marks;
  return NAMES.has(id) ? ['item'] : VALUES.has(id) ? ['value'] : marks;
}

/** The value of a field that nobody knows is anything, but nothing around it is of it. */
function push(stated: Stated[], start: number, end: number, marks: readonly string[] = ANY_MARK): void {
  if (start < end) stated.push({ start, end, marks, whole: marks !== ANY_MARK && !marks.includes('time') });
}
