import { lazy } from '../lazy.ts';
import { readConcepts } from './read-lexicon.ts';

const sets = lazy(
  () => new Map(readConcepts('sets').map(({ id, members = '' }) => [id, members.split(', ')] as const)),
);

/** The nouns, places, sights or drawings of a set that are read or drawn alike, in order: what is drawn with windows, whose young are calves. */
export const membersOf = (set: string): readonly string[] => sets().get(set) ?? [];
export const setOf = (set: string): ReadonlySet<string> => new Set(membersOf(set));
