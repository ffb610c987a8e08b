import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Colour words as `#rrggbb`: pleasant members of the family, not the harsh CSS primaries. */
export const COLOURS = loadVocabulary('colours', ({ hex = '' }) => hex);
