import { lazy, lazyBy } from '../../lazy.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { literal } from '../../lexicon/literal.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';
import { ACCENT_FORMS, type AccentForm } from '../../templates/accent-forms.ts';

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
  | 'whole'
  | AccentForm
  | 'card'
  | 'radius'
  | 'outline'
  | 'dots'
  | 'grid'
  | 'negated'
  | 'upon'
  | 'with'
  | 'and'
  | 'but'
  | 'it'
  | 'part'
  | 'centered'
  | 'capitals'
  | 'boldface'
  | 'rest'
  | 'social'
  | 'black'
  | 'white'
  | 'document'
  | 'owner'
  | 'tagline';

const words = loadVocabulary('design-words', ({ id }) => id);

/** Whether a text holds such a word. Documents mix languages, so those of all are looked for. */
export const holdsWord = (word: DesignWord, text: string): boolean =>
  foldText(text).search(anywhere(word)) >= 0;

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

// "At most 5% of the area", "5 % der Fläche".
const SMALL_SHARE = /(?<![\d.,])(?:1[0-5]|[1-9])\s?[%٪％]/u;

/** What stands between commas and the like. */
export const partsOf = (sentence: string): string[] => sentence.split(/[,;:—、，。()（）]/u);

/** Whether a sentence keeps a color to small things: "used sparingly", "never a background", "5% of a page". */
export const isSparing = (sentence: string): boolean =>
  holdsWord('sparing', sentence) ||
  (SMALL_SHARE.test(sentence) && (holdsWord('whole', sentence) || holdsWord('area', sentence))) ||
  partsOf(sentence).some(
    (part) => holdsWord('negated', part) && (holdsWord('ground', part) || holdsWord('area', part)),
  );

/** Whether a sentence gives a color whole areas: "big fields", "may be the whole surface". */
export const isOverArea = (sentence: string): boolean =>
  !SMALL_SHARE.test(sentence) &&
  partsOf(sentence).some((part) => holdsWord('area', part) && !holdsWord('negated', part));

