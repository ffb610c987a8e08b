import { blank, keepOnly } from '../reading/blank.ts';
import { splitClauses } from '../reading/clauses.ts';
import { QUOTE_MARK } from '../reading/quotes.ts';
import { type Reading, readText } from '../reading/reading.ts';
import type { Sign, Signs } from '../request/signs.ts';
import { findSceneMentions, type SceneMention } from './mentions.ts';
import { weighPicture } from './picture-evidence.ts';
import { isName, isPlace, judgeClause, LEADING } from './pictured-clause.ts';

type Span = { start: number; end: number };

/** A picture that stands beside words: `rest` is the prompt with it blanked, at the same offsets. */
export type Depicted = { depicted: Reading; rest: string };

// Words that ask for the card itself; a noun right before one says what kind of card: "pizza flyer".
const ASKING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'artefact',
  'strong-artefact',
  'naming',
  'kind',
  'platform',
  'size',
  'verb',
]);
const MODIFIER = /\p{Script=Latin}[\p{L}\p{M}’'-]*\s$/u;
const LEADS = /^(?:an?|the|of|with|for|my|our|and|un|une|una|uma|ein|eine|een)\s$/i;
// "Bike to work week poster": all before the word that names the card is its name, as long as no clause begins in it.
const NAME_OF_CARD =
  /(?<=^|[.,;:\n\ue000-\uf8ff]\s?)(?!(?:an?|the|two|three)\s)(?:(?!(?:with|showing|featuring|depicting|of|on|in)\s)\p{Script=Latin}[\p{L}\p{M}’'-]*\s){2,4}$/iu;
const BOOK_REACH = 20;
// What the card is for is rarely what it shows.
const PURPOSE =
  /^\s(?:for|für|pour|para|per|voor|для)\s[^,.;:\ue000-\uf8ff]*?(?=\s(?:with|mit|avec|con|com|met|с|showing|featuring|depicting)\s|[,.;:\ue000-\uf8ff]|$)/iu;
const GENRE =
  /^\s(?:(?:de|da|do|di|d['’])\s?)?(?!(?:de|da|do|di|with|mit|avec|con|com|met|of|un|une|una|uma|an?|с)\s)([\p{L}\p{M}]{3,})(?=\s(?:mit|avec|con|com|met|с|مع)\s)/u;
/**
 * What a prompt with quoted words describes as its picture, with all else blanked, and the prompt without it, both at
 * the same offsets: clauses that are mostly things, places and deeds. Undefined when none is. Of a card that is `told`, only
 * a clause that leads with a thing ("a rocket launching over the sea") describes one; where people gather, the place
 * is a picture, too.
 */
export function depictedText(
  masked: string,
  language: string,
  signs: Signs,
  card: { told: boolean; gathers: boolean },
): Depicted | undefined {
  const spans = requestSpans(readText(masked), language, signs);
  const bare = blank(masked, spans);
  const reading = readText(bare);
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(reading.text, mention, language),
  );
  const judged = cutClauses(bare).map((one, index) => {
    const clause = index === 0 ? withoutName(reading, one, mentions) : one;
    return { ...clause, says: judgeClause(reading, clause, mentions, language, signs) };
  });
  const shown = judged.filter(
    ({ start, end, says }) => says === 'things' && (!card.told || LEADING.test(bare.slice(start, end))),
  );
  const occasion = card.gathers ? findOccasionSpan(masked, language, spans) : undefined;
  if (shown.length === 0)
    return occasion && { depicted: readText(keepOnly(masked, [occasion])), rest: masked };
  // "Full moon", "at dusk": beside a picture its hour and weather belong to it.
  const kept = judged.filter(({ says }) => says !== undefined);
  const placed = mentions.some(
    (m) => isPlace(m) && kept.some(({ start, end }) => m.start >= start && m.end <= end),
  );
  const all = placed || !occasion ? kept : [...kept, occasion].toSorted((a, b) => a.start - b.start);
  const evidence = { reading, language, signs, mentions };
  const isSeveral = ({ start, end }: Span): boolean =>
    mentions.filter((m) => m.part === 'thing' && m.start >= start && m.end <= end).length > 1;
  const drawn = shown.filter((span) => {
    const verdict = weighPicture(evidence, span);
    return verdict === 'sure' || (verdict === 'likely' && isSeveral(span));
  });
  return { depicted: readText(keepOnly(all === kept ? bare : masked, all)), rest: blank(masked, drawn) };
}

/** "[Einladung zum] Kindergeburtstag mit Ballons": what stands before "with" and is nothing to be seen names the occasion. */
function withoutName({ text }: Reading, clause: Span, mentions: readonly SceneMention[]): Span {
  const inside = mentions.filter(
    ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
  );
  const [first] = inside;
  if (first?.part !== 'relation' || first.value !== 'with' || first.behind !== undefined) return clause;
  const before = text.slice(clause.start, first.start);
  return LEADING.test(before) ? clause : { start: first.start, end: clause.end };
}

/** "A bike race through the mountains", "a beach cleanup": the place that an occasion is named by, and what is done there. */
function findOccasionSpan(masked: string, language: string, spans: readonly Span[]): Span | undefined {
  const mentions = findSceneMentions(readText(masked), language);
  for (const span of spans) {
    const purpose = PURPOSE.exec(masked.slice(span.start, span.end).replace(/^[^\s]*/u, ''));
    if (!purpose) continue;
    const inside = mentions.filter(({ start, end }) => start >= span.start && end <= span.end && end > start);
    const place = inside.find((m) => isPlace(m) && isCommon(masked, m.start, language));
    if (!place) continue;
    const placed = inside.some((m) => m.part === 'relation' && m.value !== 'with' && m.end <= place.start);
    const from = placed ? span.end - purpose[0].length : place.start;
    return { start: from, end: placed ? span.end : place.end };
  }
  return undefined;
}

/** A word for a place, no name of one: who meets in Lisbon need not see it. */
const isCommon = (text: string, start: number, language: string): boolean =>
  language === 'de'
    ? /(?:^|\s)(?:im|am|vom|zum|zur|de[rmns]|das|die|eine[mrs]?)\s(?:\p{Ll}+\s)?$/u.test(text.slice(0, start))
    : !/^\p{Lu}/u.test(text.slice(start));

/** The request's own words, each with the noun that it names itself by, and with what the card is for. */
function requestSpans(reading: Reading, language: string, signs: Signs): Span[] {
  const { text } = reading;
  const mentions = findSceneMentions(reading, language);
  const known = (start: number): boolean =>
    mentions.some((m) => m.start === start && (m.part === 'thing' || m.part === 'sign'));
  return signs.all.flatMap((sign): Span[] => {
    if (!ASKING.has(sign.part)) return [];
    // "Sur scène" is a place, no scene to be drawn.
    if (mentions.some((m) => m.start < sign.start && m.end >= sign.end && isPlace(m))) return [];
    // "A woman holding a sign that says": it is in the picture, in her hands.
    if (mentions.some((m) => isHeld(reading, m, sign))) return [];
    // A party hat is no party.
    if (mentions.some((m) => m.part === 'garment' && m.start <= sign.start && m.end >= sign.end)) return [];
    // "A picnic under an oak", "a rocket launching over the sea": a word for the card that the picture is made of.
    if (sign.part === 'kind' && isPlaced(reading, sign, mentions)) return [];
    if (sign.part !== 'artefact' && sign.part !== 'strong-artefact') return [sign];
    const before = MODIFIER.exec(text.slice(Math.max(0, sign.start - 24), sign.start));
    const name = NAME_OF_CARD.exec(text.slice(0, sign.start));
    const start = before && !LEADS.test(before[0]) ? sign.start - (name ?? before)[0].length : sign.start;
    let end = sign.end;
    // "Couverture de livre", "غلاف كتاب": the book is what is being made.
    const book = mentions.find(
      (m) => m.part === 'thing' && m.value === 'book' && m.start >= end && m.start <= end + BOOK_REACH,
    );
    if (book && !/[\p{P}]/u.test(text.slice(end, book.start))) end = book.end;
    const purpose = PURPOSE.exec(text.slice(end));
    if (purpose) end += purpose[0].length;
    const genre = GENRE.exec(text.slice(end));
    if (genre && !known(end + genre[0].length - (genre[1] ?? '').length)) end += genre[0].length;
    return [{ start, end }];
  });
}

/** Right behind a word for holding, with no more than what stands before a noun between. */
const isHeld = ({ text }: Reading, mention: SceneMention, { start }: Span): boolean =>
  mention.part === 'relation' &&
  mention.value === 'holding' &&
  mention.end <= start &&
  /^\s(?:\p{L}+\s){0,2}$/u.test(text.slice(mention.end, start));

/** Part of a picture, with a word of place right behind it; or somebody is on it ("a hiker on a summit"). */
function isPlaced({ text }: Reading, { start, end }: Span, mentions: readonly SceneMention[]): boolean {
  const shows = mentions.some(
    (m) => (m.part === 'thing' || m.part === 'action') && m.start <= start && m.end >= end,
  );
  const before = mentions.findLast((m) => m.part === 'relation' && m.end <= start);
  if (shows && before?.value === 'on' && /^\s(?:\p{L}{1,4}\s)?$/u.test(text.slice(before.end, start)))
    return true;
  const next = mentions.find((m) => m.part === 'relation' && m.start >= end);
  return shows && next !== undefined && next.value !== 'with' && text.slice(end, next.start).trim() === '';
}

function cutClauses(text: string): Span[] {
  return splitClauses(text).flatMap(({ start, end }) => {
    const spans: Span[] = [];
    let from = start;
    for (let at = start; at <= end; at++) {
      if (at < end && !QUOTE_MARK.test(text[at] ?? '')) continue;
      if (text.slice(from, at).trim() !== '') spans.push({ start: from, end: at });
      from = at + 1;
    }
    return spans;
  });
}
