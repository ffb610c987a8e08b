import { circle, curve, fill, linearGradient, type Point, path, rect, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { ensureContrast } from '../../color/contrast.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import type { Look } from '../look.ts';
import { isWide } from '../split-canvas.ts';
import { onlyFor } from '../suitability.ts';
import { type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';
import { drawWash } from './watercolor/wash.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Newsreader', weight: 500, lineHeight: 1.12, letterSpacing: 0.01 },
    text: { family: 'Newsreader', weight: 450, lineHeight: 1.4 },
    label: { family: 'Newsreader', weight: 500, lineHeight: 1.3 },
  },
];

/** Brush and ink: hills that fade into mist, birds, a red seal, and more paper than ink. */
export const ink: Look = {
  name: 'ink',
  attempts: 3,
  pairings,
  scheme: 'light',
  ...onlyFor('ink', { darkness: 0 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const PAPER = '#f4efe3';
const INK = '#211f1c';
const SEAL = '#b3302a';

const STYLE: CardStyle = {
  palette,
  draw,
  tones: ({ foreground, background, accent }) => ({
    main: mix(background, foreground, 0.55),
    second: mix(background, foreground, 0.3),
    accent,
    ink: foreground,
    light: background,
  }),
  figures: true,
};

/** One color beside the ink: that of the seal. */
function palette({ colors, ground }: DesignRequest, _random: Random): Palette {
  const background = ground ?? PAPER;
  const hue = colors.find((color) => color !== ground && toOklch(color).c > 0.05);
  const foreground = ensureContrast(INK, [background], 9);
  return {
    background,
    surface: mix(background, foreground, 0.06),
    foreground,
    muted: ensureContrast(mix(background, foreground, 0.72), [background], 5.5),
    accent: hue ?? SEAL,
    accent2: mix(background, foreground, 0.5),
    accentText: ensureContrast(hue ?? SEAL, [background], 4.8),
  };
}

function draw({ frame, palette: { foreground, accent }, art, hasSubject, random }: StyleSheet): {
  body: string;
  defs: string;
} {
  const { width, height, unit } = frame;
  const wide = isWide(frame);
  const from = wide && art ? (frame.mirrored ? width - art.x - art.width : art.x) - unit * 0.02 : 0;
  const top = wide ? height * 0.3 : (art?.y ?? height * 0.62) + (art ? art.height * 0.2 : 0);
  const hills = [0, 1, 2].map((at) =>
    drawHill(at, { from, top, frame, color: foreground, random: random.fork(`hill ${at}`) }),
  );
  const body = hills.map((hill) => hill.body).join('');
  const flipped = frame.mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;
  const sun =
    art && !hasSubject
      ? circle(
          art.x + art.width * (frame.mirrored ? 0.36 : 0.64),
          art.y + art.height * (wide ? 0.24 : 0.16),
          unit * 0.062,
          fill(accent, 0.92),
        )
      : '';
  const pool =
    art && hasSubject
      ? drawWash(
          {
            middle: [art.x + art.width / 2, art.y + art.height * 0.55],
            radiusX: art.width * 0.42,
            radiusY: art.height * 0.34,
            color: foreground,
            opacity: 0.16,
          },
          random.fork('pool'),
        )
      : '';
  return {
    body:
      sun +
      (hasSubject || !art ? '' : flipped) +
      pool +
      (hasSubject || !art
        ? ''
        : drawBirds([art.x + art.width * 0.3, art.y + art.height * 0.2], unit, foreground)) +
      drawSeal(frame, accent),
    defs: hills.map((hill) => hill.defs).join(''),
  };
}

/** A range of hills: a brushed ridge, ink below it that thins out into mist. */
function drawHill(
  at: number,
  {
    from,
    top,
    frame,
    color,
    random,
  }: { from: number; top: number; frame: Frame; color: string; random: Random },
): { body: string; defs: string } {
  const { width, height, unit } = frame;
  const left = from + at * unit * 0.06;
  const span = width * 1.04 - left;
  const base = top + (height - top) * (0.5 + at * 0.24);
  const rise = (height - top) * (0.5 - at * 0.1);
  const count = 9;
  const ridge = Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    const peak = Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 1.4;
    return [left + span * t, base - rise * peak * random.range(0.62, 1) + (i === 0 ? unit * 0.06 : 0)];
  });
  const id = `mist${at}`;
  const strength = 0.3 + at * 0.2;
  const last = ridge.at(-1) ?? [width, base];
  return {
    defs: linearGradient(
      id,
      [0, base - rise],
      [0, base + (height - base) * 0.75],
      [
        [0, color, strength],
        [0.45, color, strength * 0.35],
        [1, color, 0],
      ],
    ),
    body:
      path(
        `${curve(ridge)}L${last[0].toFixed(1)} ${height}L${left.toFixed(1)} ${height}Z`,
        `fill="url(#${id})"`,
      ) + path(curve(ridge.slice(1)), stroke(color, unit * 0.0045, 0.34 + at * 0.16)),
  };
}

function drawBirds([x, y]: Point, unit: number, color: string): string {
  const birds: [number, number, number][] = [
    [0, 0, 1],
    [0.07, 0.03, 0.8],
    [0.045, -0.035, 0.65],
  ];
  return birds
    .map(([dx, dy, scale]) => {
      const [bx, by, s] = [x + dx * unit, y + dy * unit, unit * 0.022 * scale];
      return path(
        curve([
          [bx - s, by - s * 0.35],
          [bx - s * 0.4, by - s * 0.5],
          [bx, by],
          [bx + s * 0.4, by - s * 0.5],
          [bx + s, by - s * 0.3],
        ]),
        stroke(color, Math.max(1.4, unit * 0.0034), 0.8),
      );
    })
    .join('');
}

/** A red square as a painter signs with, in the corner where nothing else stands. */
function drawSeal({ width, height, unit, margin, mirrored }: Frame, color: string): string {
  const size = unit * 0.046;
  const x = mirrored ? margin * 0.5 : width - margin * 0.5 - size;
  const y = height - margin * 0.5 - size;
  const cut = (dx: number, dy: number, w: number, h: number): string =>
    rect(x + size * dx, y + size * dy, size * w, size * h, fill('#ffffff', 0.82));
  return (
    rect(x, y, size, size, fill(color), size * 0.14) +
    cut(0.2, 0.2, 0.1, 0.6) +
    cut(0.45, 0.2, 0.1, 0.6) +
    cut(0.7, 0.2, 0.1, 0.6) +
    cut(0.2, 0.45, 0.6, 0.1)
  );
}
