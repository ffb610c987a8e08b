import { holdsWord, isWord } from './design-words.ts';
import { type ProseRow, walkProse } from './walk-prose.ts';

const MAX_SENTENCES = 600;
const MAX_CHARACTERS = 400;

export type Sentence = {
  kind: 'text' | 'item' | 'row';
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
  const add = ({ kind, text: whole, headings, line }: Sentence): void => {
    if (count >= MAX_SENTENCES) return;
    const sentences = whole
      .split(/(?<=[.!?…]["”»)*_]{0,3})\s+|(?<=[。！？])/u)
      .filter((one) => one.trim() !== '' && one.length <= MAX_CHARACTERS)
      .map((one) => ({ kind, text: one, headings, line }));
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
      if (listed)
        for (const one of kind === 'row' ? toStatements(part) : [withDenial(headings.at(-1), part.text)])
          add({ kind, text: one, headings, line });
      continue;
    }
    if (open?.last === line - 1) open = { ...open, text: `${open.text} ${part.text}`, last: line };
    else {
      close();
      open = { kind, text: part.text, headings, line, last: line };
    }
  }
  close();
  return paragraphs;
}

/** A row as one sentence; each of its cells by itself where a column is of what is not to be done. */
function toStatements({ cells, columns }: Pick<ProseRow, 'cells' | 'columns'>): string[] {
  if (!columns.some((column) => isWord('negated', column))) return [cells.join(', ')];
  return cells.map((cell, at) => withDenial(columns[at], cell));
}

/** Below "Don't", "Fill with clay" says what is not. */
const withDenial = (title: string | undefined, text: string): string =>
  title !== undefined && isWord('negated', title) && !holdsWord('negated', text) ? `${title} ${text}` : text;
