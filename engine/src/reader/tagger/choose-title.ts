import { foldText } from '../../lexicon/fold-text.ts';
import { startersIn, tellingLeadsIn } from '../../lexicon/word-lists.ts';
import { findField } from '../fields/field-names.ts';
import { capitalize } from '../reading/begin-sentence.ts';
import { splitClauses } from '../reading/clauses.ts';
import { cleanText } from '../reading/clean-text.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { endOfLine } from '../reading/lines.ts';
import { readText, type Word } from '../reading/reading.ts';
import { findSigns, type Sign } from '../signs/find-signs.ts';
import { firstFrom, type Span } from '../spans.ts';
import { insertMark } from './insert-mark.ts';
import type { Mark, MarkedPrompt } from './read-marks.ts';
import type { TokenChance } from './token-chance.ts';

// What a title may have been taken for; running text and quotations say something else.
const MAY_TITLE: ReadonlySet<string> = new Set(['brand', 'subtitle', 'person', 'item']);
// Of 19 texts that are more than 15% likely 15 are the title, and less likely ones seldom are something better; in these kinds none of six is.
const UNTITLED: ReadonlySet<string> = new Set(['quote', 'testimonial', 'sale', 'profile', 'hours', 'prices']);
const LEAST = 0.08;
const LEAST_ASKED = 0.03;
// What is announced may be told of in a sentence of its own, or in the request.
const ANNOUNCED: ReadonlySet<string> = new Set([
  'event',
  'course',
  'exhibition',
  'gig',
  'invitation',
  'appeal',
  'announcement',
]);
const WORD = /[\p{L}\p{N}]/u;
const END = /[\s,;.!?،。！？]+$/u;

export type TitleOptions = Pick<MarkedPrompt, 'kind' | 'chances'> & { language: string };

/**
 * Where no text was read as the title, the one that is whole likely enough to be it is the title: a name where there is no headline, the heading of a
 * menu. Before a colon it may have been read as a request. Without one it is what the request is about: "an image for our plant swap". Words that only tell of the title are none of it: "we have our".
 */
