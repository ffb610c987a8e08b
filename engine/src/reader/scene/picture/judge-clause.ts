import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { isAddress } from '../../facts/places.ts';
import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import type { Sign, Signs } from '../../request/signs.ts';
import { coverage, spansWithin } from '../../request/sorted-spans.ts';
import { PROVIDING } from '../../vocabulary/card/providing.ts';
import { NAMELESS_SENDER, SENDER } from '../../vocabulary/copy/greetings.ts';
import { REPEATED, SPOKEN_HOUR } from '../../vocabulary/facts/months.ts';
import { GIVEN } from '../../vocabulary/scene/picture-leads.ts';
import { BINDING_SIGNS } from '../../vocabulary/scene/single-signs.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

type Span = { start: number; end: number };

// Words about the look are no evidence for or against a picture.
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
// A thing with an article or number after "with" is meant to be visible: a smaller share is enough.
const SURELY = 0.25;
const SHOWS = bilingualRule(
  'iu',
)`(?<!\p{L})(?:(?:${'with'}|${'showing'})\s+(?:${'indefinites'}|${'furtherIndefinites'})|avec d['’]une?)\s`;
/** An indefinite article or a number at the start. */
export const INDEFINITE_OPENING = bilingualRule('iu')`^\s*${'indefinites'}\s?`;
/** "With" and a noun: "with runners in a park:" is part of the picture and no label. */
export const WITH_SOMETHING = bilingualRule('iu')`(?<!\p{L})${'with'}\s+(?=\p{L})`;
const WORDS_OF_A_LABEL = 3;
const ARTICLE = bilingualRule('iu')`^\s*(?:${'articles'}|${'of'})\s`;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNCASED = /[^\p{Lu}\p{Ll}]/u;
const FIGURES =
  /\d[.,:]\d|\d\s?[-–]\s?\d|\d{3}|\d\s?[%€$£₽円元원]|[€$£]\s?\d|\d\s?(?:am|pm|uhr|h)(?!\p{L})|@|\.\w{2,3}\//iu;

/** Whether words contain prices, hours or percentages, which are copy. A small count may belong to a drawn noun. */
export const hasFigures = (words: string): boolean => FIGURES.test(words);

/** Whether a mention is a place, not an hour or weather alone. */
export const isPlace = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place !== undefined;

// Numbered rooms: "Room B", "Halle 3", "salle 2.14".
const NUMBERED = /^\s(?:\p{Lu}|\d{1,3}(?:\.\d{1,3})?)(?=\s*(?:[,.;:)\n\ue000-\uf8ff]|$))/u;

/** Whether a mention is a name: capitalized in mid-sentence ("Paper Lantern"), or a numbered room ("Room B"). */
export function isName(text: string, mention: SceneMention, language: string): boolean {
  const { start, end, part } = mention;
  if (part !== 'thing' && part !== 'sign' && part !== 'unknown') return false;
  if (isPlace(mention) && NUMBERED.test(text.slice(end))) return true;
  const first = text[start] ?? '';
  if (language === 'de' || UNCASED.test(first) || first === first.toLowerCase() || end <= start) return false;
  return /[\p{L}\p{N}]\s+$/u.test(text.slice(0, start));
}

/** Whether words say what is given away, served or provided, which is copy. */
export const isGiveaway = (words: string): boolean => GIVEN.test(words) || PROVIDING.test(words);

/** Whether a clause is copy whatever it names: figures, a repeated date, an address, a sender, a label. */
export function isCopyLine(reading: Reading, { start, end }: Span, language: string): boolean {
  const text = reading.text.slice(start, end);
  // "Speaker:" is a label.
  const after = reading.text.slice(end);
  const named = /^\s*[:：]/.test(after) && (!WITH_SOMETHING(language).test(text) || isGiveaway(text));
  if (
    hasFigures(text) ||
    REPEATED.test(text) ||
    SPOKEN_HOUR.test(text) ||
    named ||
    isLabel(text, after, language)
  )
    return true;
  // "From the Khatib family": the sender.
  if (SENDER.test(text) && (NAMELESS_SENDER.test(text) || /\p{Lo}/u.test(text))) return true;
  // "12 rue des Arts": the venue.
  return isAddress(text.trim(), language) !== undefined;
}

