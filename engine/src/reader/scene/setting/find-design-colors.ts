import { bilingualRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Signs } from '../../signs/find-signs.ts';
import type { Span } from '../../spans.ts';

const JOINS = bilingualRule('iu')`^\s*(?:,|&|\+|/|-|${'and'})?\s*$`;
const MADE: ReadonlySet<string> = new Set(['artefact', 'strong-artefact', 'printed']);
// Languages whose colors follow their noun.
const FOLLOWS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'ar', 'id']);
const UP_TO = /^\s(?:[\p{L}-]+\s){0,2}$/u;
const BEHIND = /^\s(?:(?:en|em|in|aux?|a|di)\s)?$/iu;

/** Finds the colors of the card itself, not of what it shows: "a red and gold poster of a dragon", "affiche rouge et or d'un dragon". */
export function findDesignColors<Hue extends Span>(
  { text }: Reading,
  language: string,
  hues: readonly Hue[],
  signs: Signs | undefined,
  things: readonly Span[],
): Hue[] {
  const made = signs?.all.filter(({ part }) => MADE.has(part)) ?? [];
  const sorted = hues.toSorted((a, b) => a.start - b.start);
  // "A red dragon poster": the dragon is red.
  const free = (from: number, to: number): boolean =>
    UP_TO.test(text.slice(from, to)) && !things.some(({ start, end }) => start >= from && end <= to);
  const last = sorted.findLastIndex(({ end }) => made.some(({ start }) => start > end && free(end, start)));
  if (last >= 0) return runTo(text, language, sorted, last);
  if (!FOLLOWS.has(language)) return [];
  const first = sorted.findIndex(({ start }) =>
    made.some(({ end }) => end < start && BEHIND.test(text.slice(end, start))),
  );
  return first < 0 ? [] : runFrom(text, language, sorted, first);
}

/** Returns the colors that are coordinated with one of them, which is the last. */
function runTo<Hue extends Span>(text: string, language: string, hues: readonly Hue[], last: number): Hue[] {
  let first = last;
  while (first > 0 && isJoined(text, language, hues[first - 1], hues[first])) first--;
  return hues.slice(first, last + 1);
}

function runFrom<Hue extends Span>(
  text: string,
  language: string,
  hues: readonly Hue[],
  first: number,
): Hue[] {
  let last = first;
  while (last + 1 < hues.length && isJoined(text, language, hues[last], hues[last + 1])) last++;
  return hues.slice(first, last + 1);
}

const isJoined = (text: string, language: string, a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined && b !== undefined && JOINS(language).test(text.slice(a.end, b.start));