/** The first form that a sentence gives a color: "only ever a thin line, never a dot" is a line. */
export function findForm(sentence: string): AccentForm | undefined {
  for (const part of partsOf(sentence)) {
    if (holdsWord('negated', part)) continue;
    const text = foldText(part);
    const [first] = ACCENT_FORMS.map((form) => ({ form, at: text.search(anywhere(form)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (first) return first.form;
  }
  return undefined;
}

/** Whether a sentence wants what such a word stands for, and does not forbid it. */
export const wants = (word: DesignWord, sentence: string): boolean =>
  partsOf(sentence).some((part) => holdsWord(word, part) && !holdsWord('negated', part));

/** The same of what may stand at the end of a list: "never bold, italic or capitals" forbids all three. */
export const wantsOfList = (word: DesignWord, sentence: string): boolean => {
  const text = foldText(sentence);
  const at = text.search(anywhere(word));
  return at >= 0 && !holdsWord('negated', text.slice(0, at));
};

const colors = loadVocabulary('colors', ({ hex = '' }) => hex);
const hues = lazy(
  () =>
    new Map(
      LANGUAGES.flatMap((language) =>
        colors
          .termsIn(language)
          .flatMap((terms = [], at) =>
            terms.map((term) => [foldText(term), colors.values[at] ?? ''] as const),
          ),
      ),
    ),
);
const MOST_OF_NAME = { words: 3, letters: 4 } as const;

/** The color, as `#rrggbb`, whose word a sentence begins with, behind an article at most: "The red is a stripe". */
export function findHue(sentence: string): string | undefined {
  const text = foldText(sentence)
    .replace(/[*_`"“„«]/g, '')
    .trim();
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u, MOST_OF_NAME.words);
  const [first = '', ...others] = words;
  const openings = UNSPACED.test(first)
    ? Array.from({ length: MOST_OF_NAME.letters }, (_, at) => first.slice(0, at + 1)).reverse()
    : [words.slice(0, 2).join(' '), first, others.join(' '), others[0] ?? ''].filter(
        (_, at) => at !== 2 || first.length <= 3,
      );
  return openings.map((one) => hues().get(one)).find((hex) => hex !== undefined);
}

/** The text without such words. */
export const withoutWord = (word: DesignWord, text: string): string =>
  foldText(text).length === text.length ? cut(text, foldText(text).matchAll(anywhere(word))) : text;

function cut(text: string, found: Iterable<RegExpExecArray>): string {
  let left = '';
  let from = 0;
  for (const { 0: term, index } of found) {
    left += `${text.slice(from, index)} `;
    from = index + term.length;
  }
  return left + text.slice(from);
}

/** Whether a sentence begins with such a word. */
export const opensWith = (word: DesignWord, sentence: string): boolean => {
  const [first] = foldText(sentence).matchAll(anywhere(word));
  return first?.index === 0;
};

const CONTRAST_CHARACTERS = 40;

/** "Text is not black but grey" without what is not. */
export function withoutContrast(text: string): string {
  const folded = foldText(text);
  if (folded.length !== text.length || !holdsWord('but', text)) return text;
  const [but] = folded.matchAll(anywhere('but'));
  const not = [...folded.matchAll(anywhere('negated'))].findLast(({ index }) => index < (but?.index ?? 0));
  return but && not && but.index - not.index <= CONTRAST_CHARACTERS
    ? `${text.slice(0, not.index)} ${text.slice(but.index + but[0].length)}`
    : text;
}

// An article may stand between: "on the snow".
const MOST_BETWEEN = 6;

/** The text without the colors that others stand on: "text on snow is night" is about no snow. */
export function withoutGrounds(text: string, findNames: (text: string) => readonly string[]): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  for (const { 0: on, index } of folded.matchAll(anywhere('upon'))) {
    const after = text.slice(index + on.length);
    const [name = ''] = findNames(after);
    const at = name === '' ? -1 : after.toLowerCase().indexOf(name);
    if (at >= 0 && at <= MOST_BETWEEN) return `${text.slice(0, index)} ${after.slice(at + name.length)}`;
  }
  return text;
}

/** The parts of a text before, between and behind such words. */
export const splitAtWord = (word: DesignWord, text: string): string[] => {
  const folded = foldText(text);
  if (folded.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: term, index } of folded.matchAll(anywhere(word))) {
    parts.push(text.slice(from, index));
    from = index + term.length;
  }
  return [...parts, text.slice(from)];
};

const termsOf = lazyBy((word: DesignWord): readonly string[] => {
  const at = words.values.indexOf(word);
  return LANGUAGES.flatMap((language) => words.termsIn(language)[at] ?? []).map(foldText);
});

/** Black and white by their names in every language: nobody writes their values. */
export const plainColors = lazy(() =>
  [['black', '#000000'] as const, ['white', '#ffffff'] as const].flatMap(([word, value]) =>
    termsOf(word).map((name) => ({ name, value })),
  ),
);

const anywhere = lazyBy((word: DesignWord) => new RegExp(toPattern(termsOf(word)), 'gu'));
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
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function toPattern(terms: readonly string[]): string {
  const longestFirst = [...new Set(terms)].sort((a, b) => b.length - a.length);
  const [spaced, unspaced] = [
    longestFirst.filter((term) => !UNSPACED.test(term)),
    longestFirst.filter((term) => UNSPACED.test(term)),
  ];
  // What any ending may follow has that ending once: a class of all letters for each would take long to compile.
  const [open, closed] = [
    spaced.filter((term) => term.endsWith('*')).map((term) => term.slice(0, -1)),
    spaced.filter((term) => !term.endsWith('*')),
  ];
  const join = (some: readonly string[]): string => some.map(toSource).join('|');
  const own = [open.length === 0 ? '' : `(?:${join(open)})${LETTER}{0,24}`, join(closed)];
  const patterns = [
    `(?<!${LETTER})(?:${own.filter((one) => one !== '').join('|')})(?!${LETTER})`,
    join(unspaced),
  ];
  return patterns.filter((one) => one !== '').join('|');
}

const toSource = (term: string): string => literal(term).replace('\\*', `${LETTER}{0,24}`);
