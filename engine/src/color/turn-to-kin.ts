import { hueDistance, type Oklch, oklch, toOklch } from './oklch.ts';
import type { Palette } from './palette.ts';

// Blue with its violet neighbour is still blue; with pink beside it nobody would call the card blue.
const KIN_DEGREES = 24;
// Below this chroma the eye sees grey, warm or cool beside any color.
const TINGED = 0.035;

/** Turns a color to the nearest of the hues, as far as its neighbour; greys stay, and all where there are no hues. */
export function turnToKin(color: string, hues: readonly number[]): string {
  const { l, c, h } = toOklch(color);
  if (hues.length === 0 || c < TINGED || hues.some((hue) => hueDistance(hue, h) <= KIN_DEGREES)) return color;
  const [near = h] = hues.toSorted((a, b) => hueDistance(a, h) - hueDistance(b, h));
  const turn = ((h - near + 540) % 360) - 180;
  return oklch(l, c, near + Math.sign(turn) * KIN_DEGREES);
}

// Brown with more color is orange, and light brown with as much salmon: between these hues a dull color has a name of its own.
const EARTH = { from: 20, to: 115, dull: 0.11, share: 0.7 } as const;
const SAME = 0.005;

const isEarth = ({ c, h }: Oklch): boolean => c < EARTH.dull && h > EARTH.from && h < EARTH.to;

/** A palette in the hues of the colors that were asked for, and greys, and of brown alone in earth colors. Black and white alone turn nothing. */
export function turnPaletteToKin<Tones extends Palette>(palette: Tones, asked: readonly string[]): Tones {
  const hued = asked.map(toOklch).filter(({ c }) => c >= TINGED);
  const [first] = hued;
  if (!first) return palette;
  const hues = hued.map(({ h }) => h);
  const toEarth = (color: string): string => {
    const { l, c } = toOklch(color);
    return c < TINGED || c <= first.c + SAME ? color : oklch(l, Math.min(c, first.c * EARTH.share), first.h);
  };
  const kin = hued.every(isEarth) ? toEarth : (color: string): string => turnToKin(color, hues);
  const turned = Object.entries(palette).map(([name, color]) => [name, kin(color)]);
  return Object.fromEntries(turned) as Tones;
}
