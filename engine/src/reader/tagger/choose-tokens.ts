import { findQuotes, type Quote } from '../reading/quotes.ts';
import type { Token } from './tokenize.ts';

export type ChosenTokens = {
  tokens: Token[];
  /** Where, in `tokens`, words were left out before a token. */
  gaps: number[];
  /** Offset from which on only quotations are read; undefined when everything is. */
  cutAt?: number;
};

// Words before a quotation say what it is: "with the headline".
const LEAD = 6;

/**
 * The tokens of a prompt that are read, `most` at most: its beginning and, of a long one, the quotations behind it with the words that
 * lead to them. Quotations take up to half of the room, and those that do not fit are left out. Linear in the number of tokens.
 */
export function chooseTokens(text: string, all: readonly Token[], most: number): ChosenTokens {
  if (all.length <= most) return { tokens: [...all], gaps: [] };
  const half = Math.floor(most / 2);
  const behind: Range[] = [];
  let room = half;
  for (const { from, to } of findQuotedRanges(all, findQuotes(text))) {
    if (to <= half || to - from > room) continue;
    const start = Math.max(from - LEAD, to - room, half, behind.at(-1)?.to ?? 0);
    behind.push({ from: start, to });
    room -= to - start;
  }
  // What the quotations leave free is for the beginning, which may reach into some of them.
  const head = half + room + (most - 2 * half);
  const tokens = all.slice(0, head);
  const gaps: number[] = [];
  let read = head;
  for (const { from, to } of behind) {
    const start = Math.max(from, read);
    if (start >= to) continue;
    if (start > read) gaps.push(tokens.length);
    tokens.push(...all.slice(start, to));
    read = to;
  }
  return { tokens, gaps, cutAt: (all[head] as Token).start };
}

type Range = { from: number; to: number };

/** The tokens of quotations, with their marks, in order. */
function findQuotedRanges(tokens: readonly Token[], quotes: readonly Quote[]): Range[] {
  let at = 0;
  return quotes.map(({ start, end }) => {
    while (at < tokens.length && (tokens[at] as Token).end <= start) at += 1;
    const from = at;
    while (at < tokens.length && (tokens[at] as Token).start < end) at += 1;
    return { from, to: at };
  });
}
