import { inflectionOf } from '../../lexicon/inflection.ts';

/** The further forms of a verb of the vocabulary, in the notation of its terms; the rest of a phrase stays as it is. */
export function verbForms(term: string, language: string): string[] {
  const { verbForms: rules = [], verbLead, verbLast } = inflectionOf(language);
  if (verbLead?.test(term)) return [];
  const behind = verbLast ? '' : (/\s.*$/u.exec(term)?.[0] ?? '');
  const verb = term.slice(0, term.length - behind.length);
  for (const [ending, forms] of rules) {
    const found = ending.exec(verb);
    if (!found) continue;
    const stem = verb.slice(0, found.index) + verb.slice(found.index + found[0].length);
    return forms
      .replace(/\$1/gu, `$${found[1] ?? ''}`)
      .split(', ')
      .map((form) => form.replace('$', stem) + behind)
      .filter((form) => !/\*\s/u.test(form));
  }
  return [];
}
