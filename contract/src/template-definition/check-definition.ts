import type { z } from 'zod';
import { findNearest } from '../find-nearest.ts';
import { readUploadReference } from '../upload-reference.ts';
import { checkRegion, type RegionLike } from './check-region.ts';
import { MOST_DEPTH, MOST_FONTS, MOST_IMAGES, MOST_NODES, MOST_PAINT, MOST_TEXTS } from './limits.ts';
import { REFERENCE } from './names.ts';
import { measurePaint } from './painted-area.ts';

// What the check reads; the schema, which calls it, has the whole.
type Parameter = {
  type: string;
  name: string;
  choices?: string[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  fields?: string[] | undefined;
  most?: number | undefined;
  default?: string | undefined;
  example?: string | undefined;
};
type NamedColor = {
  name: string;
  value?: string | undefined;
  by?: { parameter: string; colors: Record<string, string> } | undefined;
};
type Condition = { parameter: string; is?: string | undefined };
type Tree = {
  type: string;
  area?: string | undefined;
  text?: string | undefined;
  font?: string | undefined;
  color?: string | undefined;
  size?: number | undefined;
  minSize?: number | undefined;
  parameter?: string | undefined;
  repeat?: string | undefined;
  when?: Condition | undefined;
  style: Record<string, unknown>;
  children?: Tree[] | undefined;
};
type Definition = {
  parameters: Parameter[];
  colors: NamedColor[];
  root?: Tree | undefined;
  square?: Tree | undefined;
  tall?: Tree | undefined;
  parts?: string | undefined;
  region?: RegionLike | undefined;
};
type Path = (string | number)[];
export type Report = (path: Path, message: string) => void;

const TREES = ['root', 'square', 'tall'] as const;
const CANVAS = {
  root: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
const CONTROL_NAMES = ['expires', 'sig', 'format', 'width', 'height'];
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION_COLOR =
  /^rgba?\( *\d{1,3} *, *\d{1,3} *, *\d{1,3} *(?:, *(?:0|1|0?\.\d{1,6}|1\.0{1,6}) *)?\)$/;

/** Rules between the parts of a template: names that exist, sizes in order, and how much there may be. */
export function checkDefinition(definition: Definition, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
  const names = checkNames(definition, report);
  checkKind(definition, report);
  for (const key of TREES) {
    const tree = definition[key];
    if (!tree) continue;
    checkTree(tree, key, names, report);
    const paint = Math.round(measurePaint(tree, CANVAS[key], definition.parameters));
    if (paint > MOST_PAINT)
      report(
        [key],
        `paints ${paint} times its own area with shadows, rotations and opacities; at most ${MOST_PAINT} times is possible, whatever the values`,
      );
  }
}

/** A template is trees, or parts and a region. */
function checkKind(definition: Definition, report: Report): void {
  const { root, parts, region, parameters } = definition;
  if (region === undefined) {
    if (root === undefined) report(['root'], 'is missing: a template has `root`, or `parts` and `region`');
    if (parts !== undefined) report(['parts'], 'is only possible with `region`');
    const font = parameters.findIndex(({ type }) => type === 'font');
    if (font >= 0)
      report(['parameters', font, 'type'], 'can be `font` only with `region`; a text of a tree has its own');
    return;
  }
  const list = parameters.findIndex(({ type }) => type === 'list');
  if (list >= 0)
    report(['parameters', list, 'type'], 'can be `list` only with `root`, which can repeat a box');
  if (parts === undefined) report(['parts'], 'must name the built-in template that the parts are read by');
  for (const key of TREES)
    if (definition[key] !== undefined) report([key], 'is not possible with `region`; use one of them');
  if (definition.colors.length > 0)
    report(['colors'], 'are not possible with `region`, which has those of its grounds');
  const images = parameters.filter(({ type }) => type === 'image').map(({ name }) => name);
  checkRegion(region, images, report);
}

type Names = { parameters: ReadonlyMap<string, Parameter>; colors: ReadonlySet<string> };

function checkNames({ parameters, colors }: Definition, report: Report): Names {
  const known = new Map<string, Parameter>();
  parameters.forEach((parameter, index) => {
    const path = ['parameters', index];
    const { name } = parameter;
    if (CONTROL_NAMES.includes(name))
      report([...path, 'name'], 'has a meaning in every card; choose another');
    // The values of a card are the properties of an object.
    else if (name in {}) report([...path, 'name'], 'is reserved; choose another');
    else if (known.has(name)) report([...path, 'name'], 'is the name of another parameter as well');
    known.set(name, parameter);
    const { fields = [] } = parameter;
    const twice = fields.findIndex((field, place) => fields.indexOf(field) !== place);
    if (twice >= 0) report([...path, 'fields', twice], 'is the name of another field as well');
    checkValues(parameter, path, report);
  });
  const images = parameters.filter(({ type }) => type === 'image').length;
  if (images > MOST_IMAGES) report(['parameters'], `may have at most ${MOST_IMAGES} images, not ${images}`);
  const isColor = (name: string) => known.get(name)?.type === 'color';
  colors.forEach(({ name, value, by }, index) => {
    const path = ['colors', index];
    if (known.has(name) || colors.findIndex((other) => other.name === name) !== index)
      report([...path, 'name'], 'is used for something else as well');
    if ((value === undefined) === (by === undefined)) report(path, 'must have either `value` or `by`');
    // A color that refers to a color could refer to itself.
    if (value !== undefined) checkColor(value, isColor, [...path, 'value'], report);
    if (by) checkColorChoice(by, known.get(by.parameter), [...path, 'by'], report);
  });
  return { parameters: known, colors: new Set(colors.map(({ name }) => name)) };
}

function checkValues(parameter: Parameter, path: Path, report: Report): void {
  for (const key of ['default', 'example'] as const) {
    const value = parameter[key];
    if (value === undefined) continue;
    if (parameter.choices && !parameter.choices.includes(value))
      report([...path, key], `must be one of ${parameter.choices.join(', ')}`);
    const number = Number(value);
    if (
      parameter.type === 'integer' &&
      !(number >= Number(parameter.minimum) && number <= Number(parameter.maximum))
    )
      report([...path, key], `must be a whole number from ${parameter.minimum} to ${parameter.maximum}`);
    if (parameter.type === 'image' && readUploadReference(value) === undefined)
      report([...path, key], 'must be `upload:` and the id of an upload');
    if (parameter.type === 'color') checkColor(value, () => false, [...path, key], report);
    if (
      (parameter.type === 'text' || parameter.type === 'list') &&
      (/[\p{Cc}--[\n\t]]/v.test(value) || !value.isWellFormed())
    )
      report(
        [...path, key],
        'must be well-formed text without control characters other than newline and tab',
      );
  }
}

function checkColorChoice(
  { colors }: { colors: Record<string, string> },
  parameter: Parameter | undefined,
  path: Path,
  report: Report,
): void {
  if (parameter?.choices === undefined) {
    report([...path, 'parameter'], 'must be the name of a choice parameter');
    return;
  }
  for (const choice of parameter.choices)
    if (!Object.hasOwn(colors, choice)) report([...path, 'colors'], `needs a color for \`${choice}\``);
  for (const [choice, color] of Object.entries(colors)) {
    const at = [...path, 'colors', choice];
    if (!parameter.choices.includes(choice)) report(at, `must be one of ${parameter.choices.join(', ')}`);
    checkColor(color, () => false, at, report);
  }
}

function checkTree(root: Tree, key: (typeof TREES)[number], names: Names, report: Report): void {
  const counts = { nodes: 0, texts: 0, depth: 0, isRepeated: false };
  const fonts = new Set<string>();
  const isColor = (name: string) => names.colors.has(name) || names.parameters.get(name)?.type === 'color';
  const visit = (node: Tree, path: Path, depth: number, around: Around): void => {
    const { effect } = around;
    const list = checkRepeat(node, depth, names, [...path, 'repeat'], report);
    const times = around.times * (list?.most ?? 1);
    const lists = list ? [...around.lists, list.name] : around.lists;
    counts.isRepeated ||= list !== undefined;
    counts.nodes += times;
    counts.depth = Math.max(counts.depth, depth);
    checkCondition(node.when, names, lists, [...path, 'when'], report);
    checkColors(node.style, isColor, [...path, 'style'], report);
    if (node.area !== undefined && depth !== 2)
      report([...path, 'area'], 'is only possible directly below the root');
    if (node.type === 'text') {
      counts.texts += times;
      if (readUploadReference(node.font ?? '') !== undefined) fonts.add(node.font ?? '');
      checkText(node, names, lists, path, report);
      checkColor(node.color ?? '', isColor, [...path, 'color'], report);
      if (effect !== undefined)
        report(path, `must not be text: ${effect} of a box around it is not applied to text`);
    }
    if (node.type === 'image' && names.parameters.get(node.parameter ?? '')?.type !== 'image')
      report([...path, 'parameter'], unknown(node.parameter, names, 'an image parameter', 'image'));
    const own = (['rotate', 'opacity'] as const).find((name) => node.style[name] !== undefined);
    node.children?.forEach((child, index) => {
      visit(child, [...path, 'children', index], depth + 1, { effect: effect ?? own, lists, times });
    });
  };
  visit(root, [key], 1, { effect: undefined, lists: [], times: 1 });
  const all = counts.isRepeated ? ' with all items of its lists' : '';
  if (counts.nodes > MOST_NODES)
    report([key], `may have at most ${MOST_NODES} nodes, not ${counts.nodes}${all}`);
  if (counts.texts > MOST_TEXTS)
    report([key], `may have at most ${MOST_TEXTS} texts, not ${counts.texts}${all}`);
  if (fonts.size > MOST_FONTS)
    report([key], `may be set in at most ${MOST_FONTS} uploaded fonts, not ${fonts.size}`);
  if (counts.depth > MOST_DEPTH)
    report([key], `may be at most ${MOST_DEPTH} levels deep, not ${counts.depth}`);
}

/** What a node stands in: an effect, lists that are repeated, and how often it is drawn at most. */
type Around = { effect: string | undefined; lists: readonly string[]; times: number };

/** The list that a node is repeated for. */
function checkRepeat(
  { repeat, area, style }: Tree,
  depth: number,
  names: Names,
  path: Path,
  report: Report,
): Parameter | undefined {
  if (repeat === undefined) return undefined;
  const list = names.parameters.get(repeat);
  if (list?.type !== 'list') report(path, unknown(repeat, names, 'a list parameter', 'list'));
  else if (depth === 1 || area !== undefined || style.position === 'absolute')
    report(path, 'is only possible in a row or column, where the items stand beside or below each other');
  else return list;
  return undefined;
}

/** What is wrong with naming a list, or a field of one; undefined for what names none. */
function findListFault(name: string, { parameters }: Names, lists: readonly string[]): string | undefined {
  const [base = '', field] = name.split('.');
  const parameter = parameters.get(base);
  if (parameter?.type !== 'list') return undefined;
  if (!lists.includes(base)) return `can name \`${name}\` only inside a box that has \`repeat\` ${base}`;
  const { fields = [] } = parameter;
  return field === undefined || fields.includes(field)
    ? undefined
    : `names \`${name}\`, but a ${base} has ${fields.join(', ') || 'no fields'}`;
}

function checkText(node: Tree, names: Names, lists: readonly string[], path: Path, report: Report): void {
  if ((node.minSize ?? 0) > (node.size ?? 0)) report([...path, 'minSize'], 'must not be larger than `size`');
  const text = node.text ?? '';
  if (/[\p{Cc}--[\n\t]]/v.test(text) || !text.isWellFormed())
    report(
      [...path, 'text'],
      'must be well-formed text without control characters other than newline and tab',
    );
  for (const [, name = ''] of text.matchAll(REFERENCE)) {
    const type = names.parameters.get(name)?.type;
    if (type === 'color' || type === 'image' || type === 'font')
      report([...path, 'text'], unknown(name, names, 'text parameters', 'text'));
    const fault = findListFault(name, names, lists);
    if (fault !== undefined) report([...path, 'text'], fault);
  }
}

function unknown(name = '', { parameters }: Names, what: string, type: string): string {
  const known = [...parameters.values()].filter((one) => one.type === type).map((one) => one.name);
  const nearest = findNearest(name.slice(0, 64), known);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  return `must name ${what} of this template, not \`${name.slice(0, 64)}\`.${hint}`.replace(/\.$/, '');
}

function checkCondition(
  when: Condition | undefined,
  names: Names,
  lists: readonly string[],
  path: Path,
  report: Report,
): void {
  if (when === undefined) return;
  const [base = '', field] = when.parameter.split('.');
  const parameter = names.parameters.get(base);
  const fault = field === undefined ? undefined : findListFault(when.parameter, names, lists);
  if (fault !== undefined) report([...path, 'parameter'], fault);
  else if (!parameter || (field !== undefined && parameter.type !== 'list'))
    report([...path, 'parameter'], 'must be the name of a parameter of this template');
  else if (when.is !== undefined && !parameter.choices?.includes(when.is))
    report(
      [...path, 'is'],
      parameter.choices
        ? `must be one of ${parameter.choices.join(', ')}`
        : 'is only possible for a choice parameter',
    );
}

/** Colors inside a style, at any depth: gradients and shadows have some of their own. */
function checkColors(value: unknown, isColor: (name: string) => boolean, path: Path, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (/color$/i.test(key) && typeof inner === 'string') checkColor(inner, isColor, at, report);
    else checkColors(inner, isColor, at, report);
  }
}

function checkColor(text: string, isColor: (name: string) => boolean, path: Path, report: Report): void {
  const name = /^\{(.*)\}$/s.exec(text)?.[1];
  if (name !== undefined) {
    if (!isColor(name)) report(path, `must name a color of this template, not \`${name.slice(0, 64)}\``);
  } else if (!HEX_COLOR.test(text) && !isRgb(text))
    report(
      path,
      'must be a color as #rgb, #rrggbb, #rrggbbaa, rgb(r, g, b) or rgba(r, g, b, a), or {name} of a color',
    );
}

const isRgb = (text: string): boolean =>
  FUNCTION_COLOR.test(text) &&
  text.startsWith('rgba') === (text.split(',').length === 4) &&
  (text.match(/\d+/g) ?? []).slice(0, 3).every((channel) => Number(channel) <= 255);
