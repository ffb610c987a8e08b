import { contrast, ensureContrast, inkOn, luminance } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import { type Color, flattenColor, parseColor } from '../color-parameter.ts';
import type { TemplateValues } from '../template.ts';

/** The colors that a design starts from, in each theme. */
export type Scheme = { ground: string; ink: string; accent: string };
export type Schemes = { light: Scheme; dark: Scheme };

/** `#rrggbb`, all of them; texts have 4.5:1 on `ground` and on `panel`. */
export type CardColors = {
  dark: boolean;
  ground: string;
  /** A surface that is set off from the ground a little. */
  panel: string;
  /** Hairlines and quiet ornaments. */
  line: string;
  ink: string;
  muted: string;
  /** As it was given, for areas and ornaments. */
  accent: string;
  /** The accent as text. */
  accentInk: string;
  /** Text on the accent. */
  onAccent: string;
};

const TEXT_CONTRAST = 4.5;
const QUIET = 0.36;

/** The colors of a card: those of the brand where they are given, the design's own otherwise. */
export function toCardColors(values: TemplateValues, schemes: Schemes): CardColors {
  const scheme = schemes[values.theme === 'dark' ? 'dark' : 'light'];
  const over = (name: string, below: string): string | undefined => {
    const color = parseColor(values[name] ?? '');
    return color && flattenColor(color, parseColor(below) as Color);
  };
  const ground = over('bg', scheme.ground) ?? scheme.ground;
  const dark = luminance(ground) < 0.18;
  const chosen = over('fg', ground);
  const start = contrast(scheme.ink, ground) >= TEXT_CONTRAST ? scheme.ink : inkOn(ground);
  const panel = mix(ground, start, dark ? 0.07 : 0.045);
  const readable = (color: string): string => ensureContrast(color, [ground, panel], TEXT_CONTRAST);
  const ink = chosen ?? readable(start);
  const accent = over('accent', ground) ?? scheme.accent;
  return {
    dark,
    ground,
    panel,
    line: mix(ground, ink, 0.14),
    ink,
    muted: readable(mix(ink, ground, QUIET)),
    accent,
    accentInk: readable(accent),
    onAccent: contrast('#ffffff', accent) >= TEXT_CONTRAST ? '#ffffff' : inkOn(accent),
  };
}
