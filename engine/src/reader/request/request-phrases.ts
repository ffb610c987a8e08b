import { findNumberedList } from '../copy/lists.ts';
import { type Clause, splitClauses, trimSpan } from '../reading/clauses.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { beforeThing, betweenLooks } from './bare-thing.ts';
import { readColonHead, readOwnHouse, readPrintedHead } from './colon-head.ts';
import { coverToEnd, type Part } from './coverage.ts';
import { keepListed } from './keep-listed.ts';
import { isLook, isManner, STYLE_NAMES, skipColours } from './look-asks.ts';
import { skipMedium } from './medium-lead.ts';
import { type Head, readHead, type Span } from './request-head.ts';
import type { Signs } from './signs.ts';
import { firstFrom } from './sorted-spans.ts';
import { STYLE, TELLING, trimClause } from './trim-clause.ts';

/** A prompt taken apart into what it asks for and the words that it gives. */
export type Request = {
  head: Head;
  /** It asks for an image; otherwise the prompt itself is the words. */
  asks: boolean;
  /** Stretches of copy, in order. */
  content: Span[];
  /** Clauses that ask for something. */
  instructions: Span[];
};

const PLATFORM: ReadonlySet<Part> = new Set<Part>(['platform']);
const PLACED: ReadonlySet<Part> = new Set<Part>([...STYLE, 'kind']);
const SENTENCE_END = /[.!?。！？\n;]/;

/** Parts the instructions of a prompt from its copy. Quotations are private-use marks in `text`. */
export function readRequest(text: string, signs: Signs, hasQuotes: boolean): Request {
  const clauses = splitClauses(text);
  const list = findNumberedList(text);
  const isItem = (clause: Span): boolean =>
    list !== undefined && clause.start >= list.start && clause.end <= list.end;
  const isStyle = clauses.map(
    (clause, index) =>
      !isItem(clause) &&
      (index > 0 || isColon(clauses[1]) ? isStyleClause(text, clause, signs) : covers(text, clause, signs)),
  );
  const listed = keepListed(text, clauses, isStyle, signs);
  for (const index of findLabels(text, clauses, isStyle, signs)) isStyle[index] = true;
  const first = clauses.findIndex(
    (clause, index) => !isStyle[index] || QUOTE_MARK.test(text.slice(clause.start, clause.end)),
  );
  const firstClause = clauses[first];
  // Only instructions, or only words that could be: "Bold, simple, modern" is a headline.
  if (!firstClause) return bareHeadline(text, clauses);
  const colored = skipColours(text, clauses.slice(0, first), firstClause, signs);
  const opening = { ...firstClause, start: colored ?? firstClause.start };
  const plainHead = readHead(text, opening, signs);
  const head = withMedium(
    text,
    readColonHead(text, opening, clauses[first + 1], plainHead, signs) ??
      readPrintedHead(text, opening, plainHead, signs) ??
      readOwnHouse(text, opening, clauses[first + 1], plainHead) ??
      plainHead,
    signs,
  );
  const before = clauses.slice(0, first);
  const led =
    colored !== undefined ||
    isLedByThing(before, firstClause, signs) ||
    isLedByLooks(text, before, firstClause, signs) ||
    before.some((clause) => isManner(text, clause, signs));
  if (first > 0 && !head.found && !led && !hasQuotes) return bareHeadline(text, clauses);
  const trailing = trailingStyle(isStyle, first);
  const asks = head.found || led || hasQuotes || trailing < clauses.length;
  const kept: Span[] = [];
  const instructions: Span[] = [];
  for (const [index, clause] of clauses.entries()) {
    const removable =
      index < first
        ? head.found || led || hasQuotes
        : index >= trailing ||
          (isStyle[index] && index > first && (head.found || isManner(text, clause, signs)));
    const instructs =
      index > first && asks && !isItem(clause) && !listed(index) && isInstruction(text, clause, signs);
    if ((isStyle[index] && removable) || instructs) instructions.push(clause);
    else kept.push(clause);
  }
  let trimmed = false;
  const content = kept.flatMap((clause) => {
    if (isItem(clause)) return [clause];
    // "Garage sale flyer" and no word more: the thing at the end is asked for.
    const bare =
      clause === clauses.at(-1) && clauses.length <= 2 && !head.found && !hasQuotes
        ? (beforeThing(text, clause, signs) ??
          (clauses.length === 1 ? betweenLooks(text, clause, signs) : undefined))
        : undefined;
    if (bare) {
      trimmed = true;
      return [bare];
    }
    const start = clause === firstClause ? head.end : clause.start;
    const spans = trimClause(text, { start, end: clause.end }, signs, {
      asks,
      first: clause === firstClause,
      verbEnd: head.found ? head.end : head.verbEnd,
      kindless: head.kind === undefined,
      last: clause === clauses.at(-1),
    });
    trimmed ||= spans.length > 1 || (spans.at(-1)?.end ?? clause.end) < clause.end;
    return spans;
  });
  const joined = joinNeighbours(text, content, instructions);
  if (joined.length === 0 && !hasQuotes) return bareHeadline(text, clauses);
  return {
    head,
    asks: asks || trimmed,
    content: joined,
    instructions,
  };
}

