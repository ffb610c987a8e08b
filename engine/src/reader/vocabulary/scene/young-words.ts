import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Said before or behind an animal, of whichever: a baby elephant, a fox cub. Alone it is nobody's. */
export const YOUNG = 'young';

/**
 * The young of animals by the grown one; '' is said of many animals, of the one beside it or of the one that was named
 * before.
 */
export const YOUNG_WORDS = loadVocabulary('young', ({ id }) => (id === 'offspring' ? '' : id));
