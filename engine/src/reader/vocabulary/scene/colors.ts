import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Color words as `#rrggbb`: pleasant members of the family, not the harsh CSS primaries. */
export const COLORS = loadVocabulary('colors', ({ hex = '' }) => hex);
