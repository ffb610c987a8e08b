import { literal } from '../../lexicon/literal.ts';
import type { DesignToken, ProseColor } from './design-document.ts';
import { type DesignWord, holdsWord } from './design-words.ts';
import { COLOR } from './read-prose.ts';
import { findFrontMatterEnd, HEADING, ITEM, ROW, toPlain } from './walk-prose.ts';

const MAX_SENTENCES = 600;
const MAX_CHARACTERS = 400;
// A sentence begins with what it is about.
const SUBJECT_CHARACTERS = 48;
const MIN_NAME = 3;
const MAX_NAMES = 100;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

export type Sentence = {
  text: string;
  headings: readonly string[];
  /** From 1: of the paragraph. */
  line: number;
};

/** The sentences of each paragraph, outside of lists, tables and code. */
export function readSentences(text: string): Sentence[][] {
  const lines = text.split(/\r?\n|\r/);
  const paragraphs: Sentence[][] = [];
  let headings: string[] = [];
  let open: { words: string[]; line: number } | undefined;
  const end = findFrontMatterEnd(lines);
  let isCode = false;
  let count = 0;
  const close = (): void => {
    const { words, line } = open ?? { words: [], line: 0 };
    open = undefined;
    if (words.length === 0 || count >= MAX_SENTENCES) return;
    const sentences = words
      .join(' ')
      .split(/(?<=[.!?…]["”»)]?)\s+|(?<=[。！？])/u)
      .filter((one) => one.trim() !== '' && one.length <= MAX_CHARACTERS)
      .map((one) => ({ text: one, headings, line }));
    count += sentences.length;
    paragraphs.push(sentences);
  };
  for (const [at, line] of lines.entries()) {
    if (at <= end || line.length > 4 * MAX_CHARACTERS) continue;
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    const heading = HEADING.exec(line)?.[2];
    if (
      isCode ||
      isFence ||
      heading !== undefined ||
      line.trim() === '' ||
      ITEM.test(line) ||
      ROW.test(line)
    ) {
      close();
      if (heading !== undefined) headings = [toPlain(heading.slice(0, MAX_CHARACTERS))];
    } else {
      open ??= { words: [], line: at + 1 };
      open.words.push(line.trim());
    }
  }
  close();
  return paragraphs;
}

const ROLES: readonly DesignWord[] = ['quiet', 'ground', 'accent', 'text'];

/** The one role that the words speak of; none where they speak of several, or say what is not. */
function findRole(words: string): ProseColor['role'] {
  if (holdsWord('negated', words)) return undefined;
  const [role, ...others] = ROLES.filter((one) => holdsWord(one, words));
  const isQuiet = role === 'quiet' && others.length === 1 && others[0] === 'text';
  return others.length === 0 || isQuiet ? (role as ProseColor['role']) : undefined;
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
        : [{ name: toPlain(before).slice(-60), value, says: '', role, headings, line }];
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
        ...(text.match(COLOR) ?? []),
        ...findAll(text).flatMap((name) => known.get(name) ?? []),
      ]);
      const [value] = values;
      // Of two colors it is not clear which is kept off; references are read with the rules.
      if (text.includes('{') || values.size > 1) subject = undefined;
      else subject = value ?? subject;
      if (subject !== undefined && holdsWord('sparing', text)) kept.add(subject);
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
