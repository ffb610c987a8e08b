import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Things and people that are drawn when a picture is described; in copy most of these words mean something else. */
export const PICTURE_THINGS = loadVocabulary('picture-things', ({ id, noun = id }) => noun);
