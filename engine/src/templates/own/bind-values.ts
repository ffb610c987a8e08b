import type { TemplateDefinition } from '@cardwright/contract';
import { readList } from '@cardwright/contract/list-text';
import { REFERENCE } from '@cardwright/contract/template-names';
import type { TemplateValues } from '../template.ts';

/** What the references of a template stand for on one card. */
export type Bindings = {
  /** The text with its references replaced; what is longer than `MOST_CHARACTERS` is cut there. */
  text(pattern: string): string;
  color(value: string): string;
  /** Whether a node with this condition is drawn. */
  holds(when: { parameter: string; is?: string | undefined } | undefined): boolean;
  /** What they stand for in each item of a list that is shown, and the items that are too many. */
  items(list: string): { shown: readonly Bindings[]; rest: readonly string[] };
};

const NO_COLOR = '#00000000';

/** Of a text with its references replaced: four of the longest values. A pattern can name one 300 times, and fitting grows with the text. */
export const MOST_CHARACTERS = 4000;

export function bindValues({ parameters, colors }: TemplateDefinition, from: TemplateValues): Bindings {
  const given = new Map(
    parameters.map((parameter) => {
      const first = parameter.type === 'choice' ? parameter.choices[0] : undefined;
      const value = Object.hasOwn(from, parameter.name) ? from[parameter.name] : undefined;
      return [parameter.name, value ?? parameter.default ?? first ?? ''];
    }),
  );
  const named = new Map(
    colors.map(({ name, value, by }) => [name, by ? by.colors[given.get(by.parameter) ?? ''] : value]),
  );
  const color = (value: string): string => {
    const [, name] = /^\{(.*)\}$/.exec(value) ?? [];
    if (name === undefined) return value;
    const found = named.get(name);
    return found === undefined ? given.get(name) || NO_COLOR : color(found);
  };
  const bind = (values: ReadonlyMap<string, string>): Bindings => ({
    color,
    text: (pattern) =>
      shorten(
        pattern
          .replace(
            REFERENCE,
            (braces, name?: string) => (name === undefined ? braces[0] : values.get(name)) ?? braces,
          )
          .trim(),
      ),
    holds: (when) => {
      if (when === undefined) return true;
      const value = values.get(when.parameter) ?? '';
      return when.is === undefined ? value !== '' : value === when.is;
    },
    items: (name) => {
      const list = parameters.find((one) => one.name === name);
      if (list?.type !== 'list') return { shown: [], rest: [] };
      const items = readList(values.get(name) ?? '', list.fields);
      return {
        shown: items.slice(0, list.most).map((cells) => {
          const fields = list.fields.map((field, index) => [`${name}.${field}`, cells[index] ?? ''] as const);
          return bind(new Map([...values, [name, toText(cells)], ...fields]));
        }),
        rest: items.slice(list.most).map(toText),
      };
    },
  });
  return bind(given);
}

const shorten = (text: string): string =>
  text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`;

const toText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' ');
