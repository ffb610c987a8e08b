import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { blank, keepOnly } from '../../reading/blank.ts';
import { splitClauses } from '../../reading/clauses.ts';
import { QUOTE_MARK } from '../../reading/quotes.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import type { Sign, Signs } from '../../request/signs.ts';
import { findSceneMentions } from '../mentions/find-scene-mentions.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';
import { INDEFINITE_OPENING, isName, isPlace, judgeClause } from './judge-clause.ts';
import { weighPicture } from './weigh-picture.ts';

type Span = { start: number; end: number };

/** A picture that is described beside copy, and the `rest` of the prompt; both blanked to keep the offsets. */
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
// The name of a card before the word for the card, within one clause: "bike to work week poster".
const NAME_OF_CARD =
  /(?<=^|[.,;:\n\ue000-\uf8ff]\s?)(?!(?:an?|the|two|three)\s)(?:(?!(?:with|showing|featuring|depicting|of|on|in)\s)\p{Script=Latin}[\p{L}\p{M}’'-]*\s){2,4}$/iu;
const BOOK_REACH = 20;
// The purpose of a card is rarely what it shows.
const PURPOSE = bilingualRule(
  'iu',
)`^\s${'for'}\s[^,.;:\ue000-\uf8ff]*?(?=\s(?:${'with'}|${'showing'})\s|[,.;:\ue000-\uf8ff]|$)`;
const GENRE = languageRule(
  'u',
)`^\s(?:${'of'}\s?)?(?!(?:${'of'}|${'with'}|${'indefiniteArticles'})\s)([\p{L}\p{M}]{3,})(?=\s${'with'}\s)`;
/**
 * Extracts the picture that a prompt with quoted copy describes: clauses that are mostly things, places and actions.
 * Undefined if there are none. On a `told` card, which is about its words, only a clause that starts with a thing ("a rocket
 * launching over the sea") counts; on a card that `gathers` people, the venue counts as well.
 */
export function extractDepictedText(
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
    const clause = index === 0 ? dropOccasionName(language, reading, one, mentions) : one;
    return { ...clause, says: judgeClause(reading, clause, mentions, language, signs) };
  });
  const shown = judged.filter(
    ({ start, end, says }) =>
      says === 'things' && (!card.told || INDEFINITE_OPENING(language).test(bare.slice(start, end))),
  );
  const occasion = card.gathers ? findOccasionSpan(masked, language, spans) : undefined;
  if (shown.length === 0)
    return occasion && { depicted: readText(keepOnly(masked, [occasion])), rest: masked };
  // "Full moon", "at dusk": beside a picture, these are its hour and weather.
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

/** Drops the occasion before "with": "[Einladung zum] Kindergeburtstag mit Ballons". */
function dropOccasionName(
  language: string,
  { text }: Reading,
  clause: Span,
  mentions: readonly SceneMention[],
): Span {
  const inside = mentions.filter(
    ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
  );
  const [first] = inside;
  if (first?.part !== 'relation' || first.value !== 'with' || first.behind !== undefined) return clause;
  const before = text.slice(clause.start, first.start);
  return INDEFINITE_OPENING(language).test(before) ? clause : { start: first.start, end: clause.end };
}

/** Finds the place in the name of an occasion: "a bike race through the mountains", "a beach cleanup". */
function findOccasionSpan(masked: string, language: string, spans: readonly Span[]): Span | undefined {
  const mentions = findSceneMentions(readText(masked), language);
  for (const span of spans) {
    const purpose = PURPOSE(language).exec(masked.slice(span.start, span.end).replace(/^[^\s]*/u, ''));
    if (!purpose) continue;
    const inside = mentions.filter(({ start, end }) => start >= span.start && end <= span.end && end > start);
    const place = inside.find((m) => isPlace(m) && isCommonNoun(masked, m.start, language));
    if (!place) continue;
    const placed = inside.some((m) => m.part === 'relation' && m.value !== 'with' && m.end <= place.start);
    const from = placed ? span.end - purpose[0].length : place.start;
    return { start: from, end: placed ? span.end : place.end };
  }
  return undefined;
}

/** Whether a word for a place is no proper name: a meeting in Lisbon need not show it. */
const isCommonNoun = (text: string, start: number, language: string): boolean =>
  language === 'de'
    ? /(?:^|\s)(?:im|am|vom|zum|zur|de[rmns]|das|die|eine[mrs]?)\s(?:\p{Ll}+\s)?$/u.test(text.slice(0, start))
    : !/^\p{Lu}/u.test(text.slice(start));

/** Finds the words of the request itself, with the noun that modifies them and the purpose of the card. */
function requestSpans(reading: Reading, language: string, signs: Signs): Span[] {
  const { text } = reading;
  const mentions = findSceneMentions(reading, language);
  const known = (start: number): boolean =>
    mentions.some((m) => m.start === start && (m.part === 'thing' || m.part === 'sign'));
  return signs.all.flatMap((sign): Span[] => {
    if (!ASKING.has(sign.part)) return [];
    // "Sur scène" is a place, not the word "scene".
    if (mentions.some((m) => m.start < sign.start && m.end >= sign.end && isPlace(m))) return [];
    // "A woman holding a sign that says": the sign is in the picture.
    if (mentions.some((m) => isHeld(reading, m, sign))) return [];
    // A "party hat" is no party.
    if (mentions.some((m) => m.part === 'garment' && m.start <= sign.start && m.end >= sign.end)) return [];
    // "A picnic under an oak", "a rocket launching over the sea": a word for a kind of card, here part of the picture.
    if (sign.part === 'kind' && isPlaced(reading, sign, mentions)) return [];
    if (sign.part !== 'artefact' && sign.part !== 'strong-artefact') return [sign];
    const before = MODIFIER.exec(text.slice(Math.max(0, sign.start - 24), sign.start));
    const name = NAME_OF_CARD.exec(text.slice(0, sign.start));
    const start = before && !LEADS.test(before[0]) ? sign.start - (name ?? before)[0].length : sign.start;
    let end = sign.end;
    // "Couverture de livre", "غلاف كتاب": the book is part of the request.
    const book = mentions.find(
      (m) => m.part === 'thing' && m.value === 'book' && m.start >= end && m.start <= end + BOOK_REACH,
    );
    if (book && !/[\p{P}]/u.test(text.slice(end, book.start))) end = book.end;
    const purpose = PURPOSE(language).exec(text.slice(end));
    if (purpose) end += purpose[0].length;
    const genre = GENRE(language).exec(text.slice(end));
    if (genre && !known(end + genre[0].length - (genre[1] ?? '').length)) end += genre[0].length;
    return [{ start, end }];
  });
}

/** Whether a word for holding directly precedes the span. */
const isHeld = ({ text }: Reading, mention: SceneMention, { start }: Span): boolean =>
  mention.part === 'relation' &&
  mention.value === 'holding' &&
  mention.end <= start &&
  /^\s(?:\p{L}+\s){0,2}$/u.test(text.slice(mention.end, start));

/** Whether a word is part of a picture: a preposition follows it, or somebody is on it ("a hiker on a summit"). */
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
