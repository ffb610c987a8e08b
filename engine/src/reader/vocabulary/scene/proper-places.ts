import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Adjectives of a region: a phrase that a place of its own has ("plage bretonne") says no more than that place. */
export const REGION = 'region';

/**
 * Places that people know by sight, in all languages whose writing does not mark a name: a general picture of their
 * kind is not what was asked for. A name with a capital letter needs no entry.
 */
export const PROPER_PLACES = loadVocabulary('proper-places', ({ id }) => id);
