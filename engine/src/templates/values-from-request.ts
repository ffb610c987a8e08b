import type { Copy, DesignRequest } from '../brief/design-request.ts';
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

// The copy that a parameter takes: the first group of which there is any.
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
  const parts = toParts(request.copy);
  const names = new Set(template.parameters.map(({ name }) => name));
  const values = new Map<string, string>();
  for (const [name, groups] of Object.entries(WANTS)) {
    const group = groups.find((one) => one.some((part) => parts.has(part)));
    if (group && names.has(name)) values.set(name, takeParts(parts, group));
  }
  const rest = REST.find((name) => names.has(name)) ?? '';
  values.set(rest, takeParts(parts, [...parts.keys()]));
  for (const [name, value] of Object.entries(toColors(request, names))) values.set(name, value);
  return new Map([...values].filter(([name, value]) => names.has(name) && value !== ''));
}

/** Lists the copy in reading order. */
function toParts(copy: Copy): Map<Part, string> {
  const { metric } = copy;
  const items = (copy.items ?? []).map(({ text, value }) => [text, value].filter(Boolean).join(' '));
  const lines = [...items, ...(copy.lines ?? []), ...(copy.footer ?? [])];
  const site = lines.find(isAddress);
  const parts: [Part, string | undefined][] = [
    ['title', copy.title],
    ['eyebrow', copy.eyebrow],
    // The figure before the sentence, since it is what the card is about.
    ['metric', metric && [metric.prefix, metric.value, metric.suffix].filter(Boolean).join(' ')],
    ['subtitle', copy.subtitle],
    ['people', copy.people?.join(', ')],
    ['attribution', copy.attribution],
    ['date', copy.date],
    ['place', copy.place],
    ['cta', copy.callToAction],
    ['site', site],
    ['lines', lines.filter((line) => line !== site).join(SEPARATOR)],
  ];
  const said = parts.filter((part): part is [Part, string] => Boolean(part[1]));
  // A template needs a title: where the brief has none, its first text.
  const [first, ...others] = said;
  if (first && first[0] !== 'title') return new Map([['title', first[1]], ...others]);
  return new Map(first ? said : [['title', 'Untitled']]);
}

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
