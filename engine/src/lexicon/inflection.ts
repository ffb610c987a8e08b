import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazyBy } from '../lazy.ts';
import { hasFolder } from './languages.ts';

/** A pattern and its replacement. */
type Replacement = readonly [pattern: RegExp, by: string];

/** How words change in a language. All but `irregular`, `verbForms` and `writtenMany` is of folded words. */
export type Inflection = {
  /** Case and number endings of nouns, of which one is removed. `bound`: a bare stem is no noun (`per` is not `pera`). */
  nounEnding?: { ending: RegExp; least: number; bound?: true };
  suffixes?: Suffixes;
  /** Plural endings and their base forms, the likelier first: `balões` of `balão`. */
  plurals?: readonly Replacement[];
  /** Words that look like a form of a noun but are not: Turkish `koyu` (dark), `köyü`. */
  noForms?: readonly string[];
  /** Endings of adjectives that agree with their noun. */
  agreeing?: RegExp;
  /** The feminine ending of trades: `Lehrerinnen`. */
  women?: Replacement;
  /** How to recognize a plural. */
  many?: {
    ending: RegExp;
    /** For each ending, what to add to the stem for its possible base forms. */
    bases: readonly (readonly [ending: RegExp, added: readonly string[]])[];
    /** The stem may change as before other endings: `wolven`, `wolf`. */
    shaped?: true;
    /** What precedes a singular that looks like a plural: `einen Löwen`. */
    singular?: RegExp;
  };
  /** Irregular and invariable plurals. */
  manyWords?: RegExp;
  /** Words of one in -s: `ours`, `paraguas`. */
  oneWords?: RegExp;
  /** Nouns with forms that no ending explains: the base form, its other forms of one, a stroke, its forms of many. */
  irregular?: readonly string[];
  /** A particle directly after a noun that makes it plural. */
  pluralParticle?: RegExp;
  /** A plural verb after a noun that matches `writtenMany`: `утки плавают`. */
  pluralVerb?: RegExp;
  writtenMany?: RegExp;
  /** The ending of a plural phrase: `sıcak hava balonları`. */
  phraseMany?: RegExp;
  /** A singular article before a noun in -s: `un rhinocéros`. */
  singularLead?: RegExp;
  slavicPlural?: SlavicPlural;
  /** The dual ending, and the alternative ending of its base form. */
  dual?: { ending: RegExp; softened: Replacement };
  /** Rules for further forms of a verb, of which the first match applies; `$` is the stem. */
  verbForms?: readonly Replacement[];
  /** Words that precede a verb and are not part of it. */
  verbLead?: RegExp;
  /** Whether the verb ends its phrase. */
  verbLast?: boolean;
  /** Prefixes of nouns that are words: articles, prepositions. */
  proclitics?: RegExp;
  /** Elided articles: `l'étang`. */
  elision?: RegExp;
  /** Arabic: the article, with a preposition before it; "and", "with", "for"; verbs of two or many; forms of small words. */
  articles?: RegExp;
  conjunctions?: RegExp;
  verbMany?: Replacement;
  smallWordForms?: readonly Replacement[];
  /** Words that differ from another only by an accent: `far` and `får`. */
  toldByAccents?: readonly string[];
};

/**
 * Where one word has many endings, and a letter may belong to either: the term gives up its last vowel, the
 * text every ending that the language has, and they meet in one stem.
 */
export type Suffixes = {
  /** Matches a whole ending after a stem. */
  endings: RegExp;
  least: number;
  /** Endings that only longer stems take. */
  longer?: RegExp;
  /** The ending that a base form drops before another ending. */
  dropped?: RegExp;
  /** The same for two letters: `kawiarnia`, `kawiarni`. */
  softer?: RegExp;
  /** A fleeting vowel before the last consonant: `kubek`, `kubka`. */
  fleeing?: RegExp;
  /** Genitive plurals without an ending, with a fleeting or changed vowel: `коров`, `кошек`, `owiec`. */
  endless?: readonly Replacement[];
  /** Base forms are frequent enough to detect the language without stems. */
  bare?: true;
  /** Changes of a stem before an ending: `wod|zie` of `woda`, `ağac|ı` of `ağaç`. */
  shapes?: readonly (readonly [ending: RegExp, last: RegExp, by: string])[];
  /** An initial vowel, in other scripts than Latin. */
  vowel?: RegExp;
};

/** How to tell plural from singular in a Slavic language, by the endings of the noun. */
export type SlavicPlural = {
  /** Endings that only the plural has; no base form has those of `always`. */
  sure: RegExp;
  always: RegExp;
  /** Plural endings of masculine nouns, whose base form is the bare stem. */
  bare: RegExp;
  /** Endings that are also a genitive singular, if the base form ends in one of `vowels`. */
  either: RegExp;
  vowels: readonly string[];
  /** What may precede a nominative or accusative plural: a conjunction, a plural adjective, a finite verb. */
  before: RegExp;
  /** A noun with a plural adjective: `деревянные домики`. */
  phrase: RegExp;
  /** The last letters of base forms whose bare stem is a plural: `уток`, `kaczek`. */
  openEnds: readonly string[];
  /** A singular ending that looks like a sure plural: `птицей`. */
  softened?: Replacement;
  /** What a base form may have instead of a sure ending. */
  softSign?: string;
  /** Plurals whose singular has another stem or ending. */
  irregular?: readonly string[];
  /** An ending that is plural only after a plural adjective: `старые дома`. */
  counted?: readonly [ending: RegExp, before: RegExp];
};

const FOLDER = join(import.meta.dirname, '../../data/lexicon');

/** Returns the inflection of a language, read from `inflection.json` at first use; empty if there is none. */
export const inflectionOf = lazyBy((language: string): Inflection => {
  const file = join(FOLDER, language, 'inflection.json');
  return hasFolder(language) && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'), toPattern) : {};
});

/** Parses text between slashes as a regular expression. */
export const toPattern = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^\/.+\/$/.test(value) ? new RegExp(value.slice(1, -1), 'u') : value;
