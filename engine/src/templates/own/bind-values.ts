import type { TemplateDefinition } from '@cardwright/contract';
import { REFERENCE } from '@cardwright/contract/template-names';
import type { TemplateValues } from '../template.ts';

/** What the references of a template stand for on one card. */
export type Bindings = {
  /** The text with its references replaced. */
  text(pattern: string): string;
  color(value: string): string;
  /** Whether a node with this condition is drawn. */
  holds(when: { parameter: string; is?: string | undefined } | undefined): boolean;
};

const NO_COLOR = '#00000000';

export function bindValues({ parameters, colors }: TemplateDefinition, given: TemplateValues): Bindings {
  const values = new Map(
    parameters.map((parameter) => {
      const first = parameter.type === 'choice' ? parameter.choices[0] : undefined;
      const value = Object.hasOwn(given, parameter.name) ? given[parameter.name] : undefined;
      return [parameter.name, value ?? parameter.default ?? first ?? ''];
    }),
  );
  const named = new Map(
    colors.map(({ name, value, by }) => [name, by ? by.colors[values.get(by.parameter) ?? ''] : value]),
  );
  const color = (value: string): string => {
    const [, name] = /^\{(.*)\}$/.exec(value) ?? [];
    if (name === undefined) return value;
    const found = named.get(name);
    return found === undefined ? values.get(name) || NO_COLOR : color(found);
  };
  return {
    color,
    text: (pattern) =>
      pattern
        .replace(
          REFERENCE,
          (braces, name?: string) => (name === undefined ? braces[0] : values.get(name)) ?? braces,
        )
        .trim(),
    holds: (when) => {
      if (when === undefined) return true;
      const value = values.get(when.parameter) ?? '';
      return when.is === undefined ? value !== '' : value === when.is;
    },
  };
}
