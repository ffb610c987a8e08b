import { findDrawing } from '../engine/src/art/drawings/drawings.ts';
import type { Brief } from '../engine/src/brief/brief.ts';
import { foldText } from '../engine/src/lexicon/fold-text.ts';
import { FORMATS } from '../engine/src/reader/signs/formats.ts';
import { tokenize } from '../engine/src/reader/tagger/tokenize.ts';
import { writeStamp } from '../engine/src/reader/tagger/write-out.ts';
import { isShown, type LabelledPrompt } from './corpus-format.ts';

/** What a reader made of a prompt. */
export type Reading = {
  kind: string;
  title: string;
  shown: readonly string[];
  format: Brief['format'];
};

/** What is right about a reading; undefined where the label says nothing of it. */
export type Measures = {
  /** Whole, nothing leaked and nothing lost. */
  good: boolean;
  /** All words of a text are set, but not in one. */
  torn: boolean;
  /** Two texts stand in one. */
  joined: boolean;
  /** Nothing leaked and nothing lost. */
  right: boolean;
  /** No word of a request, wish, field name, chat or described picture is set. */
  noLeak: boolean;
  /** Every word that belongs on the card is set. */
  noLoss: boolean;
  /** Right, and no joint ("at", "with") is set either. */
  exact: boolean;
  /** Every text that belongs on the card stands whole in one that is set: nothing is torn apart or cut. */
  whole: boolean;
  title: boolean | undefined;
  kind: boolean;
  /** The format that is labelled was read. */
  format: boolean | undefined;
  /** None was read where none is labelled. */
  noFormat: boolean | undefined;
};

/** Whether the texts and the title of a reading are right. */
export const isRight = ({ good, title }: Measures): boolean => good && title !== false;

/** What a brief sets. */
export function toReading(brief: Brief): Reading {
  const texts = brief.blocks.flatMap(({ text, value, detail, label }) =>
    [text, value, detail, label].filter((words) => words !== undefined),
  );
  // A section's heading is drawn once for all its items.
  const labels = brief.blocks.flatMap(({ label }) => label ?? []);
  for (const repeated of labels.filter((label, at) => labels.indexOf(label) !== at))
    texts.splice(texts.lastIndexOf(repeated), 1);
  return {
    kind: brief.kind,
    title: brief.blocks.find(({ role }) => role === 'title')?.text ?? '',
    shown: texts,
    format: brief.format,
  };
}

/** Words as they are compared: letters and digits, without case and accents. */
const wordsOf = (text: string): string[] =>
  tokenize(text.normalize('NFKC'))
    .map((token) => foldText(token.text))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Compares words as bags, so that readers which reorder or join them are measured alike. */
export function measureReading(labelled: LabelledPrompt, reading: Reading): Measures {
  const { prompt, language, marks, kind, format } = labelled;
  // A day that was written for programs is set in words.
  const textOf = ({ start, end }: { start: number; end: number }): string[] => {
    const words = prompt.slice(start, end);
    return wordsOf(writeStamp(words, language)?.join(' ') ?? words);
  };
  const marked = (shown: boolean): string[] =>
    marks.filter(({ name }) => isShown(name) === shown).flatMap(textOf);
  const [wanted, hidden] = [marked(true), new Set(marked(false))];
  const shown = reading.shown.flatMap(wordsOf);
  const extra = subtract(shown, wanted);
  const noLeak = kind === 'picture' ? extra.length === 0 : !extra.some((word) => hidden.has(word));
  const noLoss = subtract(wanted, shown).length === 0;
  const title = marks.find(({ name }) => name === 'title');
  const texts = marks.filter(({ name }) => isShown(name)).map(textOf);
  const set = reading.shown.map(wordsOf);
  const isWhole = (text: readonly string[]): boolean => set.some((words) => contains(words, text));
  const whole = texts.every(isWhole);
  return {
    good: whole && noLeak && noLoss,
    torn: texts.some((text) => !isWhole(text) && subtract(text, shown).length === 0),
    joined: set.some((words) => countJoined(words, texts) > 1),
    right: noLeak && noLoss,
    noLeak,
    noLoss,
    exact: extra.length === 0 && noLoss,
    whole,
    title:
      title && wordsOf(prompt.slice(title.start, title.end)).join(' ') === wordsOf(reading.title).join(' '),
    kind: reading.kind === kind,
    format: format === undefined ? undefined : reading.format !== null && isFormat(reading.format, format),
    noFormat: format === undefined ? reading.format === null : undefined,
  };
}

/**
 * Whether the drawing on a card is one that the labeller named, in whatever words, another one, or none. Undefined for described
 * pictures, which are drawn as they are described.
 */
export function measureIllustration(
  { kind, suits }: LabelledPrompt,
  drawn: string | undefined,
): 'suits' | 'other' | 'none' | undefined {
  if (kind === 'picture') return undefined;
  if (drawn === undefined) return 'none';
  return suits.some((noun) => findDrawing([noun])?.name === drawn) ? 'suits' : 'other';
}

/** Whether a format is the labelled one or one of its kind (`youtube-thumbnail` of `thumbnail`); without a name, whether it has its size. */
function isFormat({ name, width, height }: NonNullable<Brief['format']>, label: string): boolean {
  if (name !== undefined)
    return name === label || FORMATS.values.some((format) => format.name === name && format.like === label);
  const size = FORMATS.values.find((format) => format.name === label);
  return label === `${width}x${height}` || (size?.width === width && size.height === height);
}

/** Whether some words stand among others in a row. */
const contains = (words: readonly string[], some: readonly string[]): boolean =>
  words.some((_, at) => some.every((word, index) => words[at + index] === word)) || some.length === 0;

/** How many texts stand behind each other in one that is set. */
function countJoined(words: readonly string[], texts: readonly (readonly string[])[]): number {
  let left = words;
  let count = 0;
  for (const text of texts) {
    if (text.length === 0 || !contains(left, text)) continue;
    left = subtract(left, text);
    count += 1;
  }
  return count;
}

/** The words that are left when each of `taken` takes one of its own. */
function subtract(words: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of taken) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
