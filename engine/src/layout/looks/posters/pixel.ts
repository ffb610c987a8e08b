import { fill, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { pixelated } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const mono = (weight: number, lineHeight: number, letterSpacing: number) =>
  ({ family: 'JetBrains Mono', weight, lineHeight, letterSpacing }) as const;

/** Side of a pixel in shares of the type unit. */
const PIXEL = 0.013;

/** A screen of an old console: a sky in bands, stepped hills, tiles, and a box for the words. */
export const pixel = toPosterLook({
  name: 'pixel',
  style: 'pixel-art',
  pairings: [{ display: mono(800, 1.05, -0.03), text: mono(600, 1.3, -0.02), label: mono(800, 1.2, 0) }],
  light: [
    {
      background: '#fff6dc',
      foreground: '#2a1c4a',
      muted: '#4a3d66',
      accent: '#e8413c',
      accent2: '#3fa34d',
      accentText: '#b81f38',
    },
  ],
  dark: [
    {
      background: '#1b1440',
      foreground: '#ffffff',
      muted: '#d6d0f0',
      accent: '#ff5c8a',
      accent2: '#35d0ba',
      accentText: '#ffd84a',
    },
  ],
  // Sky, sun, grass, earth, heart.
  hues: ['#4fb4f0', '#ffd84a', '#3fa34d', '#9a5b34', '#e8413c'],
  treatment: { rule: 0.012, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.6,
  most: 0.17,
  hero: ({ accent }) => ({ shadow: { color: accent, x: 0.05, y: 0.05, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.57, down: 0.38, room: { side: 0.05, top: 0.05, foot: 0.08 } }),
  passes: () => [{ effect: (unit) => pixelated(unit * PIXEL) }],
  field: discColor,
  draw,
});

/** A drawing of squares, one letter each; dots are left out. */
function sprite(
  rows: readonly string[],
  x: number,
  y: number,
  side: number,
  inks: Record<string, string>,
): string {
  return Object.entries(inks)
    .map(([letter, color]) =>
      path(
        rows
          .flatMap((row, down) =>
            [...row].map((cell, right) =>
              cell === letter ? square(x + right * side, y + down * side, side, side) : '',
            ),
          )
          .join(''),
        `${fill(color)} shape-rendering="crispEdges"`,
      ),
    )
    .join('');
}

const square = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const HEART = ['.kk.kk.', 'krwkrrk', 'krrrrrk', 'krrrrrk', '.krrrk.', '..krk..', '...k...'];
const CLOUD = ['....wwww......', '..wwwwwwww....', '.wwwwwwwwwwww.', 'wwwwwwwwwwwwww', 'gggggggggggggg'];
const GEM = [
  '...kkkkkkkk...',
  '..kwwaaaabbk..',
  '.kwwaaaaaabbk.',
  'kwwwaaaaaabbbk',
  'kkkkkkkkkkkkkk',
  'kwwaaaaaaabbbk',
  '.kwwaaaaabbbk.',
  '..kwwaaaabbk..',
  '...kwaaabbk...',
  '....kwaabk....',
  '.....kabk.....',
  '......kk......',
];

function draw({ frame, palette, hues, dark, asked, art, hasSubject, words, random }: PosterSheet): {
  body: string;
} {
  const { width, height, unit } = frame;
  const side = Math.max(2, Math.round(unit * PIXEL));
  const snap = (px: number): number => Math.round(px / side) * side;
  const [sky = '', , grass = '', earth = '', heart = ''] = hues;
  const high = dark ? mix(sky, asked ? palette.background : '#0c0930', 0.82) : sky;
  const low = dark ? mix(heart, asked ? palette.background : '#2a1560', 0.62) : mix(sky, '#ffffff', 0.62);
  const horizon = snap(height - unit * 0.1);
  const line = dark ? '#0c0824' : palette.foreground;
  const scene =
    bands({ width, height: horizon, side, high, low }) +
    (dark
      ? stars(width, horizon, side, random.fork('stars'))
      : clouds(frame, side, words, random.fork('clouds'))) +
    hills(width, horizon, side, mix(grass, high, 0.45), random.fork('far'), unit * 0.2) +
    hills(width, horizon, side, mix(grass, line, 0.18), random.fork('near'), unit * 0.11) +
    ground({ width, height, horizon, side, grass, earth });
  if (!art) return { body: scene + box(words, unit, side, palette.background, line) };
  const [x, y] = middleOf(art).map(snap) as [number, number];
  const radius = snap(Math.min(art.width, art.height) * 0.4);
  const gem = Math.max(side, Math.round((radius * 1.3) / 14));
  const middle = hasSubject
    ? ''
    : sprite(GEM, x - gem * 7, y - gem * 6, gem, {
        k: line,
        w: '#ffffff',
        a: mix(heart, '#ffffff', 0.25),
        b: mix(heart, line, 0.25),
      });
  const from = frame.mirrored ? art.x + side * 3 : art.x + art.width - side * 29;
  const hearts = [0, 1, 2].map((at) =>
    sprite(HEART, snap(from + at * side * 9), snap(Math.max(art.y, 0) + side * 3), side, {
      k: line,
      r: at === (frame.mirrored ? 0 : 2) ? mix(heart, line, 0.6) : heart,
      w: '#ffffff',
    }),
  );
  return {
    body:
      scene +
      disc(x, y, radius, side, discColor({ hues, dark })) +
      middle +
      hearts.join('') +
      box(words, unit, side, palette.background, line),
  };
}

function bands({
  width,
  height,
  side,
  high,
  low,
}: {
  width: number;
  height: number;
  side: number;
  high: string;
  low: string;
}): string {
  const count = 5;
  const tall = Math.ceil(height / count / side) * side;
  return Array.from({ length: count }, (_, at) => {
    const color = mix(high, low, at / (count - 1));
    const next = mix(high, low, Math.min(1, (at + 1) / (count - 1)));
    const top = at * tall;
    // Two rows of a chequerboard blend one band into the next.
    const dither = [1, 2].map((row) => {
      const y = top + tall - row * side * (row === 1 ? 1 : 2);
      const step = row === 1 ? 2 : 4;
      const cells = Array.from({ length: Math.ceil(width / side / step) }, (_v, cell) =>
        square(cell * side * step + (row === 1 ? 0 : side), y, side, side),
      );
      return path(cells.join(''), `${fill(next)} shape-rendering="crispEdges"`);
    });
    return rect(0, top, width, tall + 1, fill(color)) + dither.join('');
  }).join('');
}

function stars(width: number, horizon: number, side: number, random: Random): string {
  const cells = Array.from({ length: 70 }, () =>
    square(
      random.integer(0, Math.ceil(width / side)) * side,
      random.integer(0, Math.ceil((horizon * 0.8) / side)) * side,
      side,
      side,
    ),
  );
  return path(cells.join(''), `${fill('#ffffff', 0.8)} shape-rendering="crispEdges"`);
}

function clouds(
  { width, height, unit }: { width: number; height: number; unit: number },
  side: number,
  words: Box,
  random: Random,
): string {
  const free = grow(words, unit * 0.06);
  return [0.06, 0.36, 0.7]
    .map((across) => {
      const x = Math.round((width * (across + random.range(-0.05, 0.1))) / side) * side;
      const y = Math.round((height * random.range(0.04, 0.22)) / side) * side;
      const hidden = y + side * 5 > free.y && x + side * 14 > free.x && x < free.x + free.width;
      return hidden ? '' : sprite(CLOUD, x, y, side, { w: '#ffffff', g: '#d5e9f8' });
    })
    .join('');
}

/** Hills whose outline goes up and down in steps of one pixel. */
function hills(
  width: number,
  foot: number,
  side: number,
  color: string,
  random: Random,
  most: number,
): string {
  const long = random.range(9, 15);
  const phase = random.range(0, 6);
  const columns = Array.from({ length: Math.ceil(width / (side * 2)) }, (_, at) => {
    const wave = 0.55 + 0.3 * Math.sin(at / long + phase) + 0.15 * Math.sin(at / (long * 0.37) + phase * 2);
    const tall = Math.round((most * wave) / side) * side;
    return square(at * side * 2, foot - tall, side * 2, tall + side);
  });
  return path(columns.join(''), `${fill(color)} shape-rendering="crispEdges"`);
}

function ground({
  width,
  height,
  horizon,
  side,
  grass,
  earth,
}: {
  width: number;
  height: number;
  horizon: number;
  side: number;
  grass: string;
  earth: string;
}): string {
  const blades = Array.from({ length: Math.ceil(width / (side * 4)) }, (_, at) =>
    square(at * side * 4 + (at % 2) * side, horizon + side * 2, side * 2, side),
  );
  const stones = Array.from({ length: Math.ceil(width / (side * 7)) }, (_, at) =>
    square(at * side * 7 + (at % 3) * side, horizon + side * (4 + (at % 2) * 2), side * 2, side),
  );
  return (
    rect(0, horizon, width, height - horizon, `${fill(earth)} shape-rendering="crispEdges"`) +
    rect(0, horizon, width, side * 2, `${fill(mix(grass, '#ffffff', 0.15))} shape-rendering="crispEdges"`) +
    path(blades.join(''), `${fill(grass)} shape-rendering="crispEdges"`) +
    path(stones.join(''), `${fill(mix(earth, '#000000', 0.3))} shape-rendering="crispEdges"`)
  );
}

function disc(x: number, y: number, radius: number, side: number, color: string): string {
  const rows = Array.from({ length: (2 * radius) / side }, (_, at) => {
    const down = -radius + (at + 0.5) * side;
    const half = Math.round(Math.sqrt(radius ** 2 - down ** 2) / side) * side;
    return square(x - half, y - radius + at * side, half * 2, side);
  });
  return path(rows.join(''), `${fill(color)} shape-rendering="crispEdges"`);
}

/** The window in which a game speaks: two lines around it, its corners a step in. */
function box(words: Box, unit: number, side: number, paper: string, line: string): string {
  const wide = grow(words, unit * 0.05);
  const [x, y] = [Math.round(wide.x / side) * side, Math.round(wide.y / side) * side];
  const [width, height] = [Math.ceil(wide.width / side) * side, Math.ceil(wide.height / side) * side];
  const stepped = (by: number, color: string): string =>
    path(
      square(x - by + side, y - by, width + 2 * by - 2 * side, height + 2 * by) +
        square(x - by, y - by + side, width + 2 * by, height + 2 * by - 2 * side),
      `${fill(color)} shape-rendering="crispEdges"`,
    );
  return stepped(side * 2, line) + stepped(side, '#ffffff') + stepped(0, line) + stepped(-side * 0.5, paper);
}

function discColor({ hues: [, sun = ''], dark }: Pick<PosterSheet, 'hues' | 'dark'>): string {
  return dark ? '#fff3c4' : sun;
}
