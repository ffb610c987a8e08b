import { foldText } from './fold-text.ts';
import { grammarOf, type PatternKey, type WordKey } from './grammar.ts';
import { ANY_LANGUAGE } from './languages.ts';
import { literal } from './literal.ts';

/** A regular expression per language, compiled on first use. */
export type LanguageRule = (language: string) => RegExp;

type Key = WordKey | PatternKey;
type Options = {
  /** Folds the words, for matching folded text. */
  folded?: boolean;
};

/**
 * Builds a rule whose words are data: `` languageRule('iu')`^\s${'and'}\s$` ``. Each placeholder is replaced by the words and
 * the pattern of that key in the grammar of the language; a key without either matches nothing.
 */
export const languageRule = (flags: string, options: Options = {}) => compiler(flags, options, () => []);

/** Builds the same with the English words added, which occur in texts of every language. */
export const bilingualRule = (flags: string, options: Options = {}) => compiler(flags, options, () => ['en']);

const compiler =
  (flags: string, { folded = false }: Options, further: () => readonly string[]) =>
  (rule: TemplateStringsArray, ...keys: readonly Key[]): LanguageRule => {
    const compiled = new Map<string, RegExp>();
    return (language) => {
      const known = compiled.get(language);
      if (known) return known;
      const languages = [...new Set([language, ANY_LANGUAGE, ...further()])];
      const made = new RegExp(String.raw(rule, ...keys.map((key) => gapOf(key, languages, folded))), flags);
      compiled.set(language, made);
      return made;
    };
  };

function gapOf(key: Key, languages: readonly string[], folded: boolean): string {
  const sources = languages.flatMap((language) => {
    const { words, patterns } = grammarOf(language);
    const own = (words[key as WordKey] ?? []).map((word) => sourceOf(folded ? foldText(word) : word));
    const pattern = patterns[key as PatternKey];
    return pattern === undefined ? own : [...own, pattern];
  });
  return sources.length === 0 ? '(?:(?!))' : `(?:${[...new Set(sources)].join('|')})`;
}

/** Turns a word into a pattern: either apostrophe matches, and a trailing `*` matches any ending. */
const sourceOf = (word: string): string =>
  literal(word).replaceAll(/['’]/g, "['’]").replace(/\\\*$/, String.raw`\p{L}*`);
