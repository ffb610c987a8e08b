import { findNumberedList } from '../copy/lists.ts';
import { type Clause, splitClauses, trimSpan } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { GREETINGS, SENDER } from '../vocabulary/greetings.ts';
import { beforeThing, betweenLooks } from './bare-thing.ts';
import { readColonHead, readOwnHouse, readPrintedHead } from './colon-head.ts';
import { coverToEnd, type Part } from './coverage.ts';
import { keepListed } from './keep-listed.ts';
import { isLook, isManner, STYLE_NAMES, skipColours } from './look-asks.ts';
import { skipMedium } from './medium-lead.ts';
import { type Head, readHead, type Span } from './request-head.ts';
import type { Sign, Signs } from './signs.ts';

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

const STYLE: ReadonlySet<Part> = new Set<Part>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'platform',
  'size',
  'quality',
  'filler',
  'determiner',
  'preposition',
  'style-noun',
  'negation',
  'thing',
  'opener',
  'unmet',
  'layout',
  'artefact',
  'strong-artefact',
  'weak-connector',
]);
/** Parts that say by themselves what the card shall be like. */
export const TELLING: ReadonlySet<Part> = new Set<Part>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'platform',
  'size',
  'quality',
  'unmet',
  'layout',
  'thing',
]);
const PLATFORM: ReadonlySet<Part> = new Set<Part>(['platform']);
const PLACED: ReadonlySet<Part> = new Set<Part>([...STYLE, 'kind']);
// What marks a tail as style even in a bare headline: "... in retro style", "... on a dark background".
const UNMISTAKABLE: ReadonlySet<Part> = new Set<Part>(['style-noun', 'size']);
const REQUEST: ReadonlySet<Part> = new Set<Part>([...STYLE, 'kind', 'verb', 'connector', 'naming']);
const THINGS: ReadonlySet<Part> = new Set<Part>(['artefact', 'strong-artefact', 'kind', 'verb']);
const ASKED_THINGS: ReadonlySet<Part> = new Set<Part>(['artefact', 'strong-artefact', 'verb']);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const OWNED = /(?<!\p{L})(?:of|and|&|von|und|de|di|du|da|del|et|van|en)\s+$/iu;
const greetings = createLexicon(GREETINGS);
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

/** Takes style words off the end of a clause, and the thing asked for out of it. */
function trimClause(
  text: string,
  clause: Span,
  signs: Signs,
  context: { asks: boolean; first: boolean; verbEnd: number; kindless: boolean; last: boolean },
): Span[] {
  const styled = cutTail(text, trimSpan(text, clause.start, clause.end), signs, context.asks);
  const span = context.asks && context.kindless ? cutMedium(text, styled, signs) : styled;
  if (span.start >= span.end) return [];
  if (!context.first) return [span];
  const tailed = span.end < clause.end;
  return cutThing(text, span, signs, { ...context, asks: context.asks || tailed });
}

