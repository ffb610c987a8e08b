import { lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { literal } from '../../lexicon/literal.ts';
import { boundsIn, denialsIn, movedAsidesIn, movedWordsIn, titleWordsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { DAY_SIGN, HOUR_SIGN } from '../dates/hour-sign.ts';
import { type Clause, splitClauses } from '../reading/clauses.ts';
import { endOfLine } from '../reading/lines.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import type { Stated } from './stated.ts';

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

const hidden = ({ start, end }: Span, old?: Span, by = ''): Stated => ({
  start,
  end,
  marks: ['chat'],
  whole: true,
  ...(old ? { corrects: { start: old.start, end: old.end, by } } : {}),
});

// "~~Now in Dunmarrow~~ → ..."
const STRUCK = /~~[^~\n]{1,200}~~(?:[ \t]*(?:→|[-=]>))?/gu;

const findStruck = (prompt: string): Stated[] =>
  Array.from(prompt.matchAll(STRUCK), ({ 0: { length }, index: start }) =>
    hidden({ start, end: start + length }),
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
    return [hidden(quote), ...(isTitle ? [title] : [])];
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
  const denials = [...denialsIn(language)].map(literal).join('|');
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
      const { right, wrong } = groups;
      const old = figures.find(({ start, text }) => start < index && text === wrong);
      return old ? [hidden(sentenceAround(prompt, index, index + words.length), old, right)] : [];
    },
  );
}

const LONGEST_DENIAL = 24;
const DENIED_NUMBER = /^\s(?:\p{L}{1,4}\s)?\p{N}/u;

/** "Tuesday 11 February (NOT the 4th)": what is denied right behind a day. */
function findDeniedDays(prompt: string, language: string): Stated[] {
  const denials = [...denialsIn(language)];
  const clauses = splitClauses(prompt);
  return clauses.flatMap((clause, at): Stated[] => {
    const words = foldText(prompt.slice(clause.start, clause.end));
    const before = clauses[at - 1];
    const isDenied =
      words.length <= LONGEST_DENIAL &&
      /^\s*[(（,，]/u.test(clause.separator) &&
      denials.some(
        (denial) => words.startsWith(`${denial} `) && DENIED_NUMBER.test(words.slice(denial.length)),
      );
    const days = isDenied && before ? listDays(prompt.slice(before.start, before.end), language) : [];
    return days.length > 0 ? [hidden(clause)] : [];
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
  const days = listDays(prompt, language);
  const [old, news] = [days.find(({ end }) => SENTENCE.test(prompt.slice(end))), days.find(isNews)];
  if (!old || !news || old.start >= startOfSentence(prompt, news.start)) return [];
  const [from, clauses] = [startOfSentence(prompt, news.start), splitClauses(prompt)];
  const hour = HOUR_IN.exec(prompt.slice(old.start, old.end));
  const isTimed = HOUR_IN.test(prompt.slice(news.start, news.end));
  const until = hour && !isTimed && hour.index > 0 ? old.start + hour.index : old.end;
  const asides = [...movedAsidesIn(language)];
  const isAside = (clause: Clause): boolean =>
    clause.start >= news.end &&
    clause.start - news.end <= LONGEST_NEWS &&
    asides.some((words) => startsWithWord(folded.slice(clause.start, clause.end), words));
  const around = clauses.find(({ start, end }) => start < news.end && news.end < end);
  const tail =
    around && isMovedBehind(folded.slice(news.end, around.end), moves)
      ? [{ start: news.end, end: around.end }]
      : [];
  const lead = from < news.start ? [{ start: from, end: news.start }] : [];
  return [{ start: old.start, end: until }, ...lead, ...tail, ...clauses.filter(isAside)].map((one) =>
    hidden(one),
  );

  function isNews({ start, end }: Span): boolean {
    const lead = folded.slice(startOfSentence(prompt, start), start);
    const isLed = moves.some((words) => isAtEnd(lead, words));
    return lead.length <= LONGEST_NEWS && (isLed || isMovedBehind(folded.slice(end), moves));
  }
}

const isMovedBehind = (folded: string, moves: readonly string[]): boolean =>
  moves.some((words) => folded.trimStart().startsWith(words));

const HOUR_IN = new RegExp(String.raw`\d{1,2}(?:[:.h]\d{2}|${HOUR_SIGN})`, 'iu');

/** Whether some words end with others, but for one more. */
const isAtEnd = (lead: string, words: string): boolean =>
  lead.includes(words) && lead.length - lead.lastIndexOf(words) - words.length <= NEAR_WORD;

const startsWithWord = (folded: string, words: string): boolean =>
  folded.startsWith(words) && !/^\p{Script=Latin}/u.test(folded.slice(words.length));

function startOfSentence(prompt: string, at: number): number {
  const before = prompt.slice(0, at);
  const from = Array.from(before.matchAll(/[.!?](?=\s)|[。！？\n]/gu)).at(-1);
  const start = from ? from.index + 1 : 0;
  return start + (before.slice(start).length - before.slice(start).trimStart().length);
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
    found.push(hidden(asked), hidden(answer, old, said.text));
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
  let from = start;
  while (from > 0 && !SENTENCE.test(prompt[from - 1] ?? '')) from -= 1;
  const behind = prompt.slice(end).search(SENTENCE);
  const to = behind < 0 ? prompt.length : end + behind + 1;
  const lead = prompt.slice(from, start);
  const first = from + (lead.length - lead.trimStart().length);
  return to - first <= LONGEST_SENTENCE
    ? { start: first, end: prompt.slice(0, to).trimEnd().length }
    : { start, end };
}

/** In a chat, what says how many there may be at most. */
function findBounds(prompt: string, language: string, speakers: readonly Span[]): Stated[] {
  if (speakers.length === 0) return [];
  const words = [...boundsIn(language)].map(literal).join('|');
  const bound = new RegExp(String.raw`^.{0,14}?(?<![\p{L}])(?<said>(?:${words})\.?\s?\p{N}.*)$`, 'iu');
  return speakers.flatMap(({ end: start }): Stated[] => {
    const end = endOfLine(prompt, start);
    const { said } = bound.exec(foldText(prompt.slice(start, end)))?.groups ?? {};
    return said === undefined ? [] : [{ start: end - said.length, end, marks: ['note'], whole: true }];
  });
}
