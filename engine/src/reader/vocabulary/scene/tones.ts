import type { Manner } from '../../../brief/setting.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Words for such manners. */
export const MANNER_WORDS = loadVocabulary('manners', ({ id }) => id as Manner);
