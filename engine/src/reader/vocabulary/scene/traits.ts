import type { Trait } from '../../../brief/scene-ask.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Words for traits. */
export const TRAITS = loadVocabulary('traits', ({ id }) => id as Trait);

/** Sides and arrangements, where no word of place has taken them for itself. */
export const SIDES = loadVocabulary('sides', () => 'side' as const);
