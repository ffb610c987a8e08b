import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Persons, beasts by their sex and what is held, as a described picture names them: copy means something else by them. */
export const PEOPLE_WORDS = loadVocabulary('people', ({ id, noun = id }) => noun);
