import { readFileSync } from 'node:fs';
import { clip, type Warning, warn } from '../../brief/warning.ts';
import { AGAIN, SHOWN_MARKS } from '../marks.ts';
import { cleanText } from '../reading/clean-text.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Span } from '../spans.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';
import type { TokenChance } from './token-chance.ts';

/** A word of a prompt as it was read, and how likely it is otherwise. */
type Word = {
  start: number;
  end: number;
  mark: Mark | undefined;
  isShown: boolean;
  /** How likely it has the mark that was read. */
  same: number;
  shown: number;
  title: number;
  /** How likely nothing ends or begins between the word before and it. */
  goesOn: number;
};
type Doubt = { chance: number; message: string; words: string[] };

/** Figures of a reading that say how likely something is wrong with it. */
export const FAULT_SIGNS = ['mark', 'shown', 'title', 'titled', 'texts'] as const;
export type FaultSigns = Record<(typeof FAULT_SIGNS)[number], number>;

export type DoubtOptions = {
  language: string;
  /** Stretches of which nothing is in doubt: told to be lost anyway, or followed. */
  told: readonly Span[];
};

const WEIGHTS = new URL('../../../data/reader/doubts.json', import.meta.url);
// Fitted by `npm run reader:doubts` to the frozen prompts, from which nobody learned.
const FAULT: FaultSigns & { bias: number } = JSON.parse(readFileSync(WEIGHTS, 'utf8'));
const DOUBTFUL = 0.6;
// Less likely is hardly ever so.
const LEAST = 0.15;
const MOST_DOUBTS = 3;
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Says how a prompt may have to be read otherwise, where that is likely: which words may be the title, and which may belong on the card, or not, or
 * together. Nothing is said of a reading that is likely right as a whole. Linear in the number of tokens.
 */
export function warnDoubtful(
  prompt: string,
  marks: readonly Mark[],
  chances: readonly TokenChance[],
  { language, told }: DoubtOptions,
): Warning[] {
  if (saysWhatIsSet(prompt, marks)) return [];
  const words = listWords(prompt, marks, chances);
  if (chanceOfFault(weighSigns(words, marks)) < DOUBTFUL) return [];
  const isTold = ({ start, end }: Span): boolean =>
    told.some((stretch) => stretch.start < end && start < stretch.end);
  const isSaying = ({ start, end }: Span): boolean =>
    readText(prompt.slice(start, end)).words.some(({ folded }) => !isSmallWord(folded, language));
  const name = ({ start, end }: Span): string => cleanText(prompt.slice(start, end));
  const listRuns = (chanceOf: (word: Word) => number): Run[] =>
    findRuns(words, chanceOf).filter((run) => isSaying(run) && !isTold(run));
  const doubts = [
    ...doubtTitle(prompt, words, name),
    // A remark begins or ends a text: it is not in its middle.
    ...listRuns(({ isShown, shown }) => (isShown ? 1 - shown : 0))
      .filter(isAtEdge)
      .map(
        (run): Doubt => ({
          chance: run.chance,
          message: `“${clip(name(run))}” was read as text for the card, but it may be an instruction or a remark.`,
          words: [name(run)],
        }),
      ),
    ...listRuns(({ isShown, shown }) => (isShown ? 0 : shown)).map(
      (run): Doubt => ({
        chance: run.chance,
        message: `“${clip(name(run))}” was not read as text for the card, but it may belong there.`,
        words: [name(run)],
      }),
    ),
    ...doubtBorders(words, name),
  ];
  return doubts
    .filter(({ chance }) => chance >= LEAST)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_DOUBTS)
    .map(({ message, words: named }) => warn('unclear', message, named));
}

/** Whether the texts of a prompt are those in its quotation marks, each whole, and no others: then their author has said which they are. */
function saysWhatIsSet(prompt: string, marks: readonly Mark[]): boolean {
  const quoted = findQuotedSpans(prompt);
  const shown = marks.filter(({ name }) => SHOWN_MARKS.has(name));
  // With or without its marks.
  const isSet = (quote: Span): boolean =>
    shown.some(({ start, end }) => Math.abs(start - quote.start) <= 1 && Math.abs(end - quote.end) <= 1);
  return quoted.length > 0 && shown.length === quoted.length && quoted.every(isSet);
}

