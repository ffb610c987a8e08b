import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignMeaning } from './sign.ts';

const FOLDER = join(import.meta.dirname, '../../../data/pictograms');
// The two tones that the files are drawn in.
const TONES = /#000000|#ffffff/gu;

/** A silhouette in one ink, with parts cut out of it; drawn in a square of this size. */
export const PICTOGRAM_SIZE = 100;

export type Pictogram = {
  name: string;
  /** What a sign with it says where nothing is forbidden; without one, it only shows what may be forbidden. */
  meaning?: SignMeaning;
  /** A stroke across it says that what it shows is forbidden. */
  forbiddable: boolean;
  /** Concepts of the lexicon and English nouns that it shows. */
  shows: readonly string[];
};

/** Every pictogram, as `data/pictograms.tsv` has them. */
export const pictograms: readonly Pictogram[] = readFileSync(`${FOLDER}.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', meaning = '', forbidden, shows = ''] = row.split('\t');
    return {
      name,
      ...(meaning ? { meaning: meaning as SignMeaning } : {}),
      forbiddable: forbidden === 'yes',
      shows: shows.split(', ').filter(Boolean),
    };
  });

const byConcept = new Map(pictograms.flatMap((one) => one.shows.map((concept) => [concept, one] as const)));

/** The pictogram that shows a concept; plurals are understood. */
export const findPictogram = (concept: string): Pictogram | undefined =>
  byConcept.get(concept) ?? byConcept.get(concept.replace(/s$/u, ''));

const read = new Map<string, string>();

/** SVG elements of a pictogram; its cut-out parts are in the color of what it stands on. */
export function drawPictogram(name: string, { ink, ground }: { ink: string; ground: string }): string {
  const known = read.get(name) ?? readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
  read.set(name, known);
  const body = known.slice(known.indexOf('>') + 1, known.lastIndexOf('</svg>'));
  const painted = body.replace(TONES, (tone) => (tone === '#000000' ? ink : ground)).replace(/\n\s*/gu, '');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${painted}</g>`;
}
