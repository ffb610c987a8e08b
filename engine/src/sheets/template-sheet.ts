import { contrast, inkOn, luminance } from '../color/contrast.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import { grotesk } from './faces/grotesk.ts';
import type { Inks, Sheet } from './sheet.ts';
import { toInks } from './to-inks.ts';
import { type OwnFont, toVoices } from './to-voices.ts';

/** What a caller may say about the look of a card: colors as `#rrggbb`. */
export type SheetWishes = {
  theme?: 'light' | 'dark' | undefined;
  bg?: string | undefined;
  /** The other end of a gradient that starts with `bg`. */
  bg2?: string | undefined;
  fg?: string | undefined;
  muted?: string | undefined;
  accent?: string | undefined;
  /** What fields are in, where that is not the accent. */
  primary?: string | undefined;
  /** The face of all words. */
  font?: OwnFont | undefined;
};

export type SheetOf = (wishes: SheetWishes) => Sheet;

const NEUTRAL = {
  light: { ground: '#ffffff', ink: '#0e0f12', field: '#ecebe7', strong: '#0e0f12' },
  dark: { ground: '#0b0c10', ink: '#f4f5f7', field: '#1c1e25', strong: '#0b0c10' },
} as const;
const NIGHT = 0.18;
const READABLE = 4.5;
const [BLACK, WHITE] = ['#000000', '#ffffff'];
// How far a field on a strong ground is from it: towards its ink, or where that could not be read there, away from it.
const RAISED = 0.12;
const SEEN_LARGE = 3;
// An accent nearer to the ground than this is no field of its own.
const SET_OFF = 1.25;

// Over a picture, only the scrim is a ground that words can count on.
const COVER = toInks({ ground: '#14181f', start: '#ffffff', muted: '#dcdee3' });

/** The sheet of our templates: neutral, or in the colors and the face that a caller gives. */
export function toTemplateSheet(wishes: SheetWishes): Sheet {
  const { theme, bg, bg2, fg, muted, accent, primary = accent } = wishes;
  const dark = theme === 'dark' || (bg !== undefined && luminance(bg) < NIGHT);
  const neutral = chooseNeutral(wishes);
  const ground = bg ?? neutral.ground;
  const branded = [bg, bg2, fg, accent].some((color) => color !== undefined);
  // Beside a color of a brand, black is a black of its hue, unless another of its colors can be read.
  const second = muted && fg && contrast(muted, ground) >= READABLE ? muted : undefined;
  const start = second ?? (accent && !dark ? tinted(accent) : neutral.ink);
  const also = bg2 ? toStops(ground, bg2) : [];
  const plain = toInks({ ground, also, ink: fg, muted, accent, start, tinted: 'kin' });
  const fieldGround =
    primary && contrast(primary, ground) >= SET_OFF
      ? primary
      : bg
        ? mix(ground, inkOn(ground), 0.09)
        : neutral.field;
  // Where no ink is readable on all of a gradient, words stand on its first color.
  const sheet = toInks({ ground, ink: fg, muted, accent, start });
  // On a field of it stand the other colors of a brand, if they can be read or, as a sign, be seen there.
  const own = [fg, bg].filter((color) => color !== undefined);
  const field = toInks({
    ground: fieldGround,
    start: own.find((color) => contrast(color, fieldGround) >= READABLE) ?? inkOver(fieldGround, start),
    accent: fieldGround === accent ? undefined : accent,
    strong: fieldGround === primary,
  });
  const sign = own.find((color) => contrast(color, fieldGround) >= SEEN_LARGE);
  const strongGround =
    bg ?? primary ?? (theme === 'light' ? neutral.ground : NEUTRAL[theme ?? 'light'].strong);
  const strong = toInks({
    ground: strongGround,
    also,
    ink: fg,
    muted,
    accent: bg ? accent : undefined,
    start: theme === 'dark' || !accent ? WHITE : inkOver(strongGround, start),
    strong: bg === undefined && accent !== undefined,
  });
  const raised = mix(strongGround, strong.ink, RAISED);
  const reads = contrast(strong.ink, raised) >= READABLE;
  const quietGround = reads
    ? raised
    : mix(strongGround, luminance(strong.ink) > luminance(raised) ? BLACK : WHITE, RAISED);
  const quiet = toInks({ ground: quietGround, start: strong.ink, strong: true });
  return {
    voices: wishes.font ? toVoices(wishes.font) : grotesk.voices,
    grounds: {
      plain: withWhite(plain),
      sheet: withWhite(sheet),
      field: { ...field, bright: sign ?? field.ink },
      strong: withWhite(strong),
      quiet,
      cover: COVER,
    },
    branded,
  };
}

/** On a color of middling lightness white looks lighter than black looks dark, wherever it can be read. */
const inkOver = (ground: string, otherwise: string): string =>
  contrast(WHITE, ground) >= READABLE ? WHITE : otherwise;

const withWhite = (inks: Inks): Inks => ({ ...inks, onFill: inkOver(inks.fill, inks.onFill) });

const tinted = (color: string): string => {
  const { c, h } = toOklch(color);
  return oklch(0.18, Math.min(0.03, c * 0.25), h);
};

/** The theme's ground, unless the caller's own ink could not be read on it. */
function chooseNeutral({ theme, bg, bg2, fg }: SheetWishes): (typeof NEUTRAL)['light' | 'dark'] {
  const guessed = theme ?? (bg === undefined && bg2 && luminance(bg2) < NIGHT ? 'dark' : 'light');
  const [wanted, other] = guessed === 'dark' ? [NEUTRAL.dark, NEUTRAL.light] : [NEUTRAL.light, NEUTRAL.dark];
  if (bg !== undefined || fg === undefined) return wanted;
  const reads = contrast(fg, wanted.ground);
  return reads >= READABLE || reads >= contrast(fg, other.ground) ? wanted : other;
}

const STOPS = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;
const HEX = 16;

/** Colors along a gradient, which is mixed in sRGB: the middle of two hues can be darker than both. */
export function toStops(from: string, to: string): string[] {
  const channels = (color: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), HEX));
  const [first, last] = [channels(from), channels(to)];
  return STOPS.map(
    (t) =>
      `#${first
        .map((value, i) =>
          Math.round(value + ((last[i] ?? 0) - value) * t)
            .toString(HEX)
            .padStart(2, '0'),
        )
        .join('')}`,
  );
}
