import { circle, fill, lines, num, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { contrast } from '../../../color/contrast.ts';
import { toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { Frame } from '../../frame.ts';
import { isWide } from '../../split-canvas.ts';
import { inTwoInks } from './effects.ts';
import { overspray } from './overspray.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { roughGround } from './rough-ground.ts';
import { grow, inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** Paint sprayed through cut sheets onto concrete or board: bridges in every shape, a mist beyond the edges, a few runs. */
export const stencil = toPosterLook({
  name: 'stencil',
  style: 'stencil',
  pairings: [
    {
      display: { family: 'Big Shoulders Stencil', weight: 800, lineHeight: 1.05, letterSpacing: 0.014 },
      text: { family: 'Oswald', weight: 500, lineHeight: 1.3, letterSpacing: 0.01 },
      label: { family: 'Oswald', weight: 700, lineHeight: 1.2, letterSpacing: 0.02 },
    },
  ],
  light: [
    {
      background: '#d3b185',
      foreground: '#1d1712',
      muted: '#3b2f23',
      accent: '#b5281c',
      accent2: '#1d1712',
      accentText: '#7d150d',
    },
    {
      background: '#d5d3cd',
      foreground: '#17181a',
      muted: '#3a3c3f',
      accent: '#e5571b',
      accent2: '#17181a',
      accentText: '#923005',
    },
  ],
  dark: [
    {
      background: '#2c2e30',
      foreground: '#f3f0e8',
      muted: '#d2cfc8',
      accent: '#f4c21c',
      accent2: '#f3f0e8',
      accentText: '#ffd241',
    },
    {
      background: '#3b4130',
      foreground: '#f2ecda',
      muted: '#d9d5c2',
      accent: '#f0a52e',
      accent2: '#f2ecda',
      accentText: '#ffc062',
    },
  ],
  scheme: 'light',
  hues: [],
  treatment: { rule: 0.014, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.63,
  most: 0.36,
  hero: ({ foreground }) => ({ shadow: { color: `${foreground}66`, x: 0, y: 0, blur: 0.05 } }),
  stage: (query) => beside(query, { across: 0.56, down: 0.34, room: { side: 0.01 } }),
  passes: (drawing, { foreground, background }) => {
    const [dark, light] =
      toOklch(background).l < toOklch(foreground).l ? [background, foreground] : [foreground, background];
    return [{ colors: inTones(drawing, '#000000', '#ffffff'), effect: () => inTwoInks(dark, light) }];
  },
  draw,
});

function draw({ frame, palette, art, hasSubject, words, calm, random }: PosterSheet): { body: string } {
  const { unit } = frame;
  const { background, accent } = palette;
  const keep = grow(words, unit * 0.03);
  const ground = calm ? '' : roughGround(frame, palette, random.fork('ground'));
  const mist = (edge: readonly Point[]): string =>
    overspray(edge, { color: accent, reach: unit * 0.11, dense: 46, keep }, random.fork('mist'));
  if (!art) return { body: ground + band(frame, words, accent, mist) };
  const middle = middleOf(art);
  const r = radiusOf(frame, art);
  const turn = random.fork('sheet').range(1, 3) * (frame.mirrored ? -1 : 1);
  const across = isWide(frame) ? r * 2.5 : Math.max(r * 2.5, art.width - frame.margin * 1.3);
  const sheet = tilted(middle, [across, r * 2.5], turn);
  const arrows = besideRing(middle, r, across, frame.rtl);
  return {
    body:
      ground +
      mist(sheet) +
      path(lines(sheet, true), fill(background)) +
      `<g transform="rotate(${num(turn)} ${middle.map(num).join(' ')})">${path(arrows, fill(accent))}</g>` +
      path(ring(middle, r, random.fork('ring').range(32, 58)), fill(accent)) +
      circle(...middle, r * 0.9, fill(accent)) +
      runs(middle, r, accent, random.fork('runs')) +
      (hasSubject ? '' : path(rose(middle, r * 0.84), fill(inkOn(accent, palette)))),
  };
}

/** That of the disc; its sheet leaves room for mist beside the words. */
const radiusOf = (frame: Frame, { width, height }: Box): number =>
  isWide(frame) ? Math.min(width, height) * 0.345 : Math.min(width * 0.335, height * 0.36);

/** The corners of a sheet that was not hung straight. */
const tilted = ([x, y]: Point, [across, tall]: Point, turn: number): Point[] => {
  const far = Math.hypot(across, tall) / 2;
  const slope = (Math.atan2(tall, across) * 180) / Math.PI;
  return [180 + slope, -slope, slope, 180 - slope].map((angle) => polar([x, y], far, angle + turn));
};

// Degrees of a ring's bridges.
const BRIDGE = 6;

/** Path data of a ring that four bridges hold. */
const ring = (middle: Point, r: number, turn: number): string =>
  [0, 90, 180, 270]
    .map((start) => {
      const steps = Array.from(
        { length: 22 },
        (_, at) => start + turn + BRIDGE / 2 + (at * (90 - BRIDGE)) / 21,
      );
      return lines(
        [
          ...steps.map((angle) => polar(middle, r * 1.1, angle)),
          ...steps.toReversed().map((angle) => polar(middle, r * 0.96, angle)),
        ],
        true,
      );
    })
    .join('');

/** Paint that ran down from the foot of the ring before it dried. */
const runs = (middle: Point, r: number, color: string, random: Random): string =>
  [98, 84, 77]
    .map((angle) => {
      const [x, y] = polar(middle, r * 1.06, angle);
      return path(
        `M${num(x)} ${num(y)}v${num(r * random.range(0.12, 0.36))}`,
        stroke(color, r * random.range(0.022, 0.036)),
      );
    })
    .join('');

// Of an arrow's height: how thick it is, how far its point juts out, and from one to the next.
const ARROW = { thick: 0.62, point: 0.5, pitch: 0.93 } as const;

/** Path data of arrows in a row from a corner, in two pieces each with a bridge at the point. */
function arrowRow([x, y]: Point, tall: number, count: number, back: boolean): string {
  const gap = 0.045;
  const length = arrowsLong(tall, count);
  const at = (along: number, down: number): Point => [
    x + (back ? length - along * tall : along * tall),
    y + down * tall,
  ];
  return Array.from({ length: count }, (_, index) => {
    const from = index * ARROW.pitch;
    const half = (edge: number, tip: number): string =>
      lines(
        [
          at(from, edge),
          at(from + ARROW.thick, edge),
          at(from + ARROW.thick + ARROW.point, tip),
          at(from + ARROW.point, tip),
        ],
        true,
      );
    return half(0, 0.5 - gap) + half(1, 0.5 + gap);
  }).join('');
}

const arrowsLong = (tall: number, count: number): number =>
  tall * ((count - 1) * ARROW.pitch + ARROW.thick + ARROW.point);

/** Path data of arrows in reading direction on both sides of the ring, where a sheet has room for them. */
function besideRing([x, y]: Point, r: number, across: number, back: boolean): string {
  const [from, to] = [r * 1.28, across / 2 - r * 0.16];
  const tall = Math.min(r * 0.92, (to - from) / arrowsLong(1, 1));
  if (tall < r * 0.3) return '';
  const count = 1 + Math.max(0, Math.floor((to - from - arrowsLong(tall, 1)) / (tall * ARROW.pitch)));
  const long = arrowsLong(tall, count);
  const middle = (from + to) / 2;
  return [-middle, middle]
    .map((aside) => arrowRow([x + aside - long / 2, y - tall / 2], tall, count, back))
    .join('');
}

/** A row of arrows across the card below its words; where there is no room for it, mist at the edges alone. */
function band(
  { width, height, margin, unit, rtl }: Frame,
  words: Box,
  color: string,
  mist: (sheet: readonly Point[]) => string,
): string {
  const room = height - words.y - words.height - unit * 0.05;
  const tall = Math.min(unit * 0.13, room * 0.5);
  if (tall < unit * 0.045) return mist(cornersOf(grow({ x: 0, y: 0, width, height }, -margin * 0.35)));
  const top = height - Math.max(margin * 0.55, room * 0.2) - tall;
  const count = Math.ceil(width / (tall * ARROW.pitch)) + 1;
  const row: Box = {
    x: (width - arrowsLong(tall, count)) / 2,
    y: top,
    width: arrowsLong(tall, count),
    height: tall,
  };
  return (
    mist(cornersOf(grow(row, tall * 0.24))) + path(arrowRow([row.x, top], tall, count, rtl), fill(color))
  );
}

/** Clockwise. */
const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Path data of a compass rose whose points are each in two pieces. */
function rose(middle: Point, r: number): string {
  const bridge = r * 0.028;
  return Array.from({ length: 16 }, (_, at) => {
    const [turn, side] = [Math.floor(at / 2) * 45, at % 2 === 0 ? 1 : -1];
    const long = Math.floor(at / 2) % 2 === 0;
    const aside = (along: number, angle: number): Point =>
      polar(polar(middle, along, turn), bridge, turn + angle);
    const waist = polar(middle, r * 0.37, turn + side * 22.5);
    return lines([aside(r * 0.14, side * 90), aside(r * (long ? 1 : 0.76), side * 90), waist], true);
  }).join('');
}

/** That of the two inks which stands out more from a color. */
const inkOn = (color: string, { background, foreground }: Palette): string =>
  contrast(foreground, color) > contrast(background, color) ? foreground : background;
