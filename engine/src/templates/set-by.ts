import type { TemplateDefinition } from '@cardwright/contract';
import { REFERENCE } from '@cardwright/contract/template-names';
import type { SetText, Template, TemplateValues } from './template.ts';

/** The parameters of texts and lists that the text of a tree stands for. */
export function referredTo(text: string, { parameters }: Pick<TemplateDefinition, 'parameters'>): string[] {
  const names = new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name.split('.')[0]));
  return parameters.flatMap(({ name, type }) =>
    (type === 'text' || type === 'list') && names.has(name) ? [name] : [],
  );
}

/**
 * The text parameters that texts of ours are made of. Code makes parts of several, or of a piece of one, and keeps no account of it:
 * what a part and a value have in common is what they say.
 */
export function setBy(
  texts: readonly string[],
  values: TemplateValues,
  { parameters }: Pick<Template, 'parameters'>,
): string[] {
  const said = texts.filter((text) => text !== '');
  return parameters.flatMap(({ name, type }) => {
    const value = values[name];
    if (type !== 'text' || value === undefined) return [];
    return said.some((text) => text.includes(value) || value.includes(text)) ? [name] : [];
  });
}

/**
 * The same of texts one by one. A parameter that says just what a text says is that text's alone: of several such, the last declared, because
 * the first is what the card is about and stays longest.
 */
export function setByEach(
  texts: readonly string[],
  values: TemplateValues,
  template: Pick<Template, 'parameters'>,
): SetText[] {
  const left = template.parameters.flatMap(({ name, type }) => (type === 'text' ? [name] : []));
  return texts.map((text) => {
    const at = left.findLastIndex((name) => values[name] === text);
    return { text, parameters: at < 0 ? setBy([text], values, template) : left.splice(at, 1) };
  });
}
