import { differenceEuclidean } from 'culori';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { AccentForm } from '../../templates/accent-forms.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { DesignDocument } from '../read/design-document.ts';
import { holdsWord, isSparing } from '../read/design-words.ts';
import { isGrey } from './brand-hue.ts';
import { findCardFont } from './font-families.ts';
import { resolveReference } from './resolve-reference.ts';
import { findTokenHues, isOfFrame } from './signature.ts';
import { splitGradient } from './split-gradient.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

/** What else of a document a card of its brand is recognised by; only what it declares. */
export type BrandSigns = {
  /** Its other colors, of another hue than the accent. */
  seconds: string[];
  /** What words on the accent are set in. */
  onAccent?: string;
  /** Its hairlines. */
  line?: string;
  /** The stops of its gradient. */
  gradient?: string[];
  /** Labels are set in a monospaced face. */
  isMono?: true;
  /** The accent is for small things. */
  isScarce?: true;
  /** It may fill areas. */
  isForAreas?: true;
  /** The small thing that it is in. */
  form?: AccentForm;
  /** The accent is the frame around what it shows. */
  isFrame?: true;
};

// What documents call it, whatever its token.
const ACCENT = 'colors.accent';
const MOST_SECONDS = 2;
// Degrees of hue, and OKLab: nearer than that, it is a tone of the accent.
const OTHER = { hue: 20, distance: 0.12 } as const;
const distance = differenceEuclidean('oklab');

const SECOND =
  /^(?:brand-(?!(?:warn|warning|error|success|info|tag|annotate|link)(?:-|$))|secondary$|tertiary$)/;
const SHADE =
  /(?:^|-)(?:soft|subtle|light|lighter|dark|darker|hover|active|pressed|press|focus|disabled|muted|tint|pale|wash|bg|background|surface|border|text|ink|fg|on|deep|strong|faint|foreground|mid|\d+)(?:-|$)/;
const OF_THE_BRAND = /^(?:brand|primary|primary brand|brand primary)(?: colou?rs?| palette)?$/i;
const SECONDARY = /^secondary(?: colou?rs?)?$/i;
const STATE =
  /\b(?:pressed|hover|active|disabled|focus|tint|dim|background|dark|light|deep|soft|pale|link)\b/i;
const ON_ACCENT = [
  'on-accent',
  'on-brand',
  'on-primary',
  'text-on-accent',
  'text-on-brand',
  'text-on-primary',
  'accent-foreground',
  'primary-foreground',
];
const LINES = ['hairline', 'border', 'divider', 'rule', 'line', 'outline-variant'];
const GRADIENT = /(?:^|-)(?:brand|hero|primary|signature|gradient)(?:-|$)/;

