import type { Brief, UnusedReason } from '../../brief/brief.ts';
import type { Unused } from '../../brief/reader.ts';
import { clip } from '../../brief/warning.ts';
import { accountFor, isShort, listUnused } from '../tagger/account.ts';
import type { Mark } from '../tagger/read-marks.ts';
import { checkWords } from './check-words.ts';
import { createOwnWords } from './find-own-words.ts';

/** What somebody else made of a prompt: its brief, and the pieces of the prompt that are not set, with the reason. */
export type OtherReading = {
  brief: Brief;
  unused: readonly { text: string; why: Exclude<UnusedReason, 'not_understood' | 'no_room'> | 'picture' }[];
};

export type CheckedReading = {
  /** With the prompt's own words alone. */
  brief: Brief;
  unused: Unused[];
  /** What is wrong with the reading, in sentences for whoever made it. */
  problems: string[];
  /** Whether the brief can be drawn all the same: what was wrong is left out, and nothing that must be set is lost. */
  isSound: boolean;
};

const MOST_PROBLEMS = 12;
// Words may stand in two texts, such as a day in a title and by itself; a brief that goes on and on repeats itself.
const MOST_REPEATED = 2;
const FREE_CHARACTERS = 200;

const MARKS = { request: 'request', wish: 'wish', chatter: 'chat', picture: 'picture' } as const;

/** Holds a reading that somebody else made of a prompt to the laws of the built-in one, and says what breaks them. */
export function checkReading(prompt: string, { brief, unused }: OtherReading): CheckedReading {
  const length = lengthOf(brief) + unused.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MOST_REPEATED * prompt.length + FREE_CHARACTERS)
    return {
      brief,
      unused: [],
      problems: ['`blocks` and `unused` have more words than the prompt: use each of its words once.'],
      isSound: false,
    };
  const { brief: own, set, foreign, missing } = checkWords(prompt, brief);
  const named = findNamed(prompt, unused);
  const marks = toMarks(prompt, named, set);
  const left = listUnused(prompt, accountFor(prompt, marks, { language: brief.language, wishesRead: true }));
  const unsaid = left
    .filter(({ text, why }) => why === 'not_understood' && !isShort(text))
    .map(({ text }) => text);
  const isEmpty = own.blocks.length === 0 && own.picture === null;
  const lacksTitle =
    brief.blocks.some(({ role }, at) => role === 'title' && foreign.includes(`blocks[${at}].text`)) &&
    !own.blocks.some(({ role }) => role === 'title');
  const problems = [
    ...foreign.map(
      (path) => `\`${path}\` is no piece of the prompt: copy its words letter by letter, or leave it out.`,
    ),
    ...missing.map((text) => `“${clip(text)}” is quoted or a fact: it must be in \`blocks\`, whole.`),
    ...unsaid.map((text) => `“${clip(text)}” is neither in \`blocks\` nor in \`unused\`.`),
    ...(isEmpty ? ['There is neither a text in `blocks` nor a `picture`.'] : []),
  ];
  return {
    brief: own,
    unused: left,
    problems: problems.slice(0, MOST_PROBLEMS),
    isSound: missing.length === 0 && unsaid.length === 0 && !isEmpty && !lacksTitle,
  };
}

const lengthOf = ({ blocks }: Brief): number =>
  blocks
    .flatMap(({ text, value = '', detail = '', label = '' }) => [text, value, detail, label])
    .reduce((sum, { length }) => sum + length, 0);

function findNamed(prompt: string, unused: OtherReading['unused']): Mark[] {
  const findOwn = createOwnWords(prompt);
  return unused.flatMap(({ text, why }) => {
    const { spans = [] } = findOwn(text) ?? {};
    const [first, last] = [spans[0], spans.at(-1)];
    return first && last ? [{ name: MARKS[why], start: first.start, end: last.end }] : [];
  });
}

/** Marks in order that do not overlap. A word that is set is set, whatever else is said of it. */
function toMarks(prompt: string, named: readonly Mark[], set: readonly Omit<Mark, 'name'>[]): Mark[] {
  const names: (string | undefined)[] = Array.from({ length: prompt.length });
  for (const { name, start, end } of [...named, ...set.map((span) => ({ name: 'title', ...span }))])
    names.fill(name, start, end);
  const marks: Mark[] = [];
  for (const [at, name] of names.entries()) {
    const last = marks.at(-1);
    if (name === undefined) continue;
    if (last?.name === name && last.end === at) last.end = at + 1;
    else marks.push({ name, start: at, end: at + 1 });
  }
  return marks;
}
