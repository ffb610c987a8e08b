export type VocabularyLanguage =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'it'
  | 'nl'
  | 'ru'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'ar'
  | 'hi'
  | 'sv'
  | 'da'
  | 'nb'
  | 'pl'
  | 'uk'
  | 'tr'
  | 'id';

/**
 * Words and phrases that mean one thing, comma-separated, by language. A `*` at the end of a term stands
 * for any ending (`minimal*`). Lower case, accents optional: matching ignores both. `any` counts in all
 * languages.
 */
export type Terms = Partial<Record<VocabularyLanguage | 'any', string>>;

export type Entry<Value> = { readonly value: Value; readonly terms: Terms };

/** The languages that tables of words have a column for, in their order. */
export const COLUMNS: readonly VocabularyLanguage[] = [
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
];

/** Those behind `COLUMNS` in tables that have every language. */
export const NORTHERN: readonly VocabularyLanguage[] = ['sv', 'da', 'nb', 'pl', 'uk', 'tr', 'id'];
