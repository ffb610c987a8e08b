import type { Posture } from '../../../brief/scene-ask.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import type { Deed } from './deed.ts';

/** Deeds that show by their tool or as a whole act. */
export const DEEDS = loadVocabulary(
  'deeds',
  ({ id, posture }): Deed => ({ posture: posture as Posture, tool: id }),
);
