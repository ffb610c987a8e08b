import { literal } from '../../lexicon/literal.ts';
import type { DesignToken, ProseColor } from './design-document.ts';
import { type DesignWord, holdsWord, isSparing } from './design-words.ts';
import { COLOR, toHash } from './read-prose.ts';
import { toPlain, walkProse } from './walk-prose.ts';

const MAX_SENTENCES = 600;
const MAX_CHARACTERS = 400;
// A sentence begins with what it is about.
const SUBJECT_CHARACTERS = 48;
const MIN_NAME = 3;
const MAX_NAMES = 100;

export type Sentence = {
  text: string;
  headings: readonly string[];
  /** From 1: of the paragraph. */
  line: number;
};

/** The sentences of each paragraph, outside of lists, tables and code. */
export function readSentences(text: string): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let open: (Sentence & { last: number }) | undefined;
  let count = 0;
  const close = (): void => {
    if (!open || count >= MAX_SENTENCES) return;
    const { headings, line } = open;
    const sentences = open.text
      .split(/(?<=[.!?…]["”»)*_]{0,3})\s+|(?<=[。！？])/u)
      .filter((one) => one.trim() !== '' && one.length <= MAX_CHARACTERS)
      .map((one) => ({ text: one, headings, line }));
    count += sentences.length;
    paragraphs.push(sentences);
  };
  for (const { kind, headings, line, ...part } of walkProse(text)) {
    if (kind !== 'text' || !('text' in part)) continue;
    if (open?.last === line - 1) open = { ...open, text: `${open.text} ${part.text}`, last: line };
    else {
      close();
      open = { text: part.text, headings, line, last: line };
    }
  }
  close();
  return paragraphs;
}

const ROLES: readonly DesignWord[] = ['quiet', 'ground', 'accent', 'primary', 'headings', 'text'];

/** The one role that the words speak of; none where they speak of several, or say what is not. */
function findRole(words: string): ProseColor['role'] {
  if (holdsWord('negated', words)) return undefined;
  const [role, ...others] = ROLES.filter((one) => holdsWord(one, words));
  // "Secondary text" and "the words of headings" are text, too.
  const isText = (role === 'quiet' || role === 'headings') && others.length === 1 && others[0] === 'text';
  return others.length === 0 || isText ? (role as ProseColor['role']) : undefined;
}

/**
 * Colors that a sentence gives one role to: with their value ("Our pages are porcelain, #f3eee6."), or by the name that
 * a list gave them ("Orange is the background of the website.").
 */
export function readTold(
  paragraphs: readonly (readonly Sentence[])[],
  prose: readonly ProseColor[],
): ProseColor[] {
  const byName = new Map(prose.map((color) => [color.name.toLowerCase(), color] as const));
  const findAll = createFinder([...byName.keys()]);
  return paragraphs.flat().flatMap(({ text, headings, line }) => {
    const values = [...text.matchAll(COLOR)];
    let from = 0;
    const valued = values.flatMap(({ 0: value, index }) => {
      const before = text.slice(from, index);
      from = index + value.length;
      const role = findRole(before);
      return role === undefined
        ? []
        : [{ name: toPlain(before).slice(-60), value: toHash(value), says: '', role, headings, line }];
    });
    if (values.length > 0) return valued;
    const [first = ''] = findAll(text.slice(0, SUBJECT_CHARACTERS));
    const named = byName.get(first);
    const role = named && findRole(text.slice(named.name.length));
    return named === undefined || role === undefined ? [] : [{ ...named, says: '', role, headings, line }];
  });
}

/**
 * What sentences keep off areas, as paths and values. One that names no color speaks of the color of the sentence before
 * it: "Heather is used sparingly. It is never a background."
 */
export function readKeptOff(
  paragraphs: readonly (readonly Sentence[])[],
  prose: readonly ProseColor[],
  tokens: readonly DesignToken[],
): string[] {
  const known = new Map<string, string>();
  for (const { path, value } of tokens)
    if (value.search(COLOR) === 0) known.set((path.at(-1) ?? '').toLowerCase(), value);
  for (const { name, value } of prose) known.set(name.toLowerCase(), value);
  // "Never a background" is not about the color of that name.
  for (const name of known.keys())
    if (holdsWord('ground', name) || holdsWord('text', name)) known.delete(name);
  const findAll = createFinder([...known.keys()]);
  const kept = new Set<string>();
  for (const sentences of paragraphs) {
    let subject: string | undefined;
    for (const { text } of sentences) {
      const values = new Set([
        ...(text.match(COLOR) ?? []).map(toHash),
        ...findAll(text).flatMap((name) => known.get(name) ?? []),
      ]);
      const [value] = values;
      // Of two colors it is not clear which is kept off; references are read with the rules.
      if (text.includes('{') || values.size > 1) subject = undefined;
      else subject = value ?? subject;
      if (subject !== undefined && isSparing(text)) kept.add(subject);
    }
  }
  return [...kept];
}

/** Finds names in a sentence, in its order. */
function createFinder(names: readonly string[]): (text: string) => string[] {
  const usable = names.filter((name) => name.length >= MIN_NAME && name.length <= SUBJECT_CHARACTERS);
  const longestFirst = usable.slice(0, MAX_NAMES).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(literal).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) => text.replace(/[*_`]/g, '').toLowerCase().match(pattern) ?? [];
}
