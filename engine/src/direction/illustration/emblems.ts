import { readFileSync } from 'node:fs';

// Drawings for a subject matter, any of which will do.
const TABLE = new URL('../../../data/emblems.tsv', import.meta.url);

const EMBLEMS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [matter = '', drawings = ''] = row.split('\t');
      return [matter, drawings.split(' ').map((name) => `subject:${name}`)];
    }),
);

/** Lists the drawings (`subject:scissors`) for a subject matter. */
export const emblemsOf = (matter: string): readonly string[] => EMBLEMS.get(matter) ?? [];
