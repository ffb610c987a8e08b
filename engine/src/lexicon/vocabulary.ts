import type { VocabularyLanguage } from './languages.ts';

/**
 * Comma-separated words and phrases for one concept, by language; `any` applies to all languages. A trailing `*` matches
 * any ending (`minimal*`). Matching ignores case and accents.
 */
export type Terms = Partial<Record<VocabularyLanguage | 'any', string>>;

/** An entry of a vocabulary that is written in code. */
export type Entry<Value> = { readonly value: Value; readonly terms: Terms };

/** Values in a fixed order with their terms in each language. If values share a term, the first one wins. */
export interface Vocabulary<Value> {
  readonly values: readonly Value[];
  /** Returns the terms of each value, in the order of `values`; undefined where the language has none. */
  termsIn(language: string): readonly (readonly string[] | undefined)[];
}

/** Whether a vocabulary has terms in a language. */
export const hasLanguage = (vocabulary: Vocabulary<unknown>, language: string): boolean =>
  vocabulary.termsIn(language).some((terms) => terms !== undefined);

/** Lists all terms of a language. */
export const allTerms = (vocabulary: Vocabulary<unknown>, language: string): string[] =>
  vocabulary.termsIn(language).flatMap((terms) => terms ?? []);

/** Turns entries written in code into a vocabulary; returns a vocabulary unchanged. */
export function toVocabulary<Value>(source: Vocabulary<Value> | readonly Entry<Value>[]): Vocabulary<Value> {
  if ('termsIn' in source) return source;
  return {
    values: source.map(({ value }) => value),
    termsIn: (language) =>
      source.map(({ terms }) =>
        terms[language as VocabularyLanguage]
          ?.split(',')
          .map((term) => term.trim())
          .filter(Boolean),
      ),
  };
}

export const mapValues = <From, To>(
  vocabulary: Vocabulary<From>,
  toValue: (value: From) => To,
): Vocabulary<To> => ({
  values: vocabulary.values.map(toValue),
  termsIn: (language) => vocabulary.termsIn(language),
});

export function filterValues<Value>(
  vocabulary: Vocabulary<Value>,
  keeps: (value: Value) => boolean,
): Vocabulary<Value> {
  const kept = vocabulary.values.map(keeps);
  return {
    values: vocabulary.values.filter((_, at) => kept[at]),
    termsIn: (language) => vocabulary.termsIn(language).filter((_, at) => kept[at]),
  };
}

export const concatenate = <Value>(...parts: readonly Vocabulary<Value>[]): Vocabulary<Value> => ({
  values: parts.flatMap(({ values }) => values),
  termsIn: (language) =>
    parts.flatMap((part) => {
      const terms = part.termsIn(language);
      return part.values.map((_, at) => terms[at]);
    }),
});
