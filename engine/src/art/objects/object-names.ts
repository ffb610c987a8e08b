import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../lazy.ts';
import { OBJECTS_FOLDER } from './object-table.ts';

/** The words of a language for objects whose nouns the lexicon has not, by the object's name; from CLDR. */
export const objectNames = lazy(
  (): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =>
    JSON.parse(readFileSync(join(OBJECTS_FOLDER, 'names.json'), 'utf8')),
);
