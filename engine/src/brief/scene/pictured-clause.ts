import { isAddress } from '../facts/places.ts';
import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Sign, Signs } from '../request/signs.ts';
import { NAMELESS_SENDER, SENDER } from '../vocabulary/greetings.ts';
import { REPEATED, SPOKEN_HOUR } from '../vocabulary/months.ts';
import { GIVEN } from '../vocabulary/picture-leads.ts';
import { PROVIDING } from '../vocabulary/providing.ts';
import { BINDING_SIGNS } from '../vocabulary/single-signs.ts';
import type { SceneMention } from './mentions.ts';

type Span = { start: number; end: number };

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
// With an article or a number behind "with", a thing is surely to be seen.
const SURELY = 0.25;
const SHOWS =
  /(?<!\p{L})(?:(?:with|mit|avec|con|com|met|showing|featuring|depicting)\s+(?:an?|two|three|four|five|ein\p{L}{0,2}|zwei|drei|vier|une?|des|deux|trois|quatre|una?|unos|unas|dos|tres|cuatro|uma?|dois|duas|três|uno|due|tre|een|twee|drie)|avec d['’]une?)\s/iu;
// Somebody or something does or is somewhere.
export const LEADING =
  /^\s*(?:an?|two|three|four|five|ein\p{L}{0,2}|zwei|drei|vier|une?|deux|trois|una?|dos|tres|uma?|dois|duas|due|tre|een|twee|drie|один|одна|два|две|三|二|一)\s?/iu;
/** "With runners in a park:" names who is to be seen, and no field. */
export const ACCOMPANIED = /(?<!\p{L})(?:with|mit|avec|con|com|met|с|со)\s+(?=\p{L})/iu;
const WORDS_OF_A_LABEL = 3;
const ARTICLE =
  /^\s*(?:an?|the|two|three|ein|eine|der|die|das|une?|le|la|les|un|una|el|uma?|o|a|il|een|de|het)\s/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNCASED = /[^\p{Lu}\p{Ll}]/u;
const FIGURES =
  /\d[.,:]\d|\d\s?[-–]\s?\d|\d{3}|\d\s?[%€$£₽円元원]|[€$£]\s?\d|\d\s?(?:am|pm|uhr|h)(?!\p{L})|@|\.\w{2,3}\//iu;

/** Prices, hours, shares: a line of copy. A small count may stand before a noun that is drawn. */
export const hasFigures = (words: string): boolean => FIGURES.test(words);

/** A sign of a place, not of an hour or weather alone. */
export const isPlace = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place !== undefined;

// "Room B", "Halle 3", "salle 2.14": one of several in a house.
const NUMBERED = /^\s(?:\p{Lu}|\d{1,3}(?:\.\d{1,3})?)(?=\s*(?:[,.;:)\n\ue000-\uf8ff]|$))/u;

/** Written like a name in the middle of a sentence, "Paper Lantern", or one of several places: "Room B". */
export function isName(text: string, mention: SceneMention, language: string): boolean {
  const { start, end, part } = mention;
  if (part !== 'thing' && part !== 'sign' && part !== 'unknown') return false;
  if (isPlace(mention) && NUMBERED.test(text.slice(end))) return true;
  const first = text[start] ?? '';
  if (language === 'de' || UNCASED.test(first) || first === first.toLowerCase() || end <= start) return false;
  return /[\p{L}\p{N}]\s+$/u.test(text.slice(0, start));
}

/** Given away, served, or said of guests: words of the copy, whatever they name. */
export const isGiven = (words: string): boolean => GIVEN.test(words) || PROVIDING.test(words);

/** Whether a clause is a line of copy, whatever it names: figures, what repeats, an address, the label of what follows. */
export function isSaid(reading: Reading, { start, end }: Span, language: string): boolean {
  const text = reading.text.slice(start, end);
  // "Speaker:" says what follows.
  const after = reading.text.slice(end);
  const named = /^\s*[:：]/.test(after) && (!ACCOMPANIED.test(text) || isGiven(text));
  if (hasFigures(text) || REPEATED.test(text) || SPOKEN_HOUR.test(text) || named || isLabel(text, after))
    return true;
  // "From the Khatib family": who sends it, nobody to be seen.
  if (SENDER.test(text) && (NAMELESS_SENDER.test(text) || /\p{Lo}/u.test(text))) return true;
  // "12 rue des Arts": where to come, no street to be seen.
  return isAddress(text.trim(), language) !== undefined;
}

/** What a clause says of a picture: its things and places, or its hour and weather alone. */
export function judgeClause(
  reading: Reading,
  clause: Span,
  mentions: readonly SceneMention[],
  language: string,
  signs: Signs,
): 'things' | 'setting' | undefined {
  const text = reading.text.slice(clause.start, clause.end);
  if (isSaid(reading, clause, language)) return undefined;
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
  const surely = shows && (led || SHOWS.test(text) || (acts && LEADING.test(text)));

  if (all === 0) return undefined;
  // "Handmade candles": nothing but a thing and a word that no picture shows is said, not drawn.
  const share = seen / all;
  if (surely ? share < SURELY : acts ? share < MOSTLY : share <= MOSTLY) return undefined;
  // "Free pizza": a lone thing without article, place or deed may be a word of the copy.
  if (shows && !surely && inside.length === 1 && all > seen && !UNSPACED.test(text)) return 'setting';
  return shows ? 'things' : seen === all ? 'setting' : undefined;
}

/** How much of a clause is words that a picture shows, and how much there is besides small words and words of style. */
export function countSeen(
  reading: Reading,
  clause: Span,
  inside: readonly SceneMention[],
  language: string,
  signs: Signs,
): { seen: number; all: number } {
  const styled = signs.all.filter((sign) => STYLE.has(sign.part));
  let [seen, all] = [0, 0];
  for (const { start, end, folded } of reading.words) {
    if (start < clause.start || end > clause.end) continue;
    const small =
      folded.length < 2 ||
      isSmallWord(folded, language) ||
      styled.some((sign) => sign.start <= start && sign.end >= end);
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

/** `artist name "..."`: a word or two right before a quotation say what it is. */
function isLabel(text: string, after: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    /^\s*[\ue000-\uf8ff]/.test(after) &&
    words.length <= WORDS_OF_A_LABEL &&
    /^\p{Script=Latin}|^\p{Script=Cyrillic}/u.test(text.trim()) &&
    !ARTICLE.test(text)
  );
}