export function findSigns(
  index: TokenIndex,
  { prose = [], uses = [] }: Pick<DesignDocument, 'prose' | 'uses'>,
  { accent, bg, fg }: { accent: string; bg: string; fg?: string },
): BrandSigns {
  const named = index.group('colors').flatMap(({ name, token }) => {
    if (!SECOND.test(name) || SHADE.test(name) || token.kind !== 'text') return [];
    const resolved = resolveReference(token, index);
    const color = 'value' in resolved ? toOpaque(resolved.value) : undefined;
    return color === undefined ? [] : [color];
  });
  const listed = prose.flatMap(({ headings, name, value }) => {
    const section = headings.at(-1)?.replace(/^[\d.\s]+/, '') ?? '';
    const isMain = OF_THE_BRAND.test(section) || (holdsWord('colors', section) && holdsWord('main', section));
    if ((!isMain && !SECONDARY.test(section)) || STATE.test(name)) return [];
    return toOpaque(value) ?? [];
  });
  const others: string[] = [];
  const ways = [named, findTokenHues(index).hues, listed];
  for (const color of ways.find((colors) => colors.length > 0) ?? []) {
    const isOther = !isGrey(color) && hueDistance(toOklch(color).h, toOklch(accent).h) >= OTHER.hue;
    const known = [accent, bg, ...(fg === undefined ? [] : [fg]), ...others];
    if (isOther && known.every((one) => distance(color, one) >= OTHER.distance)) others.push(color);
  }
  // Of a whole palette none is the brand's second color.
  const seconds = others.length > MOST_SECONDS ? [] : others;
  const onAccent = findFirst(ON_ACCENT, index);
  const line = findLine(index);
  const gradient = findGradient(index);
  const ofAccent = uses.filter(({ of }) => of === ACCENT || isColorOf(of, accent, index));
  const isKeptOff = ofAccent.some((use) => use.isKeptOff);
  const isOverArea = ofAccent.some((use) => use.isOverArea);
  const told = ofAccent.find(({ form }) => form !== undefined)?.form;
  // A stripe beside whole blocks of it is one sign among others.
  const form = isKeptOff || !isOverArea ? told : undefined;
  const isRationed =
    !isGrey(accent) && prose.some(({ value, says }) => toOpaque(value) === accent && isSparing(says));
  return {
    seconds,
    ...(onAccent !== undefined && { onAccent }),
    ...(line !== undefined && { line }),
    ...(gradient && { gradient }),
    ...(setsLabelsInMono(index) && { isMono: true as const }),
    ...((isKeptOff || isRationed) && { isScarce: true as const }),
    ...(isOverArea && !isKeptOff && !isRationed && { isForAreas: true as const }),
    ...(form !== undefined && { form }),
    ...(!isGrey(accent) && isOfFrame({ prose }, accent) && { isFrame: true as const }),
  };
}

/** Whether a path or value is this color. */
function isColorOf(of: string, color: string, index: TokenIndex): boolean {
  if (toOpaque(of) === color) return true;
  const token = index.at(of);
  const resolved = token?.kind === 'text' ? resolveReference(token, index) : undefined;
  return resolved !== undefined && 'value' in resolved && toOpaque(resolved.value) === color;
}

/** Whether sentences give a color whole areas, and none keeps it to small things. */
export function isForAreas(
  color: string,
  index: TokenIndex,
  { uses = [] }: Pick<DesignDocument, 'uses'>,
): boolean {
  const own = toOpaque(color);
  const said = own === undefined ? [] : uses.filter(({ of }) => isColorOf(of, own, index));
  return said.some((use) => use.isOverArea) && !said.some((use) => use.isKeptOff);
}

/** The color of a document's hairlines. */
export const findLine = (index: TokenIndex): string | undefined => findFirst(LINES, index);

function findFirst(names: readonly string[], index: TokenIndex): string | undefined {
  const colors = names.map((name) => {
    const token = index.find('colors', name);
    const resolved = token?.kind === 'text' ? resolveReference(token, index) : undefined;
    return resolved && 'value' in resolved ? toOpaque(resolved.value) : undefined;
  });
  return colors.find((color) => color !== undefined);
}

function toOpaque(value: string): string | undefined {
  const color = toCardColor(value);
  const parsed = 'value' in color ? parseColor(color.value) : undefined;
  return parsed && parsed.alpha === 1 ? flattenColor(parsed, parsed) : undefined;
}

/** The first gradient that is the brand's, if all of its stops are colors of their own. */
function findGradient(index: TokenIndex): string[] | undefined {
  for (const { name, token } of [...index.group('colors'), ...index.group('gradients')]) {
    if (token.kind === 'nothing' || !GRADIENT.test(name)) continue;
    const stops = splitGradient(token.value)?.stops.map(toOpaque);
    if (stops && stops.length > 1 && stops.every((stop) => stop !== undefined && !isGrey(stop)))
      return stops as string[];
  }
  return undefined;
}

const LABEL = /(?:^|-)(?:label|eyebrow|caption|overline|kicker|tag|meta|badge|button|nav)(?:-|$)/;

const setsLabelsInMono = (index: TokenIndex): boolean =>
  index
    .group('typography')
    .some(
      ({ name, token }) =>
        LABEL.test(name) &&
        !/(?:^|-)(?:mono|code)(?:-|$)/.test(name) &&
        /family$/.test(name) &&
        findCardFont(token.value)?.font === 'mono',
    );
