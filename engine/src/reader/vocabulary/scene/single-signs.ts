import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import type { Noun } from './nouns.ts';

/** Nouns of one Chinese sign or Korean syllable: in a described picture they are words, elsewhere mostly parts of others. */
export const SINGLE_SIGNS = loadVocabulary(
  'single-signs',
  ({ id, being }): Noun => ({ noun: id, role: being === 'scene' ? 'scene' : 'thing' }),
);
