import { foldText } from '../../lexicon/fold-text.ts';
import { titleWordsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Stated } from '../fields/stated.ts';
import { SHOWN_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { type Span, spanAt } from '../spans.ts';
import { bindValues } from './bind-values.ts';
import { CURRENCY_WORD, findBonds } from './find-bonds.ts';
import { findSeries } from './find-series.ts';
import { toListLaws } from './list-laws.ts';
import { type Laws, type TokenMark, tokensSet } from './token-mark.ts';
import { type Token, tokenAt, tokenize } from './tokenize.ts';

const RUNNING: ReadonlySet<string> = new Set(['body', 'quote']);

// Roles of a single fact, which is no longer than its sentence.
const FACTS: ReadonlySet<string> = new Set([
  'eyebrow',
  'label',
  'value',
  'detail',
  'date',
  'time',
  'place',
  'person',
  'brand',
  'price',
  'discount',
  'figure',
  'contact',
  'author',
  'source',
  'code',
  'rating',
]);

// No row of the corpus that begins with a bullet, beside others, is one of these.
const UNLISTED: ReadonlySet<string> = new Set(['title', 'subtitle', 'eyebrow', 'note', 'brand']);

const FORBIDDEN = -1000;
// A lost fact is worse than a word too many: chosen on prompts of four writers that a network had not seen.
const KEEPING = 0.1;
const WORD = /[\p{L}\p{N}]/u;
const CONTACT =
  /^(?:https?:|www\.)|@[\w-]+\.|^[@][\p{L}\p{N}_]{2,}|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}(?:\/|$)/iu;
// Addresses that are more than one token.
const ADDRESS = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/[^\s,;)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const NUMBER = /^\p{N}/u;
const MONEY = /^\p{Sc}$/u;
const HEX = /^[0-9a-f]{3,8}$/iu;
const RATIO = /^(?:16[:/]9|9[:/]16|4[:/]5|5[:/]4|4[:/]3|3[:/]4|3[:/]2|2[:/]3|1[:/]1|21[:/]9|2[:/]1|1\.91:1)$/;

/**
 * What holds whatever the network thinks: quoted words, in one piece, contacts, sums of money, percentages and dates are always set, and
 * nothing is cut out of its unit, range or name; a row of a list is a text. What a prompt has `stated` comes first. `barred` tokens are in no mark that is set, unless they are such a fact; `kept` ones are set.
 */
export function toLaws(
  text: string,
  tokens: readonly Token[],
  language: string,
  {
    barred = new Set(),
    stated = [],
    kept = new Set(),
  }: { barred?: ReadonlySet<number>; stated?: readonly Stated[]; kept?: ReadonlySet<number> } = {},
): Laws {
  const series = findSeries(tokens, language);
  const certain = findCertain(text, tokens, language).map((is, at) => is || series.has(at) || kept.has(at));
  const isBreak = (token: number): boolean => tokens[token]?.text === '\n';
  const ends = tokens.map((_, at) => endsSentence(tokens, at));
  const quoted = findQuotedSpans(text);
  const bonds = findBonds(text, tokens);
  bindValues(bonds, text, tokens);
  const { begins, isMarker, isCounted, isItem, isHeading, mayAnswer } = toListLaws(text, tokens, bonds, ends);
  bindQuotations(bonds, tokens, quoted);
  for (const at of series) bonds[at] = series.has(at - 1) && NUMBER.test(tokens[at]?.text ?? '');
  const statedAt = tokens.map(({ start }) => stated[spanAt(stated, start) ?? -1]);
  bindStated(bonds, begins, statedAt);
  const called = findCalledTitle(text, quoted, language);
  const isTitle = called && isIn([called]);
  const isTitleStated = stated.some(({ marks }) => marks.includes('title'));
  const titled = tokens.map((token) => isTitle?.(token) === true);
  return {
    bonds,
    begins: begins.map((begin, at) => begin && !bonds[at]),
    inClause: findInClause(text, tokens, quoted),
    bias: (token, mark) => {
      const shown = mark !== undefined && SHOWN_MARKS.has(mark);
      const own = statedAt[token];
      const isLost = certain[token] && !shown && own?.marks.some((one) => SHOWN_MARKS.has(one));
      if (own) return isStated(own, mark) && !isLost ? 0 : FORBIDDEN;
      if (certain[token] ? !shown : shown && barred.has(token)) return FORBIDDEN;
      // Where answers have letters, what has none is no answer.
      if (mark === 'option' && mayAnswer?.[token] === false) return FORBIDDEN;
      // One text is called the title, and so no other is it.
      if (called && !isTitleStated && titled[token] !== (mark === 'title')) return FORBIDDEN;
      // A line break ends a fact; only running text goes on behind it.
      if (shown && ((isMarker[token] && !bonds[token]) || (!RUNNING.has(mark) && isBreak(token))))
        return FORBIDDEN;
      if ((ends[token] || isCounted[token]) && mark !== undefined && FACTS.has(mark)) return FORBIDDEN;
      if (isHeading[token] && mark === 'item') return FORBIDDEN;
      if (isItem[token] && mark !== undefined && UNLISTED.has(mark)) return FORBIDDEN;
      return shown ? KEEPING : 0;
    },
  };
}

