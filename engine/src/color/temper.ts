import { hueDistance, type Oklch, oklch, toOklch } from './oklch.ts';

/** From one value to the other; of hues going up, through 360. */
export type Range = readonly [from: number, to: number];

/** What a mood lets colors be, in OKLCH. */
export type Limits = {
  lightness?: Range | undefined;
  chroma?: Range | undefined;
  /** Where every hue is. */
  within?: Range | undefined;
  /** Where none is. */
  avoids?: readonly Range[] | undefined;
};

// Below this chroma the eye sees grey, and up to the next a paper of a tint, which no mood makes a color.
const [TINGED, COLORED] = [0.012, 0.05];
// Who names navy or cream has said how light it is.
const [DEEP, PALE] = [0.45, 0.85];

/** The color nearest to `color` within the limits; it is the same text where it keeps them. Black, white and greys have no hue that could be moved. */
export function temper(color: string, limits: Limits): string {
  const own = toOklch(color);
  const moved = { l: lightnessIn(own, limits), c: chromaIn(own, limits), h: hueIn(own, limits) };
  return moved.l === own.l && moved.c === own.c && moved.h === own.h
    ? color
    : oklch(moved.l, moved.c, moved.h);
}

const lightnessIn = ({ l }: Oklch, { lightness }: Limits): number =>
  lightness && l > DEEP && l < PALE ? clamp(l, lightness) : l;

function chromaIn({ l, c }: Oklch, { chroma }: Limits): number {
  if (!chroma) return c;
  // Navy with more color is royal blue.
  return c < COLORED || l < DEEP ? Math.min(c, chroma[1]) : clamp(c, chroma);
}

function hueIn({ c, h }: Oklch, { within, avoids = [] }: Limits): number {
  if (c < TINGED) return h;
  const own = within && !isIn(h, within) ? nearest(h, within) : h;
  const avoided = avoids.find((range) => isIn(own, range));
  return avoided ? outside(own, avoided) : own;
}

const clamp = (value: number, [least, most]: Range): number => Math.min(most, Math.max(least, value));

const upFrom = (from: number, to: number): number => (to - from + 360) % 360;
export const isIn = (hue: number, [from, to]: Range): boolean => upFrom(from, hue) < upFrom(from, to);
const isNearer = (hue: number, from: number, to: number): boolean =>
  hueDistance(hue, from) < hueDistance(hue, to);
const nearest = (hue: number, [from, to]: Range): number => (isNearer(hue, from, to) ? from : to);
// The end of purple is a violet blue still.
const BEYOND = 6;
const outside = (hue: number, [from, to]: Range): number =>
  ((isNearer(hue, from, to) ? from - BEYOND : to + BEYOND) + 360) % 360;

/** The limits of several moods at once; where two cannot both be kept, the first is. */
export const joinLimits = (all: readonly Limits[]): Limits =>
  all.reduce(
    (one, other) => ({
      lightness: joinRanges(one.lightness, other.lightness),
      chroma: joinRanges(one.chroma, other.chroma),
      within: one.within ?? other.within,
      avoids: [...(one.avoids ?? []), ...(other.avoids ?? [])],
    }),
    {},
  );

function joinRanges(one: Range | undefined, other: Range | undefined): Range | undefined {
  if (!one || !other) return one ?? other;
  const [least, most] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return least <= most ? [least, most] : one;
}
