import type { Kind } from '../../brief/design-request.ts';
import type { VocabularyLanguage } from '../../lexicon/languages.ts';
import { isBareHouse } from '../facts/offer.ts';
import { splitClauses } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { QUOTE_MARK, type Quote } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import type { Request } from '../request/request-phrases.ts';
import { findSigns, type Sign, type Signs } from '../request/signs.ts';
import { firstFrom } from '../request/sorted-spans.ts';
import { GREETINGS } from '../vocabulary/copy/greetings.ts';
import { polish, sentenceCase, tidy } from './title.ts';

const greetings = createLexicon(GREETINGS);
const THANKS = /^(?:herzlichen|vielen|lieben|ein großes) dank/iu;
// Words that make a stretch of a prompt an order, not copy.
const ASKING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'artefact',
  'strong-artefact',
  'verb',
  'drawing-verb',
  'platform',
  'size',
  'mood',
  'scheme',
  'colour',
  'naming',
]);

const THINGS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['artefact', 'strong-artefact', 'printed']);

type KindSign = Extract<Sign, { part: 'kind' }>;

/** Words for the line above the title: from the head of the request, else from a kind named in passing. */
export function labelOf(
  masked: string,
  request: Request,
  signs: Signs,
  decided: Kind,
  /** With `until`, a kind named in passing counts only before that offset, in a request. */
  { language, until }: { language: string; until?: number },
): string | undefined {
  const spans = [...request.content, ...request.instructions];
  const isTaken = (at: number): boolean => spans.some(({ start, end }) => at >= start && at < end);
  const clauses = until === undefined ? [] : splitClauses(masked);
  const isAsked = (at: number): boolean =>
    until === undefined || asksFor(masked, clauses[firstFrom(clauses, at + 1) - 1], at, until, signs);
  const passing = request.asks
    ? signs.all.find(
        (sign) =>
          sign.part === 'kind' &&
          sign.value.kind === decided &&
          !isTaken(sign.start) &&
          isAsked(sign.start) &&
          !(language !== 'de' && beginsName(masked, sign)),
      )
    : undefined;
  const apart = findApart(request, signs, decided);
  const kind = apart?.value ?? request.head.kind ?? (passing?.part === 'kind' ? passing.value : undefined);
  const label = apart ?? request.head.label ?? passing;
  const named = kind && label ? undefined : namedBefore(masked, request, signs, language);
  if (named) return named;
  if (!kind || !label || kind.kind === 'quote') return undefined;
  // "Anuncio de taquería": an ad as much as an announcement, and asked for rather than said.
  if (
    kind.kind === 'announcement' &&
    (signs.at.get(label.start) ?? []).some(({ part, end }) => part === 'artefact' && end <= label.end)
  )
    return undefined;
  const fixed = kind.label?.[language as VocabularyLanguage] ?? kind.label?.en;
  // Russian would need the nominative of a word that stands in another case.
  if (!fixed && language === 'ru' && label.start > 0) return undefined;
  const span = { start: label.start, end: withoutThing(label, signs) };
  const words = until === undefined ? masked.slice(span.start, span.end) : withContent(masked, span);
  return fixed ?? sentenceCase(tidy(language === 'ar' ? withoutPreposition(words) : words));
}

/** "لمقال", for an article, is written as one word: the label is what is left where that is a kind, too. */
function withoutPreposition(words: string): string {
  const bare = words.replace(/^لل/u, 'ال').replace(/^[لب](?!ل)/u, '');
  const isKind = findSigns(readText(bare), 'ar').all.some(
    ({ part, start }) => part === 'kind' && start === 0,
  );
  return bare !== words && isKind ? bare : words;
}

/** "inbjudan till" -> "inbjudan till vernissage": a label that leads on has what it leads to, up to the quotation. */
function withContent(masked: string, { start, end }: Span): string {
  const words = masked.slice(start, end);
  const bare = words.replace(LINKED, '');
  if (bare === words) return words;
  const more = /^\s+[^,.;:\n\ue000-\uf8ff]+/u.exec(masked.slice(end))?.[0] ?? '';
  const whole = (words + more).trimEnd();
  return more.trim() !== '' && whole.length <= MAX_LABEL ? whole : bare;
}

/** "équipe ATELIER Moreau": amid a clause a capital before another is how somebody is called. */
const beginsName = (masked: string, { start, end }: Span): boolean =>
  /[\p{L}\d]\s$/u.test(masked.slice(Math.max(0, start - 3), start)) &&
  /^\p{Lu}.*\s\p{Lu}/su.test(masked.slice(start, end + 2));

/** "Friseursalon Flyer: ...", "house rules poster: ...": whose it is, or its name, stands before what is asked for. */
function namedBefore(masked: string, { head }: Request, signs: Signs, language: string): string | undefined {
  if (!head.found) return undefined;
  const colon = /^\s?[:：]/.test(masked.slice(head.end));
  // "Spring sale banner for a garden center": what it is for follows at once.
  const inside = signs.within({ start: 0, end: head.end });
  const linked = inside.some(({ part, end }) => end === head.end && part === 'weak-connector');
  const thing = inside.find(({ part, end }) => THINGS.has(part) && (linked || end === head.end));
  const words = masked.slice(0, thing?.start ?? 0).trim();
  if (words === '' || QUOTE_MARK.test(words) || !(colon || linked)) return undefined;
  const known = signs.all.some(
    ({ part, start }) => start < (thing?.start ?? 0) && part !== 'filler' && part !== 'clue',
  );
  const count = words.split(/\s+/).length;
  const name =
    !known && count <= MAX_LABEL_WORDS && (count > 1 || (language === 'de' && /^\p{Lu}/u.test(words)));
  return name || isBareHouse(words, language) ? polish(words) : undefined;
}

