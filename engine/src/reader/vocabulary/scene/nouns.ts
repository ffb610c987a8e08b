import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** A concrete noun: `thing` can stand for the prompt by itself, `scene` is where or when things are. */
export type Noun = { noun: string; role: 'thing' | 'scene' };

/** Names of companies, months and the like that are nouns in lower case alone. */
export const CAPITAL_NAMES: ReadonlySet<string> = new Set([
  'deer',
  'mouse',
  'robin',
  'king',
  'gem',
  'rock',
  'star',
  'web',
  'ring',
  'sun',
  'key',
  'watch',
  'fish',
  'bear',
  'dress',
  'gear',
  'chip',
]);

/** Nouns; every value names its English singular. */
export const NOUNS = loadVocabulary(
  'nouns',
  ({ id, noun = id, being }): Noun => ({ noun, role: being === 'scene' ? 'scene' : 'thing' }),
);
