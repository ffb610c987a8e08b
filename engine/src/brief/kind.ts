import type { Kind, Mood } from './brief.ts';
import { isPriced } from './copy/lists.ts';
import { hasDatedHead } from './facts/dated-head.ts';
import { findDates, namesWeekday } from './facts/dates.ts';
import { findEpisode } from './facts/episode.ts';
import { findDiscount } from './facts/metric.ts';
import { readStatistic } from './facts/statistic.ts';
import { splitClauses } from './reading/clauses.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import type { Request } from './request/request-phrases.ts';
import type { Sign, Signs } from './request/signs.ts';
import { isAllScene } from './scene/cover.ts';
import { findSceneMentions } from './scene/mentions.ts';
import { describesPlace } from './scene/place-with.ts';
import { findNouns } from './subjects.ts';
import { hasHeadlineHead } from './vocabulary/headline-heads.ts';
import { HOUR_ELSEWHERE } from './vocabulary/months.ts';
import { INDEFINITE_NORTH, PREDICATES_NORTH } from './vocabulary/northern-headlines.ts';
import { isOffering } from './vocabulary/offerings.ts';
import { BARGAIN } from './vocabulary/offers.ts';
import { PICTURE_OPENINGS } from './vocabulary/picture-openings.ts';

// A text may hold clues of several kinds; the one that a card is shaped by most comes first.
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
const INDEFINITE =
  /^(?:an?|two|three|four|five|several|some|ein|eine|zwei|drei|une?|deux|trois|una|uno|un|dos|tres|um|uma|dois|duas|due|een|twee|один|одна|два|две|一只|一只|一个|一座|一片|一匹|एक)\s?(?=\p{L})/iu;
const PREDICATE =
  /(?<![\p{L}])(?:is|are|was|were|how|why|what|when|will|can|should|must|we|you|your|our|guide|tips|vs)(?![\p{L}])|[?:]/iu;
// "In" and "and" of other languages.
const PREDICATE_I = /(?<!\p{L})i(?!\p{L})/iu;
// A vessel, and no verb.
const WATERING_CAN = /(?<!\p{L})(?:watering|oil|trash|garbage|tin|spray) can(?!\p{L})/giu;
// "Five balloons, one of them is red": said of what the picture shows.
const DETAIL =
  /[,;]\s*(?:and\s+)?(?:one|two|three|some|most|all|each|both|none) of (?:them|which)(?!\p{L})[^.!?:]*/iu;
const SCENE_PREPOSITION =
  /(?<!\p{L})(?:in|at|on|under|over|with|near|beside|behind|through|among|by|im|auf|am|unter|bei|dans|sous|sur|au|en|bajo|sobre|em|sob|nel|nella|sul|sulla|op|onder|в|на|под|у)(?!\p{L})|[里中上下のでに]|에서|에 |में|पर|في/iu;
const NAMED = /^\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)+\s?,/u;
const DEPICTS = /(?<![\p{L}])(?:of|showing|depicting|von|de|d|di|van|с|изображ\p{L}*)\s*$/iu;
const SMALL_LETTERS = /(?<!\p{L})\p{Ll}{4,}/u;
// A picture is asked for by the first words, with an adjective at most before them.
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
  kind: Kind /** Nothing but the words of the prompt speaks for it. */;
  guessed: boolean;
};

// Manners of setting words: who asks for a figure as a chart describes no picture.
const WORDED: ReadonlySet<Mood> = new Set(['infographic', 'comparison', 'terminal', 'brutalist']);

