import { inkOn, readableAs } from '../../../color/contrast.ts';
import { oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Print } from '../../../photo/develop.ts';
import { toField } from '../blocks/kit.ts';

/** What is behind a box of a picture, as one color. */
export function meanColor({ width, height, data }: Print, box: Box): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 3)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 3) {
      const at = (y * width + x) * 3;
      for (let i = 0; i < 3; i++) sums[i] = (sums[i] ?? 0) + (data[at + i] ?? 0);
      count++;
    }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** A picture's own dark and light: its hue, deep or pale enough to be written on. */
export function tonesOf(color: string): { dark: string; light: string } {
  const { c, h } = toOklch(color);
  return {
    dark: oklch(0.17, Math.min(0.05, c * 0.6), h),
    light: oklch(0.965, Math.min(0.018, c * 0.3), h),
  };
}

const STANDS = 7;

/** The inks of a palette on a veil of a tone. */
export function inksOn(palette: Palette, tone: string): Palette {
  const field = toField(palette, tone);
  // On a picture the quieter ink is lost: rank is size and weight.
  const foreground = inkOn(tone);
  return {
    ...field,
    foreground,
    muted: foreground,
    // An ink that is barely readable on the tone itself would never be through a veil of it.
    accentText: readableAs(field.accentText, [tone], STANDS, foreground),
  };
}
