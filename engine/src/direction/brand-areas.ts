import { contrast } from '../color/contrast.ts';
import { mix, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { Direction } from '../layout/direction.ts';
import type { Brand } from './brand.ts';

// Below it, an area hardly parts from its ground.
const PARTS = 1.3;
// Yellow and its kin turn olive when they are darkened, by black or by a dark ground.
const LUMINOUS = 0.8;
// Degrees of hue between which much darker tones are brown.
const WARM = { from: 35, to: 115 } as const;
const BROWN = 0.22;
// What is soft is no more colourful than what it stands beside.
const LOUDER = 1.05;

// On what is nearly black only a lighter area can be seen.
const NEARLY_BLACK = 0.35;

const lightness = (color: string): number => toOklch(color).l;

/** The colours and the cut of a brand's areas: what it declares, else its own colour nearer to the ground, and darker. */
export function toBrandAreas(
  { colors, tones = [], blocks = [], field, corner = 'soft' }: Brand,
  { background, foreground, accent }: Palette,
): Required<Direction>['areas'] {
  const isDark = lightness(background) < 0.5;
  const onGround = (color: string): number => contrast(color, background);
  const visible = tones.filter((one) => onGround(one) >= PARTS);
  const hidden = colors.accent !== undefined && onGround(colors.accent) < PARTS;
  const farthest = visible.toSorted((a, b) => onGround(b) - onGround(a))[0];
  const main = blocks[0] ?? field ?? (hidden ? (farthest ?? accent) : accent);
  const isLuminous = lightness(main) > LUMINOUS;
  const [above, below] = [
    tones.filter((one) => lightness(one) > lightness(main)),
    tones.filter((one) => lightness(one) < lightness(main)),
  ];
  const quiet = (isDark ? below : above).filter((one) => toOklch(one).c <= toOklch(main).c * LOUDER);
  const soft = quiet.toSorted((a, b) => onGround(a) - onGround(b))[0];
  const isWarm = toOklch(main).h > WARM.from && toOklch(main).h < WARM.to;
  const deep = isLuminous
    ? undefined
    : below.find((one) => one !== soft && !(isWarm && lightness(main) - lightness(one) > BROWN));
  return {
    corner,
    main,
    deep: blocks[1] ?? (field === undefined ? deep : accent) ?? (isLuminous ? foreground : shade(main)),
    soft:
      blocks[2] ??
      soft ??
      (isDark && isLuminous ? mix(background, foreground, 0.16) : mix(background, main, isDark ? 0.3 : 0.16)),
    others: blocks,
    ...(field !== undefined && blocks.length === 0 && { isScarce: true as const }),
  };
}

const shade = (color: string): string =>
  lightness(color) < NEARLY_BLACK ? mix(color, '#ffffff', 0.24) : mix(color, '#000000', 0.22);
