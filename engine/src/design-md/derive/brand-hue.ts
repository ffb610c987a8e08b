import { contrast } from '../../color/contrast.ts';
import { toOklch } from '../../color/oklch.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import { toPathText } from '../read/design-document.ts';
import { resolveReference } from './resolve-reference.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

export type BrandHue = {
  value: string;
  source: string;
  /** The document calls it its brand's, and not one of them. */
  isOwn: boolean;
};

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const GREY_CHROMA = 0.045;
const VISIBLE = 1.3;

// What says that it is the brand's itself.
const OWN = /^(?:brand|signature)(?:-(?:color|colour))?$/;
// The surest first. Of several hues of the brand the first is the one it begins with; of many accents none is the
// brand's: they are its palette.
const OF_THE_BRAND = /^brand-(?!(?:warn|warning|error|success|info|tag|annotate|link)(?:-|$))/;
const NAMES = [OWN, OF_THE_BRAND, /^signature-/, /^accent-/, /^cta(?:-|$)/];
const SHADE =
  /(?:^|-)(?:soft|subtle|light|lighter|dark|darker|hover|active|pressed|press|focus|disabled|muted|tint|pale|wash|bg|background|surface|border|text|ink|fg|on|deep|strong|faint|foreground|mid|\d+)(?:-|$)/;

/** Whether a color has next to no hue, as the black of a button. */
export function isGrey(value: string): boolean {
  const color = parseColor(value);
  return color !== undefined && toOklch(flattenColor(color, WHITE)).c < GREY_CHROMA;
}

/** The color that a document names its brand's, its signature's, a hue of its brand or its only accent, if it has a hue and can be seen. */
export function findBrandHue(index: TokenIndex, ground: string | undefined): BrandHue | undefined {
  const hues = index.group('colors').flatMap(({ name, token }) => {
    if (SHADE.test(name) || token.kind !== 'text') return [];
    const resolved = resolveReference(token, index);
    const color = 'value' in resolved ? toCardColor(resolved.value) : resolved;
    if (!('value' in color) || isGrey(color.value) || !isVisible(color.value, ground)) return [];
    return [{ name, value: color.value, source: toPathText(token.path) }];
  });
  for (const pattern of NAMES) {
    const named = hues.filter(({ name }) => pattern.test(name));
    const [first] = named;
    const isSole = new Set(named.map(({ value }) => value.toLowerCase())).size === 1;
    if (first && (isSole || OF_THE_BRAND.test(first.name)))
      return { value: first.value, source: first.source, isOwn: OWN.test(first.name) };
  }
  return undefined;
}

function isVisible(value: string, ground: string | undefined): boolean {
  const [color, below] = [parseColor(value), parseColor(ground ?? '')];
  return !color || !below || contrast(flattenColor(color, below), ground ?? '') >= VISIBLE;
}
