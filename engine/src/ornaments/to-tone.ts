import { luminance } from '../color/contrast.ts';
import { oklch, toOklch } from '../color/oklch.ts';
import type { Inks } from '../sheets/sheet.ts';

// How much lighter or darker a whole step is.
const REACH = 0.5;
// Yellow turns to olive as it darkens; turned towards red it stays a color of light.
const SALLOW = { from: 60, to: 125, turn: -60 } as const;
const GREY = 0.03;

/** A tone of a ground, from 0 to 1 towards its ink, as strong as the ground: mixed with ink it would be mud. */
export function toTone({ ground, ink }: Pick<Inks, 'ground' | 'ink'>, share: number): string {
  const { l, c, h } = toOklch(ground);
  const darker = luminance(ink) < luminance(ground);
  const sallow = darker && c > GREY && h > SALLOW.from && h < SALLOW.to;
  const lightness = l + (darker ? -1 : 1) * share * REACH;
  return oklch(Math.min(0.98, Math.max(0.04, lightness)), c, sallow ? h + SALLOW.turn * share : h);
}
