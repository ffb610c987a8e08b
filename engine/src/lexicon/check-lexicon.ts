import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_LANGUAGE, FOLDERS } from './languages.ts';
import { SMALL_TABLES } from './read-lexicon.ts';

/** A word with several concepts in one table of a language; only the first of them is ever found. */
export type DoubleWord = { language: string; table: string; word: string; concepts: readonly string[] };

export type LexiconReport = {
  /** Errors to fix, one sentence each, beginning with the file. */
  faults: string[];
  /** How many concepts have words, by language. */
  covered: Map<string, number>;
  /** Concepts without a word, by language, as `table: id`. */
  missing: Map<string, string[]>;
  /** Number of concepts with words in at least one language. */
  concepts: number;
  doubles: DoubleWord[];
};

// Their rows may share words: "design" is both asked for and a part of what is asked for.
const SHARED: ReadonlySet<string> = new Set(['word-lists', 'signs', 'design-words']);

type Row = { where: string; language: string; table: string; concept: string; terms: readonly string[] };

/** Checks the whole lexicon below `root`. */
export function checkLexicon(root: string): LexiconReport {
  const report: LexiconReport = {
    faults: [],
    covered: new Map(),
    missing: new Map(),
    concepts: 0,
    doubles: [],
  };
  for (const folder of readdirSync(root, { withFileTypes: true }))
    if (folder.isDirectory() && ![...FOLDERS, 'concepts'].includes(folder.name))
      report.faults.push(`${folder.name}: is the folder of no language in languages.ts`);
  const concepts = new Map(
    namesIn(join(root, 'concepts')).map((table) => [table, readIds(root, table, report.faults)]),
  );
  const files = [...new Set(FOLDERS.flatMap((folder) => namesIn(join(root, folder))))];
  const rows = FOLDERS.flatMap((language) =>
    files.flatMap((file) => readRows(root, language, file, report.faults)),
  );
  for (const { where, table, concept } of rows)
    if (!concepts.get(table)?.includes(concept))
      report.faults.push(`${where}: there is no concept "${concept}" in concepts/${table}.tsv`);

  for (const [table, ids] of concepts) {
    const worded = new Set<string>();
    const byLanguage = FOLDERS.map((language) => {
      const own = rows.filter((row) => row.language === language && row.table === table);
      for (const { concept } of own) worded.add(concept);
      if (!SHARED.has(table)) report.doubles.push(...findDoubles(own, language, table));
      return { language, found: new Set(own.map(({ concept }) => concept)) };
    });
    const shared = byLanguage.find(({ language }) => language === ANY_LANGUAGE)?.found;
    for (const { language, found } of byLanguage) {
      if (language === ANY_LANGUAGE) continue;
      const own = ids.filter((id) => found.has(id) || shared?.has(id));
      const lacking = ids.filter((id) => worded.has(id) && !own.includes(id));
      report.covered.set(language, (report.covered.get(language) ?? 0) + own.length);
      report.missing.set(language, [
        ...(report.missing.get(language) ?? []),
        ...lacking.map((id) => `${table}: ${id}`),
      ]);
    }
    report.concepts += worded.size;
  }
  addRatchets(root, report);
  return report;
}

/** Coverage may not fall below `coverage.tsv`, and no word may be double that is not in `double-words.tsv`. */
function addRatchets(root: string, { faults, covered, doubles }: LexiconReport): void {
  for (const line of linesOf(join(root, 'coverage.tsv'))) {
    const [language = '', floor] = line.split('\t');
    const now = covered.get(language) ?? 0;
    if (now < Number(floor))
      faults.push(`${language}: ${now} concepts have words, fewer than the ${floor} of coverage.tsv`);
  }
  const known = new Set(linesOf(join(root, 'double-words.tsv')));
  for (const double of doubles)
    if (!known.has(toLine(double)))
      faults.push(
        `${double.language}, ${double.table}: "${double.word}" stands under ${double.concepts.join(' and ')}`,
      );
}

/** Formats a line of `double-words.tsv`. A known double word under one more concept is a new one. */
export const toLine = ({ language, table, word, concepts }: DoubleWord): string =>
  [language, table, word, concepts.join(', ')].join('\t');

function readIds(root: string, table: string, faults: string[]): string[] {
  const [header = '', ...lines] = linesOf(join(root, 'concepts', `${table}.tsv`));
  const columns = header.split('\t').length;
  const ids: string[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = line.split('\t');
    const [id = ''] = cells;
    const where = `concepts/${table}.tsv:${at + 2}`;
    if (id === '' || cells.length > columns || cells.some((cell) => cell !== cell.trim()))
      faults.push(`${where}: is malformed; wanted at most ${columns} cells separated by tabs, the id first`);
    else if (ids.includes(id)) faults.push(`${where}: "${id}" has a row already`);
    else ids.push(id);
  }
  return ids;
}

function readRows(root: string, language: string, file: string, faults: string[]): Row[] {
  const name = `${language}/${file}.tsv`;
  if (!existsSync(join(root, name))) {
    faults.push(`${name}: is missing; a language without such words has an empty file`);
    return [];
  }
  const small = file === SMALL_TABLES;
  const rows = new Map<string, Row>();
  for (const [at, line] of linesOf(join(root, name)).entries()) {
    const where = `${name}:${at + 1}`;
    const cells = small ? line.split('\t') : [file, ...line.split('\t')];
    const [table = '', concept = '', words = '', ...rest] = cells;
    const terms = words.split(', ');
    const key = `${table}\t${concept}`;
    if (rest.length > 0 || concept === '' || terms.some((term) => !/^[^\s,](?:[^,]*[^\s,])?$/u.test(term)))
      faults.push(
        `${where}: is malformed; wanted ${small ? '<table><tab>' : ''}<concept><tab><word>, <word>`,
      );
    else if (rows.has(key)) faults.push(`${where}: "${concept}" has a row already`);
    else rows.set(key, { where, language, table, concept, terms });
    for (const term of new Set(terms.filter((one, i) => terms.indexOf(one) !== i)))
      faults.push(`${where}: "${term}" is listed twice`);
  }
  return [...rows.values()];
}

function findDoubles(rows: readonly Row[], language: string, table: string): DoubleWord[] {
  const concepts = new Map<string, string[]>();
  for (const { concept, terms } of rows)
    for (const term of new Set(terms)) concepts.set(term, [...(concepts.get(term) ?? []), concept]);
  return [...concepts]
    .filter(([, found]) => found.length > 1)
    .map(([word, found]) => ({ language, table, word, concepts: found.sort() }));
}

const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .sort();

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').filter(isFilled) : [];

const isFilled = (line: string, at: number, lines: readonly string[]): boolean =>
  !(lines.length === 1 && at === 0 && line === '');
