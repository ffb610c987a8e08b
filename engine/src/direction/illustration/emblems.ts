import { readFileSync } from 'node:fs';

// Drawings for a subject matter, and motifs after a `#`. The seed picks one of the drawings, motifs being for looks
// without drawings; where a motif comes first, it picks one of all.
const TABLE = new URL('../../../data/emblems.tsv', import.meta.url);

const EMBLEMS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [matter = '', drawings = ''] = row.split('\t');
      return [
        matter,
        drawings.split(' ').map((name) => (name.startsWith('#') ? name.slice(1) : `subject:${name}`)),
      ];
    }),
);

/** Lists the drawings (`subject:scissors`) and motifs for a subject matter. */
export const emblemsOf = (matter: string): readonly string[] => EMBLEMS.get(matter) ?? [];
