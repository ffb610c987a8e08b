import { type DesignToken, toPathText } from '../read/design-document.ts';

export interface TokenIndex {
  /** The token of a group whose name is this one in any spelling; an exact spelling wins. */
  find(group: string, name: string): DesignToken | undefined;
  /** All of a group, in the order of the document, by their normalized names. */
  group(name: string): readonly NamedToken[];
  /** The token at a dotted path, as references name it. */
  at(path: string): DesignToken | undefined;
  /** Whether anything is declared below these keys. */
  has(path: readonly string[]): boolean;
}

export type NamedToken = { name: string; token: DesignToken };

/** Look-up of tokens by what their names mean, whatever their case and separators. */
export function createTokenIndex(tokens: readonly DesignToken[]): TokenIndex {
  const groups = new Map<string, NamedToken[]>();
  const paths = new Map<string, DesignToken>();
  const prefixes = new Set<string>();
  for (const token of tokens) {
    const [first = '', ...rest] = token.path;
    const members = groups.get(first) ?? [];
    groups.set(first, members);
    members.push({ name: toTokenName(rest), token });
    paths.set(token.path.join('.'), token);
    for (let length = 1; length <= token.path.length; length++)
      prefixes.add(JSON.stringify(token.path.slice(0, length)));
  }
  const names = new Map([...groups].map(([group, members]) => [group, firstByName(members)]));
  return {
    find: (group, name) => paths.get(`${group}.${name}`) ?? names.get(group)?.get(name),
    group: (name) => groups.get(name) ?? [],
    at: (path) => paths.get(path),
    has: (path) => prefixes.has(JSON.stringify(path)),
  };
}

function firstByName(members: readonly NamedToken[]): Map<string, DesignToken> {
  const found = new Map<string, DesignToken>();
  for (const { name, token } of members) if (!found.has(name)) found.set(name, token);
  return found;
}

// A group may have a value of its own: `DEFAULT` in Tailwind, `$value` in design tokens, `main` in MUI.
const OWN_VALUE = /-(?:default|value|base|main)$/;

/** `textMuted`, `text_muted`, `text.muted` and `text: { muted }` are `text-muted`. */
export function toTokenName(path: readonly string[]): string {
  const name = path
    .join('-')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return path.length > 1 ? name.replace(OWN_VALUE, '') : name;
}

/** Whether this is the token that the contract names, in its own spelling. */
export const isSpelled = (token: DesignToken, path: string): boolean => toPathText(token.path) === path;
