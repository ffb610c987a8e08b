import type { Brief, Copy, Kind } from './brief.ts';
import { findNamedColours } from './colours.ts';
import { composeCopy } from './copy/compose-copy.ts';
import type { CopyRequest } from './copy/copy-request.ts';
import { findEventName } from './copy/event-name.ts';
import { fallbackTitle } from './copy/fallback-title.ts';
import { splitTitle } from './copy/headline.ts';
import { labelOf, leadingLabel } from './copy/label.ts';
import { quoteSaid } from './copy/quote-said.ts';
import { composeQuotedCopy, MAX_LOUD, type StatedPlace } from './copy/quoted-copy.ts';
import { MAX_SUBTITLE, MAX_TITLE, sentenceCase, shorten, tidy } from './copy/title.ts';
import { findUnshown } from './copy/unshown.ts';
import { capitalizeHurried } from './facts/hurried-case.ts';
import { findOccasion } from './occasions.ts';
import { findDescribed, readAsked } from './read-asked.ts';
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
import { findQuotes, type Quote, unmask } from './reading/quotes.ts';
import { foldText, type Reading, readText } from './reading/reading.ts';
import { warnOfUnread } from './reading/unread-language.ts';
import { dropChatOpening } from './request/chat-opening.ts';
import { ARTICLE_LENGTH } from './request/embedded-quotes.ts';
import { asksForLargeWords } from './request/look-asks.ts';
import type { Request } from './request/request-phrases.ts';
import { joinFields } from './request/separated-fields.ts';
import type { Signs } from './request/signs.ts';
import { TELLING } from './request/trim-clause.ts';
import { readWishes } from './request/wishes.ts';
import { depictedText } from './scene/depicted-text.ts';
import { findSceneMentions } from './scene/mentions.ts';
import { dropNegated } from './scene/negation.ts';
import { readScene, readSettingOf, type SceneAsk } from './scene/scene.ts';
import { meanScreens } from './scene/screens.ts';
import { readTone } from './scene/tone.ts';
import { findNouns, rankSubjects } from './subjects.ts';
import { findTopics } from './topics.ts';
import { SENDER } from './vocabulary/greetings.ts';
import { describeWarnings } from './warnings.ts';

const MAX_CAPTION = 64;
// More than a card has room for at a readable size.
const MAX_QUOTES = 12;
// Their cards are about the words: what they name is rarely to be seen.
const SPOKEN: ReadonlySet<Kind> = new Set(['hiring', 'release']);
// What these cards are for has a name of its own.
const OCCASIONAL: ReadonlySet<Kind> = new Set(['event', 'plain', 'sale']);
const NOTED: ReadonlySet<Kind> = new Set<Kind>(['event', 'announcement', 'plain']);
const BLANKED = /(?:\s*[,;]){2,}\s*|,\s{2,}/gu;
const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);

/**
 * Understands a prompt of any length and content: its words for the card, and how the card shall be.
 * Deterministic, never throws; an empty prompt gives the title `Untitled`.
 */
export function parseBrief(prompt: string): Brief {
  const clean = cleanText(prompt);
  const pasted = readJson(clean) ?? readAddress(clean);
  if (pasted) return briefOfDocument(prompt, pasted);
  if (looksLikeCode(clean)) return briefOfDocument(prompt, { title: stripFence(clean), lead: '' }, 'plain');
  const heading = hasMarkup(clean) ? findHeading(clean) : undefined;
  const plain = hasMarkup(clean) ? stripMarkup(clean) || clean : clean;
  const language = detectLanguage(plain);
  const joined = heading === undefined ? joinFields(dropChatOpening(plain, language), language) : plain;
  return briefOfText(prompt, quoteSaid(joined, language), heading);
}

/** The size that a prompt asks for: pixels, a platform or a ratio named outside its copy. */
export function platformSize(prompt: string): { width: number; height: number } | undefined {
  const platform = parseBrief(prompt).platform;
  return platform && { width: platform.width, height: platform.height };
}

