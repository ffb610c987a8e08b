import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import { concatenate, mapValues } from '../../../lexicon/vocabulary.ts';
import { DOG_BREEDS } from './dog-breeds.ts';

/** Breeds and kin by the animal that is drawn for them. */
export const BREEDS = concatenate(
  mapValues(DOG_BREEDS, () => 'dog'),
  loadVocabulary('breeds', ({ id }) => id),
);
