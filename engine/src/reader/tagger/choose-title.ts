import { foldText } from '../../lexicon/fold-text.ts';
import { startersIn, tellingLeadsIn } from '../../lexicon/word-lists.ts';
import { splitClauses } from '../reading/clauses.ts';
import { cleanText } from '../reading/clean-text.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { firstFrom, type Span } from '../spans.ts';
import type { Mark, MarkedPrompt } from './read-marks.ts';
import { capitalize } from './to-blocks.ts';
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
 * menu. Without one it is what the request is about: "an image for our plant swap". Words that only tell of the title are none of it: "we have our".
 */
export function chooseTitle(prompt: string, marks: readonly Mark[], options: TitleOptions): readonly Mark[] {
  const { kind, chances, language } = options;
  const title = marks.find(({ name }) => name === 'title');
  if (title) {
    const told = ANNOUNCED.has(kind) ? withoutLead(prompt, title, language) : [title];
    return marks.flatMap((mark) => (mark === title ? told : mark));
  }
  if (UNTITLED.has(kind)) return marks;
  const [likeliest] = marks
    .filter(({ name }) => MAY_TITLE.has(name))
    .map((mark) => ({ mark, chance: chanceOf(prompt, mark, chances) }))
    .toSorted((a, b) => b.chance - a.chance);
  if (likeliest && likeliest.chance >= LEAST)
    return marks.map((mark) => (mark === likeliest.mark ? { ...mark, name: 'title' } : mark));
  return ANNOUNCED.has(kind) ? marks.flatMap((mark) => parseRequest(prompt, mark, marks, options)) : marks;
}

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

/** A request, and the words behind "for our" with which a clause of it ends, where they may be the title and name more than a kind of card. */
function parseRequest(prompt: string, mark: Mark, marks: readonly Mark[], options: TitleOptions): Mark[] {
  const { chances, language } = options;
  const first = marks.find(({ name }) => name === 'request');
  if (mark !== first) return [mark];
  const request = prompt.slice(mark.start, mark.end);
  for (const clause of splitClauses(request)) {
    const said = readText(request.slice(clause.start, clause.end)).words;
    // "an image for our plant swap at | the Elm"
    const words = said.slice(0, said.findLastIndex(({ folded }) => !startersIn(language).has(folded)) + 1);
    const at = words.findLastIndex(({ folded }) => startersIn(language).has(folded));
    const [from, last] = [words[at + 1], words.at(-1)];
    if (at < 1 || !from || !last) continue;
    const start = mark.start + clause.start;
    const span = { start: start + from.start, end: start + last.end };
    const signs = findSigns(readText(prompt.slice(span.start, span.end)), language).all;
    const isNamed = words.slice(at + 1).some((word) => !signs.some((sign) => isOver(sign, word, from.start)));
    if (!isNamed || chanceOf(prompt, span, chances) < LEAST_ASKED) continue;
    return [
      { ...mark, end: span.start },
      toDescribed(prompt, span),
      ...(span.end < mark.end ? [{ ...mark, start: span.end }] : []),
    ];
  }
  return [mark];
}

const isOver = (sign: Span, word: Span, from: number): boolean =>
  sign.start <= word.start - from && word.end - from <= sign.end;
