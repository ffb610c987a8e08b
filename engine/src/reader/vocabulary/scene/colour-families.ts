import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Sets of colours with a name of their own, as `#rrggbb`, the leading one first. */
export const COLOUR_FAMILIES = loadVocabulary('colour-families', ({ colours = '' }) => colours.split(' '));
