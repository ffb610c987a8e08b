import { fill, path, rect } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Frame } from '../frame.ts';
import type { Look } from '../look.ts';
import { onlyFor } from '../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Playfair Display', weight: 800, lineHeight: 1.04, letterSpacing: -0.006 },
    text: { family: 'Newsreader', weight: 500, lineHeight: 1.32 },
    label: { family: 'Oswald', weight: 500, lineHeight: 1.3, letterSpacing: 0.04 },
  },
  {
    display: { family: 'Abril Fatface', weight: 400, lineHeight: 1.04 },
    text: { family: 'Newsreader', weight: 500, lineHeight: 1.32 },
    label: { family: 'Oswald', weight: 500, lineHeight: 1.3, letterSpacing: 0.04 },
  },
];

/** The card of a corner restaurant: a striped awning, cream paper, a double rule. */
export const bistro: Look = {
  name: 'bistro',
  attempts: 3,
  pairings,
  scheme: 'light',
  ...onlyFor('bistro', { darkness: 0 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const CREAM: Palette = {
  background: '#f8efdc',
  surface: '#efe2c6',
  foreground: '#2b1a16',
  muted: '#5d463b',
  accent: '#8f1d2c',
  accent2: '#2f5d4a',
  accentText: '#8f1d2c',
};

const STYLE: CardStyle = {
  palette: (request) => applyAskedColors(CREAM, request),
  draw,
  field: ({ surface }) => surface,
  inset: (frame, calm) => ({
    left: frame.unit * 0.03,
    right: frame.unit * 0.03,
    top: calm ? 0 : Math.max(0, awning(frame) * 1.34 - frame.margin * 0.55),
    foot: frame.unit * 0.02,
  }),
};

const awning = ({ height, unit }: Frame): number => Math.min(height * 0.16, unit * 0.12);

function draw({ frame, palette, art, hasSubject, calm }: StyleSheet): { body: string } {
  const { width, height, unit, margin } = frame;
  const high = calm ? margin * 0.2 : awning(frame);
  const inset = margin * 0.34;
  const top = high * 1.34 + unit * 0.01;
  const rules = [0, unit * 0.011].map(
    (by, at) =>
      `<rect x="${(inset + by).toFixed(1)}" y="${(top + by).toFixed(1)}" width="${(width - 2 * (inset + by)).toFixed(1)}" height="${(height - top - inset - 2 * by).toFixed(1)}" fill="none" stroke="${palette.accent}" stroke-width="${(unit * (at === 0 ? 0.0046 : 0.0018)).toFixed(1)}"/>`,
  );
  const plate =
    art && hasSubject
      ? `<circle cx="${(art.x + art.width / 2).toFixed(1)}" cy="${(art.y + art.height / 2).toFixed(1)}" r="${(Math.min(art.width, art.height) * 0.44).toFixed(1)}" ${fill(palette.surface)} stroke="${palette.accent}" stroke-width="${(unit * 0.004).toFixed(1)}"/>`
      : '';
  return { body: rules.join('') + plate + drawAwning(frame, high, palette) };
}

/** Stripes that end in half rounds, with their shadow on the paper. */
function drawAwning({ width, unit }: Frame, high: number, { accent, background }: Palette): string {
  const count = Math.max(8, Math.round(width / (unit * 0.1)) | 1);
  const wide = width / count;
  const paper = mix(background, '#ffffff', 0.5);
  const flap = (at: number, drop: number): string => {
    const x = at * wide;
    const r = (wide / 2).toFixed(1);
    return `M${x.toFixed(1)} 0V${(high + drop).toFixed(1)}a${r} ${(high * 0.32).toFixed(1)} 0 0 0 ${wide.toFixed(1)} 0V0Z`;
  };
  const all = Array.from({ length: count }, (_, at) => at);
  const stripes = (odd: number): string =>
    all
      .filter((at) => at % 2 === odd)
      .map((at) => flap(at, 0))
      .join('');
  return (
    path(all.map((at) => flap(at, high * 0.07)).join(''), fill('#000000', 0.14)) +
    path(stripes(1), fill(paper)) +
    path(stripes(0), fill(accent)) +
    rect(0, 0, width, high * 0.16, fill('#000000', 0.12))
  );
}
