import type { Topic } from '../../../brief/design-request.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Words by the subject area that they speak about. */
export const TOPICS = loadVocabulary('topics', ({ id }) => id as Topic);
