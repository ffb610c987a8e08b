import { curve, fill, linearGradient, lines, type Point, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { inTones } from './shapes.ts';
import { beside } from './stages.ts';

const serif = (letterSpacing: number) =>
  ({ family: 'Playfair Display', weight: 400, lineHeight: 1.12, letterSpacing }) as const;
const quiet = { family: 'Outfit', weight: 350, lineHeight: 1.45, letterSpacing: 0.05 } as const;

/** Marble with veins of gold, a thin frame, small fine type in the middle of much room. */
export const luxury = toPosterLook({
  name: 'luxury',
  style: 'luxury',
  pairings: [
    { display: serif(0.01), text: quiet, label: { ...quiet, weight: 500, letterSpacing: 0.12 } },
    {
      display: { family: 'Instrument Serif', weight: 400, lineHeight: 1.04, letterSpacing: 0.012 },
      text: quiet,
      label: { ...quiet, weight: 500, letterSpacing: 0.12 },
    },
  ],
  dark: [
    {
      background: '#0e0d0d',
      foreground: '#f6efe2',
      muted: '#cfc5b4',
      accent: '#c9a24d',
      accent2: '#f0dca6',
      accentText: '#e2c178',
    },
    {
      background: '#0c1f1a',
      foreground: '#f6efe2',
      muted: '#c9cdbd',
      accent: '#c9a24d',
      accent2: '#f0dca6',
      accentText: '#e2c178',
    },
  ],
  light: [
    {
      background: '#f8f5ef',
      foreground: '#1d1a16',
      muted: '#564e43',
      accent: '#b08d3f',
      accent2: '#d9bf7e',
      accentText: '#7d5f17',
    },
  ],
  scheme: 'dark',
  hues: ['#c9a24d', '#f3e0ac', '#8d6a24'],
  treatment: { rule: 0.0022, corner: 0, panel: 'frame', texture: 'none' },
  centred: true,
  most: 0.125,
  filled: 0.56,
  stage: (query) =>
    isWide(query.frame)
      ? beside(query, { across: 0.58, room: { side: 0.06, top: 0.06 } })
      : beside(query, { down: 0.38, leads: true, room: { side: 0.07, top: 0.07 } }),
  passes: (drawing, { background, accent2, accent }) => [
    { colors: inTones(drawing, mix(background, accent, 0.2), accent2) },
  ],
  draw,
});

function draw({ frame, palette, hues, dark, words, calm, column, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height, margin } = frame;
  const [gold = '', pale = '', deep = ''] = hues;
  const foil = linearGradient(
    'foil',
    [0, 0],
    [width, height],
    [
      [0, deep, 1],
      [0.22, pale, 1],
      [0.42, gold, 1],
      [0.6, deep, 1],
      [0.78, pale, 1],
      [1, gold, 1],
    ],
  );
  const thick = Math.max(1.5, unit * 0.0032);
  const paint = (line: number): string =>
    `fill="none" stroke="url(#foil)" stroke-width="${line.toFixed(1)}" stroke-linejoin="miter"`;
  const out = margin * 0.42;
  const inner = out + unit * 0.014;
  const cloud = dark ? '#ffffff' : '#000000';
  const veins = Array.from({ length: 4 }, (_, at) => vein(frame, random.fork(`vein ${at}`), at));
  const smoke = Array.from({ length: 9 }, (_, at) => vein(frame, random.fork(`smoke ${at}`), at));
  const rest = column.texts.filter(({ role }) => role !== 'title');
  const title = column.texts.find(({ role }) => role === 'title');
  const next = title && rest.find(({ box }) => box.y > title.box.y + title.box.height);
  const gap = title && next ? next.box.y - title.box.y - title.box.height : 0;
  const middle = words.x + words.width / 2;
  const gem = Math.min(unit * 0.011, gap * 0.28);
  const at = title ? title.box.y + title.box.height + gap / 2 : 0;
  const divider =
    gem > 3 && !calm
      ? path(
          lines(
            [
              [middle - gem, at],
              [middle, at - gem],
              [middle + gem, at],
              [middle, at + gem],
            ],
            true,
          ),
          'fill="url(#foil)"',
        ) +
        rect(middle - unit * 0.1, at - thick / 3, unit * 0.08, thick * 0.7, fill(gold)) +
        rect(middle + unit * 0.02, at - thick / 3, unit * 0.08, thick * 0.7, fill(gold))
      : '';
  // Veins fade out where the words stand.
  const steps = [0.13, 0.11, 0.09, 0.07, 0.055, 0.04].map((share) => {
    const pad = unit * share;
    return `<rect x="${words.x - pad}" y="${words.y - pad}" width="${words.width + 2 * pad}" height="${words.height + 2 * pad}" rx="${pad}" fill="#000" fill-opacity="0.4"/>`;
  });
  const clear = `<mask id="clear"><rect width="${width}" height="${height}" fill="#fff"/>${steps.join('')}</mask>`;
  return {
    defs: foil + clear,
    body:
      rect(0, 0, width, height, fill(palette.background)) +
      `<g mask="url(#clear)">` +
      smoke
        .map((points, index) =>
          path(
            curve(points),
            `fill="none" stroke="${cloud}" stroke-opacity="${dark ? 0.035 : 0.03}" stroke-width="${(unit * (0.02 + 0.03 * (index % 3))).toFixed(1)}" stroke-linecap="round"`,
          ),
        )
        .join('') +
      veins
        .map(
          (points, index) =>
            path(curve(points), paint(thick * (index === 0 ? 2.1 : 1 - index * 0.12))) +
            twigs(points, random.fork(`twig ${index}`), unit)
              .map((twig) => path(curve(twig), paint(thick * 0.6)))
              .join(''),
        )
        .join('') +
      '</g>' +
      rect(out, out, width - 2 * out, height - 2 * out, paint(thick * 1.3)) +
      rect(inner, inner, width - 2 * inner, height - 2 * inner, paint(thick * 0.6)) +
      divider,
  };
}

/** A crack in the stone, from one edge to another. */
function vein(
  { width, height, unit }: { width: number; height: number; unit: number },
  random: Random,
  at: number,
): Point[] {
  const flat = at % 2 === 0;
  const from: Point = flat ? [-10, height * random.range(0, 1)] : [width * random.range(0.1, 1), -10];
  const to: Point = flat
    ? [width * random.range(0.5, 1.1), at % 4 === 0 ? -10 : height + 10]
    : [width + 10, height * random.range(0.2, 1)];
  const count = 12;
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const share = step / count;
    return [
      from[0] + (to[0] - from[0]) * share + random.range(-1, 1) * unit * 0.035,
      from[1] + (to[1] - from[1]) * share + random.range(-1, 1) * unit * 0.035,
    ];
  });
}

const twigs = (points: readonly Point[], random: Random, unit: number): Point[][] =>
  points.flatMap(([x, y], at) =>
    at % 3 === 1
      ? [
          [
            [x, y] as Point,
            [x + unit * random.range(-0.05, 0.09), y + unit * random.range(0.02, 0.08)] as Point,
            [x + unit * random.range(-0.06, 0.16), y + unit * random.range(0.08, 0.17)] as Point,
          ],
        ]
      : [],
  );
