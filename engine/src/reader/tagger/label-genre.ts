import { foldText } from '../../lexicon/fold-text.ts';
import { GENRES, genresIn } from '../../lexicon/word-lists.ts';
import { SHOWN_MARKS } from '../marks.ts';
import { capitalize } from '../reading/begin-sentence.ts';
import { splitClauses } from '../reading/clauses.ts';
import { cleanText } from '../reading/clean-text.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { ASKING, type TitleOptions } from './choose-title.ts';
import { insertMark } from './insert-mark.ts';
import type { Mark } from './read-marks.ts';

const genres = createLexicon(GENRES);
const ASKS: ReadonlySet<string> = new Set(['request', 'field', 'format']);

// "Review" is no label of what a customer says.
const UNLABELED: ReadonlySet<string> = new Set(['quote', 'testimonial']);

/**
 * What a card announces is its label, where it has none and no text says so, in a clause that asks for nothing: "Deprecation notice: ...", "case study for our
 * agency". Beside quoted words there is none: they are all that the card says.
 */
export function labelGenre(
  prompt: string,
  marks: readonly Mark[],
  { kind, language }: Pick<TitleOptions, 'kind' | 'language'>,
): readonly Mark[] {
  const shown = marks.filter(({ name }) => SHOWN_MARKS.has(name));
  const isLabeled = shown.length === 0 || shown.some(({ name }) => name === 'eyebrow');
  if (isLabeled || UNLABELED.has(kind) || findQuotes(prompt).length > 0) return marks;
  const said = shown.map(({ start, end }) => foldText(prompt.slice(start, end))).join('\n');
  const genre = marks
    .filter(({ name }) => ASKS.has(name))
    .flatMap((mark) =>
      splitClauses(prompt.slice(mark.start, mark.end)).map((clause) =>
        findGenre(prompt, { start: mark.start + clause.start, end: mark.start + clause.end }, language),
      ),
    )
    .find((span) => span && !said.includes(foldText(prompt.slice(span.start, span.end))));
  if (!genre) return marks;
  const as = capitalize(cleanText(prompt.slice(genre.start, genre.end)));
  return insertMark(marks, { ...genre, name: 'eyebrow', as });
}

/** The first genre of some words, as dictionaries write it, with what tells it more closely before it: "haircut price list". Inflected it would make no label. */
function findGenre(prompt: string, { start, end }: Span, language: string): Span | undefined {
  const reading = readText(prompt.slice(start, end));
  const genre = genres
    .find(reading, language)
    .find((found) => genresIn(language).has(foldText(reading.text.slice(found.start, found.end))));
  if (!genre) return undefined;
  const signs = findSigns(reading, language).all.filter(({ part }) => part !== 'kind' && part !== 'clue');
  const isOver = (sign: Span, span: Span): boolean => sign.start <= span.start && span.end <= sign.end;
  if (signs.some((sign) => ASKING.has(sign.part) && !isOver(genre, sign))) return undefined;
  const closer = reading.words
    .filter((word) => word.end <= genre.start)
    .slice(-MOST_CLOSER)
    .toReversed();
  let from = genre.start;
  for (const word of closer) {
    const isOwn =
      /^[ -]$/u.test(reading.text.slice(word.end, from)) &&
      !isSmallWord(word.folded, language) &&
      !signs.some((sign) => isOver(sign, word));
    if (!isOwn) break;
    from = word.start;
  }
  return { start: start + from, end: start + genre.end };
}
const MOST_CLOSER = 2;
