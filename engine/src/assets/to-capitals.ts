// In the alphabets that have one of these letters, an i keeps its dot: Turkish, Azerbaijani, Crimean Tatar.
const DOTTED = /[ğĞıİ]/u;

/**
 * A text in capitals, by its own letters where they tell its language, else by `language`: Greek ones have no accents,
 * and the capital of the Turkish i has a dot.
 */
export function toCapitals(text: string, language: string | undefined): string {
  if (/\p{Script=Greek}/u.test(text)) return text.toLocaleUpperCase('el');
  return text.toLocaleUpperCase(DOTTED.test(text) ? 'tr' : language);
}
