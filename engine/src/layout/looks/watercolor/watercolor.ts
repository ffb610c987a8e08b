import { circle, fill } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { ensureContrast } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Random } from '../../../random.ts';
import type { Look } from '../../look.ts';
import { onlyFor } from '../../suitability.ts';
import { type CardStyle, layOutStyle, type StyleSheet } from '../styled-card.ts';
import { drawWash } from './wash.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Playfair Display', weight: 500, lineHeight: 1.08, letterSpacing: -0.012 },
    text: { family: 'Newsreader', weight: 450, lineHeight: 1.36 },
    label: { family: 'Newsreader', weight: 600, lineHeight: 1.3 },
  },
  {
    display: { family: 'Instrument Serif', weight: 400, lineHeight: 1.04 },
    text: { family: 'Newsreader', weight: 450, lineHeight: 1.36 },
    label: { family: 'Newsreader', weight: 600, lineHeight: 1.3 },
  },
];

/** Washes of wet color on white paper, with splashes; what is named stands on them. */
export const watercolor: Look = {
  name: 'watercolor',
  attempts: 3,
  pairings,
  scheme: 'light',
  ...onlyFor('watercolor', { darkness: 0 }),
  layout: (context) => layOutStyle(context, STYLE),
};

// Pigments that run into one another without turning to mud.
const PAIRS = [
  [240, 195],
  [345, 60],
  [160, 205],
  [300, 350],
] as const;

// Share of its pigment that a wash leaves on the paper.
const WASHED = 0.78;

const STYLE: CardStyle = {
  palette,
  draw,
  field: ({ background, accent }) => mix(background, accent, WASHED),
  figures: true,
};

function palette({ colors, ground }: DesignRequest, random: Random): Palette {
  const background = ground ?? '#fdfaf3';
  const [first, second] = colors.filter((color) => color !== ground);
  const [h, h2] = random.pick(PAIRS);
  const accent = first ?? oklch(0.72, 0.11, h);
  const hue = toOklch(accent).h;
  return {
    background,
    surface: background,
    foreground: ensureContrast(oklch(0.28, 0.05, hue), [background], 9),
    muted: ensureContrast(oklch(0.42, 0.045, hue), [background], 6),
    accent,
    accent2: second ?? (first ? oklch(0.82, 0.08, hue + 40) : oklch(0.8, 0.1, h2)),
    accentText: ensureContrast(oklch(0.42, 0.11, hue), [background], 5.5),
  };
}

function draw({ frame, palette: { accent, accent2 }, art, random }: StyleSheet): { body: string } {
  const { width, height, unit } = frame;
  const far = art ?? { x: width * 0.72, y: 0, width: width * 0.28, height: height * 0.3 };
  const [x, y] = [far.x + far.width / 2, far.y + far.height / 2];
  const [rx, ry] = [far.width * (art ? 0.47 : 0.44), far.height * (art ? 0.43 : 0.3)];
  const washes = [
    { middle: [x - rx * 0.12, y + ry * 0.06], radiusX: rx, radiusY: ry, color: accent, opacity: WASHED },
    {
      middle: [x + rx * 0.45, y - ry * 0.5],
      radiusX: rx * 0.62,
      radiusY: ry * 0.6,
      color: accent2,
      opacity: 0.7,
    },
    {
      middle: [x - rx * 0.5, y + ry * 0.62],
      radiusX: rx * 0.46,
      radiusY: ry * 0.4,
      color: accent2,
      opacity: 0.5,
    },
  ] as const;
  const corner = frame.mirrored ? width : 0;
  return {
    body:
      drawWash(
        {
          middle: [corner, height],
          radiusX: unit * 0.24,
          radiusY: unit * 0.13,
          color: accent2,
          opacity: 0.3,
        },
        random.fork('corner'),
      ) +
      washes.map((wash, at) => drawWash(wash, random.fork(`wash ${at}`))).join('') +
      splashes([x, y], [rx, ry], [accent, accent2], unit, random.fork('splash')),
  };
}

/** Drops that fell beside the wash. */
function splashes(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  colors: readonly [string, string],
  unit: number,
  random: Random,
): string {
  return Array.from({ length: 14 }, (_, at) => {
    const angle = random.range(0, Math.PI * 2);
    const reach = random.range(0.95, 1.16);
    const size = unit * random.range(0.002, 0.009);
    return circle(
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
      size,
      fill(colors[at % 2] ?? colors[0], 0.55),
    );
  }).join('');
}
