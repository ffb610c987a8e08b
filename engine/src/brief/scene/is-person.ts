import { PEOPLE } from '../vocabulary/nouns-people.ts';

// Named among the other nouns.
const ELSEWHERE = ['woman', 'man', 'child', 'children', 'person', 'astronaut', 'detective', 'prince'];
// The first English word of a row names the figure.
const figures = PEOPLE.trim()
  .split('\n')
  .map((row) => row.split('|')[0]?.split(',')[0]?.trim() ?? '');
const persons: ReadonlySet<string> = new Set([...figures, ...ELSEWHERE]);

/** Whether the noun of a thing names somebody: only people have hands for a tool. */
export const isPerson = (noun: string): boolean => persons.has(noun);
