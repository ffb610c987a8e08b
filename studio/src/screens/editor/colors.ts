import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { readReference } from './parameters.ts';

const MOST = 12;
const COLOR = /^(?:#[\da-f]{3,8}|rgba?\(.+\))$/i;

/** The colors of a template: those that it names, then those that its nodes have. */
export function listColors(definition: TemplateDefinition): string[] {
  const { parameters = [], colors = [], root, square, tall } = definition;
  const named = [...parameters.filter(({ type }) => type === 'color'), ...colors].map(
    ({ name }) => `{${name}}`,
  );
  const used = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (/color$/i.test(key) && COLOR.test(value)) used.add(value);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, name);
  };
  visit([root, square, tall], '');
  return [...named, ...used].slice(0, MOST);
}

/** The color that a name stands for with the template's defaults; any other as it is. */
export function resolveColor({ parameters = [], colors = [] }: TemplateDefinition, text: string): string {
  const name = readReference(text);
  if (name === undefined) return text;
  const parameter = parameters.find((one) => one.name === name);
  if (parameter?.type === 'color') return parameter.default ?? parameter.example ?? '';
  const color = colors.find((one) => one.name === name);
  const value = color?.value ?? Object.values(color?.by?.colors ?? {})[0] ?? '';
  return value === text ? '' : resolveColor({ parameters, colors: [] }, value);
}
