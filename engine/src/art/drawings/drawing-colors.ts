import type { DesignRequest } from '../../brief/design-request.ts';
import type { PartName } from '../../brief/scene-ask.ts';
import { colorDistance } from '../../color/color-distance.ts';
import { contrast } from '../../color/contrast.ts';
import { isOfScheme } from '../../color/is-of-scheme.ts';
import { hueDistance, mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Drawing, DrawingColors } from './drawing.ts';
import type { Recoloring, Tone } from './drawing-row.ts';
import { LEAST_SEEN, partOutline, seenShare } from './part-outline.ts';
import { getRecoloring } from './recoloring.ts';

// Less than this between a thing and the shape behind it, and the two melt together.
const STANDS_OUT = 1.5;
// Two colors of one thing closer in lightness than this are one coat and its shade.
const SHADE = 0.2;

/** The color that a picture prompt gives its subject: `a red fox`. Other kinds name the card's color, or an animal's. */
export const requestedColor = ({ kind, colors, coat }: DesignRequest): string | undefined =>
  coat ?? (kind === 'picture' ? colors[0] : undefined);

/** What was asked for or is a brand's own, which no drawing changes. */
export const exactColors = (
  request: DesignRequest,
  { accent, accent2 }: Pick<Palette, 'accent' | 'accent2'>,
): string[] => [...request.colors, ...(request.coat ? [request.coat] : []), accent, accent2];

/** Colors asked for a thing: its own, the second of two, and those of its parts. */
export type RequestedColors = {
  color?: string;
  pair?: string;
  parts?: readonly { part: PartName; color: string }[];
};

/**
 * Things that everybody knows in one color look wrong in any other; the rest and emblems may wear the look's. Asked colors
 * win: each goes to what the drawing is mostly painted with, to its stripes, to its parts.
 */
export function toDrawingColors(
  drawing: Drawing,
  look: DrawingColors,
  asked?: string | RequestedColors,
): DrawingColors {
  const natural = drawing.emblem ? look : (drawing.natural ?? look);
  const asks: RequestedColors = typeof asked === 'string' ? { color: asked } : (asked ?? {});
  const { color, pair, parts = [] } = asks;
  const recoloring = getRecoloring(drawing.name);
  const colors: DrawingColors = { ...natural, ...(color ? toRecolored(drawing, recoloring, color) : {}) };
  if (color && recoloring.coat) Object.assign(colors, toCoatTones(natural, recoloring, color));
  if (pair) colors[recoloring.pair ?? 'second'] = pair;
  for (const { part, color: own } of parts)
    for (const tone of recoloring.parts?.[part] ?? []) colors[tone] = own;
  return color ? keepApart(colors, recoloring, asks) : colors;
}

/** The asked color on the field of a drawing, with its shades on what belongs to it. */
function toRecolored(drawing: Drawing, { field }: Recoloring, color: string): Partial<DrawingColors> {
  if (!field) return { main: color, ...toFollowing(drawing.natural, color) };
  const [first, ...others] = field;
  const { l, c, h } = toOklch(color);
  const step = l > 0.5 ? -0.09 : 0.09;
  const shades = others.map((tone, at) => [tone, oklch(l + step * (at + 1), c * 0.95, h)] as const);
  return { [first]: color, ...Object.fromEntries(shades) };
}

// Eyes of a dark animal, which its own dark eyes would be lost on.
const IRIS = '#c08a3e';

/** One color all over: markings are near tones of it; the eyes keep their light, and get a ring on a dark coat. */
function toCoatTones(
  natural: DrawingColors,
  { coat = [], field = ['main'] }: Recoloring,
  color: string,
): Partial<DrawingColors> {
  const { l, c, h } = toOklch(color);
  const steps = {
    second: l > 0.5 ? -0.07 : 0.06,
    accent: l > 0.5 ? -0.11 : 0.08,
    light: l > 0.92 ? -0.03 : 0.06,
  };
  const tones = coat.flatMap((tone) =>
    (tone === 'second' || tone === 'accent' || tone === 'light') && !field.includes(tone)
      ? [[tone, oklch(Math.min(0.99, l + steps[tone]), c * 0.95, h)] as const]
      : [],
  );
  return { ...Object.fromEntries(tones), fixed: l < 0.4 ? [natural.light, IRIS] : [natural.light] };
}

