import { createGenerator, toEscapedSelector } from '@unocss/core';
import { presetWind3 } from '@unocss/preset-wind3';
import type { Style } from './read-style.ts';

/** What classes of Tailwind and UnoCSS stand for. */
export type ReadClasses = (text: string) => {
  style: Style;
  /** The class that a declaration is of. */
  origins: ReadonlyMap<string, string>;
  unread: string[];
};

type Declaration = {
  token: string;
  name: string;
  value: string;
  /** What decides between two of a name, the first first: `!important`, the least width of its prefix, Tailwind's own order. */
  rank: readonly [important: number, leastWidth: number, order: number];
};

// Of the card, for prefixes such as `md:`.
const CARD_WIDTH = 1200;
const BETWEEN_CHILDREN = '>:not([hidden])~:not([hidden])';
// Variables, and what is said again for old browsers.
const HIDDEN = /^--|^-webkit-(?!line-clamp|box-orient)/;
// Prefixes for what a picture is never in.
const NEVER = /^(?:hover|focus|active|visited|group-hover|print|motion-reduce|motion-safe):/;

/** Reads the classes of all texts at once; the result answers for each. */
export async function readClasses(texts: Iterable<string>): Promise<ReadClasses> {
  const uno = await createGenerator({ presets: [presetWind3({ preflight: false })] });
  const rules = new Map<string, readonly Declaration[] | undefined>();
  for (const token of new Set([...texts].flatMap(toTokens))) rules.set(token, await readToken(token));

  async function readToken(token: string): Promise<readonly Declaration[] | undefined> {
    const found = await uno.parseToken(token);
    const usable = found?.flatMap(([order, selector = '', body, parent]) => {
      const own = selector === toEscapedSelector(token);
      const between = selector === toEscapedSelector(token) + BETWEEN_CHILDREN;
      if (!(own || between) || !fits(parent)) return [];
      const declarations = toDeclarations(body);
      return (between ? toGap(declarations) : declarations).map(([name, given]): Declaration => {
        const value = given.replace(/\s*!important$/, '');
        return { token, name, value, rank: [value === given ? 0 : 1, toLeastWidth(parent) ?? 0, order] };
      });
    });
    if (usable === undefined || (usable.length === 0 && !found?.some(([, , , parent]) => !fits(parent))))
      return undefined;
    return usable;
  }

  return (text) => {
    const tokens = toTokens(text);
    const known = tokens.flatMap((token) => rules.get(token) ?? []).sort(byRank);
    const declared = new Map(known.map(({ name, value }) => [name, value]));
    const origins = new Map(known.map(({ name, token }) => [toCamelCase(name), token]));
    const style: Record<string, string> = {};
    for (const [name, value] of declared)
      if (!HIDDEN.test(name)) style[toCamelCase(name)] = resolve(value, declared);
    const unread = tokens.filter((token) => rules.get(token) === undefined && !NEVER.test(token));
    return { style, origins, unread };
  };
}

const toTokens = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

/** Whether a rule with this condition holds on a card. */
function fits(condition: string | undefined): boolean {
  if (condition === undefined) return true;
  const least = toLeastWidth(condition);
  return least !== undefined && least <= CARD_WIDTH;
}

function toLeastWidth(condition = ''): number | undefined {
  const [, least] = /^@media \(min-width: ([\d.]+)px\)$/.exec(condition) ?? [];
  return least === undefined ? undefined : Number(least);
}

function byRank({ rank: a }: Declaration, { rank: b }: Declaration): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const toDeclarations = (body: string): [string, string][] =>
  body
    .split(/;(?![^(]*\))/)
    .map((part) => part.split(/:(.*)/s).map((side) => side.trim()))
    .flatMap(([name = '', value]) => (name === '' || value === undefined ? [] : [[name, value]]));

/** Space between children, as a gap. */
function toGap(declarations: readonly [string, string][]): [string, string][] {
  return declarations.flatMap(([name, value]): [string, string][] => {
    const [, length] = /^calc\((-?[\d.]+\w*) \* calc\(/.exec(value) ?? [];
    if (length === undefined) return [];
    if (name === 'margin-left' || name === 'margin-inline-start') return [['column-gap', length]];
    return name === 'margin-top' ? [['row-gap', length]] : [];
  });
}

const MOST_STEPS = 200;

/** The value with its variables replaced, and without what an empty one leaves behind. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let step = 0; step < MOST_STEPS && text.includes('var('); step++)
    text = text.replace(
      /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/,
      (_, name: string, otherwise = '') => variables.get(name) ?? otherwise,
    );
  return text
    .replace(/ in okl(?:ch|ab)\b/, '')
    .replaceAll(/\b(?:translate|rotate|skew|scale)[XYZ]?\(\s*(?:0|1)?\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,]+/, '')
    .replace(/[\s,]+$/, '');
}

const toCamelCase = (name: string): string =>
  name
    .replace(/^-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^webkit/, 'Webkit');
