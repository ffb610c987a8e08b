import { readFileSync } from 'node:fs';

type Labels = Readonly<Record<string, string>>;

const TABLE = new URL('../../../data/fact-labels.tsv', import.meta.url);

const [head = [], ...rows] = readFileSync(TABLE, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'));

/** What facts of a vacancy and changes are called, by language; in others they stand for themselves. */
const LABELS: ReadonlyMap<string, Labels> = new Map(
  rows.map((row) => [row[0] ?? '', Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))]),
);

/** The labels of a language, BCP 47. */
export const labelsOf = (language: string | undefined): Labels | undefined =>
  LABELS.get((language ?? '').split('-', 1)[0] ?? '');