function cutTail(text: string, span: Span, signs: Signs, asks: boolean): Span {
  const isTail = coverToEnd(text, span, signs, STYLE, TELLING);
  const isUnmistakable = coverToEnd(text, span, signs, STYLE, UNMISTAKABLE);
  for (const sign of signs.within(span)) {
    if (sign.start <= span.start) continue;
    const opens =
      sign.part === 'preposition' ||
      sign.part === 'unmet' ||
      sign.part === 'layout' ||
      sign.part === 'size' ||
      sign.part === 'negation' ||
      (sign.part === 'colour' && /[#(]/.test(text.slice(sign.start, sign.end)));
    // "Figma for Developers": whom the named thing is for.
    if ((signs.at.get(sign.start) ?? []).some(({ part }) => part === 'mood') && sign.part === 'preposition')
      continue;
    const imitates = sign.part === 'unmet' && sign.value === 'imitation';
    if (imitates && asks) return trimSpan(text, span.start, sign.start);
    if (opens && isTail(sign.start) && (asks || isUnmistakable(sign.start))) {
      return trimSpan(text, span.start, sign.start);
    }
  }
  return span;
}

/** "Jazz night poster", "a movie night flyer for students", 「…についてのブログヘッダーを作って」. */
function cutThing(
  text: string,
  span: Span,
  signs: Signs,
  context: { asks: boolean; verbEnd: number; last: boolean },
): Span[] {
  const unspaced = UNSPACED.test(text.slice(span.start, span.end));
  // A kind alone (a course, a guide) is a request only where something else asks for one.
  const isRequest = coverToEnd(text, span, signs, REQUEST, context.asks ? THINGS : ASKED_THINGS);
  const naming = signs.within(span).find((sign) => sign.part === 'naming' && sign.end < span.end);
  if (naming && context.asks) return [trimSpan(text, naming.end, span.end)];
  for (const sign of signs.within(span)) {
    if (sign.start <= span.start) continue;
    if (unspaced && opensRequest(sign, text[sign.start - 1] ?? '') && isRequest(sign.start))
      return [trimSpan(text, span.start, sign.start)];
    if (sign.part !== 'artefact' && sign.part !== 'strong-artefact') continue;
    const verb = context.verbEnd > span.start;
    const sender =
      SENDER.test(text.slice(sign.end, span.end)) && isGreeting(text.slice(span.start, sign.start));
    // "Black friday banner, 50% off": the thing ends the first clause of several.
    const ends = sign.end === span.end && !context.last && isPrinted(sign, signs);
    if (!context.asks && !verb && sign.part === 'artefact' && !sender && !ends) continue;
    // "Head of Design": what a preposition leads to is part of the sentence.
    if (sign.part === 'artefact' && OWNED.test(text.slice(span.start, sign.start))) continue;
    const before = trimSpan(text, Math.min(sign.start, Math.max(span.start, context.verbEnd)), sign.start);
    const after = trimSpan(text, sign.end, span.end);
    if (after.start >= after.end) return before.start < before.end ? [before] : [span];
    const next = signs.at.get(after.start) ?? [];
    const connector = next.find(isConnector);
    if (connector) return [trimSpan(text, connector.end, span.end)].filter((part) => part.start < part.end);
    if (sender || next.some((candidate) => candidate.part === 'weak-connector')) return [before, after];
  }
  return [span];
}

/** "... for a blog", "... for our newsletter": where it shall stand, said behind its words. */
function cutMedium(text: string, span: Span, signs: Signs): Span {
  const last = signs
    .within(span)
    .find((sign) => sign.end === span.end && sign.part === 'kind' && sign.value.kind === 'article');
  const before = last ? text.slice(span.start, last.start) : '';
  const link = /(?<!\p{L})(?:for|für|pour|para|per|voor|для)\s+(?:\p{L}+\s+){0,2}$/u.exec(before);
  return link && link.index > 0 ? trimSpan(text, span.start, span.start + link.index) : span;
}

/** "happy new year 2026", "Merry Christmas" */
function isGreeting(words: string): boolean {
  return (
    /^\p{Ll}/u.test(words) ||
    greetings
      .find(readText(words.replace(/^(?:an?|the|eine?|une?|una?|uma?|een)\s+/iu, '')), 'any')
      .some(({ start }) => start === 0)
  );
}

function isPrinted(sign: Sign, signs: Signs): boolean {
  return (signs.at.get(sign.start) ?? []).some((other) => other.part === 'printed' && other.end === sign.end);
}

function isConnector(sign: Sign): boolean {
  return sign.part === 'connector' || sign.part === 'naming';
}

function opensRequest(sign: Sign, before: string): boolean {
  // A Hangul particle may be the last syllable of a noun: 고양이.
  const small = sign.part === 'filler' || sign.part === 'style-noun';
  if (small && /\p{Script=Hangul}/u.test(before)) return false;
  return (
    sign.part === 'connector' ||
    sign.part === 'weak-connector' ||
    sign.part === 'artefact' ||
    sign.part === 'strong-artefact' ||
    sign.part === 'kind' ||
    sign.part === 'filler' ||
    sign.part === 'style-noun'
  );
}

/** Clauses of copy with nothing but their own punctuation between them become one stretch again. */
function joinNeighbours(text: string, content: readonly Span[], instructions: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of content) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, span.start) : 'x';
    const parted = instructions.some((other) => last && other.start >= last.end && other.end <= span.start);
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
