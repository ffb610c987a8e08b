// "iOS" and "v2" are written so, and Georgian raises whole words only.
const SMALL =
  /^(?<opening>[\p{Ps}\p{Pi}¿¡"'’]*)(?<letter>ij(?=\p{Ll})|(?!\p{Script=Georgian})\p{Ll})(?![\p{Lu}\p{N}])/u;
const DOTTED: ReadonlySet<string> = new Set(['tr', 'az']);

/** A text with a capital at its beginning, by the rules of its language: "ışık" is "Işık", "ijs" is "IJs" in Dutch. */
export const capitalize = (text: string, language = 'en'): string =>
  text.replace(SMALL, (start, opening: string, letter: string) => {
    const first = letter.length > 1 && language !== 'nl' ? (letter[0] ?? '') : letter;
    const raised = DOTTED.has(language) ? first.toLocaleUpperCase(language) : first.toUpperCase();
    return opening + raised + start.slice(opening.length + first.length);
  });

const FIRST_WORD = /^[\p{Ps}\p{Pi}¿¡]*(?<word>\p{L}[\p{L}\p{M}'’-]*)[,.!?…]*(?<next>\s+\S+)/u;
// What follows a name: a dash, a version, a sign.
const NAMED = /^\s+(?:[^\p{L}\p{Ps}\p{Pi}"']|v\d)/u;
// English "i", which is no number of a list.
const PRONOUN = /(?<=^|\s)i(?=['’\s])/gu;
const VOWEL = /[aeiouyæœøı]/u;

/**
 * A text that is written like a sentence: it begins with a capital, and English "i" is one. A word that stands by itself ("pocketgrid - a tiny library", "curl 8.0") is a name, one without a vowel ("npm audit")
 * an abbreviation, and both are written as their author writes them.
 */
export function beginSentence(text: string, language: string): string {
  const { word = '', next = '' } = FIRST_WORD.exec(text)?.groups ?? {};
  const plain = word.normalize('NFD').toLowerCase();
  const isAbbreviation = /^[a-z\p{M}]+$/u.test(plain) && !VOWEL.test(plain);
  const written = language === 'en' ? text.replace(PRONOUN, 'I') : text;
  return word === '' || NAMED.test(next) || isAbbreviation ? written : capitalize(written, language);
}
