import { circle, fill, lines, type Point, path, stroke } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { type BitShape, strew } from './bits.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** The nineties of paper cups and school folders: a teal brush and a purple scribble over it, small shapes strewn about. */
export const nineties = toPosterLook({
  name: 'nineties',
  style: '90s',
  pairings: [
    {
      display: {
        family: 'Archivo',
        weight: 900,
        lineHeight: 0.98,
        letterSpacing: -0.022,
        variation: '"wdth" 120',
      },
      text: { family: 'Arimo', weight: 600, lineHeight: 1.28 },
      label: { family: 'Arimo', weight: 700, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#fdfdfb',
      foreground: '#3a1a6e',
      muted: '#473a63',
      accent: '#12a7a3',
      accent2: '#6a2c9c',
      accentText: '#0b6f70',
    },
  ],
  dark: [
    {
      background: '#1e1240',
      foreground: '#ffffff',
      muted: '#dcd4f2',
      accent: '#1fc9c0',
      accent2: '#ff4fa0',
      accentText: '#ffe14a',
    },
  ],
  hues: ['#12a7a3', '#6a2c9c', '#ff4f9a', '#ffd22e'],
  treatment: { rule: 0.01, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.6,
  most: 0.19,
  stage: (query) => beside(query, { across: 0.57, down: 0.38 }),
  passes: (_drawing, { background }) => [{ shadow: { color: background, x: 0.012, y: 0.012 } }],
  field: ({ hues: [, , , yellow = ''] }) => yellow,
  draw,
});

const SHAPES: readonly BitShape[] = ['squiggle', 'triangle', 'square', 'cross'];

function draw({ frame, hues, dark, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const [teal = '', purple = '', pink = '', yellow = ''] = hues;
  const scribbled = dark ? pink : purple;
  const keep = [grow(words, unit * 0.055)];
  const colors = [pink, yellow, teal, scribbled];
  const bits = strew(
    { x: 0, y: 0, width, height },
    unit * 0.17,
    art ? [...keep, grow(art, -unit * 0.03)] : keep,
    random.fork('bits'),
    (index) => ({
      shape: SHAPES[index % SHAPES.length] ?? 'cross',
      color: colors[index % colors.length] ?? pink,
      size: unit * 0.026,
      turn: (index * 47) % 180,
    }),
  );
  if (!art) {
    const y = Math.min(height - unit * 0.06, words.y + words.height + unit * 0.11);
    const room = height - words.y - words.height > unit * 0.14;
    return {
      body:
        bits +
        (room
          ? brush(
              [
                [-unit * 0.1, y + unit * 0.02],
                [width * 0.4, y - unit * 0.02],
                [width * 0.7, y + unit * 0.015],
                [width * 1.1, y - unit * 0.02],
              ],
              unit * 0.1,
              teal,
              random.fork('brush'),
            ) +
            scribble(
              [
                [width * 0.3, y + unit * 0.012],
                [width * 0.52, y - unit * 0.02],
                [width * 0.56, y + unit * 0.02],
                [width * 1.05, y - unit * 0.015],
              ],
              unit * 0.022,
              scribbled,
            )
          : ''),
    };
  }
  const at = (x: number, y: number): Point => [
    frame.mirrored ? art.x + art.width * (1 - x) : art.x + art.width * x,
    art.y + art.height * y,
  ];
  const wide = isWide(frame);
  const stroke1: Point[] = wide
    ? [at(0.08, 0.7), at(0.3, 0.2), at(0.52, 0.8), at(0.76, 0.18), at(1.15, 0.62)]
    : [at(-0.1, 0.6), at(0.24, 0.22), at(0.46, 0.78), at(0.72, 0.2), at(1.1, 0.58)];
  const stroke2: Point[] = wide
    ? [at(0.12, 0.86), at(0.36, 0.34), at(0.44, 0.72), at(0.66, 0.36), at(0.74, 0.62), at(1.1, 0.3)]
    : [at(0, 0.84), at(0.36, 0.36), at(0.44, 0.7), at(0.66, 0.38), at(0.76, 0.66), at(1.08, 0.34)];
  return {
    body:
      bits +
      brush(stroke1, Math.min(unit * 0.3, art.height * 0.36), teal, random.fork('brush')) +
      scribble(stroke2, unit * 0.04, scribbled) +
      (hasSubject ? sticker(art, yellow, pink) : ''),
  };
}

/** A disc that the thing stands out on, with a ring that misses it. */
function sticker(art: Box, color: string, ring: string): string {
  const [x, y] = middleOf(art);
  const radius = Math.min(art.width, art.height) * 0.4;
  return (
    circle(x, y, radius, fill(color)) +
    circle(
      x + radius * 0.08,
      y + radius * 0.06,
      radius * 1.06,
      `fill="none" stroke="${ring}" stroke-width="${(radius * 0.035).toFixed(1)}"`,
    )
  );
}

const smooth = (points: readonly Point[]): string => {
  const [first, ...others] = points;
  let data = `M${first?.[0]} ${first?.[1]}`;
  for (let at = 0; at < others.length; at++) {
    const [from, to] = [points[at], others[at]];
    if (!from || !to) continue;
    const mid = (to[0] - from[0]) * 0.5;
    data += `C${(from[0] + mid).toFixed(1)} ${from[1].toFixed(1)} ${(to[0] - mid).toFixed(1)} ${to[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  }
  return data;
};

/** One pass of a wide dry brush: bristles side by side, some of which run out of paint. */
function brush(points: readonly Point[], thick: number, color: string, random: Random): string {
  const count = 26;
  return Array.from({ length: count }, (_, at) => {
    const shift = (at / (count - 1) - 0.5) * thick;
    const edge = Math.abs(at / (count - 1) - 0.5) * 2;
    const moved = points.map(
      ([x, y], index): Point => [
        x + random.range(-1, 1) * thick * 0.02,
        y + shift * (index % 2 === 0 ? 1 : 0.86),
      ],
    );
    const dry = edge > 0.55 || random.next() < 0.18;
    const dash = dry
      ? ` stroke-dasharray="${(thick * random.range(0.9, 3)).toFixed(0)} ${(thick * random.range(0.04, 0.3)).toFixed(0)}"`
      : '';
    return `${path(smooth(moved), `${stroke(color, (thick / count) * (dry ? 1.0 : 1.7))}${dash}`)}`;
  }).join('');
}

const scribble = (points: readonly Point[], thick: number, color: string): string =>
  path(lines(points), stroke(color, thick)) +
  path(
    lines(points.map(([x, y]): Point => [x + thick * 0.2, y + thick * 1.25])),
    stroke(color, thick * 0.34),
  );
