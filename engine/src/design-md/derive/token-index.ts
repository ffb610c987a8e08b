import { type DesignToken, toPathText } from '../read/design-document.ts';
import { placeToken, type TokenPlace, toTokenName } from './token-place.ts';

export interface TokenIndex {
  /** The token of a group whose name is this one in any spelling; an exact spelling wins. */
  find(group: string, name: string): DesignToken | undefined;
  /** All of a group, in the order of the document, by their normalized names. */
  group(name: string): readonly NamedToken[];
  /** The token at a dotted path, as references name it. */
  at(path: string): DesignToken | undefined;
  /** The color that a token names as its value, without the braces of a reference: `background: snow`. */
  named(token: DesignToken): DesignToken | undefined;
  /** Whether a token gives a role to another one instead of being a color itself. */
  isRole(token: DesignToken): boolean;
  /** Whether anything is declared below these keys. */
  has(path: readonly string[]): boolean;
}

export type NamedToken = { name: string; token: DesignToken };

// Where a document says which of its themes it is meant for.
const DEFAULT_THEME = [
  'themes.default',
  'theme.default',
  'theme',
  'default-theme',
  'mode',
  'color-scheme',
  'appearance',
];

// Groups in which a color may be named by its bare name, the colors themselves first.
const NAMING = ['colors', 'aliases', 'roles'];
const BARE_NAME = /^\p{L}[\p{L}\p{N}_. -]{0,63}$/u;

type Placed = { token: DesignToken; place: TokenPlace };

/**
 * Look-up of tokens by what their names mean, whatever their case, separators and containers. Of two themes, `theme`
 * or else the one that the document calls its own is looked into; of one alone, that one.
 */
export function createTokenIndex(tokens: readonly DesignToken[], theme?: string): TokenIndex {
  const paths = new Map(tokens.map((token) => [token.path.join('.'), token]));
  const prefixes = new Set(
    tokens.flatMap(({ path }) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))),
  );
  const ownTheme = findOwnTheme(tokens);
  const placed = tokens.map((token) => ({ token, place: placeToken(token.path, ownTheme) }));
  const chosen = theme ?? findDeclared(placed, ownTheme);
  const named = groupNames(placed, chosen, theme !== undefined);
  const find = (group: string, name: string): DesignToken | undefined =>
    (theme === undefined ? paths.get(`${group}.${name}`) : undefined) ?? named.get(group)?.get(name);
  const groups = Map.groupBy(placed, ({ place }) => place.group);
  const groupOf = new Map(placed.map(({ token, place }) => [token, place.group]));
  const at = (path: string): DesignToken | undefined => {
    const spelled = paths.get(path);
    if (spelled !== undefined) return spelled;
    const { group, name } = placeToken(path.split('.'), ownTheme);
    return name === '' ? undefined : find(group, name);
  };
  return {
    find,
    group: (name) => (groups.get(name) ?? []).map(({ token, place }) => ({ name: place.fullName, token })),
    at,
    named: (token) => {
      const value = token.value.trim();
      if (token.kind !== 'text' || !NAMING.includes(groupOf.get(token) ?? '') || !BARE_NAME.test(value))
        return undefined;
      const name = toTokenName([value]);
      const dotted = value.includes('.') ? at(value) : undefined;
      const found = [dotted, ...NAMING.map((group) => find(group, name))];
      return found.find((one) => one !== undefined && one !== token);
    },
    isRole: (token) => ['aliases', 'roles'].includes(groupOf.get(token) ?? ''),
    has: (path) => prefixes.has(JSON.stringify(path)),
  };
}

/** For each group its tokens by name: those of the chosen theme first if a caller chose it, else last. */
function groupNames(
  placed: readonly Placed[],
  chosen: string | undefined,
  isForced: boolean,
): Map<string, Map<string, DesignToken>> {
  const plain = placed.filter(({ place }) => place.theme === undefined);
  const themed = placed.filter(({ place }) => place.theme !== undefined && place.theme === chosen);
  const names = new Map<string, Map<string, DesignToken>>();
  const add = (from: readonly Placed[], name: (place: TokenPlace) => string): void => {
    for (const { token, place } of from) {
      const group = names.get(place.group) ?? new Map();
      names.set(place.group, group);
      if (!group.has(name(place))) group.set(name(place), token);
    }
  };
  for (const from of isForced ? [themed, plain] : [plain, themed]) {
    // The format's own group goes before containers and palettes beside it.
    add(
      from.filter(({ place }) => place.isOwn),
      ({ name }) => name,
    );
    add(from, ({ name }) => name);
    add(from, ({ innerName }) => innerName);
  }
  return names;
}

function findOwnTheme(tokens: readonly DesignToken[]): string | undefined {
  const said = new Map(
    tokens.map(({ path, value }) => [path.map((part) => toTokenName([part])).join('.'), value]),
  );
  const value = DEFAULT_THEME.map((path) => said.get(path)).find((one) => one !== undefined && one !== '');
  if (value === undefined) return undefined;
  // "dark-first", "Light (default)".
  const schemes = toTokenName([value])
    .split('-')
    .filter((word) => word === 'light' || word === 'dark');
  return schemes.length === 1 ? schemes[0] : toTokenName([value]);
}

/** The theme of its own that has colors, or the only one that has. */
function findDeclared(placed: readonly Placed[], ownTheme: string | undefined): string | undefined {
  const themes = new Set(
    placed.flatMap(({ place }) => (place.group === 'colors' ? (place.theme ?? []) : [])),
  );
  if (ownTheme !== undefined && themes.has(ownTheme)) return ownTheme;
  return themes.size === 1 ? [...themes][0] : undefined;
}

/** Whether this is the token that the contract names, in its own spelling. */
export const isSpelled = (token: DesignToken, path: string): boolean => toPathText(token.path) === path;
