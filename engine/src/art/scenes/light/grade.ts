import type { SceneTone } from '../../../brief/setting.ts';
import { hueDistance, mix, type Oklch, oklch, toOklch } from '../../../color/oklch.ts';
import { temper } from '../../../color/temper.ts';
import { lazyBy } from '../../../lazy.ts';
import type { Light } from './light.ts';

/** Gives a color of a scene its place in an asked palette; lightness, and so contrast, stays. */
export type Grade = (color: string) => string;

const HEX = /#[0-9a-f]{6}(?![0-9a-f])/gi;
const GREY = 0.04;
// How far colors move to an asked hue, and how much of its chroma they take.
const TAKEN = 0.62;
// From here on a pale color is light rather than a thing.
const HIGHLIGHT = 0.74;
const PALE = 0.1;
// A color that is nearer to none of two hues than this goes to the one of its own temperature.
const WARM: readonly [number, number] = [330, 115];

/** The grading of a picture for a tone; the same color is worked out once. */
export function createGrade(tone: SceneTone): Grade {
  const map = toMap(tone);
  const { avoids } = tone;
  return lazyBy((color) => {
    const { l, c, h } = map(toOklch(color));
    return temper(oklch(l, c, h), { avoids });
  });
}

// Of the way to a pastel tone that figures go: all of it, and whom the picture is about would be lost in it.
const FIGURES = 0.5;

/** The same for figures, which stand out from what is behind them. */
export function createFigureGrade(tone: SceneTone): Grade {
  const grade = createGrade(tone);
  return tone.manner === 'pastel' ? lazyBy((color) => mix(color, grade(color), FIGURES)) : grade;
}

/** Every color of an SVG, graded. */
export const gradeSvg = (svg: string, grade: Grade): string =>
  svg.replaceAll(HEX, (hex) => grade(hex.toLowerCase()));

/** A light whose colors are graded: for what is painted by the pixel. */
export const gradeLight = (light: Light, grade: Grade): Light => {
  const [a, b, c, d, e] = light.sky;
  return {
    ...light,
    sky: [grade(a), grade(b), grade(c), grade(d), grade(e)],
    haze: grade(light.haze),
    dark: grade(light.dark),
    sun: grade(light.sun),
  };
};

type Turn = (color: Oklch) => Oklch;

function toMap({ hues, manner }: SceneTone): Turn {
  const asked = hues.map(toOklch);
  const chromatic = asked.filter(({ c }) => c >= GREY);
  const toHues =
    manner === 'grey' || (asked.length > 0 && chromatic.length === 0) ? bleach : byHues(chromatic);
  const inManner = manner ? MANNERS[manner] : undefined;
  return (color) => {
    const hued = toHues(color);
    return inManner && !(manner === 'monochrome' && chromatic.length > 0) ? inManner(hued) : hued;
  };
}

const bleach: Turn = ({ l, h }) => ({ l, c: 0, h });

const MANNERS: Readonly<Record<NonNullable<SceneTone['manner']>, Turn>> = {
  pastel: ({ l, c, h }) => ({ l: 0.5 + 0.47 * l, c: Math.min(0.085, c * 0.75 + 0.012), h }),
  muted: ({ l, c, h }) => ({ l: l + (0.55 - l) * 0.1, c: c * 0.5, h }),
  vivid: ({ l, c, h }) => ({ l, c: c < GREY ? c : c * 1.3, h }),
  sepia: ({ l }) => ({ l, c: 0.06 * swell(l), h: 68 }),
  // Of no named color it is the blue of a print.
  monochrome: ({ l }) => ({ l, c: 0.07 * swell(l), h: 252 }),
  grey: bleach,
};

/** Chroma that sRGB has most of in the middle of lightness, and none of in black and white. */
const swell = (l: number): number =>
  Math.min(Math.max(0.12, 1 - Math.abs(l - 0.55) * 1.7), l * 2, (1 - l) * 2);

/** All colors go to the nearest of the asked hues; with one it is a picture of one color. */
function byHues(asked: readonly Oklch[]): Turn {
  const [only] = asked;
  if (!only) return (color) => color;
  if (asked.length === 1)
    return ({ l, c }) => ({ l, c: Math.max(0.012, only.c * swell(l) * (c < GREY ? 0.55 : 0.9)), h: only.h });
  const warm = asked.find((one) => isWarm(one.h));
  const cool = asked.find((one) => !isWarm(one.h));
  return ({ l, c, h }) => {
    const own = nearestOf(asked, h);
    // Greys go dark to the coldest, light to the warmest, and stay near to grey.
    // Light is warm and shade cool where both are asked for.
    if (warm && cool && l > HIGHLIGHT && c < PALE)
      return { l, c: Math.max(c, warm.c * 0.5 * Math.min(1, (1 - l) * 5)), h: warm.h };
    if (c < GREY) return { l, c: Math.max(c, 0.018), h: (l < 0.6 ? coldestOf(asked) : own).h };
    return { l, c: c * (1 - TAKEN) + own.c * swell(l) * TAKEN, h: own.h };
  };
}

const isWarm = (h: number): boolean => h >= WARM[0] || h <= WARM[1];

/** Warm colors go to the warm ones of the asked, cool ones to the cool, where there are both. */
function nearestOf(asked: readonly Oklch[], h: number): Oklch {
  const similar = asked.filter((one) => isWarm(one.h) === isWarm(h));
  const from = similar.length > 0 ? similar : asked;
  return from.reduce((best, one) => (hueDistance(one.h, h) < hueDistance(best.h, h) ? one : best));
}

const coldestOf = (asked: readonly Oklch[]): Oklch =>
  asked.reduce((best, one) => (hueDistance(one.h, 250) < hueDistance(best.h, 250) ? one : best));
