import {
  circle,
  fill,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  polar,
  rect,
} from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { beside } from './stages.ts';

/** A woodblock print: a red sun, a mountain under snow, waves in rows, a sky that fades from indigo, a seal. */
export const ukiyoe = toPosterLook({
  name: 'ukiyoe',
  style: 'japanese-print',
  pairings: [
    {
      display: { family: 'Newsreader', weight: 600, lineHeight: 1.04, letterSpacing: 0.01 },
      text: { family: 'Newsreader', weight: 450, lineHeight: 1.35 },
      label: { family: 'Newsreader', weight: 600, lineHeight: 1.25 },
    },
  ],
  light: [
    {
      background: '#f2e6cb',
      foreground: '#1d2b45',
      muted: '#3f4757',
      accent: '#c8371f',
      accent2: '#24477a',
      accentText: '#a52712',
    },
  ],
  hues: ['#c8371f', '#24477a', '#6f96b5', '#e9d9b5'],
  treatment: { rule: 0.004, corner: 0, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.5,
  stage: (query) => beside(query, { across: 0.54, down: 0.34, room: { side: 0.02 } }),
  field: ({ hues: [red = ''] }) => red,
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words }: PosterSheet): { body: string; defs: string } {
  const { unit, width, height, margin } = frame;
  const { background } = palette;
  const [red = '', indigo = '', pale = ''] = hues;
  const edge = Math.min(margin * 0.38, unit * 0.04);
  const inside: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const thick = Math.max(2, unit * 0.004);
  const band = linearGradient(
    'dusk',
    [0, edge],
    [0, edge + height * 0.15],
    [
      [0, indigo, 0.9],
      [1, indigo, 0],
    ],
  );
  const clip = `<clipPath id="sheet"><rect x="${inside.x}" y="${inside.y}" width="${inside.width}" height="${inside.height}"/></clipPath>${art ? `<clipPath id="scene"><rect x="${art.x}" y="${art.y}" width="${art.width}" height="${art.height}"/></clipPath>` : ''}`;
  const room = words.y - edge;
  const sky = rect(
    inside.x,
    inside.y,
    inside.width,
    Math.min(height * 0.15, room * 0.8),
    'fill="url(#dusk)"',
  );
  const scene = art
    ? drawScene(art, frame, hues, background, hasSubject)
    : seigaiha(
        {
          x: edge,
          y: Math.max(words.y + words.height + unit * 0.05, height * 0.84),
          width: inside.width,
          height: height - edge,
        },
        unit * 0.05,
        indigo,
        background,
        pale,
      );
  return {
    defs: band + clip,
    body:
      `<g clip-path="url(#sheet)">${sky}<g${art ? ' clip-path="url(#scene)"' : ''}>${scene}</g></g>` +
      rect(
        inside.x,
        inside.y,
        inside.width,
        inside.height,
        `fill="none" stroke="${indigo}" stroke-width="${thick}"`,
      ) +
      (art && isWide(frame)
        ? rect(frame.mirrored ? art.x + art.width : art.x, edge, thick, inside.height, fill(indigo))
        : '') +
      (art ? seal(frame, words, red, background, edge) : ''),
  };
}

function drawScene(
  art: Box,
  frame: PosterSheet['frame'],
  [red = '', indigo = '', pale = '']: readonly string[],
  paper: string,
  hasSubject: boolean,
): string {
  const { unit } = frame;
  const wide = isWide(frame);
  const [x, y]: Point = [art.x + art.width * 0.5, art.y + art.height * (hasSubject ? 0.5 : 0.4)];
  const r = Math.min(art.width, art.height) * (hasSubject ? 0.4 : 0.3);
  const sun = circle(x, y, r, fill(red));
  const foot = art.y + art.height;
  const sea = foot - art.height * (wide ? 0.27 : 0.24);
  const peak: Point = [
    art.x + art.width * (frame.mirrored ? 0.36 : 0.64),
    art.y + art.height * (wide ? 0.34 : 0.3),
  ];
  const slope = (side: number): string =>
    `Q${peak[0] + side * art.width * 0.16} ${sea - (sea - peak[1]) * 0.28} ${peak[0] + side * art.width * 0.62} ${sea + unit * 0.06}`;
  const snow = (sea - peak[1]) * 0.36;
  const top = unit * 0.022;
  const mountain = hasSubject
    ? ''
    : path(
        `M${peak[0] + top} ${peak[1]}${slope(1)}L${peak[0] - art.width * 0.62} ${sea + unit * 0.06}Q${peak[0] - art.width * 0.16} ${sea - (sea - peak[1]) * 0.28} ${peak[0] - top} ${peak[1]}Z`,
        fill(mix(indigo, pale, 0.42)),
      ) +
      path(
        lines(
          [
            [peak[0] - top, peak[1]],
            [peak[0] + top, peak[1]],
            [peak[0] + snow * 0.36, peak[1] + snow * 0.86],
            [peak[0] + snow * 0.18, peak[1] + snow * 0.7],
            [peak[0] + snow * 0.05, peak[1] + snow],
            [peak[0] - snow * 0.12, peak[1] + snow * 0.72],
            [peak[0] - snow * 0.36, peak[1] + snow * 0.88],
          ],
          true,
        ),
        fill(paper),
      );
  const clouds = [0.18, 0.82]
    .map((share, at) =>
      cloud([art.x + art.width * share, art.y + art.height * (0.5 + at * 0.08)], unit * 0.16, paper, indigo),
    )
    .join('');
  const waves = seigaiha(
    { x: art.x - unit * 0.2, y: sea, width: art.width + unit * 0.4, height: foot },
    unit * (wide ? 0.06 : 0.07),
    indigo,
    paper,
    pale,
  );
  return sun + mountain + (hasSubject ? '' : clouds) + waves;
}

/** Rows of half rings that overlap like scales; `height` of the box is where they end. */
function seigaiha(
  { x, y, width, height: foot }: Box,
  size: number,
  indigo: string,
  paper: string,
  pale: string,
): string {
  let body = '';
  const rise = size * 0.5;
  for (let row = 0; y + row * rise < foot + size; row++)
    for (let left = x + (row % 2) * size; left < x + width + size; left += size * 2)
      for (const [share, color] of [
        [1, indigo],
        [0.86, paper],
        [0.72, row % 3 === 1 ? pale : indigo],
        [0.52, paper],
        [0.36, indigo],
        [0.18, paper],
      ] as const)
        body += circle(left, y + row * rise + size, size * share, fill(color));
  return body;
}

/** A flat bank of mist with round ends. */
function cloud([x, y]: Point, length: number, paper: string, line: string): string {
  const paint = `${fill(paper)} stroke="${line}" stroke-width="${(length * 0.012).toFixed(1)}"`;
  const bar = (dx: number, dy: number, wide: number): string =>
    rect(x - wide / 2 + dx, y + dy, wide, length * 0.13, paint, length * 0.065);
  return bar(length * 0.2, 0, length) + bar(-length * 0.12, length * 0.13, length * 1.2);
}

/** A red seal at the end of the words. */
function seal(
  { unit, rtl, margin, height }: PosterSheet['frame'],
  words: Box,
  red: string,
  paper: string,
  edge: number,
): string {
  const size = Math.min(unit * 0.058, margin * 0.5);
  const under = words.y + words.height + unit * 0.05;
  if (under + size > height - edge * 2) return '';
  const x = rtl ? words.x + words.width - size : words.x;
  const petals = [0, 72, 144, 216, 288].map((angle) =>
    oval(polar([x + size / 2, under + size / 2], size * 0.2, angle - 90), size * 0.13),
  );
  return (
    rect(x, under, size, size, fill(red), size * 0.12) +
    path(petals.join(''), fill(paper)) +
    circle(x + size / 2, under + size / 2, size * 0.06, fill(red))
  );
}
