import { readList, writeList } from '@cardwright/contract/list-text';
import { REFERENCE } from '@cardwright/contract/template-names';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { listAlike, withFollowing } from './alike.ts';
import { getAt, setAt, splitIndex } from './json-path.ts';
import type { Node } from './nodes.ts';

export type Parameter = NonNullable<TemplateDefinition['parameters']>[number];
type Values = { definition: TemplateDefinition; name: string };

const NAME_LETTERS = 32;
// What a text is called by what it says; else by its first words.
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^\D{0,3}[$€£¥₹]|[$€£¥₹]\s*$/u, 'price'],
  [/^@/, 'handle'],
  [/^[\w-]+(?:\.[\w-]+)+$/, 'site'],
  [/^\d{1,2}:\d{2}\b/, 'time'],
];
const NAME_WORDS = 2;

// A label that stands before what it is of.
const LABEL = /^[\p{L} ]{1,20}$/u;

function nameText(definition: TemplateDefinition, path: string, text: string): string {
  const place = splitIndex(path);
  const before = place && getAt(definition, `${place.list}[${place.index - 1}].text`);
  if (typeof before === 'string' && LABEL.test(before)) return toFreeName(definition, before.toLowerCase());
  if (!listParameters(definition).some(({ name }) => name === 'title')) return 'title';
  return toFreeName(definition, nameOfWords(text));
}

export function nameOfWords(text: string): string {
  const said = SAID.find(([pattern]) => pattern.test(text.trim()))?.[1];
  // A name begins with a letter.
  const words = text.toLowerCase().match(/\b[a-z][a-z\d]*/g) ?? ['text'];
  return said ?? words.slice(0, NAME_WORDS).join('_');
}

export const listParameters = ({ parameters = [] }: TemplateDefinition): readonly Parameter[] => parameters;

/** A name that neither a parameter nor a color has. */
export function toFreeName({ parameters = [], colors = [] }: TemplateDefinition, wanted: string): string {
  const taken = new Set([...parameters, ...colors].map(({ name }) => name));
  const base =
    wanted
      .replace(/[^A-Za-z0-9_]+/g, '_')
      .replace(/^[^A-Za-z]+|_+$/g, '')
      .slice(0, NAME_LETTERS - 3) || 'value';
  if (!taken.has(base)) return base;
  for (let count = 2; ; count++) if (!taken.has(`${base}${count}`)) return `${base}${count}`;
}

export function addParameter(definition: TemplateDefinition, parameter: Parameter): TemplateDefinition {
  return { ...definition, parameters: [...listParameters(definition), parameter] };
}

/** Makes the words of a text the example of a parameter, which stands for them from now on. */
export function makeTextParameter(definition: TemplateDefinition, path: string): Values {
  const text = String(getAt(definition, `${path}.text`));
  const name = nameText(definition, path, text);
  const added = addParameter(definition, { type: 'text', name, example: text, default: text });
  // In all shapes that have it.
  const all = [path, ...listAlike(definition as Node, path)].map((one) => `${one}.text`);
  return { definition: all.reduce((value, one) => setAt(value, one, `{${name}}`), added), name };
}

/** Makes a color the default of a parameter. `path` leads to the color. */
export function makeColorParameter(definition: TemplateDefinition, path: string): Values {
  const color = String(getAt(definition, path));
  const name = toFreeName(definition, /background/i.test(path) ? 'background' : 'accent');
  const added = addParameter(definition, { type: 'color', name, default: color });
  const all = withFollowing(definition as Node, [[path, `{${name}}`]]);
  return { definition: all.reduce((value, [one, reference]) => setAt(value, one, reference), added), name };
}

/** A name, or with it the name of a field of it. */
const renameIn = (name: string, from: string, to: string): string =>
  name === from || name.startsWith(`${from}.`) ? to + name.slice(from.length) : name;

/** A value of a definition in which another parameter stands for things. */
export function renameReferences(value: unknown, from: string, to: string, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'parameter' || key === 'repeat') return renameIn(value, from, to);
    return value.replace(REFERENCE, (found, name?: string) =>
      name === undefined ? found : `{${renameIn(name, from, to)}}`,
    );
  }
  if (Array.isArray(value)) return value.map((one) => renameReferences(one, from, to, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, renameReferences(one, from, to, name)]),
  );
}

/** Gives a parameter another name, wherever it stands for something. */
export function renameParameter(
  definition: TemplateDefinition,
  from: string,
  to: string,
): TemplateDefinition {
  const { parameters = [], ...rest } = definition;
  return {
    ...(renameReferences(rest, from, to) as TemplateDefinition),
    parameters: parameters.map((one) => (one.name === from ? { ...one, name: to } : one)),
  };
}

/** Whether a text or a color is nothing but a parameter or a field of a list, and which. */
export function readReference(value: unknown): string | undefined {
  return typeof value === 'string'
    ? /^\{([A-Za-z]\w{0,31}(?:\.[A-Za-z]\w{0,31})?)\}$/.exec(value)?.[1]
    : undefined;
}

/** Gives the items of a list other fields; those that got other names keep their texts, and what shows them. */
export function setFields(
  definition: TemplateDefinition,
  index: number,
  fields: readonly string[],
): TemplateDefinition {
  const list = listParameters(definition)[index];
  if (list?.type !== 'list') return definition;
  const before = list.fields ?? [];
  const gone = before.filter((one) => !fields.includes(one));
  const added = fields.filter((one) => !before.includes(one));
  const renamed = added.length === gone.length ? gone : [];
  const sourceOf = (field: string, place: number): number =>
    before.length === 0 ? place : before.indexOf(renamed[added.indexOf(field)] ?? field);
  const move = (text: string): string => {
    // Without fields, an item is its words.
    const items = fields.length === 0 ? readList(text, []) : readList(text, before);
    return writeList(
      fields.length === 0
        ? items
        : items.map((cells) => fields.map((one, place) => cells[sourceOf(one, place)] ?? '')),
    );
  };
  const changed = setAt(definition, `parameters[${index}]`, {
    ...list,
    fields: [...fields],
    ...(list.example !== undefined && { example: move(list.example) }),
    ...(list.default !== undefined && { default: move(list.default) }),
  });
  const { parameters = [], ...rest } = changed;
  const shown = renamed.reduce<unknown>(
    (value, from, place) =>
      renameReferences(value, `${list.name}.${from}`, `${list.name}.${added[place] ?? from}`),
    rest,
  );
  return { ...(shown as TemplateDefinition), parameters };
}
