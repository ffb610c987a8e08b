import { circle, fill, lines, path, rect } from '../../../art/svg.ts';
import { isWide } from '../../split-canvas.ts';
import { triangle } from './bits.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { inTones } from './shapes.ts';
import { beside } from './stages.ts';

const geometric = (weight: number, lineHeight: number, letterSpacing: number) =>
  ({ family: 'Outfit', weight, lineHeight, letterSpacing }) as const;

/** Weimar and Dessau: circle, square and triangle in red, blue and yellow, heavy bars, one geometric type. */
export const bauhaus = toPosterLook({
  name: 'bauhaus',
  style: 'bauhaus',
  pairings: [
    { display: geometric(800, 0.98, -0.015), text: geometric(450, 1.3, 0), label: geometric(700, 1.2, 0) },
  ],
  light: [
    {
      background: '#f1e7d2',
      foreground: '#161513',
      muted: '#3d3a33',
      accent: '#d8311f',
      accent2: '#1f4fa3',
      accentText: '#b3200f',
    },
  ],
  dark: [
    {
      background: '#171614',
      foreground: '#f4ead6',
      muted: '#d5cbb7',
      accent: '#e5402c',
      accent2: '#f2b21b',
      accentText: '#f2b21b',
    },
  ],
  hues: ['#d8311f', '#1f4fa3', '#f2b21b'],
  treatment: { rule: 0.012, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.5,
  most: 0.22,
  stage: (query) => beside(query, { across: 0.52, down: 0.34 }),
  passes: (drawing, { background, foreground }) => [{ colors: inTones(drawing, foreground, background) }],
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const { foreground } = palette;
  const [red = '', blue = '', yellow = ''] = hues;
  const bar = unit * 0.03;
  const start = frame.rtl ? width : 0;
  const away = frame.rtl ? -1 : 1;
  if (!art) {
    const side = Math.min(margin * 0.8, unit * 0.1);
    return {
      body:
        rect(frame.rtl ? width - side * 0.62 : 0, 0, side * 0.62, height, fill(red)) +
        rect(0, height - side * 0.5, width, side * 0.5, fill(foreground)) +
        circle(width - start, 0, side * 1.5, fill(blue)) +
        path(
          lines(
            [
              [width - start, height],
              [width - start, height - side * 1.6],
              [width - start - away * side * 1.6, height],
            ],
            true,
          ),
          fill(yellow),
        ),
    };
  }
  const short = Math.min(art.width, art.height);
  const [x, y] = [art.x + art.width * 0.5, art.y + art.height * (isWide(frame) ? 0.5 : 0.48)];
  const disc = short * 0.37;
  const turn = frame.mirrored ? -1 : 1;
  const quarter = short * 0.46;
  const [cornerX, cornerY] = [turn > 0 ? art.x + art.width : art.x, art.y + art.height];
  const three =
    // A quarter disc in the corner, a triangle above it, a bar across: each keeps to the grid of thirds.
    path(
      `M${cornerX} ${cornerY}V${cornerY - quarter}A${quarter} ${quarter} 0 0 ${turn > 0 ? 0 : 1} ${cornerX - turn * quarter} ${cornerY}Z`,
      fill(blue),
    ) +
    path(
      lines(
        [
          [cornerX, art.y],
          [cornerX - turn * short * 0.52, art.y],
          [cornerX, art.y + short * 0.52],
        ],
        true,
      ),
      fill(yellow),
    );
  const bars = isWide(frame)
    ? rect(turn > 0 ? art.x - bar : art.x + art.width, 0, bar, height, fill(foreground)) +
      rect(art.x, y + disc * 0.62, art.width, bar * 0.7, fill(foreground)) +
      rect(art.x, y + disc * 0.62 + bar * 1.4, art.width, bar * 0.35, fill(foreground))
    : rect(0, art.y - bar, width, bar, fill(foreground)) +
      rect(art.x + art.width * 0.12, art.y, bar * 0.7, art.height, fill(foreground)) +
      rect(art.x + art.width * 0.12 + bar * 1.4, art.y, bar * 0.35, art.height, fill(foreground));
  const inner = hasSubject
    ? ''
    : path(
        `M${x} ${y - disc * 0.62}A${disc * 0.62} ${disc * 0.62} 0 0 1 ${x} ${y + disc * 0.62}Z`,
        fill(palette.background),
      ) + circle(x, y, disc * 0.22, fill(foreground));
  const dot = Math.min(margin * 0.42, unit * 0.035);
  const left = frame.rtl ? words.x + words.width - dot * 5 : words.x;
  const sign =
    words.y > margin + dot * 2.4 && isWide(frame)
      ? rect(left, margin * 0.8, dot, dot, fill(red)) +
        circle(left + dot * 2.2, margin * 0.8 + dot / 2, dot / 2, fill(blue)) +
        triangle([left + dot * 3.9, margin * 0.8 + dot * 0.62], dot * 0.66, fill(yellow))
      : '';
  return { body: three + bars + circle(x, y, disc, fill(red)) + inner + sign };
}
