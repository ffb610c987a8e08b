import type { Copy, Kind } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { findNamedColours } from './colours.ts';
import { composeCopy } from './copy/compose-copy.ts';
import type { CopyRequest } from './copy/copy-request.ts';
import { findEventName } from './copy/event-name.ts';
import { fallbackTitle } from './copy/fallback-title.ts';
import { splitTitle } from './copy/headline.ts';
import { labelOf, leadingLabel } from './copy/label.ts';
import { quoteSaid } from './copy/quote-said.ts';
import { composeQuotedCopy, MAX_LOUD, type StatedPlace } from './copy/quoted-copy.ts';
import { MAX_CAPTION, MAX_SUBTITLE, MAX_TITLE, sentenceCase, shorten, tidy } from './copy/title.ts';
import { findUnshown } from './copy/unshown.ts';
import { describeWarnings } from './describe-warnings.ts';
import { capitalizeHurried } from './facts/hurried-case.ts';
import { findNouns, rankSubjects } from './find-nouns.ts';
import { findOccasion } from './find-occasion.ts';
import { findTopics } from './find-topics.ts';
import { parseUnread } from './parse-unread.ts';
import type { ParsedPrompt } from './parsed-prompt.ts';
import { toPictureWords } from './picture-words.ts';
import { findDescribedPicture, type PromptReading, readPrompt } from './read-prompt.ts';
import { keepOnly } from './reading/blank.ts';
import { cleanText } from './reading/clean-text.ts';
import {
  type DocumentText,
  findHeading,
  hasMarkup,
  looksLikeCode,
  readAddress,
  readJson,
  stripFence,
  stripMarkup,
} from './reading/document-text.ts';
import { detectLanguage } from './reading/language.ts';
import { openingOf } from './reading/opening.ts';
import { findQuotes, type Quote, unmask } from './reading/quotes.ts';
import { type Reading, readText } from './reading/reading.ts';
import { warnOfUnread } from './reading/unread-language.ts';
import { withinBudget } from './reading/work-budget.ts';
import { dropChatOpening } from './request/chat-opening.ts';
import { ARTICLE_LENGTH } from './request/embedded-quotes.ts';
import { asksForLargeWords } from './request/look-asks.ts';
import type { Request } from './request/request-phrases.ts';
import { joinFields } from './request/separated-fields.ts';
import type { Signs } from './request/signs.ts';
import { TELLING } from './request/trim-clause.ts';
import { readWishes } from './request/wishes.ts';
import { dropNegated } from './scene/mentions/find-negated.ts';
import { findSceneMentions } from './scene/mentions/find-scene-mentions.ts';
import { extractDepictedText } from './scene/picture/extract-depicted-text.ts';
import { readPicture } from './scene/read-picture.ts';
import { SENDER } from './vocabulary/copy/greetings.ts';

// A card has no room for more at a readable size.
const MAX_QUOTES = 12;
// Cards that are about their words: what these name is rarely visible.
const SPOKEN: ReadonlySet<Kind> = new Set(['hiring', 'release']);
// Cards for something that has a name of its own.
const OCCASIONAL: ReadonlySet<Kind> = new Set(['event', 'plain', 'sale']);
const NOTED: ReadonlySet<Kind> = new Set<Kind>(['event', 'announcement', 'plain']);
const BLANKED = /(?:\s*[,;]){2,}\s*|,\s{2,}/gu;
const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);

// Units of `countWork`. No 4,000 characters have been found that take a third of it.
const BUDGET = 2_000_000;

/**
 * Parses a prompt of any length and content: the copy of the card, and how it should look. Deterministic; never throws. An
 * empty prompt gives the title `Untitled`. The time is linear in the length; a prompt that takes more work than the budget
 * is set as text, with a warning.
 */
export function parsePrompt(prompt: string): ParsedPrompt {
  const clean = cleanText(prompt);
  return withinBudget(
    BUDGET,
    () => parseClean(prompt, clean),
    () => parseUnread(prompt, clean),
  );
}

function parseClean(prompt: string, clean: string): ParsedPrompt {
  const pasted = readJson(clean) ?? readAddress(clean);
  if (pasted) return parseDocument(prompt, pasted);
  if (looksLikeCode(clean)) return parseDocument(prompt, { title: stripFence(clean), lead: '' }, 'plain');
  const heading = hasMarkup(clean) ? findHeading(clean) : undefined;
  const plain = hasMarkup(clean) ? stripMarkup(clean) || clean : clean;
  const language = detectLanguage(plain);
  const joined = heading === undefined ? joinFields(dropChatOpening(plain, language), language) : plain;
  return parseText(prompt, quoteSaid(joined, language), heading);
}

