import { lazy } from '../lazy.ts';
import { type Concept, readConcepts } from './read-lexicon.ts';

// Of the tables that name a noun, the earlier one says what it is.
const TABLES = ['nouns', 'people', 'picture-things', 'single-signs', 'garments'];

const concepts = lazy(() => {
  const known = new Map<string, Concept>();
  for (const concept of TABLES.flatMap((table) => readConcepts(table))) {
    const { id, noun = id } = concept;
    known.set(noun, { ...concept, ...known.get(noun) });
  }
  return known;
});

/** What a noun names; `scene` is where or when things are. Undefined for a garment, and for what is no concept. */
export const beingOf = (noun: string): string | undefined => concepts().get(noun)?.being;

/** Whether many by its name is one thing: gloves are a pair, fries a portion. */
export const isOneAsMany = (noun: string): boolean => concepts().get(noun)?.number === 'one';

/** What an animal eats by itself. */
export const eatsOf = (noun: string): string | undefined => concepts().get(noun)?.eats;

/** Whether something that is no person is drawn in clothes. */
export const wearsClothes = (noun: string): boolean => concepts().get(noun)?.wears === 'clothes';
