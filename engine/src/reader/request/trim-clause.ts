import { trimSpan } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { GREETINGS, SENDER } from '../vocabulary/copy/greetings.ts';
import { coverToEnd, type Part } from './coverage.ts';
import type { Span } from './request-head.ts';
import type { Sign, Signs } from './signs.ts';

/** Parts of which a clause about looks is made. */
export const STYLE: ReadonlySet<Part> = new Set<Part>([
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
// What marks a tail as style even in a bare headline: "... in retro style", "... on a dark background".
const UNMISTAKABLE: ReadonlySet<Part> = new Set<Part>(['style-noun', 'size']);
const REQUEST: ReadonlySet<Part> = new Set<Part>([...STYLE, 'kind', 'verb', 'connector', 'naming']);
const THINGS: ReadonlySet<Part> = new Set<Part>(['artefact', 'strong-artefact', 'kind', 'verb']);
const ASKED_THINGS: ReadonlySet<Part> = new Set<Part>(['artefact', 'strong-artefact', 'verb']);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const OWNED = /(?<!\p{L})(?:of|and|&|von|und|de|di|du|da|del|et|van|en)\s+$/iu;
const greetings = createLexicon(GREETINGS);

/** Takes style words off the end of a clause, and the thing asked for out of it. */
export function trimClause(
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
