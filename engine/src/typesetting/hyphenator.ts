import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { HYPHENATED_LETTER, SOFT_HYPHEN } from '../assets/soft-hyphen.ts';

/** Marks where the long words of a text may be broken. */
export interface Hyphenator {
  /** Puts soft hyphens into long words, by the rules of the language; words that have some keep theirs alone. */
  hyphenate(text: string, language: string | undefined): Promise<string>;
}

const { resolve } = createRequire(import.meta.url);

// Shorter words are kept whole, and so is every name with a figure or a sign in it: addresses, versions, codes.
const LONG_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@#_./:\u00ad])${HYPHENATED_LETTER}{10,}(?![\\p{L}\\p{M}\\p{N}@_/:\u00ad]|\\.\\p{L})`,
  'gu',
);
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const LEAST_BEFORE = 3;
const LEAST_AFTER = 3;

/** Languages with patterns, by BCP 47 tag; the file has another name where one is given. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'af be bg ca cs cy da de eo es et eu fi fo fr fur ga gl hr hsb hu hy ia id is it ka kmr la lt lv mk nb nl nn ' +
      'no oc pl pms pt rm ro ru sk sl sq sv tk tr uk'
    )
      .split(' ')
      .map((language) => [language, language]),
  ),
  en: 'en-us',
  el: 'el-monoton',
  ku: 'kmr',
  mn: 'mn-cyrl',
  sr: 'sr-cyrl',
};

type Break = (word: string) => string;

/** Hyphenates by the patterns of TeX. A language's patterns are read when its first long word does not fit. */
export function createHyphenator(): Hyphenator {
  const languages = new Map<string, Promise<Break>>();
  return {
    hyphenate: async (text, language = 'und') => {
      const file = PATTERNS[language];
      if (file === undefined || text.search(LONG_WORD) < 0) return text;
      const opening = languages.get(file) ?? openPatterns(file);
      languages.set(file, opening);
      const breakWord = await opening;
      return text.replace(LONG_WORD, (word) => (INNER_CAPITAL.test(word) ? word : breakWord(word)));
    },
  };
}

/** What each of Hyphenopoly's files exports: the patterns of a language and the engine that applies them. */
type Engine = {
  mem: { buffer: ArrayBuffer };
  /** Letters of the language, and the fewest of them before the first and after the last hyphen. */
  lct: { value: number };
  lmi: { value: number };
  rmi: { value: number };
  /** Hyphenates the word in `mem`; returns the length of the result, or 0. */
  hyphenate(leastBefore: number, leastAfter: number, hyphen: number): number;
};

// Node has it; its types do not.
declare const WebAssembly: {
  instantiate(code: Uint8Array): Promise<{ instance: { exports: unknown } }>;
};

// Where the engine expects the word and has its alphabet, in 16-bit units, and the letters that it takes.
const WORD_AT = 0;
const ALPHABET_AT = 832;
const STRETCH = /.{1,60}/gu;

// The wrapper that comes with these files keeps every word that it ever saw: a service uses the engines themselves.
async function openPatterns(file: string): Promise<Break> {
  const code = await readFile(resolve(`hyphenopoly/patterns/${file}.wasm`));
  const { instance } = await WebAssembly.instantiate(code);
  const engine = instance.exports as Engine;
  const memory = new Uint16Array(engine.mem.buffer);
  const readMemory = (from: number, length: number): string =>
    String.fromCharCode(...memory.subarray(from, from + length));
  const letters = new Set(readMemory(ALPHABET_AT, engine.lct.value));
  const before = Math.max(LEAST_BEFORE, engine.lmi.value);
  const after = Math.max(LEAST_AFTER, engine.rmi.value);
  const breakStretch: Break = (word) => {
    const units = Array.from(word, (letter) => letter.charCodeAt(0));
    memory.set([...units, 0], WORD_AT);
    const length = engine.hyphenate(before, after, SOFT_HYPHEN.charCodeAt(0));
    return length > 0 ? readMemory(WORD_AT, length) : word;
  };
  return (word) => {
    // The engine knows few capitals.
    const small = word.toLowerCase();
    if (small.length !== word.length || Array.from(small).some((letter) => !letters.has(letter))) return word;
    return copyBreaks(small.replace(STRETCH, breakStretch), word);
  };
}

/** The soft hyphens of `broken` in `word`, which has the same letters. */
function copyBreaks(broken: string, word: string): string {
  let at = 0;
  return Array.from(broken, (letter) => (letter === SOFT_HYPHEN ? letter : word.charAt(at++))).join('');
}
