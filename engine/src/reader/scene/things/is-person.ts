import { readConcepts } from '../../../lexicon/read-lexicon.ts';

// Without the people of `picture-things`: including them would change how prompts with them are read.
const persons: ReadonlySet<string> = new Set(
  ['nouns', 'people']
    .flatMap((table) => readConcepts(table))
    .filter(({ being }) => being === 'person')
    .map(({ id }) => id),
);

/** Whether a noun names a person. */
export const isPerson = (noun: string): boolean => persons.has(noun);
