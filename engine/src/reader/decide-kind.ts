import type { Kind, Mood } from '../brief/design-request.ts';
import { bilingualRule } from '../lexicon/language-rule.ts';
import { isPriced } from './copy/lists.ts';
import { hasDatedHead } from './facts/dated-head.ts';
import { findDates, namesWeekday } from './facts/dates.ts';
import { findEpisode } from './facts/episode.ts';
import { findDiscount } from './facts/metric.ts';
import { readStatistic } from './facts/statistic.ts';
import { findNouns } from './find-nouns.ts';
import { splitClauses } from './reading/clauses.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import type { Request } from './request/request-phrases.ts';
import type { Sign, Signs } from './request/signs.ts';
import { findSceneMentions } from './scene/mentions/find-scene-mentions.ts';
import { isSceneDescription } from './scene/picture/is-scene-description.ts';
import { describesPlace } from './scene/setting/describes-place.ts';
import { hasHeadlineHead } from './vocabulary/card/headline-heads.ts';
import { INDEFINITE_NORTH, PREDICATES_NORTH } from './vocabulary/card/northern-headlines.ts';
import { PICTURE_OPENINGS } from './vocabulary/card/picture-openings.ts';
import { BARGAIN } from './vocabulary/copy/offers.ts';
import { HOUR_ELSEWHERE } from './vocabulary/facts/months.ts';
import { isOffering } from './vocabulary/request/offerings.ts';

// Kinds by how much they shape a card: the first with a clue wins.
const CLUE_ORDER: readonly Kind[] = [
  'podcast',
  'hiring',
  'release',
  'announcement',
  'event',
  'sale',
  'quote',
  'article',
];
const NUMBERED_LIST = /^(?:the\s+|top\s+)?\d{1,3}\s+(?!%)\p{L}/iu;
const INDEFINITE = bilingualRule('iu')`^${'indefiniteOpening'}\s?(?=\p{L})`;
const PREDICATE =
  /(?<![\p{L}])(?:is|are|was|were|how|why|what|when|will|can|should|must|we|you|your|our|guide|tips|vs)(?![\p{L}])|[?:]/iu;
// "In" or "and" in other languages.
const PREDICATE_I = /(?<!\p{L})i(?!\p{L})/iu;
// The noun "can".
const WATERING_CAN = /(?<!\p{L})(?:watering|oil|trash|garbage|tin|spray) can(?!\p{L})/giu;
// A predicate about a detail of the picture: "five balloons, one of them is red".
const DETAIL =
  /[,;]\s*(?:and\s+)?(?:one|two|three|some|most|all|each|both|none) of (?:them|which)(?!\p{L})[^.!?:]*/iu;
const SCENE_PREPOSITION = bilingualRule('iu')`${'scenePreposition'}`;
const NAMED = /^\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)+\s?,/u;
const DEPICTS = bilingualRule('iu')`(?<![\p{L}])${'depicting'}\s*$`;
const REDUCED = bilingualRule('iu')`%\s?off|[-–−]\s?\d+\s?%|${'discount'}`;
const SMALL_LETTERS = /(?<!\p{L})\p{Ll}{4,}/u;
// Characters at the start that may contain "picture of": room for an adjective.
const OPENING = 20;
const MAX_HEADLINE = 160;
const MAX_EPISODE = 40;
const MAX_VAGUE = 5;
const DAY_NAME = /[\p{L}\p{M}]{3}/u;
const HOURS = new RegExp(
  `\\d\\s?(?:[ap]\\.?m(?!\\p{L})|uhr|uur|h(?!\\p{L}))|\\d[:.]\\d\\d|\\d\\s?[-–]\\s?\\d|${HOUR_ELSEWHERE}`,
  'iu',
);
const LATIN = /\p{Script=Latin}/u;

const openings = createLexicon(PICTURE_OPENINGS, { foreign: false });

const PRICE =
  /[$€£¥₹₽]\s?\d|\d\s?[€£$₹₽]|(?<![\d.,:])\d{1,3}[.,]\d{2}(?!\d|[.,:]\d|\s?(?:uhr|h|m|am|pm|kg|km)(?!\p{L}))/giu;

export type KindDecision = {
  kind: Kind;
  /** Whether only clues in the copy suggest it. */
  guessed: boolean;
};

// Moods that are about text: a chart of a figure is no picture.
const WORDED: ReadonlySet<Mood> = new Set(['infographic', 'comparison', 'terminal', 'brutalist']);

