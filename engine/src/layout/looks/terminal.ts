import { circle, fill, lines, path, rect, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import { ensureContrast } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame.ts';
import type { Look } from '../look.ts';
import { isStory } from '../split-canvas.ts';
import { onlyFor } from '../suitability.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet } from './styled-card.ts';

const mono = (weight: number, lineHeight: number, letterSpacing = 0): TypePairing['display'] => ({
  family: 'JetBrains Mono',
  weight,
  lineHeight,
  letterSpacing,
});
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  { display: mono(700, 1.16, -0.03), text: mono(450, 1.4), label: mono(600, 1.3) },
  { display: mono(500, 1.18, -0.03), text: mono(400, 1.4), label: mono(500, 1.3) },
];

/** A window on a tube of the eighties: a prompt, letters of one width that glow, a cursor that waits. */
export const terminal: Look = {
  name: 'terminal',
  attempts: 3,
  pairings,
  scheme: 'dark',
  ...onlyFor('terminal', { darkness: 1 }),
  layout: (context) => layOutStyle(context, STYLE),
};

const PHOSPHORS = ['#5dff8f', '#5dff8f', '#ffb84d'] as const;

const STYLE: CardStyle = {
  palette: (request, random) =>
    applyAskedColors(glowOf(request.colors.find(isLit) ?? random.pick(PHOSPHORS)), {
      ...request,
      colors: [],
    }),
  draw,
  voice: (voice, _frame, palette) => ({
    ...voice,
    title: { ...voice.title, color: palette.accentText },
    titleByFigure: { ...voice.titleByFigure, color: palette.accentText },
    eyebrow: { ...voice.eyebrow, color: palette.muted },
    figureSide: { ...voice.figureSide, color: palette.accentText },
  }),
  // Letters of one width take more room than others: the calmest arrangement goes nearer to the edge.
  inset: (frame, calm) => {
    const out = -frame.margin * 0.4;
    const [top, foot] = isStory(frame) ? [0, 0] : [out, out];
    return calm ? { left: out, right: out, top, foot } : { start: gutter(frame), top: bar(frame) };
  },
  tones: ({ accent, background }) => ({
    main: mix(background, accent, 0.72),
    second: mix(background, accent, 0.45),
    accent,
    ink: mix(background, accent, 0.1),
    light: mix(accent, '#ffffff', 0.45),
  }),
};

const isLit = (color: string): boolean => toOklch(color).c > 0.035;

function glowOf(color: string): Palette {
  const { c, h } = toOklch(color);
  const background = oklch(0.165, Math.min(0.03, c), h);
  const accent = ensureContrast(color, [background], 7);
  return {
    background,
    surface: oklch(0.115, Math.min(0.02, c), h),
    foreground: mix(accent, '#ffffff', 0.35),
    muted: ensureContrast(mix(background, accent, 0.66), [background], 5),
    accent,
    accent2: mix(background, accent, 0.4),
    accentText: accent,
  };
}

const bar = ({ unit }: Frame): number => unit * 0.07;
const gutter = ({ unit }: Frame): number => unit * 0.095;

function draw({ frame, palette, column, text, art, hasSubject, calm }: StyleSheet): { body: string } {
  const { unit, margin, width, height } = frame;
  const edge = margin * 0.5;
  const window: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const line = mix(palette.background, palette.accent, 0.34);
  const thick = Math.max(1.5, unit * 0.003);
  const mid = window.y + bar(frame) / 2;
  const dots = [0, 1, 2].map((at) =>
    circle(window.x + unit * (0.045 + at * 0.038), mid, unit * 0.011, fill(at === 0 ? palette.accent : line)),
  );
  const under = window.y + bar(frame);
  const pane =
    art && hasSubject
      ? path(
          lines([
            [art.x - (frame.mirrored ? -art.width : 0), under],
            [art.x - (frame.mirrored ? -art.width : 0), window.y + window.height],
          ]),
          stroke(line, thick),
        )
      : '';
  return {
    body:
      rect(0, 0, width, height, fill(palette.surface)) +
      rect(
        window.x,
        window.y,
        window.width,
        window.height,
        `${fill(palette.background)} stroke="${line}" stroke-width="${thick}"`,
        unit * 0.024,
      ) +
      drawScan(window, mix(palette.background, '#000000', 0.28), Math.max(3, unit * 0.0075)) +
      path(
        lines([
          [window.x, under],
          [window.x + window.width, under],
        ]),
        stroke(line, thick),
      ) +
      dots.join('') +
      pane +
      (calm
        ? ''
        : drawPrompt(
            frame,
            column.texts.find(({ role }) => role === 'title'),
            text,
            palette,
          )),
  };
}

/** Faint dark lines across the tube. */
function drawScan({ x, y, width, height }: Box, color: string, step: number): string {
  const count = Math.floor(height / step);
  const rows = Array.from(
    { length: count },
    (_, at) => `M${x + 2} ${(y + (at + 0.5) * step).toFixed(1)}H${(x + width - 2).toFixed(1)}`,
  );
  return path(rows.join(''), stroke(color, step * 0.3, 0.5));
}

/** The prompt before the first line of the title, and the block behind its last. */
function drawPrompt(
  frame: Frame,
  title: StyleSheet['column']['texts'][number] | undefined,
  text: Box,
  palette: Palette,
): string {
  if (!title) return '';
  const { fitted, box } = title;
  const size = Math.min(fitted.size, gutter(frame) * 1.15);
  const arm = size * 0.26;
  const y = box.y + fitted.lineHeightPx / 2;
  const thick = Math.max(2, size * 0.11);
  const turned = frame.rtl ? -1 : 1;
  const x = frame.rtl ? text.x + text.width + gutter(frame) * 0.8 : text.x - gutter(frame) * 0.8;
  const prompt = path(
    lines([
      [x, y - arm],
      [x + turned * arm, y],
      [x, y + arm],
    ]),
    stroke(palette.accent, thick),
  );
  const last = fitted.lines.at(-1);
  const cursor = fitted.size * 0.52;
  const room = box.x + (last?.width ?? 0) + fitted.size * 0.16;
  if (frame.rtl || !last || room + cursor > text.x + text.width + frame.margin * 0.2) return prompt;
  const top = box.y + fitted.height - fitted.lineHeightPx / 2 - fitted.size * 0.42;
  return prompt + rect(room, top, cursor, fitted.size * 0.84, fill(palette.accent));
}