/** Judges what a clause adds to a picture: things and places, only hour and weather, or nothing. */
export function judgeClause(
  reading: Reading,
  clause: Span,
  mentions: readonly SceneMention[],
  language: string,
  signs: Signs,
): 'things' | 'setting' | undefined {
  const text = reading.text.slice(clause.start, clause.end);
  if (isCopyLine(reading, clause, language)) return undefined;
  const inside = mentions.filter(
    ({ start, end }) => start >= clause.start && end <= clause.end && end > start,
  );
  const coloured = (span: Span): boolean =>
    signs.all.some((sign) => sign.part === 'colour' && sign.start <= span.start && sign.end >= span.end);
  const shows = inside.some(
    (mention) => (mention.part === 'thing' || isPlace(mention)) && !coloured(mention),
  );
  const sets = inside.some((mention) => mention.part === 'sign' && !coloured(mention));
  if (!shows && !sets) return undefined;
  const { seen, all } = countSeen(reading, clause, inside, language, signs);
  const led = inside.some(
    (m) =>
      m.part === 'thing' &&
      inside.some((lead) => lead.part === 'relation' && lead.value === 'with' && lead.end + 1 === m.start),
  );
  const acts = inside.some((m) => m.part === 'action' || (m.part === 'relation' && m.value !== 'with'));
  const surely =
    shows && (led || SHOWS(language).test(text) || (acts && INDEFINITE_OPENING(language).test(text)));

  if (all === 0) return undefined;
  // "Handmade candles": a thing with a word that no picture shows is copy.
  const share = seen / all;
  if (surely ? share < SURELY : acts ? share < MOSTLY : share <= MOSTLY) return undefined;
  // "Free pizza": a lone thing without article, place or action may be copy.
  if (shows && !surely && inside.length === 1 && all > seen && !UNSPACED.test(text)) return 'setting';
  return shows ? 'things' : seen === all ? 'setting' : undefined;
}

// A term may reach over the end of its clause.
const MAX_TERM = 40;

/** Counts the content words of a clause, without words of style, and those that are visible. Han and kana count by character. */
export function countSeen(
  reading: Reading,
  clause: Span,
  inside: readonly SceneMention[],
  language: string,
  signs: Signs,
): { seen: number; all: number } {
  const around = { start: clause.start - MAX_TERM, end: clause.end + MAX_TERM };
  const isStyled = coverage(signs.within(around).filter((sign) => STYLE.has(sign.part)));
  let [seen, all] = [0, 0];
  for (const { start, end, folded } of spansWithin(reading.words, clause)) {
    const small = folded.length < 2 || isSmallWord(folded, language) || isStyled({ start, end });
    if (small) continue;
    const known = inside.filter((m) => m.start < end && m.end > start);
    const lengthOf = (from: number, to: number): number =>
      reading.text.slice(from, to).replaceAll(BINDING_SIGNS, '').length;
    all += UNSPACED.test(folded) ? lengthOf(start, end) : 1;
    seen += UNSPACED.test(folded)
      ? known.reduce((sum, m) => sum + lengthOf(Math.max(m.start, start), Math.min(m.end, end)), 0)
      : known.length > 0
        ? 1
        : 0;
  }
  return { seen, all };
}

/** Whether a few words label the quotation after them: `artist name "..."`. */
function isLabel(text: string, after: string, language: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    /^\s*[\ue000-\uf8ff]/.test(after) &&
    words.length <= WORDS_OF_A_LABEL &&
    /^\p{Script=Latin}|^\p{Script=Cyrillic}/u.test(text.trim()) &&
    !ARTICLE(language).test(text)
  );
}
