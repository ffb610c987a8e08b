import type { PartName } from '../../../brief/scene-ask.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Words for parts; they are things of their own elsewhere. */
export const PART_WORDS = loadVocabulary('parts', ({ id }) => id as PartName);
