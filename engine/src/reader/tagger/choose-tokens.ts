import { findQuotes, type Quote } from '../reading/quotes.ts';
import { firstFrom } from '../spans.ts';
import type { Token } from './tokenize.ts';

export type ChosenTokens = {
  tokens: Token[];
  /** Where, in `tokens`, words were left out before a token, other than the middle of a long quotation. */
  gaps: number[];
  /** Offset from which on only quotations are read; undefined when everything is. */
  cutAt?: number;
  /** Quotations for which there was no room at all, with their marks. */
  unread: Quote[];
};

// Words before a quotation say what it is: "with the headline".
const LEAD = 6;
// Tokens at both ends of a quotation, its marks among them: enough to tell what it is.
const OPENING = 12;
const CLOSING = 2;

/**
 * The tokens of a prompt that are read, `most` at most: its beginning and, of a long one, the quotations behind it with the words that
 * lead to them. Of a long quotation the beginning and the end are read. Quotations take up to half of the room. Linear in the number of tokens.
 */
export function chooseTokens(text: string, all: readonly Token[], most: number): ChosenTokens {
  if (all.length <= most) return { tokens: [...all], gaps: [], unread: [] };
  const half = Math.floor(most / 2);
  const behind: Range[] = [];
  const unread: QuotedRange[] = [];
  let room = half;
  for (const range of findQuotedRanges(all, findQuotes(text))) {
    const { from, to } = range;
    if (to <= half) continue;
    const parts =
      to - from <= OPENING + CLOSING
        ? [{ from, to }]
        : [
            { from, to: from + OPENING },
            { from: to - CLOSING, to, joined: true },
          ];
    const needed = parts.reduce((sum, part) => sum + part.to - part.from, 0);
    if (needed > room) {
      unread.push(range);
      continue;
    }
    // The words that lead to a quotation are none of another one's.
    const taken = Math.max(half, behind.at(-1)?.to ?? 0, unread.at(-1)?.to ?? 0);
    const lead = Math.max(from - Math.min(LEAD, room - needed), taken);
    behind.push({ from: Math.min(lead, from), to: from }, ...parts);
    room -= needed + Math.max(0, from - lead);
  }
  // What the quotations leave free is for the beginning, which may reach into some of them.
  const reach = half + room + (most - 2 * half);
  const torn = unread.find(({ from, to }) => from < reach && reach < to);
  const head = torn ? torn.from : reach;
  const tokens = all.slice(0, head);
  const gaps: number[] = [];
  let read = head;
  for (const { from, to, joined } of behind) {
    const start = Math.max(from, read);
    if (start >= to) continue;
    if (start > read && !joined) gaps.push(tokens.length);
    tokens.push(...all.slice(start, to));
    read = to;
  }
  return {
    tokens,
    gaps,
    cutAt: (all[head] as Token).start,
    unread: unread.filter(({ from }) => from >= head).map(({ quote }) => quote),
  };
}

/** Tokens from one up to, and without, another; `joined`: what is left out before them belongs to them. */
type Range = { from: number; to: number; joined?: boolean };

type QuotedRange = { quote: Quote; from: number; to: number };

/** The tokens of quotations, with their marks, in order. */
const findQuotedRanges = (tokens: readonly Token[], quotes: readonly Quote[]): QuotedRange[] =>
  quotes.map((quote) => ({
    quote,
    from: firstFrom(tokens, quote.start),
    to: firstFrom(tokens, quote.end),
  }));
