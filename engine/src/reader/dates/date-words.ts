import { FOLDERS } from '../../lexicon/languages.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';

export type DateWord =
  | 'zone'
  | 'month'
  | 'short-month'
  | 'weekday'
  | 'short-weekday'
  | 'relative'
  | 'hour'
  | 'link';

/**
 * Words that dates are made of. `short-month` ("may", "mar") and `short-weekday` ("sat", "mo") count beside a
 * number or their like alone; `hour` ("ore", "kl") makes the number behind it a time.
 */
export const DATE_WORDS = loadVocabulary('dates', ({ id }) => id as DateWord);

/** The words of some kinds in all languages. */
export const dateWords = (...kinds: readonly DateWord[]): readonly string[] =>
  FOLDERS.flatMap((language) =>
    DATE_WORDS.termsIn(language).flatMap((terms, at) =>
      kinds.includes(DATE_WORDS.values[at] as DateWord) ? (terms ?? []) : [],
    ),
  );