/** "Thumbnail for my video how i ...": where the words shall stand belongs to what asks. */
function withMedium(text: string, head: Head, signs: Signs): Head {
  const end = head.found ? skipMedium(text, head.end) : head.end;
  if (end === head.end) return head;
  const kind = signs
    .within({ start: head.end, end })
    .find((sign) => sign.part === 'kind' && sign.value.use === 'label');
  return {
    ...head,
    end,
    ...(kind?.part === 'kind' && !head.kind
      ? { kind: kind.value, label: { start: kind.start, end: kind.end } }
      : {}),
  };
}

const MAX_LABEL_WORDS = 3;

/** "..., security blog, dark", "..., warm, guide": short names of a medium among the style clauses at the end. */
function findLabels(
  text: string,
  clauses: readonly Clause[],
  isStyle: readonly boolean[],
  signs: Signs,
): number[] {
  const found: number[] = [];
  for (let index = clauses.length - 1; index > 0; index--) {
    const clause = clauses[index];
    if (!clause) break;
    if (isStyle[index]) continue;
    const words = text.slice(clause.start, clause.end);
    const named = signs
      .within(clause)
      .some((sign) => sign.part === 'kind' && sign.value.use === 'label' && sign.end === clause.end);
    const short = words.split(/\s+/).length <= MAX_LABEL_WORDS && !/\p{Lu}|\d/u.test(words);
    if (!named || !short || QUOTE_MARK.test(words)) break;
    if (isStyle[index + 1] || isStyle[index - 1]) found.push(index);
  }
  return found;
}

/** "YouTube thumbnail: I tried ...", "LinkedIn: ...": the thing stands in a clause of its own. */
function isLedByThing(leading: readonly Clause[], next: Clause, signs: Signs): boolean {
  const inside = leading.flatMap((clause) => signs.within(clause));
  const colon = /[:：]/.test(next.separator);
  // "For our tech blog: ...": all of it is known, and it leads on.
  if (colon && inside[0]?.start === leading[0]?.start && inside[0]?.part === 'weak-connector') return true;
  return inside.some(
    ({ part }) => part === 'strong-artefact' || part === 'artefact' || (part === 'platform' && colon),
  );
}

const isColon = (clause: Clause | undefined): boolean => /^\s?[:：]/.test(clause?.separator ?? '');

/**
 * "neon green on black: ...", "two colours only, navy and cream: ...": words for looks alone that lead on to what the card
 * says. One word could be a title ("Simple: a new way to pay"), and so could capitals ("Black and White: photographs").
 */
