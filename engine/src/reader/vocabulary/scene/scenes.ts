import type { SceneSign } from '../../../brief/setting.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import { type Concept, readConcepts } from '../../../lexicon/read-lexicon.ts';

const toSign = ({ id: _, ...sign }: Concept): SceneSign => sign as SceneSign;

/** Nouns of the noun vocabulary, in all its languages, that say something about the scene. */
export const SCENE_NOUNS: Readonly<Record<string, SceneSign>> = Object.fromEntries(
  readConcepts('noun-scenes').map((concept) => [concept.id, toSign(concept)]),
);

/** Words that the noun vocabulary does not have: adjectives, phrases, hours. */
export const SCENE_WORDS = loadVocabulary('scenes', toSign);
