import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Breeds of dogs that have a coat of their own. */
export const DOG_BREEDS = loadVocabulary('dog-breeds', ({ id }) => id);
