import type { ProseColor } from './design-document.ts';
import { type DesignWord, holdsWord } from './design-words.ts';
import { createFinder } from './find-names.ts';
import { COLOR, toHash } from './read-prose.ts';
import { toPlain, walkProse } from './walk-prose.ts';

const MAX_SENTENCES = 600;
const MAX_CHARACTERS = 400;
// A sentence begins with what it is about.
const SUBJECT_CHARACTERS = 48;

export type Sentence = {
  text: string;
  headings: readonly string[];
  /** From 1: of the paragraph. */
  line: number;
};

/** The sentences of each paragraph, and of each item and row where `listed`; none of code. */
export function readSentences(text: string, { listed = false } = {}): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let open: (Sentence & { last: number }) | undefined;
  let count = 0;
  const add = ({ text: whole, headings, line }: Sentence): void => {
    if (count >= MAX_SENTENCES) return;
    const sentences = whole
      .split(/(?<=[.!?…]["”»)*_]{0,3})\s+|(?<=[。！？])/u)
      .filter((one) => one.trim() !== '' && one.length <= MAX_CHARACTERS)
      .map((one) => ({ text: one, headings, line }));
    count += sentences.length;
    paragraphs.push(sentences);
  };
  const close = (): void => {
    if (open) add(open);
    open = undefined;
  };
  for (const part of walkProse(text)) {
    const { kind, headings, line } = part;
    if (kind !== 'text') {
      if (listed) add({ text: kind === 'row' ? part.cells.join(', ') : part.text, headings, line });
      continue;
    }
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
