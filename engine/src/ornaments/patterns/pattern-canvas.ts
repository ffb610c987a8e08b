import { mix, toOklch } from '../../color/oklch.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Inks } from '../../sheets/sheet.ts';
import type { PlacedShape } from '../../solve/layout.ts';
import { toTone } from '../to-tone.ts';

/** What a pattern is drawn with: equal boxes have equal patterns. */
export type PatternCanvas = {
  width: number;
  height: number;
  /** Px of the step that things in it are apart. */
  step: number;
  inks: Inks;
  /** Of what is drawn in one color. */
  color: string;
  hues: readonly [string, ...string[]];
  random: Random;
  /** Px. */
  corner: number;
  /** Where words stand. */
  clear: NonNullable<PlacedShape['clear']>;
};

export type DrawPattern = (canvas: PatternCanvas) => string;

export const f = (value: number): string => String(Math.round(value * 10) / 10);

// Of the shorter side of what a pattern fills; of a strip, whose sides differ more, there are two or three steps.
const [STEP, STRIP_STEP, STRIP] = [0.14, 0.5, 4];

/** Several colors beside each other: those of the style, else tones of its accent. */
export function huesOf(inks: Inks): readonly [string, ...string[]] {
  const [first, ...others] = inks.hues ?? [];
  if (first !== undefined && others.length > 0) return [first, ...others];
  const shade = toTone({ ground: inks.fill, ink: inks.onFill }, 0.2);
  const third = toOklch(inks.fill).c < GREY ? toShade(inks, 0.58) : shade;
  return [inks.fill, toShade(inks, 0.22), third, toShade(inks, 0.4)];
}

// White has no shade but grey, and neither has paper.
const GREY = 0.04;
const PAPER = { l: 0.85, c: 0.06 } as const;

/** A tone of a ground, from 0 to 1 towards what is drawn on it: of paper in the color of that, else in its own. */
export function toShade(inks: Inks, share: number): string {
  const { l, c } = toOklch(inks.ground);
  return l > PAPER.l && c < PAPER.c ? mix(inks.ground, inks.fill, share) : toTone(inks, share);
}

export function toPatternCanvas({
  box: { width, height },
  inks,
  color,
  corner = 0,
  clear = [],
}: PlacedShape): PatternCanvas {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const step = Math.max(4, long > short * STRIP ? short * STRIP_STEP : Math.min(long * 0.75, short) * STEP);
  const random = createRandom(Math.round(width * 31 + height));
  return { width, height, step, inks, color, hues: huesOf(inks), random, corner, clear };
}

/** Calls for each cell of a grid that covers a pattern, row by row. */
export function overGrid(
  { width, height }: Pick<PatternCanvas, 'width' | 'height'>,
  side: number,
  draw: (x: number, y: number, column: number, row: number) => string,
): string {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  let drawn = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) drawn += draw(column * side, row * side, column, row);
  return drawn;
}
