import type { Brief, Copy, Kind } from './brief.ts';
import { type Clause, splitClauses, trimSpan } from './clauses.ts';
import { cleanText } from './clean-text.ts';
import { type CopyRequest, composeCopy, splitTitle } from './compose-copy.ts';
import {
  type DocumentText,
  findHeading,
  hasMarkup,
  readAddress,
  readJson,
  stripMarkup,
} from './document-text.ts';
import { decideKind } from './kind.ts';
import { detectLanguage } from './language.ts';
import { composeQuotedCopy, findAuthor, findRoles } from './quoted-copy.ts';
import { findQuotes, QUOTE_MARK, type Quote, unmask } from './quotes.ts';
import { readText } from './reading.ts';
import { type Request, readRequest } from './request-phrases.ts';
import { findSigns, type Signs } from './signs.ts';
import { findNouns, rankSubjects } from './subjects.ts';
import { MAX_SUBTITLE, MAX_TITLE, sentenceCase, shorten, tidy } from './title.ts';
import { findTopics } from './topics.ts';
import type { VocabularyLanguage } from './vocabulary/terms.ts';
import { describeWarnings } from './warnings.ts';
import { readWishes } from './wishes.ts';

// Copy longer than this is an article that somebody pasted, not words for a card.
const ARTICLE_LENGTH = 280;
const MAX_CAPTION = 64;
// Below: the words are the copy, quotations included. "Why "agile" is dead"
const FUNCTION_WORD =
  /(?<!\p{L})(?:the|an?|is|are|of|to|and|why|what|not|our|my|your|from|beyond|meet|in|der|die|das|le|la|el|il|не|и)\s*$/iu;
const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);

/**
 * Understands a prompt of any length and content: its words for the card, and how the card shall be.
 * Deterministic, never throws; an empty prompt gives the title `Untitled`.
 */
export function parseBrief(prompt: string): Brief {
  const clean = cleanText(prompt);
  const pasted = readJson(clean) ?? readAddress(clean);
  if (pasted) return briefOfDocument(prompt, pasted);
  const heading = hasMarkup(clean) ? findHeading(clean) : undefined;
  const plain = hasMarkup(clean) ? stripMarkup(clean) || clean : clean;
  return briefOfText(prompt, plain, heading);
}

/** The size that a prompt asks for: pixels, a platform or a ratio named outside its copy. */
export function platformSize(prompt: string): { width: number; height: number } | undefined {
  const platform = parseBrief(prompt).platform;
  return platform && { width: platform.width, height: platform.height };
}

function briefOfDocument(prompt: string, { title, lead }: DocumentText): Brief {
  const copy = splitTitle(sentenceCase(cleanText(title)));
  const subtitle = shorten(cleanText(lead), MAX_SUBTITLE);
  const full = subtitle && copy.subtitle === undefined ? { ...copy, subtitle } : copy;
  const text = `${full.title} ${full.subtitle ?? ''}`;
  const language = detectLanguage(text);
  const reading = readText(text);
  return {
    prompt,
    language,
    kind: 'article',
    copy: ensureTitle(full, text),
    quotes: [],
    moods: [],
    colors: [],
    topics: findTopics(reading, language),
    subjects: rankSubjects(findNouns(reading, language)),
    warnings: [],
  };
}

function briefOfText(prompt: string, text: string, heading: string | undefined): Brief {
  const language = detectLanguage(text);
  const { masked, quotes } = findQuotes(text);
  const reading = readText(masked);
  const signs = findSigns(reading, language);
  const request = readRequest(masked, signs, quotes.length > 0);
  const roles = findRoles(masked, quotes, language);
  const quoted = quotes.length > 0 && !isEmbedded(masked, quotes, request, roles.some(Boolean), signs);
  const decision = decideKind(reading, signs, request, { quoted, language });
  const author = quoted && decision.guessed ? findAuthor(masked, quotes[0]) : undefined;
  const kind = author ? 'quote' : decision.kind;
  const words = wordsOf(masked, request, quotes);
  const label = labelOf(masked, request, signs, kind, language);
  const copyRequest: CopyRequest = {
    kind,
    words,
    prompt: masked,
    asks:
      request.asks &&
      !(quotes.length > 0 && !quoted && !request.head.found && request.instructions.length === 0),
    language,
    ...(label ? { label } : {}),
  };
  const long = !quoted && (words.length > ARTICLE_LENGTH || heading !== undefined);
  const copy = quoted
    ? composeQuotedCopy(copyRequest, masked, quotes, roles, () =>
        fallbackTitle(copyRequest, masked, quotes, request),
      )
    : long
      ? { ...composeArticleCopy(words, heading), ...(label ? { eyebrow: label } : {}) }
      : composeCopy(copyRequest);
  const nouns = findNouns(readText(text), language);
  const wishes = readWishes(masked, signs, quoted ? [] : request.content, {
    pictured: kind === 'picture',
    negatesBefore: NEGATES_BEFORE.has(language),
  });
  const finished = ensureTitle(kind === 'picture' ? captionOf(copy) : copy, text);
  const depicts =
    quoted && wishes.media.length === 0 && rankSubjects(findNouns(reading, language)).length > 1;
  return {
    prompt,
    language,
    kind: long && decision.guessed ? 'article' : kind,
    copy: finished,
    quotes: quoted
      ? quotes.map((quote) => quote.text)
      : quotes.filter((quote) => holds(finished, quote.text)).map((quote) => quote.text),
    moods: wishes.moods,
    ...(wishes.scheme ? { scheme: wishes.scheme } : {}),
    colors: wishes.colors,
    topics: findTopics(readText(text), language),
    subjects: rankSubjects(nouns),
    ...(wishes.platform ? { platform: wishes.platform } : {}),
    warnings: describeWarnings({
      kind,
      depicts,
      copy: finished,
      wishes,
      quotes: quotes.length,
      shortened: long,
    }),
  };
}

