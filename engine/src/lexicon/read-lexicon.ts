import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `concepts/<table>.tsv`, and `<language>/<table>.tsv` or `<language>/small-tables.tsv` for the words.
const LEXICON = join(import.meta.dirname, '../../data/lexicon');

/** The file of a language with all tables that have no file of their own: each line begins with its table. */
export const SMALL_TABLES = 'small-tables';

/** A row of a concept table: its id and the other non-empty cells by column header. */
export type Concept = { readonly id: string } & Readonly<Record<string, string | undefined>>;

/** Reads the concepts of a table in order. Throws if there is no such table. */
export function readConcepts(table: string): Concept[] {
  const [columns = [], ...rows] = readCells('concepts', table);
  return rows.map(
    (cells) =>
      Object.fromEntries(
        columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])),
      ) as Concept,
  );
}

const smallTables = new Map<string, Map<string | undefined, string[][]>>();

/** Reads the terms of a language by concept. Throws if the lexicon has no such language. */
export function readTerms(table: string, language: string): Map<string, readonly string[]> {
  const rows = existsSync(fileOf(language, table))
    ? readCells(language, table)
    : smallTablesOf(language)
        .get(table)
        ?.map(([, ...row]) => row);
  return new Map(rows?.map(([concept = '', terms = '']) => [concept, terms.split(', ')]));
}

// They are asked for one by one.
function smallTablesOf(language: string): Map<string | undefined, string[][]> {
  const known = smallTables.get(language);
  if (known) return known;
  const made = Map.groupBy(readCells(language, SMALL_TABLES), ([table]) => table);
  smallTables.set(language, made);
  return made;
}

const readCells = (folder: string, name: string): string[][] =>
  readFileSync(fileOf(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

const fileOf = (folder: string, name: string): string => join(LEXICON, folder, `${name}.tsv`);
