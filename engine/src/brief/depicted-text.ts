import { splitClauses } from './clauses.ts';
import { QUOTE_MARK } from './quotes.ts';
import { type Reading, readText } from './reading.ts';
import { findSceneMentions, type SceneMention } from './scene-mentions.ts';
import type { Sign, Signs } from './signs.ts';
import { FUNCTION_WORDS, STARTERS } from './vocabulary/function-words.ts';
import { HARMLESS_WORDS } from './vocabulary/scenes.ts';

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
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNCASED = /[^\p{Lu}\p{Ll}]/u;
// Prices, hours, shares: a line of copy. A small count may stand before a noun.
const FIGURES = /\d[.,:]\d|\d{3}|\d\s?[%€$£₽円元원]|[€$£]\s?\d|\d\s?(?:am|pm|uhr|h)(?!\p{L})|@|\.\w{2,3}\//iu;

/**
 * What is left of a prompt with quoted words when all but the picture that it describes is blanked, at the same
 * offsets: clauses that are mostly things, places and deeds. Undefined when none is.
 */
export function depictedText(masked: string, language: string, signs: Signs): Reading | undefined {
  const bare = blank(masked, requestSpans(masked, signs));
  const reading = readText(bare);
  const mentions = findSceneMentions(reading, language).filter(
    (mention) => !isName(reading.text, mention, language),
  );
  const kept = cutClauses(bare).filter((clause) => isDepicting(reading, clause, mentions, language, signs));
  if (kept.length === 0) return undefined;
  return readText(blank(bare, invert(kept, bare.length)));
}

/** The request's own words, each with the noun that it names itself by. */
function requestSpans(text: string, signs: Signs): Span[] {
  return signs.all.flatMap((sign): Span[] => {
    if (!ASKING.has(sign.part)) return [];
    if (sign.part !== 'artefact' && sign.part !== 'strong-artefact') return [sign];
    const modifier = /[\p{L}\p{M}’'-]+\s$/u.exec(text.slice(Math.max(0, sign.start - 24), sign.start));
    const start =
      modifier &&
      !/^(?:an?|the|of|with|for|my|our)\s$/i.test(modifier[0]) &&
      /^\p{Script=Latin}/u.test(modifier[0])
        ? sign.start - modifier[0].length
        : sign.start;
    return [{ start, end: sign.end }];
  });
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

function isDepicting(
  reading: Reading,
  clause: Span,
  mentions: readonly SceneMention[],
  language: string,
  signs: Signs,
): boolean {
  const text = reading.text.slice(clause.start, clause.end);
  // "Speaker:" says what follows.
  if (FIGURES.test(text) || /^\s*[:：]/.test(reading.text.slice(clause.end))) return false;
  const inside = mentions.filter(
    ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
  );
  const coloured = (span: Span): boolean =>
    signs.all.some((sign) => sign.part === 'colour' && sign.start <= span.start && sign.end >= span.end);
  const shows = inside.some(
    (mention) =>
      (mention.part === 'thing' || (mention.part === 'sign' && mention.value.place !== undefined)) &&
      !coloured(mention),
  );
  if (!shows) return false;
  const styled = signs.all.filter((sign) => STYLE.has(sign.part));
  let [seen, all] = [0, 0];
  for (const { start, end, folded } of reading.words) {
    if (start < clause.start || end > clause.end) continue;
    const small =
      folded.length < 2 ||
      HARMLESS_WORDS.has(folded) ||
      FUNCTION_WORDS[language]?.has(folded) ||
      STARTERS[language]?.has(folded) ||
      styled.some((sign) => sign.start <= start && sign.end >= end);
    if (small) continue;
    const known = inside.filter((m) => m.start < end && m.end > start);
    const length = end - start;
    all += UNSPACED.test(folded) ? length : 1;
    seen += UNSPACED.test(folded)
      ? known.reduce((sum, m) => sum + Math.min(m.end, end) - Math.max(m.start, start), 0)
      : known.length > 0
        ? 1
        : 0;
  }
  return all > 0 && seen / all >= MOSTLY;
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
