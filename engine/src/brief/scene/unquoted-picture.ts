import { blank, keepOnly } from '../reading/blank.ts';
import { splitClauses } from '../reading/clauses.ts';
import { type Reading, readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import type { Request } from '../request/request-phrases.ts';
import type { Signs } from '../request/signs.ts';
import { findTopics } from '../topics.ts';
import { PICTURE_PRINTS, SHOWING } from '../vocabulary/picture-leads.ts';
import type { Depicted } from './depicted-text.ts';
import { findSceneMentions } from './mentions.ts';
import { type Evidence, isLed, type Verdict, weighPicture } from './picture-evidence.ts';
import { isName } from './pictured-clause.ts';

/** What is printed for its picture: the words beside the name describe it. */
const PICTURE_MEDIA = /^(?:Book|Magazine|Album) cover$/;
const JOINS = /^[\s,;、，]*(?:(?:and|und|et|y|e|en|och|og|i|и)\s+)?$/iu;

type Weighed = Span & { verdict: Verdict };

/**
 * The picture that a request without quotation marks describes beside its words, and the request without it:
 * "poster for jazz night [with a saxophone player under a street lamp], Friday 9pm". The first words are always
 * copy, unless the head has the name. Undefined when nothing is surely a picture.
 */
export function partPicture(
  reading: Reading,
  request: Request,
  language: string,
  signs: Signs,
): Depicted | undefined {
  const masked = reading.text;
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(masked, mention, language),
  );
  const evidence: Evidence = { reading, language, signs, mentions };
  const printed =
    PICTURE_PRINTS.test(masked) ||
    signs.all.some((sign) => sign.part === 'platform' && PICTURE_MEDIA.test(sign.value.name));
  const clauses = request.content.flatMap((content) =>
    splitClauses(masked.slice(content.start, content.end)).map(({ start, end }) => ({
      start: content.start + start,
      end: content.start + end,
    })),
  );
  const weighed = clauses.map((clause, index): Weighed => {
    const first = index === 0 && !isNamed(evidence, request, clause);
    const verdict = first ? undefined : weighPicture(evidence, clause);
    if (verdict === 'sure' || (printed && verdict)) return { ...clause, verdict: 'sure' };
    return findTail(evidence, clause) ?? { ...clause, verdict };
  });
  const spans = weighed.filter(
    (one, index) => one.verdict === 'sure' || isDrawnIn(masked, weighed, index, language),
  );
  if (spans.length === 0) return undefined;
  return { rest: blank(masked, spans), depicted: readText(keepOnly(masked, spans)) };
}

/** "Poster for a chess tournament: a knight and a queen on a board": the head has the name, and things stand behind it. */
function isNamed({ mentions, language, reading }: Evidence, { head }: Request, clause: Span): boolean {
  if (!head.label || !/^\s?[:：]/.test(reading.text.slice(head.end))) return false;
  const things = mentions.filter((m) => m.part === 'thing' && m.start >= clause.start && m.end <= clause.end);
  return things.length > 1 && isLed(reading.text.slice(clause.start, clause.end), language);
}

/** The end of a clause that names an occasion and then, behind "with" or "showing", what is to be seen. */
function findTail(evidence: Evidence, clause: Span): Weighed | undefined {
  const { reading, mentions } = evidence;
  const text = reading.text.slice(clause.start, clause.end);
  const shows = SHOWING.exec(text);
  if (shows && shows.index > 0) {
    const tail = { start: clause.start + shows.index, end: clause.end };
    if (weighPicture(evidence, tail) === 'sure') return { ...tail, verdict: 'sure' };
  }
  for (const link of mentions) {
    if (link.part !== 'relation' || link.value !== 'with' || link.behind !== undefined) continue;
    if (link.start <= clause.start || link.end >= clause.end) continue;
    const tail = { start: link.end, end: clause.end };
    const verdict = weighPicture(evidence, tail);
    if (
      verdict === undefined ||
      isAlone(evidence, tail) ||
      (verdict === 'likely' && isServed(evidence, tail))
    )
      continue;
    return { start: link.start, end: clause.end, verdict: 'sure' };
  }
  return undefined;
}

/** "Living with a cat", "a concert with a quartet": one thing, and no word of how or where. */
const isAlone = ({ mentions }: Evidence, { start, end }: Span): boolean =>
  mentions.filter((m) => m.start >= start && m.end <= end && m.end > m.start && m.part !== 'number').length <
  2;

/** "With wine and cheese": what is eaten there. */
const isServed = ({ reading, language }: Evidence, { start, end }: Span): boolean =>
  findTopics(readText(reading.text.slice(start, end)), language).includes('food');

/** "A tractor and hens in the yard, a red barn": what follows a picture, or leads to it as things of a picture are put. */
function isDrawnIn(text: string, weighed: readonly Weighed[], index: number, language: string): boolean {
  const one = weighed[index];
  if (one?.verdict !== 'likely') return false;
  const [before, after] = [weighed[index - 1], weighed[index + 1]];
  if (before?.verdict === 'sure' && JOINS.test(text.slice(before.end, one.start))) return true;
  const led = isLed(text.slice(one.start, one.end), language);
  return led && after?.verdict === 'sure' && JOINS.test(text.slice(one.end, after.start));
}
