import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** What figures of a picture are on, in or behind; these words count behind a word of place alone. */
export const PERCH_WORDS = loadVocabulary('perches', ({ id }) => id);
