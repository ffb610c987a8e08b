import { createLexicon, type Mention } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { SHAPES } from './vocabulary.ts';

const shapes = createLexicon(SHAPES, { foreign: false });

/** Finds the shapes that a text names, each by the pattern that shows it: "diagonal stripes", "Sechsecke"; `abstract` is any of them. */
export const findShapes = (reading: Reading, language: string): Mention<string>[] =>
  shapes.find(reading, language);
