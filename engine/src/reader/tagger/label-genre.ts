import { foldText } from '../../lexicon/fold-text.ts';
import { GENRES, genresIn } from '../../lexicon/word-lists.ts';
import { SHOWN_MARKS } from '../marks.ts';
import { cleanText } from '../reading/clean-text.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import type { TitleOptions } from './choose-title.ts';
import type { Mark } from './read-marks.ts';
import { capitalize } from './to-blocks.ts';

const genres = createLexicon(GENRES);
const ASKS: ReadonlySet<string> = new Set(['request', 'field', 'format']);
const LABELS: ReadonlySet<string> = new Set(['eyebrow', 'label']);
// "Review" is no label of what a customer says.
const UNLABELED: ReadonlySet<string> = new Set(['quote', 'testimonial']);

/** What a card announces is its label, where it has none and no text says so: "a tutorial thumbnail", "case study for our agency". */
export function labelGenre(
  prompt: string,
  marks: readonly Mark[],
  { kind, language }: Pick<TitleOptions, 'kind' | 'language'>,
): readonly Mark[] {
  const shown = marks.filter(({ name }) => SHOWN_MARKS.has(name));
  if (shown.length === 0 || shown.some(({ name }) => LABELS.has(name))) return marks;
  const said = shown.map(({ start, end }) => foldText(prompt.slice(start, end))).join('\n');
  if (UNLABELED.has(kind)) return marks;
  const genre = marks
    .filter(({ name }) => ASKS.has(name))
    .map((mark) => findGenre(prompt, mark, language))
    .find((span) => span && !said.includes(foldText(prompt.slice(span.start, span.end))));
  if (!genre) return marks;
  const label: Mark = {
    ...genre,
    name: 'eyebrow',
    as: capitalize(cleanText(prompt.slice(genre.start, genre.end))),
  };
  return marks.flatMap((mark) =>
    mark.start <= genre.start && genre.end <= mark.end
      ? [{ ...mark, end: genre.start }, label, { ...mark, start: genre.end }].filter(
          ({ start, end }) => start < end,
        )
      : [mark],
  );
}

/** The first genre of some words, as dictionaries write it: inflected it would make no label. */
function findGenre(prompt: string, { start, end }: Span, language: string): Span | undefined {
  const words = prompt.slice(start, end);
  const genre = genres
    .find(readText(words), language)
    .find((found) => genresIn(language).has(foldText(words.slice(found.start, found.end))));
  return genre && { start: start + genre.start, end: start + genre.end };
}
