import { lazy } from '../lazy.ts';
import { hasFolder } from './languages.ts';
import { type Concept, readConcepts, readTerms } from './read-lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Loads a table of `engine/data/lexicon` lazily: the concepts at first use, the words of each language at its first use. */
export function loadVocabulary<Value>(
  table: string,
  toValue: (concept: Concept) => Value,
): Vocabulary<Value> {
  const concepts = lazy(() => readConcepts(table));
  const values = lazy(() => concepts().map(toValue));
  const byLanguage = new Map<string, readonly (readonly string[] | undefined)[]>();
  return {
    get values() {
      return values();
    },
    termsIn(language) {
      if (!hasFolder(language)) return [];
      const known = byLanguage.get(language);
      if (known) return known;
      const terms = readTerms(table, language);
      const made = concepts().map(({ id }) => terms.get(id));
      byLanguage.set(language, made);
      return made;
    },
  };
}
