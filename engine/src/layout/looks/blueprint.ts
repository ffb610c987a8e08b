import { lines, path, rect, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import { ensureContrast } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame.ts';
import type { Look } from '../look.ts';
import { onlyFor } from '../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet, titleOver } from './styled-card.ts';

const mono = { family: 'JetBrains Mono', weight: 500, lineHeight: 1.38 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Space Grotesk', weight: 600, lineHeight: 1.06, letterSpacing: -0.03 },
    text: mono,
    label: { ...mono, letterSpacing: 0.02 },
  },
  {
    display: { family: 'JetBrains Mono', weight: 600, lineHeight: 1.14, letterSpacing: -0.03 },
    text: mono,
    label: { ...mono, letterSpacing: 0.02 },
  },
];

/** A drawing sheet in white on blue: squared ground, a double border, measures along the words. */
export const blueprint: Look = {
  name: 'blueprint',
  attempts: 3,
  pairings,
  scheme: 'dark',
  ...onlyFor('blueprint', { darkness: 1 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const BLUE = '#124584';

const STYLE: CardStyle = {
  palette: (request) => overGrid(applyAskedColors(sheetOf(BLUE), request)),
  draw,
  inset: ({ unit }) => ({ left: unit * 0.02, right: unit * 0.02, top: unit * 0.015, foot: unit * 0.02 }),
  tones: ({ background, foreground }) => ({
    main: mix(background, foreground, 0.24),
    second: mix(background, foreground, 0.5),
    accent: mix(background, foreground, 0.72),
    ink: foreground,
    light: foreground,
  }),
  figures: true,
};

/** The squares lie under the words: these stand out from the bare ground by more than it alone would need. */
const overGrid = (palette: Palette): Palette => ({
  ...palette,
  muted: ensureContrast(palette.muted, [palette.background], 7),
  accentText: ensureContrast(palette.accentText, [palette.background], 7),
});

function sheetOf(background: string): Palette {
  const { h } = toOklch(background);
  return {
    background,
    surface: mix(background, '#ffffff', 0.08),
    foreground: '#ffffff',
    muted: ensureContrast(oklch(0.92, 0.03, h), [background], 6.5),
    accent: oklch(0.92, 0.05, h - 30),
    accent2: oklch(0.83, 0.08, h - 20),
    accentText: oklch(0.93, 0.05, h - 30),
  };
}

function draw({ frame, palette, column, art, hasSubject }: StyleSheet): { body: string } {
  const { width, height, unit, margin } = frame;
  const fine = Math.max(1, unit * 0.0014);
  const line = mix(palette.background, palette.foreground, 0.62);
  const title = titleOver(column, unit * 0.045);
  return {
    body:
      drawSquares(frame, palette) +
      border(
        { x: margin * 0.34, y: margin * 0.34, width: width - margin * 0.68, height: height - margin * 0.68 },
        line,
        fine * 2.4,
      ) +
      border(
        { x: margin * 0.46, y: margin * 0.46, width: width - margin * 0.92, height: height - margin * 0.92 },
        line,
        fine,
      ) +
      (title ? drawMeasure(title, unit, line, fine * 1.6) : '') +
      (art ? drawAxes(art, frame, line, fine * 1.4, hasSubject) : ''),
  };
}

function drawSquares({ width, height, unit }: Frame, { background, foreground }: Palette): string {
  const step = Math.max(8, unit * 0.026);
  const rulesOf = (every: number): string => {
    const across = Array.from(
      { length: Math.floor(width / (step * every)) + 1 },
      (_, at) => `M${(at * step * every).toFixed(1)} 0V${height}`,
    );
    const down = Array.from(
      { length: Math.floor(height / (step * every)) + 1 },
      (_, at) => `M0 ${(at * step * every).toFixed(1)}H${width}`,
    );
    return [...across, ...down].join('');
  };
  return (
    path(rulesOf(1), stroke(mix(background, foreground, 0.07), Math.max(0.8, unit * 0.001))) +
    path(rulesOf(5), stroke(mix(background, foreground, 0.16), Math.max(1, unit * 0.0014)))
  );
}

const border = ({ x, y, width, height }: Box, color: string, thick: number): string =>
  rect(x, y, width, height, `fill="none" stroke="${color}" stroke-width="${thick.toFixed(1)}"`);

/** A dimension line as wide as the title, under it. */
function drawMeasure(
  { box, fitted, align }: StyleSheet['column']['texts'][number],
  unit: number,
  color: string,
  thick: number,
): string {
  const width = Math.max(...fitted.lines.map((line) => line.width));
  const left =
    align === 'right'
      ? box.x + box.width - width
      : align === 'center'
        ? box.x + (box.width - width) / 2
        : box.x;
  const y = box.y + fitted.height + unit * 0.02;
  const tick = unit * 0.012;
  const right = left + width;
  return path(
    lines([
      [left, y],
      [right, y],
    ]) +
      lines([
        [left, y - tick],
        [left, y + tick],
      ]) +
      lines([
        [right, y - tick],
        [right, y + tick],
      ]) +
      lines([
        [left - tick * 0.7, y + tick * 0.7],
        [left + tick * 0.7, y - tick * 0.7],
      ]) +
      lines([
        [right - tick * 0.7, y + tick * 0.7],
        [right + tick * 0.7, y - tick * 0.7],
      ]),
    stroke(color, thick),
  );
}

/** Axes, a circle and its construction lines: round the drawn thing, or a plan of their own. */
function drawAxes(art: Box, { unit, margin }: Frame, color: string, thick: number, framed: boolean): string {
  const [x, y] = [art.x + art.width / 2, art.y + art.height / 2];
  const radius = Math.max(unit * 0.05, Math.min(art.width, art.height) / 2 - margin * 0.75);
  const dashed = `${stroke(color, thick)} stroke-dasharray="${(unit * 0.03).toFixed(1)} ${(unit * 0.01).toFixed(1)} ${(unit * 0.006).toFixed(1)} ${(unit * 0.01).toFixed(1)}"`;
  const ring = (share: number, paint: string): string =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * share).toFixed(1)}" ${paint}/>`;
  const axes = path(
    lines([
      [x - radius * 1.12, y],
      [x + radius * 1.12, y],
    ]) +
      lines([
        [x, y - radius * 1.12],
        [x, y + radius * 1.12],
      ]),
    dashed,
  );
  if (framed) return axes + ring(1, dashed);
  const corner = radius * Math.SQRT1_2;
  return (
    axes +
    ring(1, stroke(color, thick * 1.6)) +
    ring(0.62, stroke(color, thick)) +
    ring(0.2, stroke(color, thick * 1.6)) +
    rect(
      x - corner,
      y - corner,
      corner * 2,
      corner * 2,
      `fill="none" stroke="${color}" stroke-width="${thick.toFixed(1)}"`,
    ) +
    path(
      lines([
        [x - corner, y - corner],
        [x + corner, y + corner],
      ]) +
        lines([
          [x - corner, y + corner],
          [x + corner, y - corner],
        ]),
      stroke(color, thick * 0.8),
    ) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const angle = (at * Math.PI) / 3;
        return `<circle cx="${(x + Math.cos(angle) * radius * 0.62).toFixed(1)}" cy="${(y + Math.sin(angle) * radius * 0.62).toFixed(1)}" r="${(radius * 0.2).toFixed(1)}" ${stroke(color, thick)}/>`;
      })
      .join('')
  );
}
