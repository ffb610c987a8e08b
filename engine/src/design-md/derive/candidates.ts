import { type DesignDocument, type DesignToken, quoteName, toPathText } from '../read/design-document.ts';
import { isGrey } from './brand-hue.ts';
import { sourceOf } from './prose-headings.ts';
import { findProseColors, isCalledAccent, type Scheme, schemeOfProse } from './prose-roles.ts';
import { findReferred, resolveReference } from './resolve-reference.ts';
import { COLOR_ROLES, type ColorRole } from './roles.ts';
import { splitGradient } from './split-gradient.ts';
import { type CardColor, toCardColor } from './to-card-color.ts';
import { isSpelled, type TokenIndex } from './token-index.ts';

/** A color that a document declares for a role. */
export type Candidate = {
  value: string;
  source: string;
  /** The last part of its name: `canvas`. */
  name: string;
  /** To be said if it is used. */
  notes: string[];
  /** Of a gradient in degrees, where it says one. */
  angle?: number;
};

export type Candidates = {
  colors: Candidate[];
  /** What is wrong with tokens of the role, each with the number of colors before it. */
  problems: { before: number; note: string }[];
};

const GROUP = 'colors';
const ROOT = '';

/** The colors that tokens declare for a role, the surest first. */
export function listTokenColors(role: ColorRole, index: TokenIndex): Candidates {
  const found: Candidates = { colors: [], problems: [] };
  for (const token of listTokens(role, index)) {
    const path = toPathText(token.path);
    const color = toColor(token, role, index);
    if ('problem' in color)
      found.problems.push({
        before: found.colors.length,
        note: `\`${path}\` ${color.problem}; it was left out.`,
      });
    else found.colors.push(toCandidate(token, role, color));
  }
  return found;
}

/** The colors that are meant for a ground of this name and scheme: what is readable on it. */
export function listCounterparts(
  role: ColorRole,
  ground: { name: string; scheme: Scheme },
  index: TokenIndex,
): Candidate[] {
  return COLOR_ROLES[role].counterparts.flatMap((pattern) => {
    const name = pattern.replace('GROUND', ground.name).replace('SCHEME', ground.scheme);
    const isOfDark = !pattern.includes('GROUND') && !pattern.includes('SCHEME');
    if (isOfDark && ground.scheme === 'light') return [];
    const token = index.find(GROUP, name);
    const color = token && toColor(token, role, index);
    return token && color && 'value' in color ? [toCandidate(token, role, color)] : [];
  });
}

function* listTokens(role: ColorRole, index: TokenIndex): Generator<DesignToken> {
  const { own, aliases, synonyms } = COLOR_ROLES[role];
  const seen = new Set<DesignToken>();
  const once = function* (token: DesignToken | undefined): Generator<DesignToken> {
    if (token && !seen.has(token)) yield token;
    if (token) seen.add(token);
  };
  for (const name of own) yield* once(index.find(GROUP, name));
  for (const name of [...aliases, ...synonyms]) yield* once(findRole('aliases', name, index));
  for (const name of [...own, ...synonyms]) {
    const token = findRole('roles', name, index);
    // `heading: Georgia` is about type.
    if (token && 'value' in toColor(token, role, index)) yield* once(token);
  }
  for (const name of synonyms) if (!isSurface(name, index)) yield* once(index.find(GROUP, name));
  for (const name of [...own, ...synonyms]) {
    const token = index.find(ROOT, name);
    // `text: true` at the root is about something else.
    if (token && 'value' in toColor(token, role, index)) yield* once(token);
  }
}

/** `aliases: { background: snow }` names the token that has the role, and so may a name of a name. */
function findRole(group: 'aliases' | 'roles', name: string, index: TokenIndex): DesignToken | undefined {
  let token = index.find(group, name);
  const seen = new Set<DesignToken>();
  while (token && index.isRole(token) && !seen.has(token)) {
    seen.add(token);
    const next = findReferred(token, index);
    if (next === undefined) break;
    token = next;
  }
  return token;
}

// Of `muted` and `muted-foreground`, the first is a ground and the second the text on it (shadcn/ui).
const isSurface = (name: string, index: TokenIndex): boolean =>
  name === 'muted' && index.find(GROUP, 'muted-foreground') !== undefined;

type ColorOrGradient = CardColor & { note?: string; angle?: number };

