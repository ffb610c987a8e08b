/** Where a token belongs, whatever stands around it. */
export type TokenPlace = {
  /** `colors`, `typography`, or the first key as it is; empty for a key of the root. */
  group: string;
  /** Its name within the group, without containers and theme. */
  name: string;
  /** The same without a group inside the group: `background` of `colors.semantic.background`. */
  innerName: string;
  /** Its whole name, for sentences about a theme. */
  fullName: string;
  /** The theme that it is for. */
  theme?: string;
  /** In the group that the format itself names. */
  isOwn: boolean;
};

// What the groups are called elsewhere.
const GROUPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: 'colors',
    colors: 'colors',
    colour: 'colors',
    colours: 'colors',
    palette: 'colors',
    'color-palette': 'colors',
    'color-roles': 'colors',
    typography: 'typography',
    type: 'typography',
    fonts: 'typography',
    font: 'typography',
    typefaces: 'typography',
    alias: 'aliases',
    aliases: 'aliases',
    role: 'roles',
    roles: 'roles',
  }),
);

// What the groups stand in elsewhere.
const CONTAINERS = new Set(
  (
    'tokens,design-tokens,design,design-system,system,theme,themes,foundations,foundation,global,modes,schemes,' +
    'color-schemes,color-modes,brand,identity,visual,visual-identity,style,styles'
  ).split(','),
);
// What tokens stand in inside of a group.
const INNER_GROUPS = new Set(
  (
    'semantic,semantics,role,roles,alias,aliases,base,core,global,ui,palette,main,theme,system,brand,neutral,neutrals,' +
    'page,site,app'
  ).split(','),
);
const THEMES = new Set(['light', 'dark']);

/** The place of a path; `ownTheme` is what the document calls its theme. */
export function placeToken(path: readonly string[], ownTheme?: string): TokenPlace {
  const isTheme = (part = ''): boolean => THEMES.has(toTokenName([part])) || toTokenName([part]) === ownTheme;
  const start = findGroup(path, isTheme);
  const outer = path.slice(0, start).find(isTheme);
  const head = path[start] ?? '';
  const group = GROUPS.get(toTokenName([head]));
  // `dark: { background }` with no group around it is about colors.
  if (group === undefined && !(outer !== undefined && start === 1 && path.length > 1)) return ofNoGroup(path);
  const inside = group === undefined ? path.slice(start) : path.slice(start + 1);
  const inner = inside.length > 1 ? inside.findIndex(isTheme) : -1;
  const rest = inner < 0 ? inside : inside.toSpliced(inner, 1);
  const theme = inner < 0 ? outer : inside[inner];
  const hasInner = rest.length > 1 && INNER_GROUPS.has(toTokenName([rest[0] ?? '']));
  return {
    group: group ?? 'colors',
    name: toTokenName(rest),
    innerName: toTokenName(hasInner ? rest.slice(1) : rest),
    fullName: toTokenName(inside),
    ...(theme === undefined ? {} : { theme: toTokenName([theme]) }),
    isOwn: start === 0 && head === group,
  };
}

/** Index of the key that names the group, behind containers and themes. */
function findGroup(path: readonly string[], isTheme: (part?: string) => boolean): number {
  const start = path.findIndex((part) => !CONTAINERS.has(toTokenName([part])) && !isTheme(part));
  return start < 0 || start === path.length - 1 ? Math.max(0, Math.min(start, 1)) : start;
}

function ofNoGroup(path: readonly string[]): TokenPlace {
  const [first = '', ...rest] = path;
  const isRoot = rest.length === 0;
  const name = toTokenName(isRoot ? [first] : rest);
  return { group: isRoot ? '' : first, name, innerName: name, fullName: name, isOwn: true };
}

// A group may have a value of its own: `DEFAULT` in Tailwind, `$value` in design tokens, `main` in MUI.
const OWN_VALUE = /-(?:default|value|base|main|hex)$/;

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
