import { contrast } from './contrast.ts';
import { toOklch, withLightness } from './oklch.ts';

const READABLE = 4.5;
const STEP = 0.01;
// Red that is darker by more is brick, yellow that is lighter by more is cream.
const MOST = 0.12;

/**
 * Moves letters and their ground apart in lightness alone until the letters can be read: yellow on red asks for a deeper red. They
 * stay as they are where it would take other colors.
 */
export function partTones(ground: string, ink: string): { ground: string; ink: string } {
  const away = toOklch(ink).l >= toOklch(ground).l ? STEP : -STEP;
  let parted = { ground, ink };
  for (let moved = 0; moved <= MOST; moved += STEP) {
    parted = { ground: shift(ground, -away * (moved / STEP)), ink: shift(ink, away * (moved / STEP) * 0.5) };
    if (contrast(parted.ground, parted.ink) >= READABLE) return parted;
  }
  return { ground, ink };
}

const shift = (color: string, by: number): string =>
  by === 0 ? color : withLightness(color, Math.min(1, Math.max(0, toOklch(color).l + by)));
