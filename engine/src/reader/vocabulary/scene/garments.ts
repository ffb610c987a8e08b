import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** What a figure wears: it gives its color to the figure and stands nowhere by itself. */
export const GARMENTS = loadVocabulary('garments', ({ id }) => id);