// "Bild voor ...": words that lead on to the quotation are no label.
const LEADS_ON = /\s(?:for|of|with|für|mit|von|pour|avec|de|para|con|com|per|di|voor|met|van|для|с)$/iu;
const LINKED = /\s(?:till|til|na|do|to|for|zu|zum|zur|für|pour|para|per|voor|для|на)$/iu;
const SENT = /(?<!\p{L})(?:from|by|von|vom|par|от|från|fra|od)\s+(?:\p{L}{1,4}\s+)?$/iu;
const INSIDE = /(?<!\p{L})(?:in|on|at|auf|im|sur|dans|en|sul|nel|op|на|в)\s+(?:\p{L}{1,4}\s+)?$/iu;

/** A kind beside the quotations is asked for; one in what surrounds them ("on a summit", "first class free") is not. */
function asksFor(masked: string, clause: Span | undefined, at: number, until: number, signs: Signs): boolean {
  if (!clause || at >= clause.end || INSIDE.test(masked.slice(clause.start, at))) return false;
  // "from class 4B": who sends it.
  if (at >= until && SENT.test(masked.slice(clause.start, at))) return false;
  if (at < until || QUOTE_MARK.test(masked.slice(clause.start, clause.end))) return true;
  return signs.within(clause).some(({ part }) => part === 'artefact' || part === 'strong-artefact');
}

// 「秋のパン祭りのお知らせ「...」」: without blanks what stands right before the quotation leads to it.
const UNSPACED =
  /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・ ]{3,20})\s*$/u;
const MAX_LABEL = 40;
const MAX_LABEL_WORDS = 5;
// More quotations than these are a list, and the words before them its heading for the reader of the prompt.
const MAX_LABELLED = 2;

/** "Rooftop cinema: 'Casablanca'", "Jazz evening 'Blue'": words of nobody's vocabulary before the first quotation. */
export function leadingLabel(
  masked: string,
  quotes: readonly Quote[],
  request: Request,
  signs: Signs,
): string | undefined {
  const before = masked.slice(0, quotes[0]?.at ?? 0);
  const words =
    /^\s*(\p{Lu}[^\s,.;:!?\n\ue000-\uf8ff]*\s[^,.;:!?\n\ue000-\uf8ff]+|[^,.;:!?\n\ue000-\uf8ff]{2,}(?=[:：]))[:：]?\s*$/u
      .exec(before)?.[1]
      ?.trim() ?? '';
  const unspaced = UNSPACED.exec(before)?.[1];
  if (unspaced && quotes.length <= MAX_LABELLED && !asksIn(signs, before) && !isKnown(signs, before))
    return unspaced.trim();
  // "Herzlichen Dank an alle Helfer, '...'": a greeting is said, and asks for nothing.
  const greeting = splitClauses(before).length === 1 ? tidy(before) : '';
  const greets = greetings.find(readText(greeting), 'any')[0]?.start === 0 || THANKS.test(greeting);
  if (greets && greeting.length <= MAX_LABEL && !asksIn(signs, before)) return greeting;
  if (words === '' || words.length > MAX_LABEL || words.split(/\s+/).length > MAX_LABEL_WORDS)
    return undefined;
  if (request.head.found || request.head.verb || quotes.length > MAX_LABELLED) return undefined;
  const span = { start: 0, end: before.length };
  // "Blog görseli": the kind says it, in words that are known.
  const kind = signs.within(span).find((sign) => sign.part === 'kind' && sign.value.label !== undefined);
  if (kind || LEADS_ON.test(words)) return undefined;
  const instructed = request.instructions.some(({ start }) => start < before.length);
  return asksIn(signs, before) || instructed ? undefined : words;
}

/** "ブログ記事", "팟캐스트": a kind has its own word for the line above the title. */
function isKnown(signs: Signs, before: string): boolean {
  const words = before.trim().length;
  return signs
    .within({ start: 0, end: before.length })
    .some(
      (sign) =>
        sign.part === 'kind' &&
        sign.value.label !== undefined &&
        (sign.value.kind === 'podcast' || sign.value.kind === 'article' || sign.end - sign.start >= words),
    );
}

function asksIn(signs: Signs, before: string): boolean {
  return signs.within({ start: 0, end: before.length }).some(({ part }) => ASKING.has(part));
}

/** "Blog header about microservices, dark, engineering blog": a kind in a clause of its own says it best. */
function findApart(request: Request, signs: Signs, decided: Kind): KindSign | undefined {
  for (const span of request.instructions) {
    const kinds = signs.within(span).filter((sign): sign is KindSign => sign.part === 'kind');
    const whole = kinds.find((sign) => sign.start === span.start && sign.end === span.end);
    if (whole?.value.kind === decided) return whole;
    // "security blog": what stands before the kind is part of the name.
    const tail = kinds.find((sign) => sign.end === span.end && sign.start > span.start);
    if (tail)
      return {
        ...tail,
        start: skipLead(span.start, tail.start, signs),
        value: { kind: tail.value.kind, use: tail.value.use },
      };
  }
  return undefined;
}

const LEADS: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'weak-connector',
  'preposition',
  'determiner',
  'platform',
]);

/** "for our tech blog" -> "tech blog" */
function skipLead(from: number, to: number, signs: Signs): number {
  let at = from;
  for (const sign of signs.within({ start: from, end: to })) {
    if (LEADS.has(sign.part)) at = Math.max(at, sign.end);
  }
  return at;
}

/** "Conference poster" -> "Conference" */
function withoutThing(label: Span, signs: Signs): number {
  const thing = signs.all.find(
    (sign) => sign.part === 'artefact' && sign.start > label.start && sign.end === label.end,
  );
  return thing?.start ?? label.end;
}
