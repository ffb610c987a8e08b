import type { DesignRequest } from '../brief/design-request.ts';
import { contrast, ensureContrast, readableAs } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { Random } from '../random.ts';
import type { Style, StyleInks } from '../sheets/sheet.ts';

const READABLE = 4.6;

/** A style's own colors, where the brief asks for none, or only for an accent on a ground that makes the style; undefined otherwise. */
export function toStylePalette(
  { light = [], dark = [], ownsGround }: Style,
  scheme: 'light' | 'dark',
  { colors, ground, ink }: DesignRequest,
  random: Random,
): { palette: Palette; hues: readonly string[] } | undefined {
  const sets: readonly StyleInks[] = scheme === 'dark' ? dark : light;
  const usual = sets.length > 0 ? sets : ownsGround ? [...dark, ...light] : [];
  // Letters of a color that is asked for stand on the style's own ground.
  const own = ink === undefined ? usual : usual.filter(([paper]) => contrast(ink, paper) >= READABLE);
  const hued = colors.filter((color) => color !== ink);
  const asked = hued.length > 0 || ground !== undefined;
  if (own.length === 0 || (asked && !ownsGround)) return undefined;
  const [paper, foreground, first, ...others] = random.pick(own);
  const background = ground !== undefined && contrast(ground, foreground) >= READABLE ? ground : paper;
  const [accent, accent2] = [hued[0] ?? first, hued[1] ?? others[0] ?? first];
  const seen = (color: string): string =>
    contrast(color, background) >= SEEN ? color : ensureContrast(color, [background], SEEN);
  return {
    palette: {
      background,
      surface: mix(background, foreground, 0.08),
      foreground,
      muted: ensureContrast(mix(foreground, background, 0.28), [background], READABLE),
      accent: seen(accent),
      accent2: seen(accent2),
      accentText: readableAs(accent, [background], READABLE, foreground),
    },
    hues: [accent, ...hued.slice(1), ...others],
  };
}

const SEEN = 1.3;
