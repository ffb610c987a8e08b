import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const OBJECTS_FOLDER: string = join(import.meta.dirname, '../../../data/objects');

/** A row of `objects.tsv`: what `stands` is upright and whole; nouns are absent where a drawing of the same name has them. */
export type ObjectRow = { name: string; icon: string; stands: boolean; nouns: readonly string[] };

export const readObjectTable = (): ObjectRow[] =>
  readFileSync(join(OBJECTS_FOLDER, 'objects.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', icon = '', pose = '', nouns = ''] = line.split('\t');
      return { name, icon, stands: pose === 'stands', nouns: nouns.split(', ').filter(Boolean) };
    });
