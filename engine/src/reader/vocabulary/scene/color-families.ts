import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Sets of colors with a name of their own, as `#rrggbb`, the leading one first. */
export const COLOR_FAMILIES = loadVocabulary('color-families', ({ colors = '' }) => colors.split(' '));
