import type { BriefBlock } from '../../brief/brief.ts';
import { WISH_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { spanAt } from '../spans.ts';
import { findLead, isCount, isLeadWish } from '../wishes/find-lead.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';
import { toBlocks } from './to-blocks.ts';

const MAY_WISH: ReadonlySet<string> = new Set(['note', 'body', 'subtitle', 'detail', 'item', 'action']);

/** What only says how large another text shall be is a wish: "The 9 should dominate". */
export function hideLeadWishes(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const quoted = findQuotedSpans(prompt);
  return marks.map((mark) => {
    const words = prompt.slice(mark.start, mark.end);
    const mayWish = MAY_WISH.has(mark.name) && spanAt(quoted, mark.start) === undefined;
    if (!mayWish || !isLeadWish(words, language)) return mark;
    const { blocks } = toBlocks(
      prompt,
      marks.filter((other) => other !== mark),
    );
    return findLead(words, blocks as BriefBlock[], language) ? { ...mark, name: 'wish' } : mark;
  });
}

/** What a countdown counts is a figure, wherever it is said: "5 days to go until the Harbor Run". */
export function withCount(blocks: BriefBlock[]): BriefBlock[] {
  const count = blocks.some(({ role }) => role === 'figure') ? undefined : blocks.find(isCount);
  return blocks.map((block) => (block === count ? { ...block, role: 'figure' } : block));
}

/** What leads; of a text that counts something its number, with the words behind it. */
export const toLead = (block: BriefBlock): BriefBlock => ({
  ...block,
  ...(isCount(block) ? { role: 'figure' as const } : {}),
  lead: true,
});

// More words of a request are about the card.
const LONGEST_LEAD_WISH = 4;

/** The clauses that may say what leads: those of wishes, and short requests with the number behind them ("Big number 42%"). */
export function listLeadWishes(prompt: string, marks: readonly Mark[]): string[] {
  const clauses = splitClauses(prompt);
  return marks.flatMap(({ name, start, end }) => {
    const words = prompt.slice(start, end);
    if (WISH_MARKS.has(name))
      return splitClauses(words).map((clause) => words.slice(clause.start, clause.end));
    const clause = clauses[spanAt(clauses, start) ?? -1];
    const isShort = readText(words).words.length <= LONGEST_LEAD_WISH;
    return name === 'request' && clause?.start === start && isShort ? [prompt.slice(start, clause.end)] : [];
  });
}
