import { findDirection } from '../assets/scripts.ts';
import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest, Mood } from '../brief/design-request.ts';
import { titleOf } from '../brief/statement.ts';
import { toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { tonesOf } from '../lexicon/tones.ts';
import type { Photo } from '../photo/photo.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { faces } from '../sheets/faces.ts';
import type { Style } from '../sheets/sheet.ts';
import { styles } from '../sheets/styles.ts';
import { schemeOfRecipes } from './card-recipes.ts';
import type { Direction } from './direction.ts';
import { darknessOf, weighFace } from './face-suits.ts';
import { colorsInTone, inTone } from './in-tone.ts';
import { toPalette } from './palettes.ts';
import { isForNight, toPhotoPalette } from './photo-palette.ts';
import { rankByWeight } from './rank-by-weight.ts';
import { toStylePalette } from './style-palette.ts';
import { schemeOf, type Tint, toTint } from './tint.ts';
import { withInk } from './with-ink.ts';

// Faces with a smaller share of the best one's weight are never chosen.
const LEAST_WEIGHT_SHARE = 0.18;
// Share of designs with the picture on the side where reading starts.
const SWAPPED = 0.3;
// Aspect ratios of profile headers: 1500 x 500, 1584 x 396.
const PROFILE_RATIOS = [3, 4] as const;
// How far the hue of a sibling differs, in degrees.
const SIBLING_HUE_SHIFT = { min: 14, max: 34 } as const;
const LIGHT_INK = 0.6;
// The golden and the silver ratio: no multiples of theirs lie close together, nor do the two go in step.
const STEPS = { family: (Math.sqrt(5) - 1) / 2, look: Math.SQRT2 - 1 } as const;
// In black, good news reads like an obituary.
const BRIGHT: readonly BriefKind[] = ['birth', 'greeting', 'invitation', 'thanks', 'appeal'];

export type DirectOptions = {
  width: number;
  height: number;
  seed: number;
  /** Which of the brief's designs this is, and the seed of its first one: so many designs in a row are of different kinds. */
  series?: { from: number; at: number };
  /** The seeds by which its compositions are put in order, where several designs share that. Default: its own. */
  round?: Pick<DirectOptions, 'seed' | 'series'>;
  /** 0 is the best design; 1, 2 ... are others that suit the brief. Default 0. */
  proposal?: number;
  /** 0 is the proposal itself; 1, 2 ... are siblings with the same style, scheme and hue, but different otherwise. */
  sibling?: number;
  /** The caller's picture, which lends a card its colors. */
  photo?: Photo | undefined;
  /** The styles to choose from. Default: those of no style. */
  among?: readonly Style[];
  /** Whether words alone stand on the ground of the card, which is what is colored then. */
  bare?: boolean;
};

/** Chooses style, scheme and colors for a brief; another seed gives another design. */
export function direct(request: DesignRequest, options: DirectOptions): Direction {
  const { seed, proposal = 0, sibling = 0, photo, among = faces, bare = false } = options;
  const random = createRandom(seed).fork('direction');
  const kin = proposal === 0 ? random : random.fork(`proposal ${proposal}`);
  const own = sibling === 0 ? kin : kin.fork(`sibling ${sibling}`);
  const ranked = rankStyles(request, among, random.fork('look'), toFirst('look', options));
  const style = ranked[proposal % ranked.length] ?? among[0];
  if (!style) throw new Error('a card is set in one of at least one style');
  const tint = toTint(request, kin.fork('tint'));
  const lender = request.colors.length === 0 && request.ground === undefined ? photo : undefined;
  const scheme = chooseScheme(request, tint, style, kin.fork('scheme'), lender);
  const shade = sibling === 0 ? tint : shiftHue(tint, request, sibling, own.fork('kin'));
  const side = chooseSide(request, options);
  const swapped = side ?? kin.fork('side').next() < SWAPPED;
  const styled = lender ? undefined : toStylePalette(style, scheme, request, kin.fork('palette'));
  const palette = (): Palette =>
    lender
      ? toPhotoPalette(lender, scheme, shade.hue)
      : inTone(styled?.palette ?? toPalette(scheme, shade, { bare, random: kin.fork('palette') }), request);
  return {
    look: style.name,
    scheme,
    palette: withInk(palette(), request.ink, request.ground !== undefined),
    ...(styled ? { hues: colorsInTone(styled.hues, request) } : {}),
    motif: '',
    // Every second sibling is mirrored, which makes a difference in any picture.
    swapped: side === undefined ? swapped !== (sibling % 2 === 1) : swapped,
    seed: proposal + sibling === 0 ? seed : hashText(`${seed} ${proposal} ${sibling}`),
  };
}

/** Chance of the first rank, 0 to 1; along a series in steps that soon reach every part of the range. */
export function toFirst(
  name: keyof typeof STEPS,
  { seed, series = { from: seed, at: 0 } }: Pick<DirectOptions, 'seed' | 'series'>,
): number {
  const start = createRandom(series.from).fork('direction').fork(name).next();
  return (start + series.at * STEPS[name]) % 1;
}

/** Whether the prompt, the canvas or the script decides that the design is mirrored; undefined where it is open. */
function chooseSide(request: DesignRequest, size: { width: number; height: number }): boolean | undefined {
  const rtl = findDirection(titleOf(request)) === 'rtl';
  const wish = request.layout?.find(({ wish: side }) => side === 'left' || side === 'right')?.wish;
  if (wish) return (wish === 'right') !== rtl;
  // The profile photo covers the lower left, so the picture goes there.
  if (PROFILE_RATIOS.some((ratio) => Math.abs(size.width / size.height - ratio) < 0.02)) return !rtl;
  // Right-to-left words that end at the picture would press against it.
  return rtl ? false : undefined;
}

/** Shifts the hue slightly to one side where the brief leaves the color open. */
function shiftHue(tint: Tint, { colors }: DesignRequest, sibling: number, random: Random): Tint {
  if (colors.length > 0) return tint;
  const step = random.range(SIBLING_HUE_SHIFT.min, SIBLING_HUE_SHIFT.max) * (sibling % 4 < 2 ? 1 : -1);
  return { ...tint, hue: (tint.hue + step + 360) % 360 };
}

/** Ranks the styles that suit the brief, drawing each rank at random by weight. */
function rankStyles(
  request: DesignRequest,
  among: readonly Style[],
  random: Random,
  first: number,
): readonly Style[] {
  const weighed = among.map((style) => ({ style, weight: weighFace(style.name, request) }));
  const best = Math.max(...weighed.map(({ weight }) => weight));
  return rankByWeight(
    weighed.filter(({ weight }) => weight >= best * LEAST_WEIGHT_SHARE),
    random,
    first,
  ).map(({ style }) => style);
}

const schemeOfMood = (mood: Mood): 'light' | 'dark' | undefined =>
  tonesOf([mood])[0]?.scheme ?? styles.find(({ style }) => style === mood)?.scheme;

function chooseScheme(
  request: DesignRequest,
  tint: Tint,
  style: Style,
  random: Random,
  photo: Photo | undefined,
): 'light' | 'dark' {
  const named = request.ground === undefined ? undefined : schemeOf(tint);
  if (named ?? request.scheme) return named ?? request.scheme ?? 'light';
  // Colored letters need a background that they can be read on.
  if (request.ink) return toOklch(request.ink).l > LIGHT_INK ? 'dark' : 'light';
  const schemes = request.moods.map(schemeOfMood);
  if (schemes.includes('dark')) return 'dark';
  if (schemes.includes('light')) return 'light';
  const asked = schemeOf(tint) ?? schemeOfRecipes(tint.recipes);
  if (asked) return asked;
  if (style.scheme) return style.scheme;
  const darkness = darknessOf(style.name);
  if (BRIGHT.includes(request.briefKind) && darkness < 1) return 'light';
  return (photo ? isForNight(photo, random) : random.next() < darkness) ? 'dark' : 'light';
}
