import { objectNames } from '../../art/objects/object-names.ts';
import { objects } from '../../art/objects/objects.ts';
import { createLexicon, type Mention } from '../../reader/reading/lexicon.ts';
import type { Reading } from '../../reader/reading/reading.ts';

const names = createLexicon(
  {
    values: objects.map(({ name }) => name),
    termsIn: (language: string) => objects.map(({ name }) => objectNames()[language]?.[name]),
  },
  { plurals: true, foreign: false, inflected: true },
);

/** Finds the names of objects that are no nouns of the lexicon. */
export const findObjectNames = (reading: Reading, language: string): Mention<string>[] =>
  names.find(reading, language);