function parseDocument(prompt: string, { title, lead }: DocumentText, kind: Kind = 'article'): ParsedPrompt {
  const copy = splitTitle(kind === 'article' ? sentenceCase(cleanText(title)) : title);
  const subtitle = shorten(cleanText(lead), MAX_SUBTITLE);
  const full = subtitle && copy.subtitle === undefined ? { ...copy, subtitle } : copy;
  const text = `${full.title} ${full.subtitle ?? ''}`;
  const language = detectLanguage(text);
  const reading = readText(text);
  return {
    prompt,
    words: prompt,
    language,
    kind,
    copy: ensureTitle(full, text),
    quotes: [],
    moods: [],
    colors: [],
    topics: findTopics(reading, language),
    subjects: rankSubjects(findNouns(reading, language)),
    cut: false,
    warnings: [],
  };
}

function parseText(prompt: string, text: string, heading: string | undefined): ParsedPrompt {
  const language = detectLanguage(text);
  const { masked: whole, quotes: found } = findQuotes(text);
  const quotes = found.slice(0, MAX_QUOTES);
  const read = readPrompt(whole, quotes, language);
  const { reading } = read;
  const described = findDescribedPicture(read, language);
  const asked = described ? readPrompt(described.rest, quotes, language) : read;
  const { masked, signs, request, roles, quoted, decision } = asked;
  const kind = described && asked.kind === 'plain' && read.kind !== 'picture' ? read.kind : asked.kind;
  const words = joinContent(masked, request, quotes);
  const label = findLabel(asked, quotes, kind, language);
  const beside = quoted
    ? extractDepictedText(masked, language, signs, { told: SPOKEN.has(kind), gathers: OCCASIONAL.has(kind) })
    : described;
  const depicted = beside?.depicted;
  const unpictured = beside && quoted ? beside.rest : masked;
  const copyRequest = toCopyRequest(asked, quotes, { kind, words, language, label, depicted });
  const long = !quoted && (words.length > ARTICLE_LENGTH || heading !== undefined);
  const copy = quoted
    ? composeQuotedCopy(copyRequest, masked, keepUnstated(unpictured, request, roles), quotes, roles, () =>
        fallbackTitle(copyRequest, masked, quotes[0], request),
      )
    : long
      ? { ...composeArticleCopy(words, heading), ...(label ? { eyebrow: label } : {}) }
      : composeCopy(copyRequest);
  const spoken = readText(text);
  const nouns = dropNegated(spoken, language, findNouns(spoken, language));
  const wishes = readLook(asked, reading, kind, language);
  const cased = capitalizeHurried(copy, prompt, { language, quotes: quotes.map((quote) => quote.text) });
  const titled = ensureTitle(kind === 'picture' ? toCaption(cased) : cased, text);
  const finished = markNotesLast(applyLargeWords(titled, masked, request), kind, masked);
  const occasion = findOccasion(spoken, language);
  const hues = findNamedColours(
    [finished.title, finished.subtitle, ...(finished.lines ?? [])].join('\n'),
    language,
  );
  const shortened = long && words.length > lengthOf(finished) + ARTICLE_LENGTH / 10;
  const pictured = kind === 'picture' ? reading : depicted;
  return {
    prompt,
    words: prompt,
    language,
    kind: long && decision.guessed ? 'article' : kind,
    copy: finished,
    quotes: quoted
      ? quotes.map((quote) => quote.text)
      : quotes.filter((quote) => copyIncludes(finished, quote.text)).map((quote) => quote.text),
    moods: wishes.moods.length === 0 && finished.loud ? ['bold'] : wishes.moods,
    ...(wishes.styles ? { styles: wishes.styles } : {}),
    ...(wishes.ground ? { ground: wishes.ground } : {}),
    ...(wishes.ink ? { ink: wishes.ink } : {}),
    ...(wishes.scheme ? { scheme: wishes.scheme } : {}),
    colors: wishes.colors,
    ...(wishes.colorWords ? { colorWords: wishes.colorWords } : {}),
    ...(hues.length > 0 ? { named: hues } : {}),
    ...(occasion ? { occasion } : {}),
    topics: findTopics(spoken, language),
    subjects: rankSubjects(nouns),
    ...(pictured
      ? {
          picture: toPictureWords(kind === 'picture' ? withoutHead(read) : pictured, reading, language),
          scene: readPicture(pictured, reading, finished.title, language, signs),
        }
      : {}),
    ...(wishes.layout.length > 0 ? { layout: wishes.layout } : {}),
    ...(wishes.platform ? { platform: wishes.platform } : {}),
    cut: shortened,
    warnings: [
      ...(quoted ? [] : warnOfUnread(masked, language)),
      ...(pictured ? warnOfRest(pictured, language) : []),
      ...describeWarnings({
        wishes,
        quotes: quoted ? found.length : 0,
        shownQuotes: quotes.length,
        // Parts of the picture are understood, although they are no instructions: "gaviotas al fondo".
        unread: findUnread(masked, request, signs).filter(
          (words) =>
            !pictured?.text.includes(words) || findSceneMentions(readText(words), language).length === 0,
        ),
        unshown:
          long || kind === 'picture'
            ? []
            : findUnshown(masked, request, finished, signs, { language, quoted, depicted: depicted?.text }),
        shortened,
      }),
    ],
  };
}

