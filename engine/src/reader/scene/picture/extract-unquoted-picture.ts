import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { findTopics } from '../../find-topics.ts';
import { blank, keepOnly } from '../../reading/blank.ts';
import { splitClauses } from '../../reading/clauses.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import type { Span } from '../../request/request-head.ts';
import type { Request } from '../../request/request-phrases.ts';
import type { Sign, Signs } from '../../request/signs.ts';
import { namesBearer } from '../../vocabulary/copy/name-labels.ts';
import { PICTURE_PRINTS, SHOWING } from '../../vocabulary/scene/picture-leads.ts';
import { findSceneMentions } from '../mentions/find-scene-mentions.ts';
import type { Depicted } from './extract-depicted-text.ts';
import { NAME_IN_CAPITALS } from './is-scene-description.ts';
import { isName } from './judge-clause.ts';
import { type Evidence, startsWithArticle, type Verdict, weighPicture } from './weigh-picture.ts';

/** Covers: the words beside the title describe their picture. */
const PICTURE_MEDIA = /^(?:Book|Magazine|Album) cover$/;
const JOINS = bilingualRule('iu')`^[\s,;、，]*(?:${'and'}\s+)?$`;

// Words for something with text on it: a poster, a post.
const PRINTS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['printed', 'platform', 'strong-artefact']);

type Weighed = Span & { verdict: Verdict };

/**
 * Extracts the picture that a request without quotation marks describes beside its copy:
 * "poster for jazz night [with a saxophone player under a street lamp], Friday 9pm". The first clause is always copy, unless
 * the head of the request has the title. `titled`: the first clause is the title of something printed. Undefined if nothing
 * is surely a picture.
 */
export function extractUnquotedPicture(
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
      // "Une pianiste sur scène": a clause must not be cut inside a mention.
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

/** Whether a text is written like a name or describes nothing visible. */
function isTitle(evidence: Evidence, span: Span): boolean {
  const text = evidence.reading.text.slice(span.start, span.end);
  if (text.trim() === '' || startsWithArticle(text, evidence.language)) return false;
  const named = evidence.language !== 'de' && NAME_IN_CAPITALS.test(text);
  return named || weighPicture(evidence, span) === undefined;
}

/** Whether the head has the title and the clause after it is things: "poster for a chess tournament: a knight and a queen on a board". */
function isNamed({ mentions, language, reading }: Evidence, { head }: Request, clause: Span): boolean {
  if (!head.label || !/^\s?[:：,]/.test(reading.text.slice(head.end))) return false;
  const things = mentions.filter(
    (m) => (m.part === 'thing' || m.part === 'sign') && m.start >= clause.start && m.end <= clause.end,
  );
  return things.length > 1 && startsWithArticle(reading.text.slice(clause.start, clause.end), language);
}

/** Finds the picture at the end of a clause, after an occasion and "with" or "showing". */
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

/** Whether a text is one thing without further details: "living with [a cat]", "a concert with [a quartet]". */
const isAlone = ({ mentions }: Evidence, { start, end }: Span): boolean =>
  mentions.filter((m) => m.start >= start && m.end <= end && m.end > m.start && m.part !== 'number').length <
  2;

/** Whether a text is about food that is served: "with [wine and cheese]". */
const isServed = ({ reading, language }: Evidence, { start, end }: Span): boolean =>
  findTopics(readText(reading.text.slice(start, end)), language).includes('food');

/** Whether a likely picture is joined to a sure one: "a tractor and hens in the yard, a red barn". */
function isDrawnIn(text: string, weighed: readonly Weighed[], index: number, language: string): boolean {
  const one = weighed[index];
  if (one?.verdict !== 'likely') return false;
  const [before, after] = [weighed[index - 1], weighed[index + 1]];
  if (before?.verdict === 'sure' && JOINS(language).test(text.slice(before.end, one.start))) return true;
  const led = startsWithArticle(text.slice(one.start, one.end), language);
  return led && after?.verdict === 'sure' && JOINS(language).test(text.slice(one.end, after.start));
}
