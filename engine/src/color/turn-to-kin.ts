import { hueDistance, oklch, toOklch } from './oklch.ts';
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

/** A palette in the hues of the colors that were asked for, and greys. Black and white alone turn nothing. */
export function turnPaletteToKin<Tones extends Palette>(palette: Tones, asked: readonly string[]): Tones {
  const hues = asked.map(toOklch).flatMap(({ c, h }) => (c < TINGED ? [] : [h]));
  if (hues.length === 0) return palette;
  const turned = Object.entries(palette).map(([name, color]) => [name, turnToKin(color, hues)]);
  return Object.fromEntries(turned) as Tones;
}
