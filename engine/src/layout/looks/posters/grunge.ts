import { fill, lines, type Point, path, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { specks } from './bits.ts';
import { worn } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, halftone, inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** A photocopied gig poster on a wet wall: blots, drips, scratches, a worn print, one color of spray. */
export const grunge = toPosterLook({
  name: 'grunge',
  style: 'grunge',
  pairings: [
    {
      display: { family: 'Anton', weight: 400, lineHeight: 1.0, letterSpacing: 0.002 },
      text: { family: 'JetBrains Mono', weight: 600, lineHeight: 1.3, letterSpacing: -0.02 },
      label: { family: 'JetBrains Mono', weight: 800, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#dcd6c8',
      foreground: '#141210',
      muted: '#37332d',
      accent: '#b3261e',
      accent2: '#5d6b3a',
      accentText: '#8c1610',
    },
  ],
  dark: [
    {
      background: '#171513',
      foreground: '#efe9db',
      muted: '#cdc5b5',
      accent: '#c6d32f',
      accent2: '#a53d2a',
      accentText: '#d3e03c',
    },
    {
      background: '#171513',
      foreground: '#efe9db',
      muted: '#cdc5b5',
      accent: '#e0482f',
      accent2: '#7d8a78',
      accentText: '#ff6f55',
    },
  ],
  scheme: 'dark',
  hues: [],
  treatment: { rule: 0.012, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.7,
  most: 0.26,
  stage: (query) => beside(query, { across: 0.54, down: 0.36 }),
  passes: (drawing, { foreground, background }) => {
    const [dark, light] = background < foreground ? [background, foreground] : [foreground, background];
    return [{ colors: inTones(drawing, dark, light), effect: worn }];
  },
  draw,
  drawOver: ({ frame, palette, art, random }) =>
    art ? scratches(art, frame.unit, palette.background, random.fork('over'), 7) : '',
});

function draw({ frame, palette, art, hasSubject, words, calm, random }: PosterSheet): {
  body: string;
  defs?: string;
} {
  const { unit, width, height } = frame;
  const { background, foreground, accent } = palette;
  const stain = mix(background, foreground, 0.07);
  const soiled = (): string =>
    path(blot([width * 0.1, height * 0.95], unit * 0.34, random.fork('stain')), fill(stain)) +
    path(blot([width * 0.92, height * 0.02], unit * 0.3, random.fork('second')), fill(stain)) +
    specks(
      frame,
      { count: 1400, size: [0.0008, 0.003], color: foreground, opacity: 0.12 },
      random.fork('dirt'),
    ) +
    scratches(
      { x: 0, y: 0, width, height },
      unit,
      mix(background, foreground, 0.16),
      random.fork('scratch'),
      10,
    );
  // Small letters need a clean ground.
  const paper = calm ? '' : soiled();
  const free = grow(words, unit * 0.035);
  const rough = border(frame, foreground, random.fork('border'));
  if (!art) {
    const room = height - words.y - words.height;
    return {
      body:
        paper +
        (room > unit * 0.16
          ? brushed(
              [words.x, words.y + words.height + room * 0.42],
              [words.x + words.width * 0.7, words.y + words.height + room * 0.36],
              unit * 0.035,
              accent,
              random.fork('line'),
            )
          : '') +
        rough,
    };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.44;
  const screen = halftone(art, unit * 0.02, mix(background, foreground, 0.34), (across, down) => {
    const away = Math.hypot((across - 0.5) * art.width, (down - 0.5) * art.height) / r;
    return Math.max(0, 1.05 - away * 0.72) * 0.8;
  });
  const splash =
    path(blot([x, y], r * 0.86, random.fork('splash')), fill(accent)) +
    drops([x, y], r, free, accent, random.fork('drops')) +
    drips([x, y], r, accent, random.fork('drips'));
  return {
    body:
      paper +
      screen +
      splash +
      (hasSubject ? '' : crossOut([x, y], r, mix(background, '#000000', 0.3), random.fork('cross'))) +
      rough,
  };
}

/** A blot of ink with an uneven rim. */
function blot([x, y]: Point, radius: number, random: Random): string {
  const count = 64;
  const phase = [random.range(0, 6), random.range(0, 6), random.range(0, 6)] as const;
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * Math.PI * 2;
    const spike = random.next() < 0.12 ? random.range(0.04, 0.24) : 0;
    const reach =
      radius *
      (0.9 +
        0.07 * Math.sin(angle * 3 + phase[0]) +
        0.05 * Math.sin(angle * 7 + phase[1]) +
        0.035 * Math.sin(angle * 13 + phase[2]) +
        spike);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return lines(points, true);
}

function drops([x, y]: Point, r: number, free: Box, color: string, random: Random): string {
  const found = Array.from({ length: 60 }, () => {
    const angle = random.range(0, Math.PI * 2);
    const away = r * random.range(0.95, 1.7);
    const size = r * 0.05 * random.next() ** 3 + r * 0.008;
    return { at: [x + Math.cos(angle) * away, y + Math.sin(angle) * away] as Point, size };
  }).filter(
    ({ at: [px, py], size }) =>
      px + size < free.x ||
      px - size > free.x + free.width ||
      py + size < free.y ||
      py - size > free.y + free.height,
  );
  return found.map(({ at, size }) => path(blot(at, size * 1.1, random), fill(color))).join('');
}

const drips = ([x, y]: Point, r: number, color: string, random: Random): string =>
  [-0.52, -0.2, 0.08, 0.4, 0.58]
    .map((across) => {
      const top = y + r * 0.8 * Math.sqrt(Math.max(0, 1 - across * across)) - r * 0.12;
      const thick = r * random.range(0.022, 0.05);
      return path(`M${x + across * r} ${top}V${top + r * random.range(0.2, 0.7)}`, stroke(color, thick));
    })
    .join('');

/** Long thin scratches, most of them nearly upright. */
const scratches = (
  { x, y, width, height }: Box,
  unit: number,
  color: string,
  random: Random,
  count: number,
): string =>
  path(
    Array.from({ length: count }, () => {
      const from: Point = [x + random.next() * width, y + random.next() * height];
      const long = unit * random.range(0.08, 0.34);
      return lines([from, [from[0] + long * random.range(-0.2, 0.2), from[1] + long]]);
    }).join(''),
    stroke(color, Math.max(1, unit * 0.0022), 0.7),
  );

/** One dry stroke of a wide brush. */
function brushed(from: Point, to: Point, thick: number, color: string, random: Random): string {
  const bristles = Array.from({ length: 11 }, (_, at) => {
    const down = (at / 10 - 0.5) * thick;
    return lines([
      [from[0] + random.range(0, thick), from[1] + down],
      [to[0] - random.range(0, thick * 3), to[1] + down + random.range(-1, 1) * thick * 0.04],
    ]);
  });
  return path(bristles.join(''), stroke(color, thick / 8));
}

/** Two strokes of a brush across each other. */
const crossOut = ([x, y]: Point, r: number, color: string, random: Random): string =>
  brushed([x - r * 0.56, y - r * 0.5], [x + r * 0.62, y + r * 0.54], r * 0.2, color, random.fork('down')) +
  brushed([x - r * 0.54, y + r * 0.54], [x + r * 0.62, y - r * 0.52], r * 0.2, color, random.fork('up'));

/** The dark, crumbling rim of a photocopy. */
function border(
  { width, height, unit }: { width: number; height: number; unit: number },
  color: string,
  random: Random,
): string {
  const step = unit * 0.012;
  const depth = (): number => unit * (0.004 + 0.016 * random.next() ** 3);
  const along = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / step) + 1 }, (_, at) => at * step);
  const inner: Point[] = [
    ...along(width).map((x): Point => [x, depth()]),
    ...along(height).map((y): Point => [width - depth(), y]),
    ...along(width).map((x): Point => [width - x, height - depth()]),
    ...along(height).map((y): Point => [depth(), height - y]),
  ];
  return path(`M0 0H${width}V${height}H0Z${lines(inner, true)}`, `${fill(color)} fill-rule="evenodd"`);
}
