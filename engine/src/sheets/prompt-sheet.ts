import { contrast } from '../color/contrast.ts';
import { isOfScheme } from '../color/is-of-scheme.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { PatternColors } from './pattern-colors.ts';
import type { PatternName } from './pattern-names.ts';
import type { Inks, Sheet, Style } from './sheet.ts';
import { toInks } from './to-inks.ts';

// A field nearer to the ground than this is not seen as one.
const SET_OFF = 1.25;
// And neither is a shape on it.
const SEEN = 1.3;
const SEEN_HUE = 1.12;
const [HUELESS, STANDS_OUT] = [0.02, 4.5];
// Shares of an accent, or of the ink, in a field that keeps the scheme of its card.
const SHARES = [0.26, 0.18, 0.12, 0.08] as const;
const MOST_INK = 0.12;
// A ground with more is a color, not a paper; one with less has no hue.
const [STRONG, GREY] = [0.06, 0.03];

/** What is drawn on a field of a card that no style decides about. */
export const ANY_PATTERN: readonly [PatternName, ...PatternName[]] = ['arches', 'quarters', 'rings', 'folds'];

type PromptSheetOptions = {
  pattern: PatternName;
  hues: readonly string[] | undefined;
  /** That is asked for: no field leaves it, but in a color that is asked for as well. */
  scheme?: 'light' | 'dark' | undefined;
  asked?: readonly string[];
  /** A gradient is asked for. */
  turns?: boolean;
  /** Made for what stands on it, which would not be seen on another; asked colors come first. */
  field?: string | undefined;
  /** A pattern is the whole picture, in asked colors. */
  patterned?: PatternColors;
};

// How much lighter a field is on a dark ground, and how much more color it has.
const [LIFT, RICHER] = [0.14, 1.25];

/** A field on a dark ground is of its hue: of another, the card would be two halves. */
function lifted(ground: string): string {
  const { l, c, h } = toOklch(ground);
  return oklch(l + LIFT, c * RICHER, h);
}

/** A face in the colors that were decided for a card. */
export function toPromptSheet(
  { voices, behind = [], above = [], strip }: Style,
  palette: Palette,
  { pattern, hues = [], scheme, asked = [], turns = false, field, patterned }: PromptSheetOptions,
): Sheet {
  const { background, surface, foreground, muted, accent, accent2 } = palette;
  const tinged = (ground: string): boolean => toOklch(ground).c > GREY;
  const colored = (ground: string): boolean => toOklch(ground).c > STRONG;
  /** Of the two that the card is set in, the one that is read better. */
  const inkOf = (ground: string): string =>
    contrast(foreground, ground) >= contrast(background, ground) ? foreground : background;
  const on = (ground: string, second: string) =>
    withHues(
      toInks({
        ground,
        start: inkOf(ground),
        strong: colored(ground),
        accent: contrast(second, ground) >= SEEN ? second : undefined,
      }),
    );
  /** Those of the style that are seen on a ground. */
  const withHues = (inks: Inks): Inks => {
    const seen = turns ? hues : hues.filter((color) => contrast(color, inks.ground) >= SEEN_HUE);
    return seen.length > 1 ? { ...inks, hues: seen } : inks;
  };
  /** What a drawing on it has for its light; a grey is one only where it stands out. */
  const lightOn = (ground: string): string => {
    const faint = toOklch(accent2).c <= HUELESS && contrast(accent2, ground) < STANDS_OUT;
    const light = [accent2, background].find((color) => contrast(color, ground) >= SEEN);
    return faint ? foreground : (light ?? foreground);
  };
  const plain = withHues(
    toInks({
      ground: background,
      start: foreground,
      muted: colored(background) ? undefined : muted,
      accent,
      strong: colored(background),
    }),
  );
  const kept = (color: string): string => {
    if (scheme === undefined || asked.includes(background)) return color;
    if (isOfScheme(color, scheme) || asked.includes(color)) return color;
    const shares = SHARES.filter((share) => colored(color) || share <= MOST_INK);
    const tones = shares.map((share) => mix(background, color, share));
    return tones.find((tone) => isOfScheme(tone, scheme)) ?? background;
  };
  const made = asked.length === 0 ? field : undefined;
  const isNight =
    made === undefined &&
    asked.length === 0 &&
    hues.length === 0 &&
    tinged(background) &&
    isOfScheme(background, 'dark');
  const accented = contrast(accent, background) >= SET_OFF ? kept(accent) : surface;
  const fieldGround = made ?? (isNight ? lifted(background) : accented);
  return {
    voices,
    grounds: {
      plain,
      sheet: plain,
      field: patterned
        ? { ...on(patterned.ground, accent), hues: patterned.hues }
        : on(fieldGround, isNight ? accent : lightOn(fieldGround)),
      strong: on(kept(foreground), accent),
      quiet: on(surface, accent),
      cover: plain,
    },
    branded: false,
    pattern,
    // An asked color turns into no other, unless a gradient is asked for, which has to be seen.
    behind: turns
      ? behind.map((shape) => (shape.draw === 'sheen' ? { ...shape, ink: 'fill' as const } : shape))
      : asked.length > 0
        ? behind.filter(({ draw }) => draw !== 'sheen')
        : behind,
    above,
    ...(strip ? { strip } : {}),
  };
}
