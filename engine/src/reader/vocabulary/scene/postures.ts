import type { Action } from '../../../brief/scene-ask.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Verbs of what figures do. */
export const ACTIONS = loadVocabulary('postures', ({ id }) => id as Action);
