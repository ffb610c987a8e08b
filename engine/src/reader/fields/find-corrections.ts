import { lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { anyOf } from '../../lexicon/literal.ts';
import { boundsIn, denialsIn, movedAsidesIn, movedWordsIn, titleWordsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { DAY_SIGN, HOUR_SIGN } from '../dates/hour-sign.ts';
import { splitClauses } from '../reading/clauses.ts';
import { endOfLine } from '../reading/lines.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import { type Stated, toChat } from './stated.ts';

type Figure = Span & { text: string; form: 'hour' | 'price' | 'day' | 'bare' };

const NUMBER = /(?<![\p{L}\p{N}.,:])\p{N}{1,4}(?:[.:]\p{N}{2})?(?![\p{N}:])/gu;
const HOUR = new RegExp(`^${HOUR_SIGN}`, 'iu');
const DAY = new RegExp(String.raw`^${DAY_SIGN}?\s(?:de\s)?\p{L}{3,}`, 'u');
const LONGEST_SENTENCE = 60;
const LONGEST_REMARK = 48;
const MOST_REMARKS = 60;
const SENTENCE = /[.!?。！？\n]/u;

/**
 * Finds what is put right: what is struck out, a quotation that a chat says again in other words, a sentence or a remark that denies a number
 * said before, or answers with another, and the day before something was moved are none of the card's. In a chat what is added later is: "oh and max 8 people".
 */
export const findCorrections = (
  prompt: string,
  language: string,
  speakers: readonly Span[],
): readonly Stated[] => [
  ...findStruck(prompt),
  ...(speakers.length > 0 ? findRestated(prompt, language) : []),
  ...findDenied(prompt, language),
  ...findDeniedDays(prompt, language),
  ...findMoved(prompt, language),
  ...findAsked(prompt, speakers),
  ...findBounds(prompt, language, speakers),
];

/** A remark that puts another number in the place of an old one. */
const correcting = (remark: Span, old: Span | undefined, by: string): Stated => ({
  ...toChat(remark),
  ...(old ? { corrects: { start: old.start, end: old.end, by } } : {}),
});

// "~~Now in Dunmarrow~~ → ...", but not a price, which a sale shows struck out.
const STRUCK = /~~[^~\n\p{Sc}]{1,200}~~(?:[ \t]*(?:→|[-=]>))?/gu;

const findStruck = (prompt: string): Stated[] =>
  Array.from(prompt.matchAll(STRUCK), ({ 0: { length }, index: start }) =>
    toChat({ start, end: start + length }),
  );

// Of the words of the shorter one.
const ALIKE = 0.5;
const MOST_QUOTES = 24;

/** "Hello, Workspaces" – "no, “Hello, Spaces”": of two quotations in a chat that are alike, the later one counts. */
function findRestated(prompt: string, language: string): Stated[] {
  const quotes = findQuotes(prompt)
    .slice(0, MOST_QUOTES)
    .map((quote) => ({ ...quote, words: wordsOf(prompt.slice(quote.start, quote.end)) }));
  const titles = [...titleWordsIn(language)];
  return quotes.flatMap((quote, at): Stated[] => {
    const again = quotes.slice(at + 1).find(({ words }) => {
      const common = [...words].filter((word) => quote.words.has(word)).length;
      return common > 0 && common >= ALIKE * Math.min(words.size, quote.words.size);
    });
    if (!again || quote.words.size < 2) return [];
    const name = foldText(prompt.slice(Math.max(0, quote.start - LONGEST_NAME), quote.start)).replace(
      /[\s:：]+$/u,
      '',
    );
    const isTitle = titles.some((word) => name.endsWith(word));
    const title = { start: again.start + 1, end: again.end - 1, marks: ['title'], whole: true as const };
    return [toChat(quote), ...(isTitle ? [title] : [])];
  });
}
const LONGEST_NAME = 16;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldText(text)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

// By language: compiling them takes a fifth of the time of a reading.
const denialPattern = lazyBy((language: string) => {
  const denials = anyOf(denialsIn(language));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:])(?<right>\p{N}{1,4}(?:[.:]\p{N}{2})?)(?!\p{N})(?:\p{L}{1,4}|[.º])?,?\s+(?:${denials})\s+(?:\p{L}{1,4}\s)?(?<wrong>\p{N}{1,4}(?:[.:]\p{N}{2})?)(?![\p{N}:])`,
    'giu',
  );
});

/** "Sorry, the 25th, not the 18th" */
function findDenied(prompt: string, language: string): Stated[] {
  const figures = listFigures(prompt);
  if (figures.length === 0) return [];
  return Array.from(foldText(prompt).matchAll(denialPattern(language))).flatMap(
    ({ 0: words, index, groups = {} }) => {
      const { right = '', wrong } = groups;
      const old = figures.find(({ start, text }) => start < index && text === wrong);
      return old ? [correcting(sentenceAround(prompt, index, index + words.length), old, right)] : [];
    },
  );
}

const deniedDay = lazyBy((language: string) => {
  const denials = anyOf(denialsIn(language));
  return new RegExp(
    String.raw`[(（,，]\s?(?<denied>(?:${denials})\s(?:\p{L}{1,4}\s)?\p{N}(?:[^\n()]{0,60}(?=[)）])|[^\n(),.]{0,12}(?![^\s(),.])))`,
    'giu',
  );
});

/** "Tuesday 11 February (NOT the 4th)": what is denied right behind a day. */
function findDeniedDays(prompt: string, language: string): Stated[] {
  const denied = Array.from(foldText(prompt).matchAll(deniedDay(language)));
  const days = new Set((denied.length > 0 ? listDays(prompt, language) : []).map((day) => day.end));
  return denied.flatMap(({ 0: { length }, index, groups }): Stated[] => {
    const end = index + length;
    const isBehindDay = days.has(index) || days.has(index - 1);
    return isBehindDay ? [toChat({ start: end - (groups?.denied?.length ?? 0), end })] : [];
  });
}

const listDays = (text: string, language: string): Span[] =>
  findDates(readText(text), language).filter(({ start, end }) => /\p{N}/u.test(text.slice(start, end)));

// "Update: moved again, it's now"
const LONGEST_NEWS = 48;
// "moved to the"
const NEAR_WORD = 12;

/** "Sat 8 February, 2pm. [...] moved again, it's now Tuesday 11 February, same time": the new day counts, with what was not moved of the old one. */
function findMoved(prompt: string, language: string): Stated[] {
  const folded = foldText(prompt);
  const moves = [...movedWordsIn(language)].filter((words) => folded.includes(words));
  if (moves.length === 0) return [];
  const [old, ...others] = listDays(prompt, language);
  for (const { start, end } of old ? others : []) {
    const from = startOfSentence(prompt, start);
    const behind = folded.slice(end, end + LONGEST_NEWS).trimStart();
    const isBehind = moves.some((words) => behind.startsWith(words));
    const lead = folded.slice(from, start);
    const isLed = moves.some((words) => lead.slice(-words.length - NEAR_WORD).includes(words));
    if (!old || old.start >= from || start - from > LONGEST_NEWS || !(isBehind || isLed)) continue;
    const hour = HOUR_IN.test(prompt.slice(start, end))
      ? null
      : HOUR_IN.exec(prompt.slice(old.start, old.end));
    const asides = splitClauses(prompt).flatMap((clause): Span[] => {
      if (isBehind && clause.start < end && end < clause.end) return [{ start: end, end: clause.end }];
      const isNear = clause.start >= end && clause.start - end <= LONGEST_NEWS;
      return isNear && isAside(folded.slice(clause.start, clause.end), language) ? [clause] : [];
    });
    const replaced = { start: old.start, end: hour?.index ? old.start + hour.index : old.end };
    return [replaced, { start: from, end: start }, ...asides]
      .filter((one) => one.start < one.end)
      .map((one) => toChat(one));
  }
  return [];
}
const HOUR_IN = new RegExp(String.raw`\d{1,2}(?:[:.h]\d{2}|${HOUR_SIGN})`, 'iu');

const isAside = (folded: string, language: string): boolean =>
  [...movedAsidesIn(language)].some(
    (words) => folded.startsWith(words) && !/^\p{Script=Latin}/u.test(folded.slice(words.length)),
  );

/** Where the sentence of a place begins, looked for near before it. */
function startOfSentence(prompt: string, at: number): number {
  const near = Math.max(0, at - LONGEST_SENTENCE);
  const end = Array.from(prompt.slice(near, at).matchAll(/[.!?](?=\s)|[。！？\n]/gu)).at(-1);
  const start = end ? near + end.index + 1 : near;
  return at - prompt.slice(start, at).trimStart().length;
}

/** "Isn't it 7:30? – Yes, 7:30": in a chat the answer counts, and neither is of the card. */
function findAsked(prompt: string, speakers: readonly Span[]): Stated[] {
  const found: Stated[] = [];
  const remarks = speakers.map(({ end }): Span => ({ start: end, end: endOfLine(prompt, end) }));
  const before: Figure[] = [];
  for (const [at, asked] of remarks.slice(0, MOST_REMARKS).entries()) {
    before.push(...(at > 0 ? listFigures(prompt, remarks[at - 1]) : []));
    const answer = remarks[at + 1];
    const [question, reply] = [asked, answer ?? asked].map(({ start, end }) =>
      prompt.slice(start, end).trim(),
    );
    if (!answer || !question?.endsWith('?') || question.length > LONGEST_REMARK) continue;
    const [told, [said]] = [listFigures(question), listFigures(reply ?? '')];
    if (told.length === 0 || !said || (reply ?? '').length > LONGEST_REMARK) continue;
    const isSame = before.some(({ text }) => text === said.text);
    const old = told.some(({ text }) => text === said.text) ? findAlike(before, said) : undefined;
    if (!isSame && !old) continue;
    found.push(toChat(asked), correcting(answer, old, said.text));
  }
  return found;
}

/** The last number that was meant in the same way, where one alone is. */
function findAlike(before: readonly Figure[], { form }: Figure): Figure | undefined {
  const alike = before.filter((one) => one.form === (form === 'bare' ? 'day' : form));
  return alike.length === 1 ? alike[0] : undefined;
}

function listFigures(prompt: string, { start: from, end: to } = { start: 0, end: prompt.length }): Figure[] {
  const text = prompt.slice(from, to);
  return Array.from(text.matchAll(NUMBER), ({ 0: number, index }): Figure => {
    const end = index + number.length;
    const [before, after] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 12)];
    const form =
      number.includes(':') || HOUR.test(after)
        ? 'hour'
        : /\p{Sc}/u.test(before + after.slice(0, 2))
          ? 'price'
          : DAY.test(after)
            ? 'day'
            : 'bare';
    return { start: from + index, end: from + end, text: number, form };
  });
}

function sentenceAround(prompt: string, start: number, end: number): Span {
  const first = startOfSentence(prompt, start);
  const behind = prompt.slice(end).search(SENTENCE);
  const to = behind < 0 ? prompt.length : end + behind + 1;
  return to - first <= LONGEST_SENTENCE
    ? { start: first, end: prompt.slice(0, to).trimEnd().length }
    : { start, end };
}

/** In a chat, what says how many there may be at most. */
function findBounds(prompt: string, language: string, speakers: readonly Span[]): Stated[] {
  if (speakers.length === 0) return [];
  const words = anyOf(boundsIn(language));
  const bound = new RegExp(String.raw`^.{0,14}?(?<![\p{L}])(?<said>(?:${words})\.?\s?\p{N}.*)$`, 'iu');
  return speakers.flatMap(({ end: start }): Stated[] => {
    const end = endOfLine(prompt, start);
    const { said } = bound.exec(foldText(prompt.slice(start, end)))?.groups ?? {};
    return said === undefined ? [] : [{ start: end - said.length, end, marks: ['note'], whole: true }];
  });
}
