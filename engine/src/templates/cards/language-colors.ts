import { readFileSync } from 'node:fs';

const TABLE = new URL('../../../data/language-colors.tsv', import.meta.url);

/** The color by which developers know a programming language, after github-linguist; of those without one, colors that are unlike each other. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [string, string]),
);
const OTHERS = ['#c46a3a', '#8250df', '#2f9e6e', '#d6a31f', '#d1497c', '#0e8388'] as const;

/** The color of a language; `at` is its place among those beside it. */
export const colorOfLanguage = (name: string, at: number): string =>
  KNOWN.get(name.trim().toLowerCase()) ?? OTHERS[at % OTHERS.length] ?? OTHERS[0];
