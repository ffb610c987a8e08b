import { PEOPLE } from './vocabulary/nouns-people.ts';
import { PEOPLE_WORDS } from './vocabulary/people-words.ts';

// The first English word of a row names the figure.
const figures = PEOPLE.trim()
  .split('\n')
  .map((row) => row.split('|')[0]?.split(',')[0]?.trim() ?? '');
// The oldest rows of people stand among the things.
const AMONG_THINGS = ['woman', 'man', 'astronaut'];
const persons: ReadonlySet<string> = new Set([
  ...figures,
  ...AMONG_THINGS,
  ...PEOPLE_WORDS.map(({ value }) => value),
]);

/** Whether the noun of a thing names somebody: only people have hands for a tool. */
export const isPerson = (noun: string): boolean => persons.has(noun) && noun !== 'bench';