/** A quotation is set as it stands: no mark begins or ends within it, and nothing binds it to the words around ('…'입니다). */
function bindQuotations(bonds: boolean[], tokens: readonly Token[], quoted: readonly Span[]): void {
  const isQuoted = isIn(quoted);
  let [within, beforeWithin] = [false, false];
  for (const [at, token] of tokens.entries()) {
    const inside = isQuoted(token);
    if (inside && within) bonds[at] = true;
    // Its first word, the mark behind it, and the word behind that mark.
    else if (inside || within || beforeWithin) bonds[at] = false;
    [beforeWithin, within] = [within, inside];
  }
}

/** What a prompt states begins and ends where it says so. */
function bindStated(bonds: boolean[], begins: boolean[], stated: readonly (Stated | undefined)[]): void {
  for (const [at, own] of stated.entries()) {
    const before = stated[at - 1];
    if (own === before) {
      if (own?.whole) [bonds[at], begins[at]] = [true, false];
    } else if (own || !before?.open) [bonds[at], begins[at]] = [false, own?.goesOn !== true];
  }
}

/** The facts of a field are parted by punctuation and small words. */
const isStated = ({ marks, whole }: Stated, mark: string | undefined): boolean =>
  mark === undefined ? !whole : marks.includes(mark);

/** Finds the tokens that are of the same clause as the one before: no punctuation, line break or quotation mark parts them. */
function findInClause(text: string, tokens: readonly Token[], quoted: readonly Span[]): boolean[] {
  const clauses = splitClauses(text);
  const places = tokens.map(({ start }) => ({
    clause: spanAt(clauses, start),
    quote: spanAt(quoted, start),
  }));
  return places.map(({ clause, quote }, at) => {
    const before = places[at - 1];
    return clause !== undefined && clause === before?.clause && quote === before.quote;
  });
}

/** Whether a token is the full stop behind a sentence: behind a word too long for an abbreviation, with a new sentence after it. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [before, stop, after] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '', tokens[at + 1]?.text];
  if (/^[。！？]$/u.test(stop)) return true;
  return /^[.!?]$/.test(stop) && /^[\p{L}\p{M}]{5,}$/u.test(before) && /^\p{Lu}/u.test(after ?? '');
}

function findCertain(text: string, tokens: readonly Token[], language: string): boolean[] {
  const [isQuoted, isDated] = [isIn(findQuotedSpans(text)), isIn(findFullDates(text, language))];
  const isAddress = isIn(
    Array.from(text.matchAll(ADDRESS), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  );
  return tokens.map((token, at) => {
    if (!WORD.test(token.text)) return false;
    if (isQuoted(token) || isAddress(token) || (CONTACT.test(token.text) && token.text.length > 3))
      return true;
    const dated = isDated(token);
    if (!NUMBER.test(token.text) || RATIO.test(token.text)) return false;
    if (dated) return true;
    const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
    if (before === '#' && HEX.test(token.text)) return false;
    return [before, after].some(
      (beside) => MONEY.test(beside) || CURRENCY_WORD.test(beside) || beside === '%',
    );
  });
}

/**
 * Lists the words outside of quotation marks that are always set: contacts, and the figures of sums of money, percentages and dates.
 */
export function listCertain(text: string, language: string): string[] {
  const tokens = tokenize(text);
  const certain = findCertain(text, tokens, language);
  const isQuoted = isIn(findQuotedSpans(text));
  return tokens.filter((token, at) => !isQuoted(token) && certain[at]).map((token) => token.text);
}

/** Whether a token begins in one of the spans. */
const isIn =
  (spans: readonly Span[]) =>
  ({ start }: Token): boolean =>
    spanAt(spans, start) !== undefined;

