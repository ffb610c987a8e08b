import { foldText } from '../../lexicon/fold-text.ts';
import { fileKeys } from '../../lexicon/word-lists.ts';
import { HIDDEN_MARKS } from '../marks.ts';
import { type Field, findField, findKey } from './field-names.ts';
import { DAY, ISO_STAMP, withoutHour } from './iso-stamp.ts';
import { ANY_MARK, named, type Stated, toSetting } from './stated.ts';

const TOKEN =
  /"(?<text>(?:[^"\\\n]|\\.)*)"(?<key>\s*:)?|(?<literal>-?\d+(?:\.\d+)?|true|false|null)(?=\s*[,\]}])|(?<sign>[{}[\]])/gu;
// A block of code has no text but its own.
const FENCE = { before: /`{3}\w*\s*$/u, behind: /^\s*`{3}/u } as const;
const NO_TEXT = /^(?:true|false|null)$/;
const ADDRESS = /^(?:https?:|www\.|\/|\S+\/\S+\.\w{2,4}$)/iu;
const NAMES: ReadonlySet<string> = new Set(['name', 'title']);
const VALUES: ReadonlySet<string> = new Set(['price', 'discount', 'date', 'time']);
const WHOLES: ReadonlySet<string> = new Set(['place', 'price', 'discount']);
// Rows are items unless their list says what they are.
const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_MARKS);
const ROWS: ReadonlySet<string> = new Set(['items', 'event']);
// "45" and "EUR" are one sum, a house and its town one place.
const JOINTS: Readonly<Record<string, string>> = {
  price: ' ',
  place: ', ',
  person: ', ',
  author: ', ',
  tags: ' · ',
};

/** An object or a list: what its key says that it is, and whether something of that was set already. */
type Frame = { isList: boolean; field: Field | undefined; ofRow: boolean; told: { begun: boolean } };

/** A value with its key, in the frames around it. */
type Value = { text: string; key: string | undefined; isNumber: boolean; frames: readonly Frame[] };

/**
 * Finds the fields of JSON in a prompt: keys are never for the card, and the values of those that are known are what they say; those at its top that
 * say what the file is ("type") are not, nor numbers whose key says nothing. What a known field holds is that field: its name ("speakers": [{ "name": ... }]) and,
 * in one text, its parts ("venue": { "name", "city" }); names in the rows of a list are its items.
 */
export function findJsonFields(prompt: string, languages: readonly string[]): Stated[] {
  const first = prompt.search(/\{\s*"/u);
  const to = prompt.lastIndexOf('}');
  if (first < 0 || to < first || !/"\s*:/u.test(prompt.slice(first, to))) return [];
  const before = prompt.slice(0, first).trimEnd();
  const from = before.endsWith('[') ? before.length - 1 : first;
  const tokens = Array.from(prompt.slice(from, to + 1).matchAll(TOKEN));
  const isTitled = tokens.some(
    ({ groups }) => groups?.key && findField(groups.text ?? '', languages)?.id === 'title',
  );
  const stated = findFence(prompt, from, to + 1);
  const frames: Frame[] = [];
  let key: string | undefined;
  for (const { 0: whole, index, groups = {} } of tokens) {
    const start = from + index;
    const { text, literal, sign } = groups;
    const end = start + whole.length;
    if (sign === '}' || sign === ']') frames.pop();
    else if (sign !== undefined) frames.push(toFrame(sign === '[', key, frames.at(-1), languages));
    else if (groups.key !== undefined) stated.push(named(start, end));
    else if (text !== '')
      stated.push(
        ...toStated(
          text === undefined ? { start, end } : { start: start + 1, end: end - 1 },
          { text: text ?? literal ?? '', key, isNumber: text === undefined, frames },
          { languages, isTitled },
        ),
      );
    key = groups.key === undefined ? undefined : text;
  }
  return stated;
}

function findFence(prompt: string, from: number, to: number): Stated[] {
  const opened = FENCE.before.exec(prompt.slice(0, from));
  const closed = FENCE.behind.exec(prompt.slice(to));
  return opened && closed ? [named(opened.index, from), named(to, to + closed[0].length)] : [];
}

function toFrame(
  isList: boolean,
  key: string | undefined,
  within: Frame | undefined,
  languages: readonly string[],
): Frame {
  const own = key === undefined ? undefined : findKey(key, languages);
  const isRow = within?.isList === true && !isList;
  const field = own ?? within?.field;
  const isOfSame = within !== undefined && !isRow && field === within.field;
  return {
    isList,
    field,
    ofRow: isRow && (!field || ROWS.has(field.id) || VALUES.has(field.id)),
    told: isOfSame ? within.told : { begun: false },
  };
}

type Options = { languages: readonly string[]; isTitled: boolean };

function toStated(
  { start, end }: { start: number; end: number },
  value: Value,
  { languages, isTitled }: Options,
): Stated[] {
  const { text, key, isNumber, frames } = value;
  const frame = frames.at(-1);
  const around = frame?.field;
  const own = key === undefined ? undefined : findKey(key, languages);
  const one = { start, end, whole: true };
  // Whatever a theme has is of it: colors, motifs.
  if (around && HIDDEN.has(around.marks[0] ?? '') && !frame?.ofRow)
    return [{ ...one, marks: own && HIDDEN.has(own.marks[0] ?? '') ? own.marks : around.marks }];
  const isOfFile = key !== undefined && frames.length === 1 && fileKeys().has(foldText(key));
  if (NO_TEXT.test(text) || isOfFile) return [{ ...one, marks: ['chat'] }];
  if (frame?.ofRow && own) return [{ ...one, marks: toMarksOfRow(own) }];
  if (frame?.isList && key === undefined && ROWS.has(around?.id ?? '')) return [{ ...one, marks: ['item'] }];
  // Whatever a place or a price has is of it; whoever somebody is else is not.
  const isOfWhole = !own && (key === undefined || WHOLES.has(around?.id ?? ''));
  const isNamed = own && (NAMES.has(own.id) || own.id === around?.id);
  const isPart = around && !frame.ofRow && !ROWS.has(around.id) && (isOfWhole || isNamed);
  if (isPart) {
    const isTold = !isNumber || key === undefined || VALUES.has(around.id);
    if (!isTold || ADDRESS.test(text)) return [{ ...one, marks: ['chat'] }];
    const joins = frame.told.begun ? JOINTS[around.id] : undefined;
    frame.told.begun = true;
    return [{ ...one, marks: around.marks, ...(joins === undefined ? {} : { joins }) }];
  }
  if (own?.id === 'name' && !isTitled) return [{ ...one, marks: ['title'] }];
  if (own?.id === 'published' && ISO_STAMP.test(text) && end - start > DAY) return withoutHour(one);
  if (ISO_STAMP.test(text) && own?.marks[0] !== 'chat')
    return [{ ...one, ...(own ? toSetting(own) : {}), marks: ['date'] }];
  if (own) return [{ ...one, ...toSetting(own), marks: own.marks, whole: !own.marks.includes('time') }];
  if (isNumber || ADDRESS.test(text)) return [{ ...one, marks: [], whole: false }];
  // The value of a field that nobody knows is anything, but nothing around it is of it.
  return [{ ...one, marks: ANY_MARK, whole: false }];
}

const toMarksOfRow = ({ id, marks }: Field): readonly string[] =>
  NAMES.has(id) ? ['item'] : VALUES.has(id) ? ['value'] : marks;
