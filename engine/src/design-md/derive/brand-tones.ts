import { differenceEuclidean } from 'culori';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import { isGrey } from './brand-hue.ts';
import { resolveReference } from './resolve-reference.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

// What reports a state, or is text or a line, is not for areas.
const NO_AREA =
  /(?:^|-)(?:error|danger|warn|warning|success|info|positive|negative|destructive|critical|alert|disabled|hover|pressed|active|press|focus|visited|shadow|border|hairline|divider|outline|overlay|scrim|text|ink|link|on|fg|foreground|icon|code|chart)(?:-|$)/;
// Areas of a page that is else black and white: `block-lime`, `brand-yellow`, `tile-2`.
const AREA = /^(block|brand|signature|accent|tile|card|feature|highlight)-/;
const SHADE = /(?:^|-)(?:deep|dark|light|soft|pale|tint|hover|pressed|active|muted|subtle|\d{2,3})(?:-|$)/;
const FEWEST_AREAS = 3;
const MOST = 4;
// Degrees of hue and least chroma of what is the accent itself, lighter or darker.
const KIN = { hue: 12, chroma: 0.02 } as const;
// In OKLab: below it, two areas side by side look like one.
const APART = 0.07;
const distance = differenceEuclidean('oklab');

/** Colors that a document declares for areas besides its accent. */
export type DeclaredAreas = {
  /** The accent's own lighter and darker tones. */
  tones: string[];
  /** Where the declared accent is a grey: the colored areas that the document names, if there are several. */
  blocks: string[];
};

export function findAreas(
  index: TokenIndex,
  { accent, declared, bg }: { accent: string; declared: string; bg: string },
): DeclaredAreas {
  const own = toOklch(accent);
  const areas = index.group('colors').flatMap(({ name, token }) => {
    if (NO_AREA.test(name) || token.kind !== 'text') return [];
    const resolved = resolveReference(token, index);
    const color = 'value' in resolved ? toCardColor(resolved.value) : resolved;
    const parsed = 'value' in color ? parseColor(color.value) : undefined;
    return parsed && parsed.alpha === 1 ? [{ name, value: flattenColor(parsed, parsed) }] : [];
  });
  const named = areas.filter(({ name, value }) => AREA.test(name) && !SHADE.test(name) && !isGrey(value));
  const family = [...Map.groupBy(named, ({ name }) => AREA.exec(name)?.[1]).values()].find(
    (group) => group.length >= FEWEST_AREAS,
  );
  const isKin = ({ value }: { value: string }): boolean => {
    const { c, h } = toOklch(value);
    return c >= KIN.chroma && hueDistance(h, own.h) <= KIN.hue;
  };
  const dropCopies = (from: readonly { value: string }[], besides: readonly string[]): string[] => {
    const kept: string[] = [];
    for (const { value } of from)
      if (kept.length < MOST && [bg, ...besides, ...kept].every((other) => distance(value, other) >= APART))
        kept.push(value);
    return kept;
  };
  return {
    tones: isGrey(accent) ? [] : dropCopies(areas.filter(isKin), [accent]),
    blocks: isGrey(declared) && family ? dropCopies(family, []) : [],
  };
}