function briefOfDocument(prompt: string, { title, lead }: DocumentText, kind: Kind = 'article'): Brief {
  const copy = splitTitle(kind === 'article' ? sentenceCase(cleanText(title)) : title);
  const subtitle = shorten(cleanText(lead), MAX_SUBTITLE);
  const full = subtitle && copy.subtitle === undefined ? { ...copy, subtitle } : copy;
  const text = `${full.title} ${full.subtitle ?? ''}`;
  const language = detectLanguage(text);
  const reading = readText(text);
  return {
    prompt,
    language,
    kind,
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
  const { masked: whole, quotes: found } = findQuotes(text);
  const quotes = found.slice(0, MAX_QUOTES);
  const read = readAsked(whole, quotes, language);
  const { reading } = read;
  const described = findDescribed(read, language);
  const asked = described ? readAsked(described.rest, quotes, language) : read;
  const { masked, signs, request, roles, quoted, decision } = asked;
  const kind = described && asked.kind === 'plain' && read.kind !== 'picture' ? read.kind : asked.kind;
  const words = wordsOf(masked, request, quotes);
  const named = labelOf(masked, quoted ? { ...request, content: [] } : request, signs, kind, {
    language,
    ...(quoted && quotes[0] ? { until: quotes[0].at } : {}),
  });
  const label =
    (quoted && roles[0] === undefined ? leadingLabel(masked, quotes, request, signs) : undefined) ??
    (OCCASIONAL.has(kind)
      ? eventName(masked, quoted ? quotes[0] : undefined, request, signs, kind)
      : undefined) ??
    named;
  const beside = quoted
    ? depictedText(masked, language, signs, { told: SPOKEN.has(kind), gathers: OCCASIONAL.has(kind) })
    : described;
  const depicted = beside?.depicted;
  const unpictured = beside && quoted ? beside.rest : masked;
  const copyRequest: CopyRequest = {
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
  const long = !quoted && (words.length > ARTICLE_LENGTH || heading !== undefined);
  const copy = quoted
    ? composeQuotedCopy(copyRequest, masked, outsideOf(unpictured, request, roles), quotes, roles, () =>
        fallbackTitle(copyRequest, masked, quotes[0], request),
      )
    : long
      ? { ...composeArticleCopy(words, heading), ...(label ? { eyebrow: label } : {}) }
      : composeCopy(copyRequest);
  const spoken = readText(text);
  const nouns = dropNegated(spoken, language, findNouns(spoken, language));
  const wishes = readWishes(masked, signs, quoted ? [] : request.content, {
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
  const cased = capitalizeHurried(copy, prompt, { language, quotes: quotes.map((quote) => quote.text) });
  const large = enlarge(ensureTitle(kind === 'picture' ? captionOf(cased) : cased, text), masked, request);
  const finished = saysNotesLast(large, kind, masked) ? { ...large, notesLast: true as const } : large;
  const occasion = findOccasion(spoken, language);
  const hues = findNamedColours(
    [finished.title, finished.subtitle, ...(finished.lines ?? [])].join('\n'),
    language,
  );
  const pictured = kind === 'picture' ? reading : depicted;
  return {
    prompt,
    language,
    kind: long && decision.guessed ? 'article' : kind,
    copy: finished,
    quotes: quoted
      ? quotes.map((quote) => quote.text)
      : quotes.filter((quote) => holds(finished, quote.text)).map((quote) => quote.text),
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
    ...(pictured ? { scene: toScene(pictured, reading, finished.title, language, signs) } : {}),
    ...(wishes.layout.length > 0 ? { layout: wishes.layout } : {}),
    ...(wishes.platform ? { platform: wishes.platform } : {}),
    warnings: [
      ...(quoted ? [] : warnOfUnread(masked, language)),
      ...describeWarnings({
        wishes,
        quotes: quoted ? found.length : 0,
        shownQuotes: quotes.length,
        // What a picture shows is understood, wherever in it that shall be: "gaviotas al fondo".
        unread: findUnread(masked, request, signs).filter(
          (words) =>
            !pictured?.text.includes(words) || findSceneMentions(readText(words), language).length === 0,
        ),
        unshown:
          long || kind === 'picture'
            ? []
            : findUnshown(masked, request, finished, signs, { language, quoted, depicted: depicted?.text }),
        shortened: long && words.length > lengthOf(finished) + ARTICLE_LENGTH / 10,
      }),
    ],
  };
}

/** The name of the event where it stands apart from the title: before quoted words, or in the head of the request. */
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
    if (SENDER.test(words)) return `, ${words}`;
    // An artefact taken out of the middle leaves a plain gap: "movie night [flyer] for students".
    return (/^\s[^,.;:]*\s$/.test(gap) ? ' ' : separator(index)) + words;
  });
  // Where a picture was, a comma is left between what stood around it.
  const words = unmask(joined.join('').replace(BLANKED, ', '), quotes)
    .replace(/[,\s]+$/u, '')
    .trim();
  const address = readAddress(words);
  return address ? sentenceCase(address.title) : words;
}

/** Instructions without a single word that tells something. */
function findUnread(masked: string, request: Request, signs: Signs): string[] {
  return request.instructions
    .filter(
      (span) =>
        !asksForLargeWords(masked, span) &&
        !signs.within(span).some((sign) => TELLING.has(sign.part) || sign.part === 'kind'),
    )
    .map(({ start, end }) => masked.slice(start, end));
}

/** The words that are neither instructions nor names of roles; commas keep the clauses around apart. */
function outsideOf(masked: string, request: Request, roles: readonly (StatedPlace | undefined)[]): string {
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

/** A caption is one line: the first clauses of a description, as far as they fit. */
function captionOf(copy: Copy): Copy {
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

/** "Yoga in the park, every Sunday, bring a mat": what is said behind the day is read behind it, too. */
function saysNotesLast({ date, subtitle, metric }: Copy, kind: Kind, masked: string): boolean {
  if (!NOTED.has(kind) || !date || !subtitle || metric) return false;
  const said = foldText(masked);
  const day = said.indexOf(foldText(date.split(', ')[0] ?? ''));
  return day >= 0 && said.indexOf(foldText(subtitle.split(' · ')[0] ?? '')) > day;
}

/** A short title stands as large as "big letters" ask; a figure leads anyway. */
function enlarge(copy: Copy, masked: string, { instructions }: Request): Copy {
  const large = instructions.some((span) => asksForLargeWords(masked, span));
  return large && !copy.metric && copy.title.length <= MAX_LOUD ? { ...copy, loud: true } : copy;
}

/** The picture that is described, in the colours, at the hour and in the weather that the prompt names anywhere, its title last. */
function toScene(pictured: Reading, whole: Reading, title: string, language: string, signs: Signs): SceneAsk {
  const scene = readScene(pictured, language, signs);
  const { sights, ...setting } = readSettingOf(whole, language);
  const tone = readTone(whole, language, signs);
  // "Night Market" over its stalls.
  const { time } = readSettingOf(readText(title), language);
  return {
    ...(time ? { time } : {}),
    ...(tone ? { tone } : {}),
    ...(tone?.autumnal ? { season: 'autumn' as const } : {}),
    ...setting,
    ...scene,
    things: meanScreens(scene, whole.text),
    sights: [...new Set([...scene.sights, ...sights])],
  };
}