// A roof in the very color of its walls would be lost.
const TOO_NEAR = 0.1;
const ROOF_STEP = 0.2;

/** What keeps its own color steps off one that has been asked for the rest. */
function keepApart(
  colors: DrawingColors,
  { field = ['main'], pair: stripes = 'second', coat = [], parts }: Recoloring,
  asked: RequestedColors,
): DrawingColors {
  const fixed = new Set<Tone>([...field, ...coat, ...(asked.pair ? [stripes] : [])]);
  for (const { part } of asked.parts ?? []) for (const tone of parts?.[part] ?? []) fixed.add(tone);
  const own = toOklch(asked.color ?? colors.main);
  const result = { ...colors };
  for (const tone of ['second', 'accent'] as const) {
    const { l, c, h } = toOklch(colors[tone]);
    const near = Math.hypot(l - own.l, c - own.c) < TOO_NEAR && (c < 0.05 || hueDistance(h, own.h) < 30);
    if (near && !fixed.has(tone) && c > 0.02)
      result[tone] = oklch(l > 0.5 ? l - ROOF_STEP : l + ROOF_STEP, c, h);
  }
  return result;
}

/** The second color, where it is a shade of the main one, keeps its step from the color asked for. */
function toFollowing(natural: DrawingColors | undefined, own: string): { second?: string } {
  if (!natural) return {};
  const [main, second, asked] = [natural.main, natural.second, own].map(toOklch);
  if (!main || !second || !asked) return {};
  const step = second.l - main.l;
  const grey = Math.max(main.c, second.c) < 0.05;
  if (Math.abs(step) > SHADE || (!grey && hueDistance(main.h, second.h) > 35)) return {};
  // Nothing is darker than black: there the shade turns lighter.
  const l = asked.l + step < 0.12 ? asked.l - step : asked.l + step;
  return { second: oklch(Math.min(0.98, l), asked.c, asked.h) };
}

// Nearer than this in OKLab, a thing and the field behind it are one yellow: set by eye, banana on a star.
const FIELD_APART = 0.16;

type Fields = readonly [string, ...string[]];

const [WHITE, INK] = ['#ffffff', '#14171c'];
// Below this chroma the eye sees grey.
const GREY = 0.035;

/** The first of some fields that a thing keeps its shape on, else the one that hides least of it. */
export function pickField(drawing: Drawing, colors: DrawingColors, fields: Fields): string {
  const apart = (field: string): number => colorDistance(colors.main, field);
  const seen = (field: string): number => seenShare(drawing, colors, field);
  const rate = (field: string): number => seen(field) + apart(field);
  return (
    fields.find((field) => apart(field) >= FIELD_APART && seen(field) >= LEAST_SEEN) ??
    fields.reduce((best, field) => (rate(field) > rate(best) ? field : best))
  );
}

/** Colors of a subject, and of the shape that it stands before. */
export type ColorsOnBackdrop = { colors: DrawingColors; backdrop: string };

// Of white in a pale field beside a ground, and of ink in a deep one.
const [PALE, DEEP] = [0.62, 0.55];

/** The fields that a drawing may stand on where a card's colors are asked for: these, tones of the ground, white and ink. */
function askedFields({ kind, colors, colorWords, ink, ground }: DesignRequest): Fields | undefined {
  if (colorWords === undefined || kind === 'picture') return undefined;
  const own = [...colors, ...(ink ? [ink] : [])].filter((color) => color !== ground);
  const hued = (color: string): boolean => toOklch(color).c > GREY;
  const tones = ground && hued(ground) ? [mix(ground, WHITE, PALE), ground, mix(ground, INK, DEEP)] : [];
  const [first = WHITE, ...others] = [...own.filter(hued), ...tones];
  return [first, ...others, ...(ground && tones.length === 0 ? [ground] : []), WHITE, INK];
}

