import { createLexicon } from '../reading/lexicon.ts';
import { findQuotes, unmask } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { COMPOUND_REVIEWS, OF_FIVE, REVIEWS, STARS, STARS_BEFORE } from '../vocabulary/copy/ratings.ts';
import { NUMBERS } from '../vocabulary/scene/numbers.ts';

const MOST = 5;
const REVIEW = new RegExp(`(?<!\\p{L})(?:${REVIEWS})|(?:${COMPOUND_REVIEWS})`, 'iu');
const DRAWN = /[★⭐☆✭🌟]\ufe0f?(?:\s?[★⭐☆✭🌟½]\ufe0f?){2,4}/u;
const COUNTED = new RegExp(
  `^[\\s-]?(?:(?:${OF_FIVE})[\\s-]?)?(?:${STARS})(?:\\s(?:${OF_FIVE}|ratings?|reviews?))?(?![\\p{L}\\d])`,
  'iu',
);
const COUNTED_BEFORE = new RegExp(
  `(?:${STARS_BEFORE})[\\s:：]?([1-5](?:[.,]\\d)?)(?:개|점|分)?(?![\\d%])`,
  'iu',
);
const LEAD =
  /[\s,;·–—-]*(?:(?<!\p{L})(?:with|mit|avec|con|com|met|с|z|з|med|dengan)\s+)?(?:an?\s+)?(?:(?:rating|rated)\s*:?\s+)?\(?$/iu;
const numbers = createLexicon(NUMBERS);

type Rating = { start: number; end: number; stars: string };

/**
 * Sets the stars of a quoted review ("5 stars", "4/5 Sterne", "⭐⭐⭐⭐⭐") as stars in the line over it. Else the
 * text stays; what is quoted stays in any case.
 */
export function quoteRating(text: string, language: string): string {
  const { masked, quotes } = findQuotes(text);
  if (quotes.length === 0) return text;
  const rating = findDrawn(masked) ?? (REVIEW.test(masked) ? findCounted(masked, language) : undefined);
  if (!rating) return text;
  const before = masked.slice(0, rating.start).replace(LEAD, '');
  const rest = before + masked.slice(rating.end).replace(/^\)/u, '');
  return `${unmask(rest, quotes).trim()}, eyebrow: “${rating.stars}”`;
}

/** Stars that are written as such: full ones, and behind them empty ones. */
function findDrawn(masked: string): Rating | undefined {
  const match = DRAWN.exec(masked);
  if (!match) return undefined;
  const drawn = match[0].replace(/\s|\ufe0f/gu, '').replace(/[⭐✭🌟]/gu, '★');
  return { start: match.index, end: match.index + match[0].length, stars: drawn };
}

function findCounted(masked: string, language: string): Rating | undefined {
  const later = COUNTED_BEFORE.exec(masked);
  if (later?.[1]) {
    return { start: later.index, end: later.index + later[0].length, stars: toStars(toNumber(later[1])) };
  }
  const figures = [...masked.matchAll(/(?<![\d.,])[1-5](?:[.,]\d)?(?![\d])/gu)].map(
    ({ 0: figure, index }) => ({
      start: index,
      end: index + figure.length,
      value: toNumber(figure),
    }),
  );
  for (const { start, end, value } of [...figures, ...numbers.find(readText(masked), language)]) {
    const stars = COUNTED.exec(masked.slice(end));
    if (stars && value >= 1 && value <= MOST) {
      return { start, end: end + stars[0].length, stars: toStars(value) };
    }
  }
  return undefined;
}

const toNumber = (figure: string): number => Number(figure.replace(',', '.'));

/** 4 as ★★★★☆, 4.5 as ★★★★½. */
function toStars(value: number): string {
  const full = Math.floor(value);
  const half = value - full >= 0.25 && value - full < 0.75;
  const filled = half ? full : Math.round(value);
  return '★'.repeat(filled) + (half ? '½' : '☆'.repeat(MOST - filled));
}
