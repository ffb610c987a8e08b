import type { VocabularyLanguage } from '../../../../lexicon/languages.ts';
import type { Terms } from '../../../../lexicon/vocabulary.ts';

/** The cells of each line of a table, parted by bars. */
export const readTable = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

/** A row's terms by language, a cell a column; an empty cell says nothing. */
export function toTerms(cells: readonly string[], columns: readonly VocabularyLanguage[]): Terms {
  const terms: Terms = {};
  for (const [at, language] of columns.entries()) {
    const cell = cells[at]?.trim();
    if (cell) terms[language] = cell;
  }
  return terms;
}