/** The prompt without the words that ask for the image. */
const withoutHead = ({ masked, request: { head } }: PromptReading): Reading =>
  readText(head.found ? keepOnly(masked, [{ start: head.end, end: masked.length }]) : masked);

/** Finds the short label above the title: a label before quoted copy, the name of an event, or the kind of the card. */
function findLabel(
  { masked, signs, request, roles, quoted }: PromptReading,
  quotes: readonly Quote[],
  kind: Kind,
  language: string,
): string | undefined {
  const named = labelOf(masked, quoted ? { ...request, content: [] } : request, signs, kind, {
    language,
    ...(quoted && quotes[0] ? { until: quotes[0].at } : {}),
  });
  return (
    (quoted && roles[0] === undefined ? leadingLabel(masked, quotes, request, signs) : undefined) ??
    (OCCASIONAL.has(kind)
      ? eventName(masked, quoted ? quotes[0] : undefined, request, signs, kind)
      : undefined) ??
    named
  );
}

function toCopyRequest(
  { masked, request, quoted }: PromptReading,
  quotes: readonly Quote[],
  {
    kind,
    words,
    language,
    label,
    depicted,
  }: {
    kind: Kind;
    words: string;
    language: string;
    label?: string | undefined;
    depicted?: Reading | undefined;
  },
): CopyRequest {
  return {
    kind,
    words,
    prompt: masked,
    asks:
      request.asks &&
      !(quotes.length > 0 && !quoted && !request.head.found && request.instructions.length === 0),
    headed: request.head.found,
    colon: request.head.found && /^\s?[:：]/.test(masked.slice(request.head.end)),
    language,
    ...(label ? { label } : {}),
    ...(depicted ? { depicted: depicted.text } : {}),
  };
}

/** Reads how the card shall look: colours, moods, layout, platform. */
function readLook(
  { masked, signs, request, quoted }: PromptReading,
  reading: Reading,
  kind: Kind,
  language: string,
) {
  return readWishes(masked, signs, quoted ? [] : request.content, {
    pictured: kind === 'picture',
    negatesBefore: NEGATES_BEFORE.has(language),
    capitalNouns: language === 'de',
    ...(kind === 'picture'
      ? {
          seen: findSceneMentions(reading, language).filter(
            ({ part }) => part === 'thing' || part === 'sign',
          ),
        }
      : {}),
  });
}

/** Finds the name of the event apart from the title: before quoted copy, or in the head of the request. */
function eventName(
  masked: string,
  quote: Quote | undefined,
  { head }: Request,
  signs: Signs,
  kind: Kind,
): string | undefined {
  if (quote) return findEventName(masked, quote.at, signs);
  const named = kind === 'sale' || /^\s?[:：]/.test(masked.slice(head.end));
  return named && head.found ? findEventName(masked, head.end, signs) : undefined;
}

function copyIncludes(copy: Copy, text: string): boolean {
  return Object.values(copy).some((value) => typeof value === 'string' && value.includes(text));
}

