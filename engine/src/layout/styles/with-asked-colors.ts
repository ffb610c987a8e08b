import type { DesignRequest } from '../../brief/design-request.ts';
import { contrast, ensureContrast } from '../../color/contrast.ts';
import type { Palette } from '../../color/palette.ts';
import { turnPaletteToKin } from '../../color/turn-to-kin.ts';
import { withInk } from '../with-ink.ts';

// Less is not seen as another color than the ground.
const SEEN = 1.25;
const READ = 4.6;

/** A palette with the colors that the brief asks for as they are: on its ground, the next ones are its accents. */
export function withAskedColors(own: Palette, request: DesignRequest): Palette {
  const { colors, ground, ink } = request;
  const palette = inAskedHues(own, request);
  const background = ground ?? palette.background;
  const [first, second] = colors.filter(
    (color) => color !== background && color !== ink && contrast(color, background) >= SEEN,
  );
  const accented =
    first === undefined
      ? palette
      : {
          ...palette,
          accent: first,
          accent2: second ?? palette.accent2,
          accentText: contrast(first, background) >= READ ? first : ensureContrast(first, [background], READ),
        };
  return withInk(accented, ink, ground !== undefined);
}

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
