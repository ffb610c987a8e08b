import { toBrandFont } from '../../templates/brand-fonts.ts';
import { type DesignToken, type ProseStyle, quoteName, toPathText } from '../read/design-document.ts';
import { findBundled, findCardFont, isGeneric, splitFontStack } from './font-families.ts';
import type { Found } from './found.ts';
import { findProseStacks } from './prose-headings.ts';
import { resolveReference } from './resolve-reference.ts';
import { FAMILY_GROUPS, FAMILY_NAMES, FOR_ALL, HEADING_NAMES } from './roles.ts';
import type { TokenIndex } from './token-index.ts';

const GROUP = 'typography';
const OWN = 'typography.heading.fontFamily';

// `h1: 32px` is a style of one value, and that is not its family.
const IS_SIZE = /^[-+.]?\d/;

/** The stack that a document sets its headings in, and where it stands. */
export type HeadingStack = { stack: string; source: string };

/**
 * The card's font for the first heading style that names a family which one stands for, and the family itself where it
 * is bundled.
 */
export function deriveFont(index: TokenIndex, styles: readonly ProseStyle[] = []): Found[] {
  const notes: string[] = [];
  const unknown: HeadingStack[] = [];
  const told = new Set(findProseStacks(styles).map(({ source }) => source));
  for (const heading of findHeadingStacks(index, styles, notes)) {
    const { stack, source } = heading;
    const [first = ''] = splitFontStack(stack);
    const family = findBundled(first);
    const match = findCardFont(stack);
    if (!match && family === undefined) {
      unknown.push(heading);
      continue;
    }
    if (source !== OWN && !told.has(source))
      notes.push(
        `This document calls the family of its headings \`${source}\`; declare \`${OWN}\` for readers that know no other name.`,
      );
    const isOwn = family !== undefined && family !== toBrandFont(match ? { font: match.font } : {}).family;
    if (match && !isOwn) notes.push(...toStandIn(heading, match));
    return [
      match ? { parameter: 'font', value: match.font, source, notes } : { parameter: 'font', notes },
      ...(isOwn ? [{ parameter: 'fontFamily', value: family, source, notes: [] }] : []),
    ];
  }
  const [first] = unknown;
  if (first)
    notes.push(
      `\`${first.source}\` is \`${quoteName(first.stack)}\`, which a card cannot set; add a generic family after it, \`sans-serif\` or \`serif\`.`,
    );
  return [{ parameter: 'font', notes: unknown.length > 0 ? notes : [...notes, ...toFontHint(index)] }];
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
    } else stacks.push({ stack: resolved.value, source });
  }
  return stacks.length > 0 ? stacks : findProseStacks(styles);
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
  { font, family, first }: { font: string; family: string; first: boolean },
): string[] {
  if (first && (isGeneric(family) || (font !== 'serif' && font !== 'mono'))) return [];
  return [
    first
      ? `\`${source}\` is set in the card's \`${font}\`, which stands for ${quoteName(family)}.`
      : `\`${source}\` is \`${quoteName(stack)}\`; the card's \`${font}\` stands for its ${quoteName(family)}.`,
  ];
}
