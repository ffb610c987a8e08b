import type { BriefBlock } from '../../brief/brief.ts';
import { readFigure } from '../../brief/read-figure.ts';
import { WISH_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { type Span, spanAt } from '../spans.ts';
import { findLead, isCount, isLeadWish, numbersIn } from '../wishes/find-lead.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';
import { toBlocks } from './to-blocks.ts';

const MAY_WISH: ReadonlySet<string> = new Set(['note', 'body', 'subtitle', 'detail', 'item', 'action']);
// What is a fact, unless its number is that of another text: "Le -50 % en très grand".
const MAY_REPEAT: ReadonlySet<string> = new Set(['discount', 'figure', 'price', 'date', 'time']);
const BLANK = /^[ \u00a0]$/;

/** What only says how large another text shall be is a wish: "The 9 should dominate". So is the number that a request begins with: "The 82% | is the story". */
export function hideLeadWishes(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const quoted = findQuotedSpans(prompt);
  const hidden: Mark[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = hidden.at(-1);
    const next = marks[at + 1];
    const words = prompt.slice(mark.start, mark.end);
    const mayWish =
      (MAY_WISH.has(mark.name) || (MAY_REPEAT.has(mark.name) && numbersIn(words).length > 0)) &&
      spanAt(quoted, mark.start) === undefined;
    const request =
      next && isAsking(next) && isBeside(prompt, mark, next) && isNumber(words, language) ? next : undefined;
    const wish = mayWish && (request || isLeadWish(words, language)) ? { ...mark, ...request } : undefined;
    const others = wish && marks.filter((other) => other !== mark);
    if (last && last.end >= mark.end) continue;
    if (wish && others && leadsOthers(prompt, others, { start: mark.start, end: wish.end }, language))
      hidden.push({ ...mark, name: request ? 'request' : 'wish', end: wish.end });
    else hidden.push(mark);
  }
  return hidden;
}

/** Whether a stretch says which of some texts leads. */
const leadsOthers = (
  prompt: string,
  others: readonly Mark[],
  { start, end }: Span,
  language: string,
): boolean =>
  findLead(prompt.slice(start, end), toBlocks(prompt, others).blocks as BriefBlock[], language) !== undefined;

const isAsking = ({ name }: Mark): boolean => name === 'request' || WISH_MARKS.has(name);

const isBeside = (prompt: string, mark: Mark, next: Mark): boolean =>
  BLANK.test(prompt.slice(mark.end, next.start));

/** A number, and small words at most. */
const isNumber = (words: string, language: string): boolean =>
  numbersIn(words).length > 0 &&
  readText(words).words.every(({ folded }) => /\p{N}/u.test(folded) || isSmallWord(folded, language));

/** What a countdown counts is a figure, wherever it is said: "5 days to go until the Harbor Run". */
export function withCount(blocks: BriefBlock[]): BriefBlock[] {
  const count = blocks.some(({ role }) => role === 'figure') ? undefined : blocks.find(isCount);
  return blocks.map((block) => (block === count ? { ...block, role: 'figure' } : block));
}

// A release leads with its version by itself, and a rate or a sum is a figure already.
const IS_FIGURE: ReadonlySet<string> = new Set([
  'figure',
  'discount',
  'price',
  'date',
  'time',
  'contact',
  'code',
]);

/** What leads; of a text that counts something, or of which a wish names the number, that number, with the words around it. */
export function toLead(block: BriefBlock, wish: string): BriefBlock {
  const value = IS_FIGURE.has(block.role) ? undefined : readFigure(block.text)?.value;
  const isNamed = value !== undefined && numbersIn(wish).some((number) => numbersIn(value).includes(number));
  return { ...block, ...(isCount(block) || isNamed ? { role: 'figure' as const } : {}), lead: true };
}

// More words of a request are about the card.
const LONGEST_LEAD_WISH = 4;

/** The clauses that may say what leads: those of wishes, requests with a number, and short ones with the number behind them ("Big number 42%"). */
export function listLeadWishes(prompt: string, marks: readonly Mark[]): Span[] {
  const clauses = splitClauses(prompt);
  return marks.flatMap(({ name, start, end }): Span[] => {
    const words = prompt.slice(start, end);
    if (WISH_MARKS.has(name))
      return splitClauses(words).map((clause) => ({ start: start + clause.start, end: start + clause.end }));
    if (name !== 'request') return [];
    if (numbersIn(words).length > 0) return [{ start, end }];
    const clause = clauses[spanAt(clauses, start) ?? -1];
    const isShort = readText(words).words.length <= LONGEST_LEAD_WISH;
    return clause?.start === start && isShort ? [{ start, end: clause.end }] : [];
  });
}
