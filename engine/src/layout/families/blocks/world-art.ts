import type { Drawing } from '../../../art/drawings/drawing.ts';
import { circle, curve, fill, linearGradient, num, type Point, path, rect } from '../../../art/svg.ts';
import { hueDistance, oklch, toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

/** A colored world in SVG: what is behind a figure, the ground before its foot, and the level that it stands on. */
export type World = { behind: string; before: string; defs: string; level: number };

export type WorldOptions = {
  /** Its tones are those of this color, whichever the figure stands out from. */
  backdrop: string;
  figure: string;
  /** Where the figure stands, as a share of the height. */
  level: number;
  /** The backdrop was asked for: the sky is of this color, and the land of its shades. */
  asked?: boolean;
};

// Of the hue, towards which the land turns from its sky.
const TURN = 34;
// Tones in the middle of the scale have room on either side, as near to it as the figure lets them come.
const MIDDLE = { from: 0.34, to: 0.8 } as const;
const APART = 0.19;
// Steps from the tone of the sky to that of the nearest ground, within what is neither black nor white.
const STEPS = 0.17;
const ENDS = { dark: 0.1, pale: 0.975 } as const;

type Tone = (step: number, turn?: number) => string;

/**
 * Sky, sun, and land or sea in tones of one color, which keep off the lightness of the figure. What flies hangs among clouds, what
 * swims or sails has waves.
 */
export function drawWorld(
  box: Box,
  { presence }: Drawing,
  { backdrop, figure, level, asked = false }: WorldOptions,
  random: Random,
): World {
  const { x, y, width, height } = box;
  const { l, c, h } = toOklch(backdrop);
  const own = toOklch(figure).l;
  const away = own > l ? -1 : 1;
  const middle = asked
    ? l
    : away < 0
      ? Math.max(Math.min(l, MIDDLE.to), Math.min(MIDDLE.from, own - APART))
      : Math.min(Math.max(l, MIDDLE.from), Math.max(MIDDLE.to, own + APART));
  const room = away < 0 ? middle - ENDS.dark : ENDS.pale - middle;
  const pace = away * Math.min(1, Math.max(0, room / STEPS));
  // Towards yellow the shorter way: land is warmer than its sky.
  const warm = asked ? 0 : hueDistance(h + TURN, 90) < hueDistance(h - TURN, 90) ? TURN : -TURN;
  const tone: Tone = (step, turn = 0) => oklch(middle + step * pace, c, h + warm * turn);
  const defs = linearGradient(
    'sky',
    [x, y],
    [x, y + height * level],
    [
      [0, tone(0.07, -0.3), 1],
      [1, tone(-0.03, 0.5), 1],
    ],
  );
  const sun = random.fork('sun');
  const sky =
    rect(x, y, width, height, 'fill="url(#sky)"') +
    circle(
      x + width * (sun.next() < 0.5 ? 0.2 : 0.8),
      y + height * sun.range(0.24, 0.36),
      Math.min(width, height) * 0.09,
      fill(oklch(0.94, Math.min(0.09, c), 88)),
    );
  const layer = (top: number, swell: number, phase: number, color: string): string =>
    wave(box, { top: y + height * top, swell: height * swell, phase }, fill(color));
  const phase = random.fork('land').next();
  const at = { defs, level: y + height * level };
  switch (presence?.standsOn) {
    case 'air':
      return { ...at, behind: sky + drawClouds(box, tone(-0.07, 0.1), random.fork('clouds')), before: '' };
    case 'water':
    case 'deep':
      return {
        ...at,
        behind:
          sky +
          layer(level - 0.16, 0.012, phase, tone(0.05)) +
          layer(level - 0.09, 0.012, phase + 0.37, tone(0.1, 0.3)),
        before: layer(level, 0.014, phase + 0.7, tone(0.15, 0.6)),
      };
    case 'ground':
      return {
        ...at,
        behind:
          sky +
          layer(level - 0.3, 0.07, phase, tone(0.05, 0.4)) +
          layer(level - 0.17, 0.05, phase + 0.4, tone(0.1, 0.7)),
        before: layer(level, 0.012, phase + 0.8, tone(0.17, 1)),
      };
    default:
      return {
        ...at,
        behind: sky + rect(x, y + height * (level - 0.08), width, height, fill(tone(0.16, 1))),
        before: '',
      };
  }
}

/** Everything below a line of two swells. */
function wave(
  { x, y, width, height }: Box,
  { top, swell, phase }: { top: number; swell: number; phase: number },
  paint: string,
): string {
  const turn = (share: number): number => Math.sin(share * Math.PI * 2);
  const crest = Array.from({ length: 25 }, (_, at): Point => {
    const share = at / 24;
    const rise = turn(share * 1.6 + phase) * 0.7 + turn(share * 3.1 + phase) * 0.3;
    return [x + width * share, top - rise * swell];
  });
  return path(`${curve(crest)}L${num(x + width)} ${num(y + height)}L${num(x)} ${num(y + height)}Z`, paint);
}

/** Clouds of two bars with round ends, at three heights. */
function drawClouds({ x, y, width, height }: Box, color: string, random: Random): string {
  return [0.2, 0.6, 0.84]
    .map((top) => {
      const [long, high] = [width * random.range(0.24, 0.38), Math.min(width, height) * 0.055];
      const left = x + random.range(-0.08, 0.82) * width;
      return (
        rect(left, y + height * top, long, high, fill(color), high / 2) +
        rect(
          left + long * 0.25,
          y + height * top - high * 0.8,
          long * 0.55,
          high * 1.2,
          fill(color),
          high * 0.6,
        )
      );
    })
    .join('');
}
