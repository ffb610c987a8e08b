import type { DesignRequest } from '../brief/design-request.ts';
import { ensureContrast, readableAs } from '../color/contrast.ts';
import { toOklch, withLightness } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { joinLimits, type Limits, temper } from '../color/temper.ts';
import { tonesOf } from '../lexicon/tones.ts';

// As the recipes have them: titles, small type, letters of the accent, and shapes that are seen.
const [TITLE, SMALL, LETTERS, SEEN] = [8, 5, 4.6, 1.35];

/** What the moods of a brief let colors be that nobody asked for, and how light its fields are at least; undefined where they say nothing of it. */
function limitsOf({
  moods,
  avoids = [],
  colors,
  ground,
}: DesignRequest): (Limits & { least: number }) | undefined {
  const all = [...tonesOf(moods), ...tonesOf(avoids)].map(({ limits }) => limits);
  if (all.length === 0) return undefined;
  // Recipes and schemes decide how light a card is; hues that are asked for stand above those of a mood.
  const { within, chroma, avoids: left, lightness = [0] } = joinLimits(all);
  const isOpen = colors.length === 0 && ground === undefined;
  return { chroma, avoids: left, within: isOpen ? within : undefined, least: lightness[0] };
}

/** Takes the colors of a card that were chosen for it to the tones of its moods. What is asked for stays exactly as it is, and words can be read as before. */
export function inTone(palette: Palette, request: DesignRequest): Palette {
  const limits = limitsOf(request);
  if (!limits) return palette;
  const exact = new Set([...request.colors, request.ground, request.ink]);
  const toned = (color: string): string => (exact.has(color) ? color : temper(color, limits));
  const background = toned(palette.background);
  const read = (color: string, ratio: number): string =>
    exact.has(color) ? color : ensureContrast(temper(color, limits), [background], ratio);
  const foreground = read(palette.foreground, TITLE);
  const field = (color: string): string => {
    const { l } = toOklch(color);
    return read(l < limits.least && !exact.has(color) ? withLightness(color, limits.least) : color, SEEN);
  };
  const accent = field(palette.accent);
  return {
    background,
    surface: toned(palette.surface),
    foreground,
    muted: read(palette.muted, SMALL),
    accent,
    accent2: field(palette.accent2),
    accentText: exact.has(palette.accentText)
      ? palette.accentText
      : readableAs(accent, [background], LETTERS, foreground),
  };
}

/** Colors in the tones of the moods, but those that are asked for. */
export function colorsInTone(colors: readonly string[], request: DesignRequest): string[] {
  const limits = limitsOf(request);
  return colors.map((color) => (!limits || request.colors.includes(color) ? color : temper(color, limits)));
}