function toColor(token: DesignToken, role: ColorRole, index: TokenIndex): ColorOrGradient {
  const resolved = resolveReference(token, index);
  if ('problem' in resolved) return resolved;
  if (role !== 'bg2') return token.kind === 'list' ? A_LIST : toCardColor(resolved.value);
  const text = token.kind === 'list' ? `linear-gradient(${resolved.value})` : resolved.value;
  const gradient = splitGradient(text);
  const last = gradient?.stops.at(-1);
  if (gradient === undefined || last === undefined) return toCardColor(resolved.value);
  const color = toCardColor(last);
  if ('problem' in color) return { problem: `ends in a color that ${color.problem}` };
  return {
    ...color,
    note: `is a gradient of ${gradient.stops.length} colors; the card's runs from \`bg\` to its last one, \`${quoteName(last)}\`.`,
    ...(gradient.angle === undefined ? {} : { angle: gradient.angle }),
  };
}

const A_LIST = { problem: 'is a list where one color belongs' };

function toCandidate(
  token: DesignToken,
  role: ColorRole,
  color: { value: string; replaced: boolean; note?: string; angle?: number },
): Candidate {
  const { own, meaning } = COLOR_ROLES[role];
  const path = toPathText(token.path);
  const isOwn = own.some((name) => isSpelled(token, `${GROUP}.${name}`));
  return {
    value: color.value,
    source: path,
    name: token.path.at(-1) ?? '',
    notes: [
      ...(isOwn
        ? []
        : [
            `This document calls its ${meaning} \`${path}\`; declare \`${GROUP}.${own[0]}\` for readers that know no other name.`,
          ]),
      ...(color.replaced
        ? [`\`${path}\` is written as \`${color.value}\`, because a card takes hex, rgb() and rgba().`]
        : []),
      ...(color.note === undefined ? [] : [`\`${path}\` ${color.note}`]),
    ],
    ...(color.angle === undefined ? {} : { angle: color.angle }),
  };
}

/** The colors that the text declares for a role: those of its main scheme first. */
export function listProseColors(
  role: ColorRole,
  prose: NonNullable<DesignDocument['prose']>,
  theme: string | undefined,
): Candidate[] {
  if (role === 'bg2') return [];
  const scheme = theme ?? findMainScheme(prose);
  const found = findProseColors(role, prose);
  const ofScheme = found.filter((color) => (schemeOfProse(color) ?? scheme) === scheme);
  const listed = ofScheme.flatMap((one) => {
    const color = toCardColor(one.value);
    if (!('value' in color)) return [];
    return [{ value: color.value, source: sourceOf(one), name: one.name, notes: [] }];
  });
  if (role !== 'accent') return listed;
  const accents = huesFirst(listed);
  const primary = findProseColors('primary', prose)[0]?.value;
  const called = ofScheme.find((one) => one.value !== primary && isCalledAccent(one));
  const own =
    primary === undefined || !called ? undefined : accents.find(({ value }) => value === called.value);
  return own ? [own, ...accents.filter((one) => one !== own)] : accents;
}

// What is called so is meant, a grey too.
const LITERAL = /^(?:accent|brand|primary)\b/iu;

/** The black of a button goes behind a hue, unless the text calls it the brand's or its accent. */
function huesFirst(colors: Candidate[]): Candidate[] {
  if (LITERAL.test(colors[0]?.name ?? '')) return colors;
  const [greys, hues] = [
    colors.filter(({ value }) => isGrey(value)),
    colors.filter(({ value }) => !isGrey(value)),
  ];
  return [...hues, ...greys];
}

const MAIN = /default|only|primary|the product|hero|main/iu;
const ASIDE = /limited|optional|rare|secondary|alternat|variant/iu;

/** Of a light and a dark palette the one that the text calls its main one, or else the one that it begins with. */
function findMainScheme(prose: NonNullable<DesignDocument['prose']>): Scheme | undefined {
  const grounds = findProseColors('bg', prose);
  const schemes = grounds.map((color) => ({ color, scheme: schemeOfProse(color) }));
  const section = (color: (typeof grounds)[number]): string => color.headings.at(-1) ?? '';
  const main = schemes.find(
    ({ color, scheme }) => scheme && MAIN.test(section(color)) && !ASIDE.test(section(color)),
  );
  const rest = schemes.filter(({ color }) => !ASIDE.test(section(color)));
  const first = [...(rest.length > 0 ? rest : schemes)].sort((a, b) => a.color.line - b.color.line)[0];
  return main?.scheme ?? first?.scheme;
}
