import type { DesignRequest } from '../../brief/design-request.ts';
import { ensureContrast } from '../../color/contrast.ts';
import type { Palette } from '../../color/palette.ts';
import { turnPaletteToKin } from '../../color/turn-to-kin.ts';

const READ = 4.6;

/** A palette in the hues that the brief asks for, and greys; what is read stays readable. */
export function inAskedHues(palette: Palette, { colors, colorWords, ground }: DesignRequest): Palette {
  if (!colorWords) return palette;
  const turned = turnPaletteToKin(palette, [
    ...colors,
    ...Object.keys(colorWords),
    ...(ground ? [ground] : []),
  ]);
  const { background } = turned;
  return {
    ...turned,
    foreground: ensureContrast(turned.foreground, [background], READ),
    muted: ensureContrast(turned.muted, [background], READ),
    accentText: ensureContrast(turned.accentText, [background], READ),
  };
}