export function chooseTitle(prompt: string, marks: readonly Mark[], options: TitleOptions): readonly Mark[] {
  const { kind, chances, language } = options;
  const title = marks.find(({ name }) => name === 'title');
  const head = findHead(prompt, marks, language);
  if (head && (title ? isRow(prompt, marks, title) : isLikely(prompt, head, options)))
    return marks.map((mark) =>
      mark === head ? { ...mark, name: 'title' } : mark === title ? { ...mark, name: 'item' } : mark,
    );
  if (title) {
    const told = ANNOUNCED.has(kind) ? withoutLead(prompt, title, language) : [title];
    return marks.flatMap((mark) => (mark === title ? told : mark));
  }
  if (UNTITLED.has(kind)) return marks;
  const top = findTop(prompt, marks);
  if (top) return [top, ...marks.filter(({ start }) => start >= top.end)];
  const [likeliest] = marks
    .filter(({ name }) => MAY_TITLE.has(name))
    .map((mark) => ({ mark, chance: chanceOf(prompt, mark, chances) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (likeliest && likeliest.chance >= LEAST)
    return marks.map((mark) => (mark === likeliest.mark ? { ...mark, name: 'title' } : mark));
  return ANNOUNCED.has(kind) ? titleByRequest(prompt, marks, options) : marks;
}

// What is asked for, and whom: "Poster: ...", "Instagram: ...".
export const ASKING: ReadonlySet<Sign['part']> = new Set([
  'artefact',
  'strong-artefact',
  'platform',
  'verb',
  'opener',
]);

const COLON = /[:：]\s*$/u;

/** What a prompt begins with before a colon, where it asks for nothing: "Choir rehearsal reminder: 12 May". */
function findHead(prompt: string, [first]: readonly Mark[], language: string): Mark | undefined {
  const words = prompt.slice(first?.start, first?.end);
  const isHead = COLON.test(words) || /[:：]/u.test(prompt[first?.end ?? 0] ?? '');
  if (!first || !HEADS.has(first.name) || !isHead || prompt.slice(0, first.start).trim() !== '')
    return undefined;
  const isAsked = findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
  return isAsked || findField(words.replace(COLON, ''), [language, 'en']) ? undefined : first;
}
const isLikely = (prompt: string, head: Mark, { chances }: TitleOptions): boolean =>
  chanceOf(prompt, head, chances) >= LEAST;
const HEADS: ReadonlySet<string> = new Set(['request', 'field']);

const MAY_TOP: ReadonlySet<string> = new Set(['eyebrow', 'label', 'subtitle', 'date', 'brand']);

/** The first line, where the rows of a list stand right below it: "Changelog — May". */
function findTop(prompt: string, marks: readonly Mark[]): Mark | undefined {
  const line = endOfLine(prompt, marks[0]?.start ?? 0);
  const own = marks.filter(({ start }) => start < line);
  const isAbove = findBullet(prompt.slice(line + 1, endOfLine(prompt, line + 1))) !== undefined;
  const [first, last] = [own[0], own.at(-1)];
  const isAll = first && last && prompt.slice(0, first.start).trim() === '' && last.end <= line;
  return isAbove && isAll && own.every(({ name }) => MAY_TOP.has(name))
    ? { name: 'title', start: first.start, end: last.end }
    : undefined;
}

/** Whether a title is nothing but the first of some rows: "Coffee 3, Tea 2, Milk 1". */
function isRow(prompt: string, marks: readonly Mark[], title: Mark): boolean {
  const rows = marks.slice(marks.indexOf(title), marks.indexOf(title) + LEAST_ROWS);
  return (
    rows.length === LEAST_ROWS &&
    rows.every(
      ({ name, start }, at) =>
        at === 0 || (name === 'item' && /[,，、]\s*$/u.test(prompt.slice(rows[at - 1]?.start, start))),
    )
  );
}
const LEAST_ROWS = 3;

/** How likely all of some words are of a title. */
function chanceOf(prompt: string, { start, end }: Span, chances: readonly TokenChance[]): number {
  const words = chances
    .slice(firstFrom(chances, start), firstFrom(chances, end))
    .filter((token) => WORD.test(prompt.slice(token.start, token.end)));
  return words.length === 0 ? 0 : Math.min(...words.map((token) => token.marks.get('title') ?? 0));
}

/** The title behind words that tell of it. */
function withoutLead(prompt: string, title: Mark, language: string): Mark[] {
  const words = foldText(prompt.slice(title.start, title.end));
  const lead = [...tellingLeadsIn(language)]
    .toSorted((a, b) => b.length - a.length)
    .find((one) => words.startsWith(one) && /^\s*\S/u.test(words.slice(one.length)));
  if (!lead || (!UNSPACED.test(lead) && !/\s/u.test(words[lead.length] ?? ''))) return [title];
  const at = title.start + lead.length;
  return [
    { name: 'request', start: title.start, end: at },
    toDescribed(prompt, { start: at, end: title.end }),
  ];
}

const UNSPACED = /\p{Script=Han}$/u;

/** The title in the middle of a sentence is written as one. */
function toDescribed(prompt: string, { start, end }: Span): Mark {
  const words = prompt.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  const to = start + words.replace(END, '').length;
  return { name: 'title', start: from, end: to, as: capitalize(cleanText(prompt.slice(from, to))) };
}

/** The words behind "for our" with which a clause of the first request ends, where they may be the title and name more than a kind of card. */
function titleByRequest(
  prompt: string,
  marks: readonly Mark[],
  { chances, language }: TitleOptions,
): readonly Mark[] {
  const asked = marks.find(({ name }) => name === 'request');
  if (!asked) return marks;
  const request = prompt.slice(asked.start, asked.end);
  for (const clause of splitClauses(request)) {
    const said = readText(request.slice(clause.start, clause.end)).words;
    // "an image for our plant swap at | the Elm"
    const words = said.slice(0, said.findLastIndex(({ folded }) => !startersIn(language).has(folded)) + 1);
    const start = asked.start + clause.start;
    const signs = findSigns(readText(request.slice(clause.start, clause.end)), language).all;
    const artefact = signs.findLast(({ part }) => part === 'artefact' || part === 'strong-artefact');
    const lead = signs.find(
      ({ part, start: from }) => part === 'preposition' && from >= (artefact?.end ?? Infinity),
    );
    const isStarter = ({ folded }: Word): boolean => startersIn(language).has(folded);
    // "cartel para | taller de encuadernación", "an image for our | plant swap"
    const behind = words.findIndex(
      (word, on) => word.start >= (lead?.start ?? Infinity) && !isStarter(words[on + 1] ?? word),
    );
    const at = behind < 0 ? words.findLastIndex(isStarter) : behind;
    const [from, last] = [words[at + 1], words.at(-1)];
    if (at < 1 || !from || !last) continue;
    const span = { start: start + from.start, end: start + last.end };
    const own = findSigns(readText(prompt.slice(span.start, span.end)), language).all;
    const isNamed = words.slice(at + 1).some((word) => !own.some((sign) => isOver(sign, word, from.start)));
    if (!isNamed || chanceOf(prompt, span, chances) < LEAST_ASKED) continue;
    return insertMark(marks, toDescribed(prompt, span), span);
  }
  return marks;
}

const isOver = (sign: Span, word: Span, from: number): boolean =>
  sign.start <= word.start - from && word.end - from <= sign.end;

// What a card leads with where it has no title.
const LEADING: ReadonlySet<string> = new Set(['title', 'figure', 'quote', 'discount', 'person']);

/** Where nothing else leads a card, its label does: "Release notes 2.14" above a list. */
export const titleByLabel = (marks: readonly Mark[]): readonly Mark[] => {
  const label = marks.find(({ name }) => name === 'eyebrow');
  const isLed = marks.some(({ name }) => LEADING.has(name));
  // Whom a card is from leads it, if there is no list.
  const isNamed = marks.some(({ name }) => name === 'brand') && !marks.some(({ name }) => name === 'item');
  return !label || isLed || isNamed
    ? marks
    : marks.map((mark) => (mark === label ? { ...mark, name: 'title' } : mark));
};
