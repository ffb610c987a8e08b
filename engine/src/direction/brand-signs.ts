import { differenceEuclidean } from 'culori';
import { contrast, luminance } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { BrandSigns } from '../sheets/brand-signs.ts';
import type { Brand } from './brand.ts';

// Below both, an area hardly parts from its ground: yellow on white is as light, and yet another color (OKLab).
const PARTS = 1.3;
const APART = 0.12;
const distance = differenceEuclidean('oklab');
// OKLCH chroma from which a color beside the main one is one of two, and not a tint beside it.
const STRONG = 0.1;
// WCAG 2.2, 1.4.3; small words on a dark ground glow less than they measure.
const READS = { light: 4.5, dark: 7 } as const;
const LARGE = 3;
// Where the document says nothing: white on orange is neither bright nor dark.
const PALE_LARGE = 3.4;
const DARK_GROUND = 0.18;
const SEEN_LINE = 1.12;
const PALE = 0.8;

/** The least contrast of small words on a ground. */
export const neededOn = (ground: string): number =>
  luminance(ground) < DARK_GROUND ? READS.dark : READS.light;

/** What a brand's own card is made of. Nothing is mixed: its designer knows every color of it. */
export function toBrandSigns(brand: Brand, { background, foreground, accent }: Palette): BrandSigns {
  const { colors, tones = [], blocks = [], seconds = [], field, corner = 'soft', line, gradient } = brand;
  const onGround = (color: string): number => contrast(color, background);
  const parts = (color: string): boolean => onGround(color) >= PARTS || distance(color, background) >= APART;
  const [farthest] = tones.toSorted((a, b) => onGround(b) - onGround(a));
  const isHidden = colors.accent !== undefined && !brand.isSmall && !parts(colors.accent);
  const hidden = farthest !== undefined && parts(farthest) ? farthest : foreground;
  const main = blocks[0] ?? field ?? (isHidden ? hidden : (colors.accent ?? accent));
  // Then the ground is what it is known by, and never its text color.
  const hasNone = main === accent && colors.accent === undefined;
  const small = brand.isSmall && blocks.length === 0 ? accent : undefined;
  const beside =
    blocks.length > 0
      ? blocks.slice(1)
      : field === undefined || small !== undefined
        ? seconds.filter((color) => color !== main && color !== small)
        : [accent, ...seconds];
  const own = main === colors.accent ? brand.onAccent : undefined;
  const others = beside.filter(parts);
  const [second] = others;
  const isTwo = second !== undefined && [main, second].every((color) => toOklch(color).c >= STRONG);
  return {
    corner,
    ground: background,
    main,
    onMain:
      own !== undefined && contrast(own, main) >= LARGE ? own : findInk(main, { background, foreground }),
    ...(own !== undefined && contrast(own, main) < LARGE && { isBare: true as const }),
    others,
    ...(isTwo && { onSecond: findInkOf(second, main, { background, foreground }) }),
    ...(blocks.length > 2 && { isColorful: true as const }),
    quiet:
      colors.muted !== undefined && onGround(colors.muted) >= neededOn(background)
        ? colors.muted
        : foreground,
    line: line !== undefined && onGround(line) >= SEEN_LINE ? line : foreground,
    ...(gradient && { gradient }),
    ...(brand.isMono && { isMono: true as const }),
    ...(small !== undefined ? { small } : brand.isScarce && { isScarce: true as const }),
    ...(brand.isFrame && { isFrame: true as const }),
    ...((isHidden || hasNone) && { isGround: true as const }),
  };
}

/** A pale color of the brand where large words can be read in it, as brands set red and blue; else its dark one, else a neutral. */
function findInk(
  main: string,
  { background, foreground }: { background: string; foreground: string },
): string {
  const reads = (least: number) => (ink: string) => contrast(ink, main) >= least;
  const own = [background, foreground];
  const pale = own.filter((ink) => luminance(ink) > PALE);
  return (
    pale.find(reads(PALE_LARGE)) ??
    own.find(reads(READS.light)) ??
    ['#ffffff', ...own].find(reads(LARGE)) ??
    '#000000'
  );
}

/** The brand's other color where small words can be read in it, as a name in blue on yellow. */
const findInkOf = (
  color: string,
  other: string,
  neutrals: { background: string; foreground: string },
): string => (contrast(other, color) >= READS.light ? other : findInk(color, neutrals));