function holds(copy: Copy, text: string): boolean {
  return Object.values(copy).some((value) => typeof value === 'string' && value.includes(text));
}

function wordsOf(masked: string, request: Request, quotes: readonly Quote[]): string {
  const separator = (index: number): string => (index > 0 && request.content[index - 1] ? ', ' : '');
  const joined = request.content.map((span, index) => {
    const words = masked.slice(span.start, span.end);
    const previous = request.content[index - 1];
    const gap = previous ? masked.slice(previous.end, span.start) : '';
    if (gap.includes('\n')) return `\n${words}`;
    // An artefact taken out of the middle leaves a plain gap: "movie night [flyer] for students".
    return (/^\s[^,.;:]*\s$/.test(gap) ? ' ' : separator(index)) + words;
  });
  return unmask(joined.join(''), quotes).trim();
}

/** Words for the line above the title: from the head of the request, else from a kind named in passing. */
function labelOf(
  masked: string,
  request: Request,
  signs: Signs,
  decided: Kind,
  language: string,
): string | undefined {
  const inCopy = (at: number): boolean => request.content.some(({ start, end }) => at >= start && at < end);
  const passing = request.asks
    ? signs.all.find((sign) => sign.part === 'kind' && sign.value.kind === decided && !inCopy(sign.start))
    : undefined;
  const kind = request.head.kind ?? (passing?.part === 'kind' ? passing.value : undefined);
  const label = request.head.label ?? passing;
  if (!kind || !label || kind.kind === 'quote') return undefined;
  const fixed = kind.label?.[language as VocabularyLanguage] ?? kind.label?.en;
  return fixed ?? sentenceCase(tidy(masked.slice(label.start, label.end)));
}

/** Quotation marks inside a sentence belong to it: nothing asks for a card, words stand on both sides. */
function isEmbedded(
  masked: string,
  quotes: readonly Quote[],
  request: Request,
  stated: boolean,
  signs: Signs,
): boolean {
  const first = quotes[0];
  if (!first || request.head.found || request.head.verb || stated) return false;
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
  if (asks || before.trim() === '') return false;
  return /\p{L}/u.test(after) || FUNCTION_WORD.test(before);
}

function contentAfter(masked: string, quote: Quote, clause: Clause, request: Request): string {
  const span = request.content.find(({ start, end }) => quote.at >= start && quote.at < end);
  return masked
    .slice(quote.at + 1, span ? Math.min(span.end, clause.end) : clause.end)
    .replace(new RegExp(QUOTE_MARK, 'g'), '');
}

/** Only a subtitle or a button is quoted: the title comes from the words around it. */
function fallbackTitle(
  request: CopyRequest,
  masked: string,
  quotes: readonly Quote[],
  parts: Request,
): string {
  const first = quotes[0];
  const span = parts.content[0];
  if (!first || !span || span.start >= first.at) return '';
  const before = masked.slice(span.start, Math.min(span.end, first.at));
  const words = before.replace(
    /[\s,;:.]*(?:(?:and|with|mit|avec|con|com|met|с)\s+)?(?:(?:the|a|an|dem|der|el|la|le|o|il)\s+)?[\p{L}-]+(?:\s+(?:says|reads|saying|reading|text|is))?[\s:]*$/iu,
    '',
  );
  const { start, end } = trimSpan(words, 0, words.length);
  return start < end ? composeCopy({ ...request, words: words.slice(start, end), asks: true }).title : '';
}

function composeArticleCopy(words: string, heading: string | undefined): Copy {
  if (heading === undefined) return splitTitle(words);
  const body = words.startsWith(heading) ? words.slice(heading.length) : words;
  const lead = splitTitle(body.trim().split(/\n+/)[0] ?? '');
  const subtitle = [lead.title, lead.subtitle].filter(Boolean).join(' ');
  return {
    title: shorten(tidy(heading), MAX_TITLE),
    ...(subtitle ? { subtitle: shorten(subtitle, MAX_SUBTITLE) } : {}),
  };
}

/** A caption is one line: the first clauses of a description, as far as they fit. */
function captionOf(copy: Copy): Copy {
  const text = [copy.title, copy.subtitle].filter(Boolean).join(' ');
  return { title: shorten(text, MAX_CAPTION) };
}

function ensureTitle(copy: Copy, text: string): Copy {
  if (copy.title.trim() !== '') return copy;
  const whole = shorten(text.trim(), MAX_TITLE);
  return { ...copy, title: whole || 'Untitled' };
}