function isLedByLooks(text: string, leading: readonly Clause[], next: Clause, signs: Signs): boolean {
  const [first] = leading;
  if (!first || !isColon(next)) return false;
  const words = text.slice(first.start, leading.at(-1)?.end);
  // "brutalist: zine fair": a manner with a look of its own.
  const named = signs.within(first).some((sign) => sign.part === 'mood' && STYLE_NAMES.has(sign.value));
  return (
    (/^\p{Ll}/u.test(words) && (named || /\s/.test(words))) || leading.some((clause) => isLook(text, clause))
  );
}

function bareHeadline(text: string, clauses: readonly Clause[]): Request {
  const head: Head = { end: 0, found: false, verb: false, verbEnd: 0 };
  return {
    head,
    asks: false,
    content: clauses.length > 0 ? [trimSpan(text, 0, text.length)] : [],
    instructions: [],
  };
}

function covers(text: string, clause: Span, signs: Signs): boolean {
  return coverToEnd(text, clause, signs, STYLE, TELLING)(clause.start);
}

/** A clause behind others that is only about how the image shall look. */
export function isStyleClause(text: string, clause: Span, signs: Signs): boolean {
  return (
    isLook(text, clause) ||
    isShade(text, clause, signs) ||
    covers(text, clause, signs) ||
    // "..., LinkedIn announcement": a platform and what it is for.
    coverToEnd(text, clause, signs, PLACED, PLATFORM)(clause.start)
  );
}

/** "ocean blue", "brick red": a word in front of a colour says which. */
function isShade(text: string, clause: Span, signs: Signs): boolean {
  const words = text.slice(clause.start, clause.end);
  const ends = signs.within(clause).some(({ part, end }) => part === 'colour' && end === clause.end);
  return ends && /^\p{Ll}\S*\s\p{Ll}\S*$/u.test(words);
}

/** Index of the first clause of the run of style clauses at the end. */
function trailingStyle(isStyle: readonly boolean[], first: number): number {
  let index = isStyle.length;
  while (index - 1 > first && isStyle[index - 1]) index--;
  return index;
}

function isInstruction(text: string, clause: Clause, signs: Signs): boolean {
  if (QUOTE_MARK.test(text.slice(clause.start, clause.end))) return false;
  const inside = signs.within(clause);
  const opening = inside.filter((sign) => sign.start === clause.start);
  const opens = (part: Part): boolean => opening.some((sign) => sign.part === part);
  if (opens('opener') || opens('negation')) {
    const tells = inside.some((sign) => TELLING.has(sign.part) || sign.part === 'style-noun');
    return tells || (opens('opener') && (clause.separator === '' || SENTENCE_END.test(clause.separator)));
  }
  if (opens('unmet') || opens('layout') || isLook(text, clause)) return true;
  if (!opens('preposition')) return false;
  const last = inside.some((sign) => sign.end === clause.end && sign.part === 'style-noun');
  return last || inside.some((sign) => sign.part === 'unmet' || sign.part === 'layout');
}

/** Clauses of copy with nothing but their own punctuation between them become one stretch again. */
function joinNeighbours(text: string, content: readonly Span[], instructions: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of content) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, span.start) : 'x';
    const next = instructions[firstFrom(instructions, last?.end ?? 0)];
    const parted = last !== undefined && next !== undefined && next.end <= span.start;
    if (last && !parted && !/[\p{L}\p{N}\n\ue000-\uf8ff]/u.test(between)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined.map((span) => ({ start: span.start, end: withClosing(text, span) }));
}

/** Keeps the mark that ends a sentence, and the bracket that was opened inside. */
function withClosing(text: string, span: Span): number {
  const slice = text.slice(span.start, span.end);
  const closes = /^[)\]）]/.test(text.slice(span.end)) && /[([（]/.test(slice) ? 1 : 0;
  const marks = /^[.!?…。！？]+/.exec(text.slice(span.end + closes, span.end + closes + 8))?.[0].length ?? 0;
  return span.end + closes + marks;
}
