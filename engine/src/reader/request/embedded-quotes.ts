import { endsInHouse } from '../facts/places.ts';
import { type Clause, splitClauses } from '../reading/clauses.ts';
import { QUOTE_MARK, type Quote } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { SENTENCE_WORDS, TELLING_VERBS } from '../vocabulary/copy/articles.ts';
import { REPEATED } from '../vocabulary/facts/months.ts';
import type { Request } from './request-phrases.ts';
import type { Sign, Signs } from './signs.ts';

/** Copy longer than this is an article that somebody pasted, not words for a card. */
export const ARTICLE_LENGTH = 280;

// Below: the words are the copy, quotations included. "Why "agile" is dead"
const FUNCTION_WORD =
  /(?<!\p{L})(?:the|an?|is|are|of|to|and|why|what|not|our|my|your|from|beyond|meet|in|der|die|das|le|la|el|il|не|и)\s*$/iu;
// `useEffect` considered harmful: a lower-case word that is no preposition goes on with the sentence of what is
// written as code; of other words, "Agile" is dead, a verb does.
const GOES_ON =
  /^\s+(?!(?:in|on|with|by|as|for|at|of|and|or|from|mit|in|auf|von|und|avec|sur|de|par|et|con|por|en|y|su|di|e|met|op|van|с|на|в|и)\s)\p{Ll}/u;
const BEGINS_DAY = /^\s*(?:\d{4}\s?[年년]|\d{1,2}\s?[月월/.]\s?\d|毎週|每周|매주)/u;
const CONTINUES = /^\s+(?:and|or|vs\.?|is|are|und|et|y|e|en|и)\s+[^\ue000-\uf8ff\s]/iu;

// "Soup Sunday" every week
const REPEATED_NEXT = new RegExp(`^\\s+(?:${REPEATED.source})`, 'iu');
const ARTICLE = /^\s+(?:an?|the|eine?|une?|una?|um|uma|uno|een|en|ett)\s/iu;
/** "..." saying by Robert Frost */
const LATE_AUTHOR = /^\s+(?:\p{Ll}+\s+){1,2}(?:by|von|par|por|di|door)\s+\p{Lu}/u;
const LOOKS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['mood', 'colour', 'scheme', 'medium']);
const WHATS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['artefact', 'strong-artefact', 'kind']);

/** Quotation marks inside a sentence belong to it: nothing asks for a card, words stand on both sides. */
export function isEmbedded(
  masked: string,
  quotes: readonly Quote[],
  request: Request,
  stated: boolean,
  signs: Signs,
): boolean {
  const first = quotes[0];
  if (!first || stated) return false;
  if (first.at > request.head.end + 1 && contentLength(request) > ARTICLE_LENGTH) return true;
  if (continuesTopic(masked, first, request, signs)) return true;
  if (quotes.length === 1 && namesHouse(masked, first, request)) return true;
  if (request.head.found || request.head.verb) return false;
  const clause = splitClauses(masked).find(({ start, end }) => first.at >= start && first.at < end);
  if (!clause) return false;
  const before = masked.slice(clause.start, first.at);
  const after = contentAfter(masked, first, clause, request);
  const asks = signs.all.some(
    (sign) =>
      (sign.part === 'artefact' || sign.part === 'strong-artefact' || sign.part === 'connector') &&
      sign.start >= clause.start &&
      sign.end <= first.at,
  );
  if (asks) return false;
  // A whole sentence in quotation marks is no part of another: « ... » proverbe français.
  const whole = /[.!?…]$/.test(first.text) && first.at === 0;
  if (before.trim() === '')
    return !whole && beginsSentence(after, first) && !isTold(after) && !isStyled(masked, first, signs);
  // 「抹茶ラテ」5月1日発売: a day behind the quotation is no rest of its sentence.
  if (BEGINS_DAY.test(after)) return false;
  return /\p{L}/u.test(after) || FUNCTION_WORD.test(before);
}

/** "Мы открылись! Кофейня «Зерно», ...": behind other words a house is told by its name. */
function namesHouse(masked: string, quote: Quote, request: Request): boolean {
  const clause = splitClauses(masked).find(({ start, end }) => quote.at >= start && quote.at < end);
  const before = clause ? masked.slice(clause.start, quote.at).trim() : '';
  const told = request.content.some(({ start }) => clause !== undefined && start < clause.start);
  return clause !== undefined && told && clause.end === quote.at + 1 && endsInHouse(before);
}

function beginsSentence(after: string, quote: Quote): boolean {
  if (!GOES_ON.test(after)) return false;
  const [verb] = readText(after.replace(/n['’]t(?!\p{L})/u, '')).words;
  return (
    quote.raw.startsWith('`') ||
    (verb !== undefined && [SENTENCE_WORDS, TELLING_VERBS].some((verbs) => verbs.has(verb.folded)))
  );
}

/** "Market day" every Thursday, "Market day" a farmers market: a day or an article begins what is told beside the quotation. */
function isTold(after: string): boolean {
  return REPEATED_NEXT.test(after) || ARTICLE.test(after) || LATE_AUTHOR.test(after);
}

/**
 * What follows the quotation says how the card shall look or what it is: "Your weekly digest" newspaper
 * style, "Hello World" summer poster.
 */
function isStyled(masked: string, quote: Quote, signs: Signs): boolean {
  return signs.all.some(({ part, start }) => {
    const between = masked.slice(quote.at + 1, Math.max(start, quote.at + 1));
    if (start <= quote.at) return false;
    return LOOKS.has(part) ? between.trim() === '' : WHATS.has(part) && /^(?:\s+\p{L}+)?\s+$/u.test(between);
  });
}

/** Blog post about "The Great Gatsby" and the American dream: the quotation is part of the topic. */
function continuesTopic(masked: string, first: Quote, request: Request, signs: Signs): boolean {
  const about = signs.all.some((sign) => sign.part === 'connector' && sign.end === first.at - 1);
  return about && request.head.end >= first.at - 1 && CONTINUES.test(masked.slice(first.at + 1));
}

function contentAfter(masked: string, quote: Quote, clause: Clause, request: Request): string {
  const span = request.content.find(({ start, end }) => quote.at >= start && quote.at < end);
  return masked
    .slice(quote.at + 1, span ? Math.min(span.end, clause.end) : clause.end)
    .replace(new RegExp(QUOTE_MARK, 'g'), '');
}

function contentLength(request: Request): number {
  return request.content.reduce((sum, { start, end }) => sum + end - start, 0);
}