/** Decides the kind of card: by the head of the request, a discount, a described picture, or clues among the words. */
export function decideKind(
  reading: Reading,
  signs: Signs,
  request: Request,
  context: { quoted: boolean; language: string },
): KindDecision {
  const { text } = reading;
  const named = request.head.kind?.kind ?? findKindApart(signs, request);
  const instructed: ReadonlySet<Sign> = new Set(request.instructions.flatMap((span) => signs.within(span)));
  const clues = new Set(
    signs.all.flatMap((sign) =>
      !instructed.has(sign) && isClue(sign, request.asks, text) ? [sign.value.kind] : [],
    ),
  );
  if (
    findDiscount(text) &&
    (clues.has('sale') || REDUCED(context.language).test(text)) &&
    named !== 'podcast'
  )
    return { kind: 'sale', guessed: false };
  if (named) return { kind: refine(named, text, clues), guessed: false };
  // "3 for 2 on all paperbacks": starts with an offer.
  if (BARGAIN.exec(text)?.index === 0 && !context.quoted) return { kind: 'sale', guessed: true };
  if (
    !context.quoted &&
    // "Carpenter wanted in a small workshop": nobody asks for a picture of a vacancy.
    !(clues.has('hiring') && !request.head.found) &&
    !beginsDate(reading, context.language) &&
    !statesHours(reading, context.language) &&
    // "rubber boots for kids, new in, 19.99": a price at the end.
    !isPriced(text) &&
    (text.match(PRICE)?.length ?? 0) < 2 &&
    // "7 de cada 10 jóvenes leen": a statistic.
    !readStatistic(text) &&
    describesPicture(reading, signs, request, context.language)
  )
    return { kind: 'picture', guessed: true };
  const clue = CLUE_ORDER.find((kind) => clues.has(kind) && (kind !== 'quote' || context.quoted));
  // A course with a date is an event, without one an article.
  const gathers =
    clue === 'article' &&
    (endsWithDate(reading, context.language) || hasDatedHead(text.slice(0, MAX_HEADLINE), context.language));
  if (clue && !gathers) return { kind: refine(clue, text, clues), guessed: true };
  const episode = findEpisode(text.slice(0, MAX_EPISODE));
  if (episode?.start === 0 && /^\s?[:–—-]\s/u.test(text.slice(episode.end)))
    return { kind: 'podcast', guessed: true };
  if (endsWithDate(reading, context.language) || beginsDate(reading, context.language))
    return { kind: 'event', guessed: true };
  const content = request.content[0];
  if (content && !context.quoted && hasDatedHead(text.slice(content.start, MAX_HEADLINE), context.language))
    return { kind: 'event', guessed: true };
  if (NUMBERED_LIST.test(text)) return { kind: 'article', guessed: true };
  return { kind: 'plain', guessed: true };
}

/** Finds a kind that is a clause of the instructions: "baking bread at home, warm, guide". */
function findKindApart(signs: Signs, request: Request): Kind | undefined {
  const found = request.instructions
    .flatMap((span) =>
      signs.within(span).filter(({ start, end }) => start === span.start && end === span.end),
    )
    .find((sign) => sign.part === 'kind' && sign.value.use === 'label');
  return found?.part === 'kind' ? found.value.kind : undefined;
}

/** Whether a later clause is nothing but a date: "wine tasting, 8 November". */
function endsWithDate(reading: Reading, language: string): boolean {
  const clauses = splitClauses(reading.text.slice(0, MAX_HEADLINE));
  if (reading.text.length > MAX_HEADLINE) return false;
  const dates = findDates(reading, language);
  const ends = new Set(clauses.map(({ end }) => end));
  return clauses
    .slice(1)
    .some((clause) => dates.some(({ start, end }) => start === clause.start && ends.has(end)));
}

/** Whether a later clause begins with a date: "Flohmarkt im Hof, Samstag 9. August, 10 bis 16 Uhr" is no picture. */
function beginsDate(reading: Reading, language: string): boolean {
  if (reading.text.length > MAX_HEADLINE) return false;
  const dates = findDates(reading, language);
  return splitClauses(reading.text)
    .slice(1)
    .some(({ start }) =>
      dates.some((date) => {
        const words = reading.text.slice(start, date.end);
        return date.start === start && (/\d/.test(words) || namesWeekday(words, language));
      }),
    );
}

/** Whether a text states a day with hours, which makes it a notice: "yard sale saturday 9am-2pm, toys". */
function statesHours(reading: Reading, language: string): boolean {
  return findDates(reading, language)
    .map(({ start, end }) => reading.text.slice(start, end))
    .some((words) => DAY_NAME.test(words) && HOURS.test(words));
}

/** Whether a sign suggests a kind. Short nouns ("talk", "class", "race") in a bare headline are more often verbs than events. */
function isClue(sign: Sign, asks: boolean, text: string): sign is Extract<Sign, { part: 'kind' | 'clue' }> {
  if (sign.part === 'clue') return true;
  return (
    sign.part === 'kind' &&
    (asks || sign.end - sign.start > MAX_VAGUE || !LATIN.test(text.slice(sign.start, sign.end)))
  );
}

