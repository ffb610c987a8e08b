import type { BriefRole } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { type Statement, titleOf } from '../brief/statement.ts';
import { contrast } from '../color/contrast.ts';
import type { Template } from './template.ts';

type Part =
  | 'title'
  | 'eyebrow'
  | 'subtitle'
  | 'metric'
  | 'people'
  | 'attribution'
  | 'date'
  | 'place'
  | 'cta'
  | 'site'
  | 'lines';

// The texts that a parameter takes: the first group of which there is any.
const WANTS: Readonly<Record<string, readonly (readonly Part[])[]>> = {
  title: [['title']],
  name: [['title']],
  quote: [['title']],
  code: [['title']],
  eyebrow: [['eyebrow']],
  tagline: [['eyebrow']],
  category: [['eyebrow']],
  section: [['eyebrow']],
  product: [['eyebrow']],
  show: [['eyebrow']],
  company: [['eyebrow']],
  badge: [['eyebrow'], ['metric']],
  value: [['metric']],
  author: [['people'], ['attribution']],
  place: [['place']],
  date: [['date', 'place']],
  cta: [['cta']],
  site: [['site']],
  footer: [['people', 'attribution', 'date', 'place', 'site']],
};
// What takes the rest, so that no word of the prompt is lost.
const REST = ['description', 'role'];
const SEPARATOR = ' · ';
const MAX_CHARACTERS = 1000;

/** Turns a brief into template data: its words, scheme and colors, wherever the template has a place for them. */
export function valuesFromRequest(
  template: Pick<Template, 'parameters'>,
  request: DesignRequest,
): Map<string, string> {
  const names = new Set(template.parameters.map(({ name }) => name));
  // A card with a place for a tagline is the brand's own, and its name that of the brand.
  const signature = names.has('tagline') && names.has('name') ? request.brandTexts?.name : undefined;
  const parts = toParts(request, signature === undefined);
  const values = new Map<string, string>();
  for (const [name, groups] of Object.entries(WANTS)) {
    const group = groups.find((one) => one.some((part) => parts.has(part)));
    if (group && names.has(name)) values.set(name, takeParts(parts, group));
  }
  const rest = REST.find((name) => names.has(name)) ?? '';
  values.set(rest, takeParts(parts, [...parts.keys()]));
  if (signature !== undefined) values.set('name', signature);
  for (const [name, value] of Object.entries(toColors(request, names))) values.set(name, value);
  return new Map([...values].filter(([name, value]) => names.has(name) && value !== ''));
}

const PART_OF: Partial<Record<BriefRole, Part>> = {
  eyebrow: 'eyebrow',
  brand: 'eyebrow',
  title: 'eyebrow',
  subtitle: 'subtitle',
  body: 'subtitle',
  quote: 'subtitle',
  person: 'people',
  author: 'attribution',
  source: 'attribution',
  date: 'date',
  time: 'date',
  place: 'place',
  action: 'cta',
};
// The figure before the sentence, since it is what a card is about.
const ORDER: readonly Part[] = [
  'title',
  'eyebrow',
  'metric',
  'subtitle',
  'people',
  'attribution',
  'date',
  'place',
  'cta',
  'site',
  'lines',
];

/** Sorts the texts of a card by what they are to a template, in reading order. */
function toParts(request: DesignRequest, isSigned: boolean): Map<Part, string> {
  const { statements, brandTexts = {} } = request;
  const title = titleOf(request);
  const titled = statements.find(({ text }) => text === title);
  const figure = statements.find((part) => part !== titled && part.form === 'figure');
  const found = new Map<Part, string[]>(titled ? [['title', [lineOf(titled)]]] : []);
  const add = (name: Part, text: string): void => void found.set(name, [...(found.get(name) ?? []), text]);
  for (const part of statements.filter((one) => one !== titled)) {
    const text = lineOf(part);
    const name = part === figure ? 'metric' : (PART_OF[part.role] ?? (isAddress(text) ? 'site' : 'lines'));
    add(name === 'site' && found.has('site') ? 'lines' : name, text);
  }
  const { name, tagline } = brandTexts;
  if (!found.has('eyebrow')) {
    if (tagline) add('eyebrow', tagline);
    // Below a tagline, the name is at the foot.
    if (name && isSigned) add(tagline ? 'site' : 'eyebrow', name);
  }
  // A template needs a title: where the brief has none, its first text.
  const [first, ...others] = ORDER.filter((name) => found.has(name));
  const textOf = (name: Part): string =>
    (found.get(name) ?? []).join(name === 'people' || name === 'date' ? ', ' : SEPARATOR);
  if (first === undefined) return new Map([['title', 'Untitled']]);
  return new Map([['title', textOf(first)], ...others.map((name) => [name, textOf(name)] as const)]);
}

/** A part as one text, whatever its form. */
const lineOf = (part: Statement): string =>
  'sections' in part
    ? part.sections
        .flatMap(({ label, rows }) => [
          ...(label ? [label] : []),
          ...rows.map((row) => [row.text, row.detail, row.value].filter(Boolean).join(' ')),
        ])
        .join(SEPARATOR)
    : [part.text, part.detail].filter(Boolean).join(', ');

/** Joins parts and removes them from the map. */
function takeParts(parts: Map<Part, string>, names: readonly Part[]): string {
  const texts = names.flatMap((name) => parts.get(name) ?? []);
  for (const name of names) parts.delete(name);
  return toText(texts.join(SEPARATOR));
}

// A prompt may contain tabs, and four times as many characters as a parameter.
function toText(text: string): string {
  const characters = [...text.replace(/[^\P{Cc}\n]+/gu, ' ')];
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/**
 * Uses the strongest color as background, unless the prompt wants a background of the other lightness: then as
 * accent.
 */
function toColors({ scheme, colors }: DesignRequest, names: ReadonlySet<string>): Record<string, string> {
  const theme = scheme ? { theme: scheme } : {};
  const [first, second] = colors;
  if (!names.has('bg') || first === undefined) return theme;
  const lightness = contrast(first, '#000000') > contrast(first, '#ffffff') ? 'light' : 'dark';
  if (scheme !== undefined && scheme !== lightness) return { ...theme, accent: first };
  return { ...theme, bg: first, ...(second !== undefined && { accent: second }) };
}

const isAddress = (line: string): boolean =>
  /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(line);