/**
 * A thing in its own colors, else in paper and the palette's companion hue, on a stage that it stands out from: of colors that
 * were asked for, the first such one. Where none shows all of its outline, its edges step away from the best.
 */
export function toColorsOnBackdrop(
  drawing: Drawing,
  palette: Palette,
  request: DesignRequest,
): ColorsOnBackdrop {
  const { colors, backdrop: first } = toStage(drawing, palette, requestedColor(request));
  const asked = askedFields(request);
  const { scheme } = request;
  const fields = asked ?? [first, ...toOtherStages(colors.main, palette)];
  const kept = scheme
    ? fields.filter((field) => isOfScheme(field, scheme) || isAsked(field, request))
    : fields;
  const [stage = scheme === 'dark' ? INK : WHITE, ...others] = kept;
  const backdrop = pickField(drawing, colors, [stage, ...others]);
  return { colors: partOutline(drawing, colors, backdrop, exactColors(request, palette)), backdrop };
}

const isAsked = (color: string, { colors }: DesignRequest): boolean => colors.includes(color);

/** Where the first stage would hide the edges of a thing: near the ground, that of another hue, one in pale and one in deep. */
function toOtherStages(main: string, { background, accent, accent2 }: Palette): string[] {
  const { h } = toOklch(main);
  const near = mix(background, accent, OF_ACCENT);
  return [near, accent, accent2, toTint(h), toTint(h + OPPOSITE), toShade(h)].filter((field) =>
    standsOut(main, field),
  );
}

// Of an accent in a field that keeps the scheme of its card.
const OF_ACCENT = 0.26;
// Across the color wheel.
const OPPOSITE = 150;
const toTint = (hue: number): string => oklch(0.9, 0.055, hue + 30);
const toShade = (hue: number): string => oklch(0.32, 0.05, hue + 200);

function toStage(drawing: Drawing, palette: Palette, own?: string): ColorsOnBackdrop {
  const { accent, accent2, background, foreground } = palette;
  const { c, h } = toOklch(accent);
  const dark = toOklch(background).l < 0.5;
  const second = toOklch(accent2);
  const paper = oklch(0.965, Math.min(0.018, c * 0.15), h);
  const house: DrawingColors = {
    main: paper,
    second:
      second.c < 0.04 ? mix(accent, '#ffffff', 0.55) : oklch(Math.max(0.74, second.l), second.c, second.h),
    // A black and white palette stays one.
    accent: oklch(0.83, Math.min(0.14, c * 1.2), h + 70),
    ink: dark ? oklch(0.2, 0.03, h) : foreground,
    light: '#ffffff',
  };
  const colors = toDrawingColors(drawing, house, own);
  if (standsOut(colors.main, accent)) return { colors, backdrop: accent };
  // White things on a white field would have to turn black: the field turns dark instead.
  if (colors.main === paper && toOklch(accent).l > 0.9)
    return { colors, backdrop: oklch(0.24, 0.05, toOklch(background).h) };
  if (colors.main === paper) {
    const body = dark ? mix(background, accent, 0.25) : accent2;
    if (colorDistance(body, accent) >= FIELD_APART)
      return { colors: { ...colors, main: body }, backdrop: accent };
    // Two yellows for companions: the thing takes two deep shades of them.
    return {
      colors: { ...colors, main: oklch(0.4, 0.09, h), second: oklch(0.52, 0.1, h) },
      backdrop: accent,
    };
  }
  const { h: hue } = toOklch(colors.main);
  const tint = toTint(hue);
  return { colors, backdrop: contrast(colors.main, tint) >= STANDS_OUT ? tint : toShade(hue) };
}

/** Lighter or darker enough, and no second tone of the same hue: a yellow gift on a yellow field is its ribbon alone. */
export const standsOut = (color: string, field: string): boolean =>
  contrast(color, field) >= STANDS_OUT && colorDistance(color, field) >= FIELD_APART;
