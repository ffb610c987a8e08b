import type { Brief, Copy } from '../brief/brief.ts';
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

// What a parameter takes of the copy: the first group that the copy has anything of. What nobody takes goes into
// the description, so that no word of the prompt is lost.
const WANTS: Readonly<Record<string, readonly (readonly Part[])[]>> = {
  title: [['title']],
  eyebrow: [['eyebrow']],
  tagline: [['eyebrow']],
  badge: [['eyebrow'], ['metric']],
  author: [['people'], ['attribution']],
  date: [['date', 'place']],
  cta: [['cta']],
  site: [['site']],
  footer: [['people', 'attribution', 'date', 'place', 'site']],
};
const SEPARATOR = ' · ';
const MAX_CHARACTERS = 1000;

/** Template data that says what a prompt asked for: its words, scheme and colours, each where the template has a place. */
export function valuesFromBrief(template: Pick<Template, 'parameters'>, brief: Brief): Map<string, string> {
  const parts = toParts(brief.copy);
  const names = new Set(template.parameters.map(({ name }) => name));
  const values = new Map<string, string>();
  for (const [name, groups] of Object.entries(WANTS)) {
    const group = groups.find((one) => one.some((part) => parts.has(part)));
    if (group && names.has(name)) values.set(name, takeParts(parts, group));
  }
  values.set('description', takeParts(parts, [...parts.keys()]));
  for (const [name, value] of Object.entries(toColors(brief, names))) values.set(name, value);
  return new Map([...values].filter(([name, value]) => names.has(name) && value !== ''));
}

/** The copy in reading order, only what there is. */
function toParts(copy: Copy): Map<Part, string> {
  const { metric, lines = [] } = copy;
  const site = lines.find(isAddress);
  const parts: [Part, string | undefined][] = [
    ['title', copy.title],
    ['eyebrow', copy.eyebrow],
    // The figure before the sentence: it is what the card is about.
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
  return new Map(parts.filter((part): part is [Part, string] => Boolean(part[1])));
}

/** Joins the parts and takes them out of the map. */
function takeParts(parts: Map<Part, string>, names: readonly Part[]): string {
  const texts = names.flatMap((name) => parts.get(name) ?? []);
  for (const name of names) parts.delete(name);
  return toText(texts.join(SEPARATOR));
}

// A prompt may hold tabs, and four times the characters that a parameter may.
function toText(text: string): string {
  const characters = [...text.replace(/[^\P{Cc}\n]+/gu, ' ')];
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/** The strongest colour is the ground, unless the prompt wants a ground of the other lightness: then it is the accent. */
function toColors({ scheme, colors }: Brief, names: ReadonlySet<string>): Record<string, string> {
  const theme = scheme ? { theme: scheme } : {};
  const [first, second] = colors;
  if (!names.has('bg') || first === undefined) return theme;
  const lightness = contrast(first, '#000000') > contrast(first, '#ffffff') ? 'light' : 'dark';
  if (scheme !== undefined && scheme !== lightness) return { ...theme, accent: first };
  return { ...theme, bg: first, ...(second !== undefined && { accent: second }) };
}

const isAddress = (line: string): boolean =>
  /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(line);
