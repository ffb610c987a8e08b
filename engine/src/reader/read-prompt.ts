import type { Kind } from '../brief/design-request.ts';
import { findRoles } from './copy/quoted-copy.ts';
import { namesWork } from './copy/work-cover.ts';
import { decideKind, type KindDecision } from './decide-kind.ts';
import { findDates, namesWeekday } from './facts/dates.ts';
import { findDiscount } from './facts/metric.ts';
import { readName } from './facts/people.ts';
import { findAuthor, findSpeakerBefore } from './facts/quote-author.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Quote } from './reading/quotes.ts';
import { type Reading, readText } from './reading/reading.ts';
import { ARTICLE_LENGTH, isEmbedded } from './request/embedded-quotes.ts';
import { type Request, readRequest } from './request/request-phrases.ts';
import { findSigns, type Signs } from './request/signs.ts';
import type { Depicted } from './scene/picture/extract-depicted-text.ts';
import { extractUnquotedPicture } from './scene/picture/extract-unquoted-picture.ts';
import { GREETINGS } from './vocabulary/copy/greetings.ts';

const greetings = createLexicon(GREETINGS);

/** A prompt read as a request. In `masked`, placeholders replace the quotations. */
export type PromptReading = {
  masked: string;
  reading: Reading;
  signs: Signs;
  request: Request;
  roles: ReturnType<typeof findRoles>;
  quoted: boolean;
  decision: KindDecision;
  kind: Kind;
};

/** Reads what a prompt asks for and the kind of card. */
export function readPrompt(masked: string, quotes: readonly Quote[], language: string): PromptReading {
  const reading = readText(masked);
  const signs = findSigns(reading, language);
  const request = readRequest(masked, signs, quotes.length > 0 && masked.length <= 2 * ARTICLE_LENGTH);
  const roles = findRoles(masked, quotes, language);
  const quoted =
    quotes.length > 0 &&
    (!isEmbedded(masked, quotes, request, roles.some(Boolean), signs) ||
      // "Fair winds" a sailboat on a lake: a picture has no sentence that the quotation could be part of.
      decideKind(reading, signs, request, { quoted: false, language }).kind === 'picture');
  const decision = decideKind(reading, signs, request, { quoted, language });
  const kind = quoted ? kindOfQuoted(masked, quotes, request, decision, language) : decision.kind;
  return { masked, reading, signs, request, roles, quoted, decision, kind };
}

/** Finds the picture beside unquoted copy: in a request, or in a notice with a date or an offer. */
export function findDescribedPicture(
  { masked, reading, request, signs, quoted, kind }: PromptReading,
  language: string,
): Depicted | undefined {
  if (quoted || kind === 'quote' || masked.length > 2 * ARTICLE_LENGTH) return undefined;
  const described = extractUnquotedPicture(reading, request, language, signs);
  if (!described || (request.asks && (kind !== 'picture' || described.titled))) return described;
  return statesFacts(described.rest, language) ? described : undefined;
}

/** Whether a text has a date, a discount or a greeting, which descriptions never have. */
function statesFacts(text: string, language: string): boolean {
  const reading = readText(text);
  const dated = findDates(reading, language)
    .map(({ start, end }) => text.slice(start, end))
    .some((words) => /\d/.test(words) || namesWeekday(words, language));
  const greets = greetings.find(reading, language).length > 0;
  return dated || greets || findDiscount(text) !== undefined;
}

/** Determines the kind of quoted copy, also without a word for it: a quote by its author, an event by its date. */
function kindOfQuoted(
  masked: string,
  quotes: readonly Quote[],
  request: Request,
  decision: KindDecision,
  language: string,
): Kind {
  const cover = namesWork(masked, language);
  if (cover && decision.kind === 'quote') return 'plain';
  if (!decision.guessed || request.head.kind) return decision.kind;
  const first = quotes[0];
  if (findSpeakerBefore(masked, first, language)) return 'quote';
  const author = request.head.found || cover ? undefined : findAuthor(masked, first, language);
  // "Book launch: 'The Silent Sea' by Margaret Holloway": a work and its author, no quote.
  const work = first && first.at > 0 && /^\s*,?\s*\p{Ll}/u.test(masked.slice(first.at + 1));
  const name = author?.split(',')[0] ?? '';
  if (name && !work && readName(name, 0) === name) return 'quote';
  const dated =
    decision.kind === 'plain' && findDates(readText(masked.slice(0, ARTICLE_LENGTH)), language).length > 0;
  return dated ? 'event' : decision.kind;
}