/** Turns the announcement of a version into a release: "announcing Nimbus 2.0". */
function refine(kind: Kind, text: string, clues: ReadonlySet<Kind>): Kind {
  const version = /(?<![\d.$€£])v?\d+\.\d+(?:\.\d+)?(?![\d%.]|\s?[mbk%])/i.test(text);
  return kind === 'announcement' && version && !/[$€£]/.test(text) && !clues.has('podcast')
    ? 'release'
    : kind;
}

function describesPicture(reading: Reading, signs: Signs, request: Request, language: string): boolean {
  const span = request.content[0];
  if (!span) return false;
  const words = reading.text.slice(span.start, span.end);
  const nouns = findNouns(reading, language).filter(({ start }) => start >= span.start);
  const before = reading.text.slice(0, span.start);
  const medium = signs.all.some((sign) => sign.part === 'medium' && sign.start < span.start + 20);
  if (DEPICTS(language).test(before) && (medium || nouns.length > 0)) return true;
  const offered = isOffering(reading.folded.slice(span.start, span.end), language);
  if (medium && nouns.length > 0 && !isOffering(reading.folded, language)) return true;
  const opened = openings.find(reading, language).some(({ start }) => start < OPENING);
  if (opened && namesThing(reading, language)) return true;
  if (signs.all.some((sign) => isLetteringMood(sign, reading, language))) return false;
  const drawn = signs.all.some((sign) => sign.part === 'drawing-verb' && sign.end <= span.start);
  if (drawn && nouns.length > 0) return true;
  if (request.head.found || request.head.verb) return false;
  if (language !== 'de' && startsCapitalized(withoutPlaces(reading, span.start, span.end, language)))
    return false;
  // "Summer at the dacha: a samovar in the garden": a picture may contain a colon.
  if (PREDICATE.test(words.replace(DETAIL, '').replace(WATERING_CAN, '').replaceAll(':', ' '))) return false;
  if (language === 'en' && PREDICATE_I.test(words)) return false;
  if (PREDICATES_NORTH[language]?.test(words)) return false;
  if (offered || hasHeadlineHead(reading.folded.slice(span.start, span.end), language)) return false;
  // "Book cover: The Orchard, two girls under a tree": starts with a title; the picture follows.
  if (request.instructions[0]?.start === 0 && language !== 'de' && NAMED.test(words)) return false;
  if (isSceneDescription(reading, language, signs) || describesPlace(reading, language)) return true;
  if (words.includes(':')) return false;
  if (nouns.length === 0) return false;
  const things = nouns.filter(({ value }) => value.role === 'thing').length;
  const placed =
    (SCENE_PREPOSITION(language).test(words) || isRelated(reading, language)) && nouns.length >= 2;
  const indefinite = INDEFINITE(language).test(words) || INDEFINITE_NORTH[language]?.test(words) === true;
  return indefinite || (placed && (things > 0 || nouns.length > 2));
}

/** Whether a sign is a mood of lettering: an "airport terminal" is a place. */
const isLetteringMood = (sign: Sign, reading: Reading, language: string): boolean =>
  sign.part === 'mood' &&
  WORDED.has(sign.value) &&
  !findSceneMentions(reading, language).some(
    ({ part, start, end }) => part === 'sign' && start <= sign.start && end >= sign.end,
  );

/** Whether a text names a thing, including words that are no things in copy: "illustration of a rose". */
const namesThing = (reading: Reading, language: string): boolean =>
  findSceneMentions(reading, language).some(({ part }) => part === 'thing');

/** Whether a text has a word of place, in languages without a pattern for those: `przy`, `yanında`. */
function isRelated(reading: Reading, language: string): boolean {
  return language !== 'en' && findSceneMentions(reading, language).some(({ part }) => part === 'relation');
}

/** Drops the names of drawn places, unless the text is a title: "the Great Wall of China at sunrise". */
function withoutPlaces(reading: Reading, start: number, end: number, language: string): string {
  const words = reading.text.slice(start, end);
  const bare = findSceneMentions(reading, language)
    .filter((m) => m.part === 'sign' && m.value.place !== undefined && m.start >= start && m.end <= end)
    .reduceRight((text, m) => text.slice(0, m.start - start) + text.slice(m.end - start), words);
  return SMALL_LETTERS.test(bare) ? bare : words;
}

/** Whether most words are capitalized, as in a headline. */
function startsCapitalized(words: string): boolean {
  const tokens = words.split(/\s+/).filter((word) => /^\p{L}{3,}/u.test(word));
  const capitalized = tokens.filter((word) => /^\p{Lu}/u.test(word)).length;
  return tokens.length > 2 && capitalized * 2 > tokens.length;
}