/** What the request is for: by its head, by a discount, by a described picture, by clues among its words. */
export function decideKind(
  reading: Reading,
  signs: Signs,
  request: Request,
  context: { quoted: boolean; language: string },
): KindDecision {
  const { text } = reading;
  const named = request.head.kind?.kind ?? findKindApart(signs, request);
  const clues = new Set(
    signs.all.flatMap((sign) =>
      !isInstructed(sign, request) && isClue(sign, request.asks, text) ? [sign.value.kind] : [],
    ),
  );
  if (
    findDiscount(text) &&
    (clues.has('sale') ||
      /%\s?off|折|引き|割引|[-–−]\s?\d+\s?%|הנחה|ลด|giảm|indirim|(?<!\p{L})save\s+(?:up to\s+)?\d/iu.test(
        text,
      )) &&
    named !== 'podcast'
  )
    return { kind: 'sale', guessed: false };
  if (named) return { kind: refine(named, text, clues), guessed: false };
  // "3 for 2 on all paperbacks": an offer leads.
  if (BARGAIN.exec(text)?.index === 0 && !context.quoted) return { kind: 'sale', guessed: true };
  if (
    !context.quoted &&
    // "Carpenter wanted in a small workshop": nobody asks for a picture of a vacancy.
    !(clues.has('hiring') && !request.head.found) &&
    !beginsDate(reading, context.language) &&
    !setsHours(reading, context.language) &&
    // "rubber boots for kids, new in, 19.99": what ends in its price is for sale.
    !isPriced(text) &&
    (text.match(PRICE)?.length ?? 0) < 2 &&
    // "7 de cada 10 jóvenes leen": how many do something is said, not shown.
    !readStatistic(text) &&
    describesPicture(reading, signs, request, context.language)
  )
    return { kind: 'picture', guessed: true };
  const clue = CLUE_ORDER.find((kind) => clues.has(kind) && (kind !== 'quote' || context.quoted));
  // A course with a day is an event, a guide without one something to read.
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

/** "Baking bread at home, warm, guide": a kind that is a clause of the instructions. */
function findKindApart(signs: Signs, request: Request): Kind | undefined {
  const found = signs.all.find(
    (sign) =>
      sign.part === 'kind' &&
      sign.value.use === 'label' &&
      request.instructions.some(({ start, end }) => start === sign.start && end === sign.end),
  );
  return found?.part === 'kind' ? found.value.kind : undefined;
}

/** "Wine tasting, 8 November": a clause of its own that is nothing but a date. */
function endsWithDate(reading: Reading, language: string): boolean {
  const clauses = splitClauses(reading.text.slice(0, MAX_HEADLINE));
  if (reading.text.length > MAX_HEADLINE) return false;
  const dates = findDates(reading, language);
  const ends = new Set(clauses.map(({ end }) => end));
  return clauses
    .slice(1)
    .some((clause) => dates.some(({ start, end }) => start === clause.start && ends.has(end)));
}

/** A later clause begins with a date: "Flohmarkt im Hof, Samstag 9. August, 10 bis 16 Uhr" is no picture. */
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

/** "yard sale saturday 9am-2pm, toys": a day with its hours is a notice, whatever it names. */
function setsHours(reading: Reading, language: string): boolean {
  return findDates(reading, language)
    .map(({ start, end }) => reading.text.slice(start, end))
    .some((words) => DAY_NAME.test(words) && HOURS.test(words));
}

function isInstructed(sign: Sign, request: Request): boolean {
  return request.instructions.some(({ start, end }) => sign.start >= start && sign.end <= end);
}

/** Short nouns ("talk", "class", "race") in a bare headline are more often verbs than events. */
function isClue(sign: Sign, asks: boolean, text: string): sign is Extract<Sign, { part: 'kind' | 'clue' }> {
  if (sign.part === 'clue') return true;
  return (
    sign.part === 'kind' &&
    (asks || sign.end - sign.start > MAX_VAGUE || !LATIN.test(text.slice(sign.start, sign.end)))
  );
}

/** "Announcing Nimbus 2.0": an announcement of something with a version is a release. */
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
  if (DEPICTS.test(before) && (medium || nouns.length > 0)) return true;
  const offered = isOffering(reading.folded.slice(span.start, span.end), language);
  if (medium && nouns.length > 0 && !isOffering(reading.folded, language)) return true;
  const opened = openings.find(reading, language).some(({ start }) => start < OPENING);
  if (opened && namesThing(reading, language)) return true;
  if (signs.all.some((sign) => isWorded(sign, reading, language))) return false;
  const drawn = signs.all.some((sign) => sign.part === 'drawing-verb' && sign.end <= span.start);
  if (drawn && nouns.length > 0) return true;
  if (request.head.found || request.head.verb) return false;
  if (language !== 'de' && startsCapitalized(withoutPlaces(reading, span.start, span.end, language)))
    return false;
  // "Summer at the dacha: a samovar in the garden": a colon may stand between two parts of a picture.
  if (PREDICATE.test(words.replace(DETAIL, '').replace(WATERING_CAN, '').replaceAll(':', ' '))) return false;
  if (language === 'en' && PREDICATE_I.test(words)) return false;
  if (PREDICATES_NORTH[language]?.test(words)) return false;
  if (offered || hasHeadlineHead(reading.folded.slice(span.start, span.end), language)) return false;
  // "Book cover: The Orchard, two girls under a tree": a name leads, and the picture stands beside it.
  if (request.instructions[0]?.start === 0 && language !== 'de' && NAMED.test(words)) return false;
  if (isAllScene(reading, language, signs) || describesPlace(reading, language)) return true;
  if (words.includes(':')) return false;
  if (nouns.length === 0) return false;
  const things = nouns.filter(({ value }) => value.role === 'thing').length;
  const placed = (SCENE_PREPOSITION.test(words) || isRelated(reading, language)) && nouns.length >= 2;
  const indefinite = INDEFINITE.test(words) || INDEFINITE_NORTH[language]?.test(words) === true;
  return indefinite || (placed && (things > 0 || nouns.length > 2));
}

/** An "airport terminal" is a place and no manner. */
const isWorded = (sign: Sign, reading: Reading, language: string): boolean =>
  sign.part === 'mood' &&
  WORDED.has(sign.value) &&
  !findSceneMentions(reading, language).some(
    ({ part, start, end }) => part === 'sign' && start <= sign.start && end >= sign.end,
  );

/** Also of the things that are none in copy: "illustration of a rose". */
const namesThing = (reading: Reading, language: string): boolean =>
  findSceneMentions(reading, language).some(({ part }) => part === 'thing');

/** Where the words for places are no regular expression: `under`, `przy`, `yanında`. */
function isRelated(reading: Reading, language: string): boolean {
  return language !== 'en' && findSceneMentions(reading, language).some(({ part }) => part === 'relation');
}

/** "The Great Wall of China at sunrise": in words that are no title, the names of places that are drawn are left out. */
function withoutPlaces(reading: Reading, start: number, end: number, language: string): string {
  const words = reading.text.slice(start, end);
  const bare = findSceneMentions(reading, language)
    .filter((m) => m.part === 'sign' && m.value.place !== undefined && m.start >= start && m.end <= end)
    .reduceRight((text, m) => text.slice(0, m.start - start) + text.slice(m.end - start), words);
  return SMALL_LETTERS.test(bare) ? bare : words;
}

/** Most words of a headline in title case are capitalized; a description's are not. */
function startsCapitalized(words: string): boolean {
  const tokens = words.split(/\s+/).filter((word) => /^\p{L}{3,}/u.test(word));
  const capitalized = tokens.filter((word) => /^\p{Lu}/u.test(word)).length;
  return tokens.length > 2 && capitalized * 2 > tokens.length;
}
