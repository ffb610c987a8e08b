import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../brief/design-request.ts';
import { textStems } from './stem.ts';

/** How a language knows a word: as a small word, as a word of requests, as a name of what can be drawn. */
export type Claim =
  | 'common'
  | 'telling'
  | 'pictured'
  /** It would be a name of what can be drawn if it had its accents: `back` is hardly `bäck`. */
  | 'unaccented'
  /** It is an English word as well, of something that has no drawing: `crane`, `kale`. */
  | 'shared';

/**
 * A letter of the detection table: `s` stop word, `c` another small word, `t` word of requests, `p` name of what can be
 * drawn, `d` the same where it is never written without its accents, `h` English homograph without a drawing.
 */
export type Mark = 's' | 'c' | 't' | 'p' | 'd' | 'h';

type Row = ReadonlyMap<string, string>;

/**
 * Languages that are told apart by their words; English first, because the first of equals wins. No description in the
 * last four is understood.
 */
export const WORD_LANGUAGES: readonly Language[] = [
  ...(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'pl', 'tr', 'id'] as const),
  ...(['fi', 'cs', 'hu', 'ro'] as const),
];
/** What stems begin with in the table; by itself it lists the languages that have stems there. */
export const STEM = '~';

const TABLE = join(import.meta.dirname, '../../../data/lexicon/detection.tsv');
const LEAST_LETTERS = 4;
const NONE: Row = new Map();

/**
 * The languages that have a folded word, and how; what English has too counts as English alone. `accented`: it has
 * accents as written.
 */
export function claimsOf(word: string, accented: boolean): Map<Language, Claim> {
  const own = rowOf(word);
  const asked = rowsOfBeginnings(word);
  const drawn = rowsOfForms(word);
  const has = (rows: readonly Row[], language: string, marks: RegExp): boolean =>
    rows.some((row) => marks.test(row.get(language) ?? ''));
  const isDrawn = (language: string): boolean => has(drawn, language, /[pd]/) || hasStem(word, language);
  const homograph = !accented && has([own], 'en', /h/);
  const english = has([own], 'en', /s/) || isDrawn('en');

  const claimOf = (language: Language): Claim | undefined => {
    if (has([own], language, /[sc]/)) return 'common';
    if (has([own, ...asked], language, /t/)) return 'telling';
    if (language === 'en' && homograph) return 'pictured';
    // To look for its stems takes longer than all else.
    if ((language !== 'en' && english) || !isDrawn(language)) return undefined;
    if (homograph) return 'shared';
    return !accented && has([own], language, /d/) ? 'unaccented' : 'pictured';
  };
  const claims = new Map<Language, Claim>();
  for (const language of WORD_LANGUAGES) {
    const claim = claimOf(language);
    if (claim) claims.set(language, claim);
  }
  return claims;
}

/** The word, and without a plural ending. */
function rowsOfForms(word: string): Row[] {
  const bare = word.length > LEAST_LETTERS ? word.replace(/(?:es|s|en|n|x)$/, '') : word;
  return bare === word ? [rowOf(word)] : [rowOf(word), rowOf(bare)];
}

/** The open-ended words that it begins with. A short one begins too many: "seri*" would claim "series". */
function rowsOfBeginnings(word: string): Row[] {
  const rows: Row[] = [];
  for (let length = LEAST_LETTERS; length <= word.length; length++)
    if (length > LEAST_LETTERS || word.length - length <= 1) rows.push(rowOf(`${word.slice(0, length)}*`));
  return rows;
}

const hasStem = (word: string, language: string): boolean =>
  word.length > LEAST_LETTERS &&
  rowOf(STEM).has(language) &&
  textStems(word, language).some((stem) => rowOf(stem).has(language));

let table: ReadonlyMap<string, Row> | undefined;

/** What the table has of a word: marks by language. */
function rowOf(word: string): Row {
  table ??= readTable();
  return table.get(word) ?? NONE;
}

/** Few rows differ, so that words share them. */
function readTable(): Map<string, Row> {
  const words = new Map<string, Row>();
  const rows = new Map<string, Row>();
  const text = readFileSync(TABLE, 'utf8');
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const tab = text.indexOf('\t', start);
    const cells = text.slice(tab + 1, end);
    const row = rows.get(cells) ?? toRow(cells);
    rows.set(cells, row);
    words.set(text.slice(start, tab), row);
    start = end + 1;
  }
  return words;
}

const toRow = (cells: string): Row =>
  new Map(cells.split(' ').map((cell) => cell.split(':') as [string, string]));
