import { circle, fill, path, polar, rect } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Look } from '../look.ts';
import { isWide } from '../split-canvas.ts';
import { onlyFor } from '../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Outfit', weight: 800, lineHeight: 1.02, letterSpacing: -0.012 },
    text: { family: 'Outfit', weight: 450, lineHeight: 1.4 },
    label: { family: 'Outfit', weight: 650, lineHeight: 1.25 },
  },
  {
    display: { family: 'Lilita One', weight: 400, lineHeight: 1.04 },
    text: { family: 'Outfit', weight: 450, lineHeight: 1.4 },
    label: { family: 'Outfit', weight: 650, lineHeight: 1.25 },
  },
];

/** Six hues as equals: an arch, bands or a sheaf of bars; the words keep to ink on paper. */
export const rainbow: Look = {
  name: 'rainbow',
  attempts: 3,
  pairings,
  scheme: 'light',
  ...onlyFor('rainbow', { darkness: 0.1 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const SPECTRUM = ['#e5352f', '#f78c1f', '#f9cc14', '#36a852', '#2476d9', '#8540c6'] as const;

const STYLE: CardStyle = {
  palette: (request) =>
    applyAskedColors(paperOf(request), { ...request, colors: request.ground ? [request.ground] : [] }),
  draw,
  field: plateColor,
  figures: true,
};

function paperOf({ scheme, moods }: DesignRequest): Palette {
  const dark = scheme === 'dark';
  const soft = moods.includes('pastel');
  return {
    background: dark ? '#16141f' : '#fffaf0',
    surface: dark ? '#232032' : '#ffffff',
    foreground: dark ? '#fffaf0' : '#201a33',
    muted: dark ? '#d5d0e3' : '#4d4663',
    // Carries the softness to the bands, which have no place in a palette.
    accent: soft ? '#d6b5ee' : '#8540c6',
    accent2: '#f78c1f',
    accentText: dark ? '#ffd75e' : '#7a2fc0',
  };
}

type Draw = (area: Box, colors: readonly string[], unit: number) => string;

function draw({ frame, palette, art, hasSubject, random }: StyleSheet): { body: string } {
  const { width, height, unit } = frame;
  const soft = toOklch(palette.accent).l > 0.7;
  const colors = SPECTRUM.map((color) => (soft ? pale(color) : color));
  const flip = (body: string): string =>
    frame.mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;
  if (!art) return { body: drawEdge(width, height, unit, colors) };
  const area = frame.mirrored ? { ...art, x: width - art.x - art.width } : art;
  const figure = random.pick<Draw>(
    isWide(frame) ? [drawArch, drawBars, drawQuarter] : [drawArch, drawQuarter],
  );
  const plate = hasSubject
    ? circle(
        art.x + art.width / 2,
        art.y + art.height / 2,
        Math.min(art.width, art.height) * 0.4,
        fill(plateColor(palette)),
      )
    : '';
  return { body: flip(figure(area, colors, unit)) + plate };
}

function plateColor({ background }: Palette): string {
  return mix(background, '#ffffff', 0.7);
}

const pale = (color: string): string => {
  const { c, h } = toOklch(color);
  return oklch(0.87, Math.min(0.1, c * 0.55), h);
};

/** A rainbow that stands on the foot of its room. */
const drawArch: Draw = ({ x, y, width, height }, colors) => {
  const radius = Math.min(width * 0.49, height * 0.92);
  const [cx, cy] = [x + width / 2, y + height];
  const band = (radius * 0.66) / colors.length;
  return colors
    .map((color, at) => {
      const r = radius - band * (at + 0.5);
      const [from, to] = [polar([cx, cy], r, 180), polar([cx, cy], r, 360)];
      return path(
        `M${from[0].toFixed(1)} ${from[1].toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${to[0].toFixed(1)} ${to[1].toFixed(1)}`,
        `fill="none" stroke="${color}" stroke-width="${(band + 0.6).toFixed(1)}"`,
      );
    })
    .join('');
};

/** Rings round the far lower corner, cut off by the edges. */
const drawQuarter: Draw = ({ x, y, width, height }, colors) => {
  const radius = Math.min(width * 1.04, height * 1.06);
  const band = (radius * 0.8) / colors.length;
  return colors.map((color, at) => circle(x + width, y + height, radius - band * at, fill(color))).join('');
};

/** A sheaf of bars that grow towards the edge. */
const drawBars: Draw = ({ x: left, y, width: whole, height }, colors) => {
  const x = left + whole * 0.1;
  const width = whole * 0.9;
  const wide = width / colors.length;
  return colors
    .map((color, at) => {
      const high = height * (0.4 + 0.6 * Math.sin(((at + 1) / colors.length) * (Math.PI / 2)));
      return rect(x + wide * at, y + height - high, wide + 0.6, high + wide, fill(color), wide * 0.5);
    })
    .join('');
};

/** Where the words need the whole card the hues are its lower edge. */
function drawEdge(width: number, height: number, unit: number, colors: readonly string[]): string {
  const wide = width / colors.length;
  const high = Math.min(height * 0.03, unit * 0.03);
  return colors.map((color, at) => rect(wide * at, height - high, wide + 0.6, high, fill(color))).join('');
}
