import type { DesignRequest } from '../../brief/design-request.ts';
import { contrast, ensureContrast } from '../../color/contrast.ts';
import type { Palette } from '../../color/palette.ts';

// Less is not seen as another colour than the ground.
const SEEN = 1.25;
const READ = 4.6;

/** A palette with the colours that the brief asks for as they are: on its ground, the next ones are its accents. */
export function withAskedColors(palette: Palette, { colors, ground, ink }: DesignRequest): Palette {
  const background = ground ?? palette.background;
  const [first, second] = colors.filter(
    (color) => color !== background && color !== ink && contrast(color, background) >= SEEN,
  );
  if (first === undefined) return palette;
  return {
    ...palette,
    accent: first,
    accent2: second ?? palette.accent2,
    accentText: contrast(first, background) >= READ ? first : ensureContrast(first, [background], READ),
  };
}
