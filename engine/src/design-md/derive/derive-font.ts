import { toBrandFont } from '../../templates/brand-fonts.ts';
import { type DesignToken, type ProseStyle, quoteName, toPathText } from '../read/design-document.ts';
import { OF_THE_LOGO } from '../read/type-words.ts';
import { findBundled, findCardFont, isGeneric, OF_HEADINGS, splitFontStack } from './font-families.ts';
import type { Found } from './found.ts';
import { findProseStacks } from './prose-headings.ts';
import { resolveReference } from './resolve-reference.ts';
import { FAMILY_GROUPS, FAMILY_NAMES, FOR_ALL, HEADING_NAMES } from './roles.ts';
import { findSimilar } from './similar-families.ts';
import type { TokenIndex } from './token-index.ts';

const GROUP = 'typography';
const OWN = 'typography.heading.fontFamily';

// `h1: 32px` is a style of one value, and that is not its family.
const IS_SIZE = /^[-+.]?\d/;

/** The stack that a document sets its headings in, and where it stands. */
export type HeadingStack = { stack: string; source: string };

export type DerivedFont = {
  found: Found[];
  /** Where the stacks stand that it was chosen from. */
  candidates: string[];
};

/**
 * The card's font for the first heading style that names a family which one stands for, and the family itself where it
 * is bundled.
 */
export function deriveFont(index: TokenIndex, styles: readonly ProseStyle[] = []): DerivedFont {
  const notes: string[] = [];
  const unknown: HeadingStack[] = [];
  const told = new Set(findProseStacks(styles).map(({ source }) => source));
  const stacks = findHeadingStacks(index, styles, notes);
  const candidates = stacks.map(({ source }) => source);
  for (const heading of stacks) {
    const { stack, source } = heading;
    const match = findCardFont(stack);
    const [first = '', ...behind] = splitFontStack(stack).slice(0, match && match.at + 1);
    const named = [first, ...behind].map(findBundled).find((one) => one !== undefined);
    const similar = [first, ...behind].find((one) => findSimilar(one) !== undefined) ?? '';
    const family = named ?? findSimilar(similar);
    if (!match && family === undefined) {
      unknown.push(heading);
      continue;
    }
    if (source !== OWN && !told.has(source))
      notes.push(
        `This document calls the family of its headings \`${source}\`; declare \`${OWN}\` for readers that know no other name.`,
      );
    const isOwn = family !== undefined && family !== toBrandFont(match ? { font: match.font } : {}).family;
    if (isOwn && named === undefined)
      notes.push(
        `\`${source}\` is \`${quoteName(stack)}\`; headings are set in ${family}, which is built like ${quoteName(similar)}.`,
      );
    else if (isOwn && findBundled(first) === undefined)
      notes.push(
        `\`${source}\` is \`${quoteName(stack)}\`; headings are set in its ${family}, because ${quoteName(first)} is not bundled.`,
      );
    else if (match && !isOwn) notes.push(...toStandIn(heading, match));
    const found = [
      match ? { parameter: 'font', value: match.font, source, notes } : { parameter: 'font', notes },
      ...(isOwn ? [{ parameter: 'fontFamily', value: family, source, notes: [] }] : []),
    ];
    return { found, candidates };
  }
  const [first] = unknown;
  if (first)
    notes.push(
      `\`${first.source}\` is \`${quoteName(first.stack)}\`, which a card cannot set; add a generic family after it, \`sans-serif\` or \`serif\`.`,
    );
  const said = unknown.length > 0 ? notes : [...notes, ...toFontHint(index)];
  return { found: [{ parameter: 'font', notes: said }], candidates };
}

const BODY = /(?:^|-)(?:body|text|mono|code|label|caption|button)(?:-|$)/;

function toFontHint(index: TokenIndex): string[] {
  const near = index.group(GROUP).find(({ name, token }) => {
    const isFamily = FAMILY_NAMES.some(
      (family) => name.startsWith(`${family}-`) || name.endsWith(`-${family}`),
    );
    return isFamily && token.kind !== 'nothing' && !BODY.test(name);
  });
  return near === undefined
    ? []
    : [
        `This document may set its headings in \`${toPathText(near.token.path)}\`; declare \`${OWN}\` to have it used.`,
      ];
}

/**
 * Stacks of the heading styles in order of their standing, those of the text where no token names one; what is wrong
 * with a style goes into `notes`.
 */
export function findHeadingStacks(
  index: TokenIndex,
  styles: readonly ProseStyle[],
  notes: string[] = [],
): HeadingStack[] {
  const stacks: HeadingStack[] = [];
  const tokens = [
    ...HEADING_NAMES.map((name) => findFamily(name, index)),
    ...HEADING_NAMES.flatMap((name) => FAMILY_GROUPS.map((group) => index.find(GROUP, `${group}-${name}`))),
    ...FAMILY_NAMES.map((name) => index.find(GROUP, name)),
    ...FAMILY_GROUPS.flatMap((group) => FOR_ALL.map((name) => index.find(GROUP, `${group}-${name}`))),
  ];
  for (const token of tokens) {
    if (!token || IS_SIZE.test(token.value)) continue;
    const source = toPathText(token.path);
    const resolved = resolveReference(token, index);
    if ('problem' in resolved || resolved.value === '') {
      const problem =
        'problem' in resolved && token.kind !== 'nothing' ? resolved.problem : 'names no family';
      notes.push(`\`${source}\` ${problem}; it was left out.`);
    } else if (isLogoFace(token, resolved.value, index))
      notes.push(`\`${source}\` is the face of the logo, which a card does not set; it was left out.`);
    else stacks.push({ stack: resolved.value, source });
  }
  return stacks.length > 0 ? stacks : findProseStacks(styles);
}

// Keys in a style of type that say what it is for.
const PURPOSE = ['use', 'usage', 'for', 'role', 'purpose', 'note', 'notes', 'description'];

/** By what is said behind the family, or beside it in its style. */
function isLogoFace({ path }: DesignToken, stack: string, index: TokenIndex): boolean {
  if (splitFontStack(stack).length === 0) return OF_THE_LOGO.test(stack);
  const said = PURPOSE.map((key) => index.at([...path.slice(0, -1), key].join('.'))?.value ?? '').join(' ');
  return path.length > 2 && OF_THE_LOGO.test(said) && !OF_HEADINGS.test(said);
}

function findFamily(name: string, index: TokenIndex): DesignToken | undefined {
  for (const family of FAMILY_NAMES) {
    const token = index.find(GROUP, `${name}-${family}`);
    if (token) return token;
  }
  return index.find(GROUP, name);
}

function toStandIn(
  { stack, source }: HeadingStack,
  { font, family, at }: { font: string; family: string; at: number },
): string[] {
  const first = at === 0;
  if (first && (isGeneric(family) || (font !== 'serif' && font !== 'mono'))) return [];
  return [
    first
      ? `\`${source}\` is set in the card's \`${font}\`, which stands for ${quoteName(family)}.`
      : `\`${source}\` is \`${quoteName(stack)}\`; the card's \`${font}\` stands for its ${quoteName(family)}.`,
  ];
}
