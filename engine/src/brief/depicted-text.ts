import { splitClauses } from './clauses.ts';
import { QUOTE_MARK } from './quotes.ts';
import { type Reading, readText } from './reading.ts';
import { findSceneMentions, type SceneMention } from './scene-mentions.ts';
import type { Sign, Signs } from './signs.ts';
import { isSmallWord } from './small-words.ts';
import { REPEATED } from './vocabulary/months.ts';

type Span = { start: number; end: number };

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
// Words about how it shall look are neither for nor against a picture.
const STYLE: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'mood',
  'scheme',
  'colour',
  'medium',
  'quality',
  'filler',
  'style-noun',
  'layout',
  'drawing-verb',
]);
const MOSTLY = 0.5;
// With an article or a number behind "with", a thing is surely to be seen.
const SURELY = 0.25;
const SHOWS =
  /(?<!\p{L})(?:(?:with|mit|avec|con|com|met|showing|featuring|depicting)\s+(?:an?|two|three|four|five|ein\p{L}{0,2}|zwei|drei|vier|une?|des|deux|trois|quatre|una?|unos|unas|dos|tres|cuatro|uma?|dois|duas|três|uno|due|tre|een|twee|drie)|avec d['’]une?)\s/iu;
const MODIFIER = /\p{Script=Latin}[\p{L}\p{M}’'-]*\s$/u;
const LEADS = /^(?:an?|the|of|with|for|my|our|and|un|une|una|uma|ein|eine|een)\s$/i;
// "Bike to work week poster": all before the word that names the card is its name, as long as no clause begins in it.
const NAME_OF_CARD =
  /(?<=^|[.,;:\n\ue000-\uf8ff]\s?)(?!(?:an?|the|two|three)\s)(?:(?!(?:with|showing|featuring|depicting|of|on|in)\s)\p{Script=Latin}[\p{L}\p{M}’'-]*\s){2,4}$/iu;
// Somebody or something does or is somewhere.
const LEADING =
  /^\s*(?:an?|two|three|four|five|ein\p{L}{0,2}|zwei|drei|vier|une?|deux|trois|una?|dos|tres|uma?|dois|duas|due|tre|een|twee|drie|один|одна|два|две|三|二|一)\s?/iu;
const BOOK_REACH = 20;
// What the card is for is rarely what it shows.
const PURPOSE =
  /^\s(?:for|für|pour|para|per|voor|для)\s[^,.;:\ue000-\uf8ff]*?(?=\s(?:with|mit|avec|con|com|met|с|showing|featuring|depicting)\s|[,.;:\ue000-\uf8ff]|$)/iu;
const GENRE =
  /^\s(?:(?:de|da|do|di|d['’])\s?)?(?!(?:de|da|do|di|with|mit|avec|con|com|met|of|un|une|una|uma|an?|с)\s)([\p{L}\p{M}]{3,})(?=\s(?:mit|avec|con|com|met|с|مع)\s)/u;
const WORDS_OF_A_LABEL = 3;
const ARTICLE =
  /^\s*(?:an?|the|two|three|ein|eine|der|die|das|une?|le|la|les|un|una|el|uma?|o|a|il|een|de|het)\s/iu;
const PARTICLES = /[的地得在和与與着了のがをはにでとや]/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNCASED = /[^\p{Lu}\p{Ll}]/u;
// Prices, hours, shares: a line of copy. A small count may stand before a noun.
const FIGURES = /\d[.,:]\d|\d{3}|\d\s?[%€$£₽円元원]|[€$£]\s?\d|\d\s?(?:am|pm|uhr|h)(?!\p{L})|@|\.\w{2,3}\//iu;

/**
 * What is left of a prompt with quoted words when all but the picture that it describes is blanked, at the same
 * offsets: clauses that are mostly things, places and deeds. Undefined when none is. Of a card that is `told`, only
 * a clause that leads with a thing ("a rocket launching over the sea") describes one; where people gather, the place
 * is a picture, too.
 */
export function depictedText(
  masked: string,
  language: string,
  signs: Signs,
  card: { told: boolean; gathers: boolean },
): Reading | undefined {
  const spans = requestSpans(readText(masked), language, signs);
  const bare = blank(masked, spans);
  const reading = readText(bare);
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(reading.text, mention, language),
  );
  const judged = cutClauses(bare).map((clause) => ({
    ...clause,
    says: judge(reading, clause, mentions, language, signs),
  }));
  const shown = judged.filter(
    ({ start, end, says }) => says === 'things' && (!card.told || LEADING.test(bare.slice(start, end))),
  );
  const occasion = card.gathers ? findOccasionSpan(masked, language, spans) : undefined;
  if (shown.length === 0) return occasion && readText(blank(masked, invert([occasion], masked.length)));
  // "Full moon", "at dusk": beside a picture its hour and weather belong to it.
  const kept = judged.filter(({ says }) => says !== undefined);
  const placed = mentions.some(
    (m) => isPlace(m) && kept.some(({ start, end }) => m.start >= start && m.end <= end),
  );
  const all = placed || !occasion ? kept : [...kept, occasion].toSorted((a, b) => a.start - b.start);
  return readText(blank(all === kept ? bare : masked, invert(all, masked.length)));
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

const isPlace = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place !== undefined;

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

/** Part of a picture, with a word of place right behind it. */
function isPlaced({ text }: Reading, { start, end }: Span, mentions: readonly SceneMention[]): boolean {
  const shows = mentions.some(
    (m) => (m.part === 'thing' || m.part === 'action') && m.start <= start && m.end >= end,
  );
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

/** Written like a name in the middle of a sentence: "Paper Lantern". */
function isName(text: string, { start, end, part }: SceneMention, language: string): boolean {
  if (part !== 'thing' && part !== 'sign' && part !== 'unknown') return false;
  const first = text[start] ?? '';
  if (language === 'de' || UNCASED.test(first) || first === first.toLowerCase() || end <= start) return false;
  return /[\p{L}\p{N}]\s+$/u.test(text.slice(0, start));
}

/** What a clause says of a picture: its things and places, or its hour and weather alone. */
function judge(
  reading: Reading,
  clause: Span,
  mentions: readonly SceneMention[],
  language: string,
  signs: Signs,
): 'things' | 'setting' | undefined {
  const text = reading.text.slice(clause.start, clause.end);
  // "Speaker:" says what follows.
  const after = reading.text.slice(clause.end);
  if (FIGURES.test(text) || REPEATED.test(text) || /^\s*[:：]/.test(after) || isLabel(text, after))
    return undefined;
  const inside = mentions.filter(
    ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
  );
  const coloured = (span: Span): boolean =>
    signs.all.some((sign) => sign.part === 'colour' && sign.start <= span.start && sign.end >= span.end);
  const shows = inside.some(
    (mention) => (mention.part === 'thing' || isPlace(mention)) && !coloured(mention),
  );
  const sets = inside.some((mention) => mention.part === 'sign' && !coloured(mention));
  if (!shows && !sets) return undefined;
  const styled = signs.all.filter((sign) => STYLE.has(sign.part));
  let [seen, all] = [0, 0];
  for (const { start, end, folded } of reading.words) {
    if (start < clause.start || end > clause.end) continue;
    const small =
      folded.length < 2 ||
      isSmallWord(folded, language) ||
      styled.some((sign) => sign.start <= start && sign.end >= end);
    if (small) continue;
    const known = inside.filter((m) => m.start < end && m.end > start);
    const length = folded.replaceAll(PARTICLES, '').length;
    all += UNSPACED.test(folded) ? length : 1;
    seen += UNSPACED.test(folded)
      ? known.reduce((sum, m) => sum + Math.min(m.end, end) - Math.max(m.start, start), 0)
      : known.length > 0
        ? 1
        : 0;
  }
  const led = inside.some(
    (m) =>
      m.part === 'thing' &&
      inside.some((lead) => lead.part === 'relation' && lead.value === 'with' && lead.end + 1 === m.start),
  );
  const acts = inside.some((m) => m.part === 'action' || (m.part === 'relation' && m.value !== 'with'));
  const surely = shows && (led || SHOWS.test(text) || (acts && LEADING.test(text)));

  if (all === 0 || seen / all < (surely ? SURELY : MOSTLY)) return undefined;
  // "Free pizza": a lone thing without article, place or deed may be a word of the copy.
  if (shows && !surely && inside.length === 1 && all > seen && !UNSPACED.test(text)) return 'setting';
  return shows ? 'things' : seen === all ? 'setting' : undefined;
}

/** `artist name "..."`: a word or two right before a quotation say what it is. */
function isLabel(text: string, after: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    /^\s*[\ue000-\uf8ff]/.test(after) &&
    words.length <= WORDS_OF_A_LABEL &&
    /^\p{Script=Latin}|^\p{Script=Cyrillic}/u.test(text.trim()) &&
    !ARTICLE.test(text)
  );
}

function invert(kept: readonly Span[], length: number): Span[] {
  const gaps: Span[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    gaps.push({ start: at, end: start });
    at = end;
  }
  return [...gaps, { start: at, end: length }];
}

/** A comma first, so that nothing before it reaches over the gap. */
function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) =>
      end <= start ? left : `${left.slice(0, start)}${','.padEnd(end - start, ' ')}${left.slice(end)}`,
    text,
  );
}
