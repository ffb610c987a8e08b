import { lazyBy } from '../lazy.ts';
import { foldText } from './fold-text.ts';
import { inflectionOf } from './inflection.ts';

type Forms = { forms: ReadonlyMap<string, readonly string[]>; many: ReadonlySet<string> };

/** The other forms, folded, of a base form as the vocabulary writes it. */
export const irregularForms = (base: string, language: string): readonly string[] =>
  formsIn(language).forms.get(base) ?? [];

/** Whether a form of a noun, as written or folded, is of many, and of nothing else: `män`, not `man`. */
export const isIrregularPlural = (form: string, language: string): boolean =>
  formsIn(language).many.has(form);

const formsIn = lazyBy((language: string) => readForms(inflectionOf(language).irregular ?? []));

function readForms(rows: readonly string[]): Forms {
  const forms = new Map<string, readonly string[]>();
  const many = new Set<string>();
  for (const row of rows) {
    const [one = [], several = []] = row.split('/').map((part) => part.trim().split(' '));
    const [base = ''] = one;
    forms.set(base, [...(forms.get(base) ?? []), ...one.slice(1).map(foldText), ...several.map(foldText)]);
    const single = new Set([...one, ...one.map(foldText)]);
    for (const form of several.flatMap((word) => [word, foldText(word)]))
      if (!single.has(form)) many.add(form);
  }
  return { forms, many };
}
