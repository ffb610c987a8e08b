import type { Occasion } from '../../../brief/design-request.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Names of the days and times that have colors of their own, and what is said on them. */
export const OCCASIONS = loadVocabulary('occasions', ({ id }) => id as Occasion);
