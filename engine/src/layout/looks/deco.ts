import { fill, lines, type Point, path, polar, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import type { Look } from '../look.ts';
import { onlyFor } from '../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';

const label = {
  family: 'Outfit',
  weight: 500,
  lineHeight: 1.3,
  letterSpacing: 0.06,
} as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Righteous', weight: 400, lineHeight: 1.06, letterSpacing: 0.01 },
    text: { family: 'Outfit', weight: 300, lineHeight: 1.4, letterSpacing: 0.02 },
    label,
  },
  {
    display: {
      family: 'Playfair Display',
      weight: 600,
      lineHeight: 1.1,
      letterSpacing: 0.02,
    },
    text: { family: 'Outfit', weight: 300, lineHeight: 1.4, letterSpacing: 0.02 },
    label,
  },
];

/** The twenties: gold lines on a deep ground, stepped corners, a fan of rays. */
export const deco: Look = {
  name: 'deco',
  attempts: 3,
  pairings,
  scheme: 'dark',
  ...onlyFor('deco', { darkness: 1 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const GOLD = '#dcb56a';
const GROUNDS = ['#14130f', '#10261f', '#131d36'] as const;

const STYLE: CardStyle = {
  palette,
  draw,
  voice: (voice, _frame, { accentText }) => ({
    ...voice,
    title: { ...voice.title, size: voice.title.size * 0.86, color: accentText },
    titleByFigure: { ...voice.titleByFigure, color: accentText },
  }),
  inset: ({ unit }, calm) =>
    calm ? {} : { left: unit * 0.04, right: unit * 0.04, top: unit * 0.02, foot: unit * 0.02 },
  tones: ({ accent, background, foreground }) => ({
    main: accent,
    second: mix(background, accent, 0.55),
    accent: foreground,
    ink: background,
    light: mix(accent, '#ffffff', 0.5),
  }),
  figures: true,
};

/** A deep color that was asked for is the ground, any other one draws. */
function palette(request: DesignRequest, random: Random): Palette {
  const deep = request.colors.find((color) => toOklch(color).l < 0.4);
  const background = deep ?? random.pick(GROUNDS);
  const own: Palette = {
    background,
    surface: mix(background, GOLD, 0.1),
    foreground: '#f7ecd2',
    muted: '#d9c9a3',
    accent: GOLD,
    accent2: '#f3dfb0',
    accentText: '#e7c682',
  };
  return applyAskedColors(
    own,
    deep && !request.ground
      ? { ...request, colors: request.colors.filter((color) => color !== deep) }
      : request,
  );
}

function draw({ frame, palette: { accent, background }, art, hasSubject }: StyleSheet): { body: string } {
  const { unit, margin } = frame;
  const thick = Math.max(1.5, unit * 0.0036);
  return {
    body:
      (art
        ? hasSubject
          ? drawRings(art, accent, thick)
          : drawFan(art, frame, accent, background, thick)
        : '') +
      drawEdge(frame, margin * 0.36, accent, thick * 1.4) +
      drawEdge(frame, margin * 0.5, accent, thick * 0.7),
  };
}

/** A frame whose corners step inwards. */
function drawEdge({ width, height, unit }: Frame, inset: number, color: string, thick: number): string {
  const step = unit * 0.024;
  const corner = ([x, y]: Point, right: number, down: number): Point[] => [
    [x + right * step * 2, y],
    [x + right * step * 2, y + down * step],
    [x + right * step, y + down * step],
    [x + right * step, y + down * step * 2],
    [x, y + down * step * 2],
  ];
  const [left, top, right, foot] = [inset, inset, width - inset, height - inset];
  const outline = [
    ...corner([left, top], 1, 1),
    ...corner([left, foot], 1, -1).reverse(),
    ...corner([right, foot], -1, -1),
    ...corner([right, top], -1, 1).reverse(),
  ];
  return path(
    lines(outline, true),
    `fill="none" stroke="${color}" stroke-width="${thick.toFixed(1)}" stroke-linejoin="miter"`,
  );
}

/** Two rings behind what is named, as on a stage door. */
function drawRings({ x, y, width, height }: Box, color: string, thick: number): string {
  const radius = Math.min(width, height) * 0.42;
  const ring = (share: number, line: number): string =>
    `<circle cx="${(x + width / 2).toFixed(1)}" cy="${(y + height / 2).toFixed(1)}" r="${(radius * share).toFixed(1)}" ${stroke(color, line)}/>`;
  return ring(1, thick) + ring(0.94, thick * 0.6);
}

/** Rays that rise from the foot of the picture's room, in three steps like a theatre's front. */
function drawFan(art: Box, { margin }: Frame, color: string, background: string, thick: number): string {
  const middle: Point = [art.x + art.width / 2, art.y + art.height - margin * 0.9];
  const radius = Math.min(art.width * 0.42, art.height * 0.7);
  const rays = Array.from({ length: 13 }, (_, at) => 180 + (at * 180) / 12);
  const wedge = (from: number, to: number, reach: number): string =>
    lines([middle, polar(middle, reach, from), polar(middle, reach, to)], true);
  const blades = rays.slice(0, -1).map((from, at) => {
    const reach = radius * (at % 2 === 0 ? 1 : 0.86);
    return path(
      wedge(from, rays[at + 1] ?? from, reach),
      fill(at % 2 === 0 ? mix(background, color, 0.3) : mix(background, color, 0.14)),
    );
  });
  const arcs = [0.42, 0.48, 1.06].map((share) => {
    const [a, b] = [polar(middle, radius * share, 180), polar(middle, radius * share, 360)];
    const r = (radius * share).toFixed(1);
    return path(
      `M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${r} ${r} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
      stroke(color, thick),
    );
  });
  const rules = rays.map((angle) =>
    lines([polar(middle, radius * 0.48, angle), polar(middle, radius, angle)]),
  );
  return blades.join('') + path(rules.join(''), stroke(color, thick * 0.8)) + arcs.join('');
}
