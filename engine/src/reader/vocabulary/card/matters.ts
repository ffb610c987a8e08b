import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** What a card can be about, by name. A `broad` one says it only where nothing more telling is named. */
export type Matter = { name: string; broad: boolean };

/** Trades, gatherings, lessons, shops and cares in the words of twenty languages. */
export const MATTERS = loadVocabulary(
  'matters',
  ({ id, name = id, broad }): Matter => ({ name, broad: broad !== undefined }),
);