function joinContent(masked: string, request: Request, quotes: readonly Quote[]): string {
  const separator = (index: number): string => (index > 0 && request.content[index - 1] ? ', ' : '');
  const joined = request.content.map((span, index) => {
    const words = masked.slice(span.start, span.end);
    const previous = request.content[index - 1];
    const gap = previous ? masked.slice(previous.end, span.start) : '';
    if (gap.includes('\n')) return `\n${words}`;
    if (SENDER.test(words)) return `, ${words}`;
    // A removed word for the card leaves a blank: "movie night [flyer] for students".
    return (/^\s[^,.;:]*\s$/.test(gap) ? ' ' : separator(index)) + words;
  });
  // A removed picture leaves a comma between its neighbours.
  const words = unmask(joined.join('').replace(BLANKED, ', '), quotes)
    .replace(/[,\s]+$/u, '')
    .trim();
  const address = readAddress(words);
  return address ? sentenceCase(address.title) : words;
}

/** Finds the instructions in which no word was understood. */
function findUnread(masked: string, request: Request, signs: Signs): string[] {
  return request.instructions
    .filter(
      (span) =>
        !asksForLargeWords(masked, span) &&
        !signs.within(span).some((sign) => TELLING.has(sign.part) || sign.part === 'kind'),
    )
    .map(({ start, end }) => masked.slice(start, end));
}

/** Drops instructions and names of roles from a prompt; commas keep the neighbouring clauses apart. */
function keepUnstated(masked: string, request: Request, roles: readonly (StatedPlace | undefined)[]): string {
  const left = [...request.instructions, ...roles.filter((role) => role !== undefined)]
    .filter(({ start }) => start >= request.head.end)
    .sort((a, b) => b.start - a.start);
  const text = left.reduce((rest, { start, end }) => `${rest.slice(0, start)},${rest.slice(end)}`, masked);
  return text.slice(request.head.found ? request.head.end : 0);
}

function lengthOf({ title, subtitle = '' }: Copy): number {
  return title.length + subtitle.length;
}

function composeArticleCopy(words: string, heading: string | undefined): Copy {
  if (heading === undefined) return splitTitle(words);
  const body = words.startsWith(heading) ? words.slice(heading.length) : words;
  const subtitle = tidy(shorten(body.trim().split(/\n+/)[0] ?? '', MAX_SUBTITLE));
  return {
    title: shorten(tidy(heading), MAX_TITLE),
    ...(subtitle ? { subtitle } : {}),
  };
}

/** Shortens the copy to a caption of one line: the first clauses of a description that fit. */
function toCaption(copy: Copy): Copy {
  const text = [copy.title, copy.subtitle].filter(Boolean).join(' ');
  return { title: shorten(text, MAX_CAPTION) };
}

function ensureTitle(copy: Copy, text: string): Copy {
  if (copy.eyebrow !== undefined && foldText(copy.title).includes(foldText(copy.eyebrow)))
    delete copy.eyebrow;
  if (copy.title.trim() !== '') return copy;
  const whole = shorten(text.trim(), MAX_TITLE);
  return { ...copy, title: whole || 'Untitled' };
}

/** Marks a subtitle that follows the day in the prompt as notes, to be read last: "yoga in the park, every Sunday, bring a mat". */
function markNotesLast(copy: Copy, kind: Kind, masked: string): Copy {
  const { date, subtitle, metric } = copy;
  if (!NOTED.has(kind) || !date || !subtitle || metric) return copy;
  const prompt = foldText(masked);
  const day = prompt.indexOf(foldText(date.split(', ')[0] ?? ''));
  const notes = prompt.indexOf(foldText(subtitle.split(' · ')[0] ?? ''));
  return day >= 0 && notes > day ? { ...copy, notesLast: true } : copy;
}

/** Makes a short title loud where the prompt asks for "big letters"; a figure stands out anyway. */
function applyLargeWords(copy: Copy, masked: string, { instructions }: Request): Copy {
  const large = instructions.some((span) => asksForLargeWords(masked, span));
  return large && !copy.metric && copy.title.length <= MAX_LOUD ? { ...copy, loud: true } : copy;
}

/** Warns of what follows the opening of a description, which is not drawn. */
function warnOfRest(pictured: Reading, language: string): Warning[] {
  const { length } = openingOf(pictured, language).text;
  return /[\p{L}\p{N}]/u.test(pictured.text.slice(length))
    ? [warn('no_room', `The description is long: only its first ${length} characters are drawn.`)]
    : [];
}
