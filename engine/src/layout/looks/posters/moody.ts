import { partOutline } from '../../../art/drawings/part-outline.ts';
import { circle, curve, linearGradient, type Point, path, radialGradient, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { specks } from './bits.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const serif = { family: 'Newsreader', weight: 400, lineHeight: 1.02, letterSpacing: 0 } as const;
const text = { family: 'Newsreader', weight: 400, lineHeight: 1.4, letterSpacing: 0.005 } as const;

// How much of the accent the glow has around a thing.
const GLOW = 0.7;

/** Dusk: one low light in mist, ridges that sink into each other, film grain, a quiet serif. */
export const moody = toPosterLook({
  name: 'moody',
  style: 'moody',
  pairings: [{ display: serif, text, label: { ...text, weight: 500, letterSpacing: 0.03 } }],
  dark: [
    {
      background: '#0e1518',
      foreground: '#ece6d8',
      muted: '#b9beb8',
      accent: '#d89a5b',
      accent2: '#3c5a60',
      accentText: '#e3b27c',
    },
    {
      background: '#15111a',
      foreground: '#efe6e4',
      muted: '#c2b8c2',
      accent: '#c9667a',
      accent2: '#4d3f66',
      accentText: '#e8a3ae',
    },
    {
      background: '#0c141f',
      foreground: '#e6eaee',
      muted: '#b2bdc9',
      accent: '#9fb8cf',
      accent2: '#34506e',
      accentText: '#b9cde0',
    },
  ],
  hues: [],
  treatment: { rule: 0.0022, corner: 0, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.6,
  most: 0.2,
  justify: 'center',
  stage: (query) => beside(query, { across: 0.52, down: 0.36 }),
  passes: (drawing, { background, accent }) => [
    {
      colors: partOutline(
        drawing,
        inTones(drawing, mix(background, '#000000', 0.45), mix(accent, background, 0.18)),
        mix(background, accent, GLOW),
      ),
    },
  ],
  draw,
  drawOver: ({ frame, palette, art, words, hasSubject, random }) =>
    art && hasSubject
      ? mist(
          frame,
          Math.max(
            middleOf(art)[1] + Math.min(art.width, art.height) * 0.26,
            isWide(frame) ? words.y + words.height + frame.unit * 0.05 : 0,
          ),
          palette,
          random.fork('mist'),
        )
      : '',
});

type Inks = PosterSheet['palette'];

function draw({ frame, palette, art, hasSubject, words, dark, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height } = frame;
  const { background, accent, accent2 } = palette;
  const deep = mix(background, dark ? '#000000' : '#ffffff', 0.4);
  const [x, y]: Point = art
    ? middleOf(art)
    : [frame.rtl ? width * 0.12 : width * 0.88, Math.max(height * 0.9, words.y + words.height)];
  const r = art ? Math.min(art.width, art.height) * (isWide(frame) ? 0.98 : 0.86) : unit * 0.42;
  const defs =
    radialGradient('glow', [x, y], r, [
      [0, mix(accent, '#ffffff', 0.18), hasSubject ? 0.95 : 0.8],
      // A thing is a shape before the light, as far as it reaches.
      ...(hasSubject ? [[0.3, accent, 0.86] as const] : [[0.2, accent, 0.62] as const]),
      [0.5, mix(accent, accent2, 0.6), hasSubject ? 0.4 : 0.26],
      [0.76, accent2, 0.08],
      [1, accent2, 0],
    ]) +
    linearGradient(
      'dusk',
      [0, 0],
      [0, height],
      [
        [0, deep, 1],
        [0.6, background, 1],
        [1, mix(background, accent2, 0.35), 1],
      ],
    );
  const sky = rect(0, 0, width, height, 'fill="url(#dusk)"');
  if (!art) {
    const top = words.y + words.height + unit * 0.06;
    const low = height - top > unit * 0.1;
    return {
      defs,
      body:
        sky +
        (low
          ? rect(0, 0, width, height, 'fill="url(#glow)" opacity="0.5"') +
            ridges(frame, Math.max(top, height * 0.8), palette, random)
          : '') +
        grain(frame, random),
    };
  }
  const moon = hasSubject
    ? ''
    : circle(x, y - r * 0.05, Math.min(art.width, art.height) * 0.2, `fill="${mix(accent, '#ffffff', 0.4)}"`);
  // On wide cards the ridges stay below the words.
  const horizon = isWide(frame)
    ? Math.max(height * 0.7, Math.min(height * 0.9, words.y + words.height + unit * 0.04))
    : y + Math.min(art.width, art.height) * 0.12;
  return {
    defs,
    body: `${sky}${rect(0, 0, width, height, 'fill="url(#glow)"')}${moon}${ridges(frame, horizon, palette, random)}${grain(frame, random)}`,
  };
}

/** Ridges behind each other, paler and bluer with distance, down to the foot of the card. */
function ridges(
  { width, height, unit }: { width: number; height: number; unit: number },
  top: number,
  { background, accent2 }: Inks,
  random: Random,
): string {
  const count = 4;
  return Array.from({ length: count }, (_, at) => {
    const own = random.fork(`ridge ${at}`);
    const base = top + ((height - top) * at) / count;
    const swell = unit * (0.05 - at * 0.006);
    const steps = 12;
    const points = Array.from(
      { length: steps + 1 },
      (_v, step): Point => [-20 + ((width + 40) * step) / steps, base + own.range(-1, 1) * swell],
    );
    const color = mix(mix(accent2, background, 0.35), '#04070a', at / count);
    return path(
      `${curve(points)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      `fill="${color}" fill-opacity="0.92"`,
    );
  }).join('');
}

/** Bands of mist that lie across the foot of a thing. */
function mist(
  { width, height, unit }: { width: number; height: number; unit: number },
  top: number,
  { background, accent2 }: Inks,
  random: Random,
): string {
  const bands = [0, 1, 2].map((at) => {
    const y = top + at * unit * 0.05;
    const wave = Array.from(
      { length: 9 },
      (_, step): Point => [-20 + ((width + 40) * step) / 8, y + random.range(-1, 1) * unit * 0.016],
    );
    return path(
      `${curve(wave)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      `fill="${mix(mix(accent2, background, 0.4), '#04070a', at * 0.3)}" fill-opacity="${0.4 + at * 0.14}"`,
    );
  });
  return bands.join('');
}

const grain = (frame: PosterSheet['frame'], random: Random): string =>
  specks(
    frame,
    { count: 2600, size: [0.0008, 0.0018], color: '#ffffff', opacity: 0.055 },
    random.fork('grain'),
  );
