import { circle, fill, linearGradient, lines, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { contrast } from '../../../color/contrast.ts';
import { mix } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** The eighties of record sleeves: a night sky of stars, three neon triangles, beams of color, a grid, letters of hot pink. */
export const eighties = toPosterLook({
  name: 'eighties',
  style: '80s',
  pairings: [
    {
      display: { family: 'Shrikhand', weight: 400, lineHeight: 1.02, letterSpacing: -0.01 },
      text: { family: 'Outfit', weight: 500, lineHeight: 1.3, letterSpacing: 0.01 },
      label: { family: 'Outfit', weight: 800, lineHeight: 1.2, letterSpacing: 0.06 },
    },
    {
      display: { family: 'Righteous', weight: 400, lineHeight: 1.02, letterSpacing: 0 },
      text: { family: 'Outfit', weight: 500, lineHeight: 1.3, letterSpacing: 0.01 },
      label: { family: 'Outfit', weight: 800, lineHeight: 1.2, letterSpacing: 0.06 },
    },
  ],
  dark: [
    {
      background: '#140a2e',
      foreground: '#fff3fb',
      muted: '#dccdf2',
      accent: '#ff2f92',
      accent2: '#21d4fd',
      accentText: '#ffd23f',
    },
  ],
  hues: ['#ff2f92', '#ff7a3d', '#ffd23f', '#21d4fd', '#7b2ff7'],
  treatment: { rule: 0.006, corner: 0, panel: 'frame', texture: 'glow' },
  figures: true,
  round: true,
  filled: 0.5,
  most: 0.2,
  hero: ({ accent }) => ({ shadow: { color: accent, x: 0.05, y: 0.055, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.57, down: 0.36 }),
  field: ({ palette }) => ballColor(palette.background),
  draw,
});

const DUSK = [0.32, 0.24, 0.16, 0.08] as const;
const READ = 4.6;

function draw({ frame, palette, hues, art, hasSubject, words, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height } = frame;
  const { background } = palette;
  const [pink = '', , , cyan = '', violet = ''] = hues;
  const sky = linearGradient(
    'night',
    [0, 0],
    [0, height],
    [
      [0, background, 1],
      [1, duskOf(palette, violet), 1],
    ],
  );
  const chance = random.fork('stars');
  const stars = Array.from({ length: 70 }, () =>
    circle(
      chance.range(0, width),
      chance.range(0, height),
      unit * chance.range(0.0008, 0.0026),
      fill('#ffffff', 0.75),
    ),
  );
  const foot = height - Math.min(unit * 0.12, Math.max(0, height - words.y - words.height - unit * 0.02));
  const floor = art && !isWide(frame) ? height - unit * 0.16 : Math.max(foot, height * 0.86);
  return {
    defs: sky,
    body:
      rect(0, 0, width, height, 'fill="url(#night)"') +
      stars.join('') +
      grid(width, height, floor, cyan) +
      (art ? sign(art, hues, { unit, hasSubject, mirrored: frame.mirrored, background, pink }) : ''),
  };
}

/** The sky at its foot: as much violet as all words can be read on. */
function duskOf({ background, foreground, muted, accentText }: Palette, violet: string): string {
  const tones = DUSK.map((share) => mix(background, violet, share));
  const reads = (tone: string): boolean =>
    [foreground, muted, accentText].every((ink) => contrast(ink, tone) >= READ);
  return tones.find(reads) ?? background;
}

/** Lines of light that run to the horizon. */
function grid(width: number, height: number, floor: number, color: string): string {
  const depth = height - floor;
  if (depth < 8) return '';
  const rows = [0, 0.12, 0.3, 0.56, 0.9].map((share) =>
    lines([
      [0, floor + depth * share],
      [width, floor + depth * share],
    ]),
  );
  const rays = Array.from({ length: 31 }, (_, at): string => {
    const x = (at - 15) / 15;
    return lines([
      [width / 2 + x * width * 0.6, floor],
      [width / 2 + x * width * 1.6, height],
    ]);
  });
  return path(rows.join('') + rays.join(''), stroke(color, Math.max(1, depth * 0.016), 0.6));
}

type SignOptions = { unit: number; hasSubject: boolean; mirrored: boolean; background: string; pink: string };

/** Beams that shoot across, and a triangle of three tubes with a chrome ball, or with the thing itself. */
function sign(
  art: { x: number; y: number; width: number; height: number },
  hues: readonly string[],
  { unit, hasSubject, mirrored, background, pink }: SignOptions,
): string {
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.46;
  const turn = mirrored ? -1 : 1;
  const beams = hues.slice(0, 4).map((hue, at) => {
    const shift = (at - 1.5) * unit * 0.034;
    return path(
      lines([
        [x - turn * r * 1.08 + shift, y + r * 0.95],
        [x + turn * r * 1.9 + shift, y - r * 1.5],
      ]),
      `fill="none" stroke="${hue}" stroke-width="${(unit * 0.02).toFixed(1)}"`,
    );
  });
  const triangle = (size: number): Point[] => [
    [x, y - size],
    [x + size * 0.94, y + size * 0.66],
    [x - size * 0.94, y + size * 0.66],
  ];
  const tubes = [1, 0.86, 0.72].map((share, at) => {
    const data = lines(triangle(r * share), true);
    const hue = [hues[0], hues[3], hues[2]][at] ?? pink;
    return path(data, stroke(hue, unit * 0.03, 0.22)) + path(data, stroke(hue, unit * 0.011));
  });
  const ball = hasSubject
    ? circle(x, y + r * 0.05, r * 0.62, fill(ballColor(background)))
    : circle(x, y + r * 0.12, r * 0.34, 'fill="url(#chrome)"') +
      circle(x - r * 0.11, y - r * 0.02, r * 0.06, fill('#ffffff'));
  const chrome = linearGradient(
    'chrome',
    [x, y - r * 0.22],
    [x, y + r * 0.46],
    [
      [0, '#d9f4ff', 1],
      [0.44, '#4b9fe8', 1],
      [0.5, '#2a1550', 1],
      [0.56, pink, 1],
      [1, '#ffd9a8', 1],
    ],
  );
  const clip = `<clipPath id="sign"><rect x="${art.x}" y="${art.y}" width="${art.width}" height="${art.height}"/></clipPath>`;
  return `<defs>${chrome}${clip}</defs><g clip-path="url(#sign)">${beams.join('')}</g>${path(lines(triangle(r * 1.02), true), fill(background, 0.82))}${tubes.join('')}${ball}`;
}

function ballColor(background: string): string {
  return mix(background, '#ffffff', 0.94);
}
