import { lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { literal } from '../../lexicon/literal.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';

/** What a document says of its colors and letters, in any language of the lexicon: its table `design-words`. */
export type DesignWord =
  | 'colors'
  | 'ground'
  | 'text'
  | 'quiet'
  | 'accent'
  | 'primary'
  | 'main'
  | 'headings'
  | 'type'
  | 'sparing'
  | 'area'
  | 'negated'
  | 'document'
  | 'owner'
  | 'tagline';

const words = loadVocabulary('design-words', ({ id }) => id);

/** Whether a text holds such a word. Documents mix languages, so those of all are looked for. */
export const holdsWord = (word: DesignWord, text: string): boolean => anywhere(word).test(foldText(text));

/**
 * Whether a phrase begins with such a word, behind an article at most: "el fondo de la web". A word that is English, too,
 * must be all of it: "text on buttons" is said by rules that know English better.
 */
export function beginsWithWord(word: DesignWord, phrase: string): boolean {
  const text = foldText(phrase).trim();
  return whole(word).test(text) || opening(word).test(text);
}

/** Whether a phrase is such a word and nothing else. */
export const isWord = (word: DesignWord, phrase: string): boolean =>
  whole(word).test(foldText(phrase).trim());

/** Whether a sentence keeps a color to small things: "used sparingly", "never a background". */
export const isSparing = (sentence: string): boolean =>
  holdsWord('sparing', sentence) ||
  sentence
    .split(/[,;:—、，]/u)
    .some((part) => holdsWord('negated', part) && (holdsWord('ground', part) || holdsWord('area', part)));

/** The text without such words. */
export const withoutWord = (word: DesignWord, text: string): string =>
  foldText(text).length === text.length ? cut(text, foldText(text).matchAll(global(word))) : text;

function cut(text: string, found: Iterable<RegExpExecArray>): string {
  let left = '';
  let from = 0;
  for (const { 0: term, index } of found) {
    left += `${text.slice(from, index)} `;
    from = index + term.length;
  }
  return left + text.slice(from);
}

const termsOf = lazyBy((word: DesignWord): readonly string[] => {
  const at = words.values.indexOf(word);
  return LANGUAGES.flatMap((language) => words.termsIn(language)[at] ?? []).map(foldText);
});

const anywhere = lazyBy((word: DesignWord) => new RegExp(toPattern(termsOf(word)), 'u'));
const global = lazyBy((word: DesignWord) => new RegExp(toPattern(termsOf(word)), 'gu'));
const ARTICLE = String.raw`^(?:[\p{L}\p{M}']{1,3}[\s'])?`;
const whole = lazyBy((word: DesignWord) => new RegExp(`${ARTICLE}(?:${toPattern(termsOf(word))})$`, 'u'));
const opening = lazyBy((word: DesignWord) => {
  const english = new Set(words.termsIn('en').flatMap((terms = []) => terms.map(foldText)));
  return new RegExp(
    `${ARTICLE}(?:${toPattern(termsOf(word).filter((term) => term.includes(' ') || !english.has(term)))})`,
    'u',
  );
});

// Scripts that set no space between words, or join particles to them.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function toPattern(terms: readonly string[]): string {
  const longestFirst = [...new Set(terms)].sort((a, b) => b.length - a.length);
  const [spaced, unspaced] = [
    longestFirst.filter((term) => !UNSPACED.test(term)),
    longestFirst.filter((term) => UNSPACED.test(term)),
  ];
  const join = (some: readonly string[]): string => some.map(toSource).join('|');
  const patterns = [`(?<!${LETTER})(?:${join(spaced)})(?!${LETTER})`, join(unspaced)];
  return patterns.filter((one) => one !== '').join('|');
}

const toSource = (term: string): string => literal(term).replace('\\*', `${LETTER}{0,24}`);