function listWords(prompt: string, marks: readonly Mark[], chances: readonly TokenChance[]): Word[] {
  const words: Word[] = [];
  let [next, goesOn] = [0, 1];
  for (const token of chances) {
    const { start, end } = token;
    goesOn = Math.min(goesOn, token.goesOn);
    if (!SAYS.test(prompt.slice(start, end))) continue;
    while (start >= (marks[next]?.end ?? Number.POSITIVE_INFINITY)) next += 1;
    const mark = start >= (marks[next]?.start ?? Number.POSITIVE_INFINITY) ? marks[next] : undefined;
    // It is set in another text, whatever it would be here.
    if (mark?.name === AGAIN) continue;
    let shown = 0;
    for (const [name, chance] of token.marks) if (name && SHOWN_MARKS.has(name)) shown += chance;
    words.push({
      start,
      end,
      mark,
      isShown: mark !== undefined && SHOWN_MARKS.has(mark.name),
      same: token.marks.get(mark?.name) ?? 0,
      shown,
      title: token.marks.get('title') ?? 0,
      goesOn,
    });
    goesOn = 1;
  }
  return words;
}

const isTitle = ({ mark }: Word): boolean => mark?.name === 'title';
const titleDoubt = (word: Word): number => (isTitle(word) ? 1 - word.title : word.title);

/** What speaks for a fault: what single words say is summed up, since faults come together. */
function weighSigns(words: readonly Word[], marks: readonly Mark[]): FaultSigns {
  const surprise = (chanceOf: (word: Word) => number): number =>
    Math.log1p(words.reduce((sum, word) => sum - Math.log(Math.max(chanceOf(word), 1e-4)), 0));
  return {
    mark: surprise(({ mark, same }) => (mark ? same : 1)),
    shown: surprise(({ isShown, shown }) => (isShown ? shown : 1 - shown)),
    title: Math.max(0, ...words.map(titleDoubt)),
    titled: words.some(isTitle) ? 1 : 0,
    texts: marks.filter((mark) => SHOWN_MARKS.has(mark.name)).length,
  };
}

/** How likely something is wrong with the texts or the title of a reading: a logistic function of its signs. */
function chanceOfFault(signs: FaultSigns): number {
  const odds = FAULT_SIGNS.reduce((sum, sign) => sum + FAULT[sign] * signs[sign], FAULT.bias);
  return 1 / (1 + Math.exp(-odds));
}

/** The signs of a reading, for whoever fits their weights. */
export const listFaultSigns = (
  prompt: string,
  marks: readonly Mark[],
  chances: readonly TokenChance[],
): FaultSigns => weighSigns(listWords(prompt, marks, chances), marks);

type Run = Span & { chance: number; mark: Mark | undefined };

const isAtEdge = ({ start, end, mark }: Run): boolean =>
  mark === undefined || start <= mark.start || end >= mark.end - 1;

/** Words of one mark behind each other of which something is likely, and how likely it is of one. */
function findRuns(words: readonly Word[], chanceOf: (word: Word) => number): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const word of words) {
    const chance = chanceOf(word);
    const last = runs.at(-1);
    if (chance < LEAST) isOpen = false;
    else if (isOpen && last && last.mark === word.mark)
      [last.end, last.chance] = [word.end, Math.max(last.chance, chance)];
    else {
      runs.push({ start: word.start, end: word.end, mark: word.mark, chance });
      isOpen = true;
    }
  }
  return runs;
}

type Name = (span: Span) => string;

/** The title may go on, be another text, or be less. */
function doubtTitle(prompt: string, words: readonly Word[], name: Name): Doubt[] {
  const title = words.find(isTitle)?.mark;
  const others = findRuns(words, (word) => (isTitle(word) ? 0 : word.title));
  const [other] = others.toSorted((a, b) => b.chance - a.chance);
  const chance = Math.max(0, ...words.map(titleDoubt));
  if (!title)
    return other
      ? [
          {
            chance,
            message: `No text was read as the title, but “${clip(name(other))}” may be it.`,
            words: [name(other)],
          },
        ]
      : [];
  const read = `“${clip(name(title))}” was read as the title`;
  if (!other || other.chance < chance)
    return [
      {
        chance,
        message: `${read}, but it may be another text, or the title may be only part of it.`,
        words: [name(title)],
      },
    ];
  const isBeside = (from: number, to: number): boolean => from <= to && !SAYS.test(prompt.slice(from, to));
  const how = isBeside(title.end, other.start)
    ? 'it may go on with'
    : isBeside(other.end, title.start)
      ? 'it may begin with'
      : 'the title may be';
  return [
    { chance, message: `${read}, but ${how} “${clip(name(other))}”.`, words: [name(title), name(other)] },
  ];
}

/** Two texts behind each other may be one. */
const doubtBorders = (words: readonly Word[], name: Name): Doubt[] =>
  words.flatMap(({ mark, isShown, goesOn }, at): Doubt[] => {
    const before = words[at - 1];
    if (!mark || !isShown || !before?.mark || !before.isShown || before.mark === mark) return [];
    const texts = [name(before.mark), name(mark)];
    const [first = '', second = ''] = texts.map(clip);
    return [
      {
        chance: goesOn,
        message: `“${first}” and “${second}” were read as two texts, but they may be one.`,
        words: texts,
      },
    ];
  });