/**
 * Finds the quotation marks where a mark goes on although its quotation begins or ends: words in quotation marks are within one mark, or
 * are marked for themselves.
 */
export function findTornQuotes(
  text: string,
  tokens: readonly Token[],
  marks: readonly TokenMark[],
): number[] {
  const torn: number[] = [];
  for (const { start, end } of findQuotedSpans(text)) {
    const [open, close] = [tokenAt(tokens, start - 1), tokenAt(tokens, end)];
    if (open === undefined || close === undefined) continue;
    const around = (token: number): TokenMark | undefined =>
      marks.find(({ name, from, to }) => SHOWN_MARKS.has(name) && token > from - 1 && token < to);
    const [first, last] = [around(open), around(close)];
    if (first && first.from < open && first.to <= close) torn.push(open);
    if (last && last.to > close + 1 && last.from > open) torn.push(close);
  }
  return torn;
}

// A prompt that quotes what the card says and describes the rest at length: so many quotations and other words, of which at most
// this share seems to be set. Pasted facts quote too, but most of their words are set, and there are dates and prices among them.
const DESCRIBING = [
  { quotations: 5, words: 60, mostShown: 0.75 },
  { quotations: 3, words: 60, mostShown: 0.5 },
  { quotations: 2, words: 100, mostShown: 0.25 },
  { quotations: 1, words: 150, mostShown: 0.25 },
] as const;
const MOST_NUMBERS = 0.06;

/**
 * Finds the words around the quotations of a long description: what such a prompt wants on the card it quotes. None in a prompt that has few
 * quotations or few other words, or whose other words are mostly facts.
 */
export function findDescribingWords(
  text: string,
  tokens: readonly Token[],
  marks: readonly TokenMark[],
): number[] {
  const quoted = findQuotedSpans(text);
  const isQuoted = isIn(quoted);
  const around = [...tokens.keys()].filter((at) => !isQuoted(tokens[at] as Token));
  const words = around.filter((at) => WORD.test((tokens[at] as Token).text));
  const set = tokensSet(marks);
  const shown = words.filter((at) => set.has(at)).length;
  const numbers = words.filter((at) => NUMBER.test((tokens[at] as Token).text)).length;
  const describes = DESCRIBING.some(
    (least) =>
      numbers <= MOST_NUMBERS * words.length &&
      quoted.length >= least.quotations &&
      words.length >= least.words &&
      shown <= least.mostShown * words.length,
  );
  return describes ? around : [];
}

const SENTENCE_END = /[.!?。！？\n](?=[^.!?。！？\n]*$)/u;
// Particles are joined to it.
const HANGUL = /^\p{Script=Hangul}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// 副标题, サブタイトル: a subtitle.
const SUBORDINATE = /(?:副|サブ)$/u;

/** Finds the first quotation that its sentence calls the title: `the headline reads "Hold fast"`. */
function findCalledTitle(text: string, quoted: readonly Span[], language: string): Span | undefined {
  const names = [...titleWordsIn(language)];
  return quoted.find(({ start }, at) => {
    const lead = text.slice(quoted[at - 1]?.end ?? 0, start - 1);
    return callsTitle(lead.slice((SENTENCE_END.exec(lead)?.index ?? -1) + 1), names);
  });
}

const callsTitle = (lead: string, names: readonly string[]): boolean => {
  const folded = foldText(lead);
  const words = folded.split(/[^\p{L}\p{M}\p{N}-]+/u);
  return names.some((name) => {
    if (!UNSPACED.test(name))
      return words.some((word) => word === name || (HANGUL.test(name) && word.startsWith(name)));
    const at = folded.indexOf(name);
    return at >= 0 && !SUBORDINATE.test(folded.slice(0, at));
  });
};

/** What stands in quotation marks, without them. */
export const findQuotedSpans = (text: string): Span[] =>
  findQuotes(text).map(({ start, end }) => ({ start: start + 1, end: end - 1 }));

/** Dates and hours that are surely meant as such: a figure beside a month, a weekday or an hour. */
function findFullDates(text: string, language: string): Span[] {
  return findDates(readText(text), language).filter(({ start, end }) => {
    const words = text.slice(start, end);
    return (
      /\p{N}/u.test(words) &&
      (/\p{L}{3}/u.test(words) || /\p{N}[:h.]\p{N}{2}|[年月日時点點일월시]/u.test(words)) &&
      !RATIO.test(words.trim())
    );
  });
}
