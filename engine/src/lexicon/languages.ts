/** The languages of the lexicon (BCP 47), each with a folder in `engine/data/lexicon`. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'ru',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
  'sv',
  'da',
  'nb',
  'pl',
  'uk',
  'tr',
  'id',
] as const;

export type VocabularyLanguage = (typeof LANGUAGES)[number];

/** The folder of words that apply to every language: names, loan words, emoji. */
export const ANY_LANGUAGE = 'any';

export const FOLDERS: readonly string[] = [ANY_LANGUAGE, ...LANGUAGES];

/** Whether the lexicon has a folder of this name. */
export const hasFolder = (name: string): boolean => FOLDERS.includes(name);
