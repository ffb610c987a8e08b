import { blank, keepOnly } from '../reading/blank.ts';
import { splitClauses } from '../reading/clauses.ts';
import { type Reading, readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import type { Request } from '../request/request-phrases.ts';
import type { Sign, Signs } from '../request/signs.ts';
import { findTopics } from '../topics.ts';
import { namesBearer } from '../vocabulary/name-labels.ts';
import { PICTURE_PRINTS, SHOWING } from '../vocabulary/picture-leads.ts';
import { NAME_IN_CAPITALS } from './cover.ts';
import type { Depicted } from './depicted-text.ts';
import { findSceneMentions } from './mentions.ts';
import { type Evidence, isLed, type Verdict, weighPicture } from './picture-evidence.ts';
import { isName } from './pictured-clause.ts';

/** What is printed for its picture: the words beside the name describe it. */
const PICTURE_MEDIA = /^(?:Book|Magazine|Album) cover$/;
const JOINS = /^[\s,;、，]*(?:(?:and|und|et|y|e|en|och|og|i|и)\s+)?$/iu;

// What is asked for carries words: a poster, a post, and no drawing.
const PRINTS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['printed', 'platform', 'strong-artefact']);

type Weighed = Span & { verdict: Verdict };

/**
 * The picture that a request without quotation marks describes beside its words, and the request without it:
 * "poster for jazz night [with a saxophone player under a street lamp], Friday 9pm". The first words are always
 * copy, unless the head has the name; `titled` where they are the words of a thing that is printed. Undefined when nothing is surely a picture.
 */
export function partPicture(
  reading: Reading,
  request: Request,
  language: string,
  signs: Signs,
): (Depicted & { titled: boolean }) | undefined {
  const masked = reading.text;
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(masked, mention, language),
  );
  const evidence: Evidence = { reading, language, signs, mentions };
  const printed =
    PICTURE_PRINTS.test(masked) ||
    signs.all.some((sign) => sign.part === 'platform' && PICTURE_MEDIA.test(sign.value.name));
  const clauses = request.content.flatMap((content) =>
    splitClauses(masked.slice(content.start, content.end)).map((clause) => {
      const [start, end] = [content.start + clause.start, content.start + clause.end];
      // "Une pianiste sur scène": its place is no scene that is asked for, where one was cut off.
      const across = mentions.find((m) => m.start < end && m.end > end);
      return { start, end: across?.end ?? end };
    }),
  );
  const weighed = clauses.map((clause, index): Weighed => {
    if (namesBearer(masked.slice(clause.start, clause.end))) return { ...clause, verdict: undefined };
    const first = index === 0 && !(clauses.length > 1 && isNamed(evidence, request, clause));
    const verdict = first ? undefined : weighPicture(evidence, clause);
    if (verdict === 'sure' || (printed && verdict)) return { ...clause, verdict: 'sure' };
    return findTail(evidence, clause) ?? { ...clause, verdict };
  });
  const spans = weighed.filter(
    (one, index) => one.verdict === 'sure' || isDrawnIn(masked, weighed, index, language),
  );
  if (spans.length === 0) return undefined;
  const [title] = clauses;
  const end = Math.min(title?.end ?? 0, spans[0]?.start ?? 0);
  const titled =
    title !== undefined &&
    isTitle(evidence, { start: title.start, end }) &&
    signs.within({ start: 0, end: request.head.end }).some(({ part }) => PRINTS.has(part));
  return { titled, rest: blank(masked, spans), depicted: readText(keepOnly(masked, spans)) };
}

/** Written like a name, or nothing that is to be seen. */
function isTitle(evidence: Evidence, span: Span): boolean {
  const text = evidence.reading.text.slice(span.start, span.end);
  if (text.trim() === '' || isLed(text, evidence.language)) return false;
  const named = evidence.language !== 'de' && NAME_IN_CAPITALS.test(text);
  return named || weighPicture(evidence, span) === undefined;
}

/** "Poster for a chess tournament: a knight and a queen on a board": the head has the name, and things stand behind it. */
function isNamed({ mentions, language, reading }: Evidence, { head }: Request, clause: Span): boolean {
  if (!head.label || !/^\s?[:：,]/.test(reading.text.slice(head.end))) return false;
  const things = mentions.filter(
    (m) => (m.part === 'thing' || m.part === 'sign') && m.start >= clause.start && m.end <= clause.end,
  );
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
