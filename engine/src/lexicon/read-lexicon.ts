import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// `concepts/<table>.tsv`, and `<language>/<table>.tsv` for the words.
const LEXICON = join(import.meta.dirname, '../../data/lexicon');

/** A row of a concept table: its id and the other non-empty cells by column header. */
export type Concept = { readonly id: string } & Readonly<Record<string, string | undefined>>;

/** Reads the concepts of a table in order. Throws if there is no such table. */
export function readConcepts(table: string, root = LEXICON): Concept[] {
  const [header = '', ...lines] = linesOf(join(root, 'concepts', `${table}.tsv`));
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(
      columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])),
    ) as Concept;
  });
}

/** Reads the terms of a language by concept. Throws if the language has no such file. */
export function readTerms(table: string, language: string, root = LEXICON): Map<string, readonly string[]> {
  return new Map(
    linesOf(join(root, language, `${table}.tsv`)).map((line) => {
      const [concept = '', terms = ''] = line.split('\t');
      return [concept, terms.split(', ')];
    }),
  );
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
