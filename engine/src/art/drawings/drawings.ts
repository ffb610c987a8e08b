import { join } from 'node:path';
import type { Drawing } from './drawing.ts';
import type { DrawingRow } from './drawing-row.ts';
import { CATEGORIES, type Category, loadDrawings } from './load-drawings.ts';

export const DRAWINGS_FOLDER: string = join(import.meta.dirname, '../../../data/drawings');

const loaded = loadDrawings(DRAWINGS_FOLDER);

/** Every drawing that a prompt may find. Adding one: a file and a row in `data/drawings/`, see CONTRIBUTING.md. */
export const drawings: readonly Drawing[] = CATEGORIES.flatMap((category) => loaded.categories[category]);

const byNoun = new Map<string, Drawing>();
for (const drawing of drawings) for (const noun of drawing.nouns) byNoun.set(noun, drawing);

/** The subject of the first noun that has one; plurals and capitals are understood. */
export function findDrawing(nouns: readonly string[]): Drawing | undefined {
  for (const noun of nouns) {
    for (const form of singularForms(noun.trim().toLowerCase())) {
      const drawing = byNoun.get(form);
      if (drawing !== undefined) return drawing;
    }
  }
  return undefined;
}

/** Throws for a name that no drawing has: names come from the tables, not from users. */
export function getDrawing(name: string): Drawing {
  const drawing = loaded.byName.get(name);
  if (drawing === undefined) throw new Error(`no drawing is named ${name}`);
  return drawing;
}

/** What the tables know of a drawing; `undefined` for what is drawn in code, such as people. */
export const findDrawingRow = (name: string): DrawingRow | undefined => loaded.rows.get(name);

/** The drawings of one category. */
export const drawingsIn = (category: Category): readonly Drawing[] => loaded.categories[category];

/** The word and what it may be the plural of: `shoes` shoe, `boxes` box, `parties` party, `loaves` loaf. */
function singularForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  // `boxes`, `dishes`, `tomatoes`; `rates` is no plural of `rat`.
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
