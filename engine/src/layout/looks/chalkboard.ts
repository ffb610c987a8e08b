import { curve, fill, oval, type Point, path, rect, stroke } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import { describeHandwriting } from '../handwriting.ts';
import type { Look } from '../look.ts';
import { onlyFor } from '../suitability.ts';
import { textBounds } from '../text-bounds.ts';
import { applyAskedColors, type CardStyle, layOutStyle, type StyleSheet, titleOver } from './styled-card.ts';

const hand = (weight: number, lineHeight: number): TypePairing['display'] => ({
  family: 'Caveat',
  weight,
  lineHeight,
});
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  { display: hand(700, 0.96), text: hand(600, 1.14), label: hand(700, 1.1) },
];

/** A slate in a wooden frame, wiped but not clean, written and drawn on in chalk. */
export const chalkboard: Look = {
  name: 'chalkboard',
  attempts: 3,
  pairings,
  scheme: 'dark',
  ...onlyFor('chalkboard', { darkness: 1 }),
  describeLimits: describeHandwriting,
  layout: (context) => layOutStyle(context, STYLE),
};

const SLATE: Palette = {
  background: '#26312e',
  surface: '#303c38',
  foreground: '#f6f3e8',
  muted: '#d3d6ca',
  accent: '#ffe08a',
  accent2: '#ffb3b8',
  accentText: '#ffe08a',
};
const WOOD = '#9a6a3c';

const STYLE: CardStyle = {
  palette: (request) => applyAskedColors(SLATE, request),
  draw,
  // A hand is written small in its line: a third more size looks the same.
  voice: (voice, { unit }) => {
    const grown = <Role extends { size: number }>(role: Role, by: number): Role => ({
      ...role,
      size: role.size * by,
    });
    return {
      ...voice,
      eyebrow: grown(voice.eyebrow, 1.35),
      title: { ...grown(voice.title, 1.3), gap: unit * 0.05 },
      titleByFigure: grown(voice.titleByFigure, 1.3),
      subtitle: grown(voice.subtitle, 1.35),
      person: grown(voice.person, 1.35),
      detail: grown(voice.detail, 1.35),
      attribution: grown(voice.attribution, 1.35),
      line: grown(voice.line, 1.4),
      button: grown(voice.button, 1.35),
    };
  },
  inset: ({ unit }) => ({ left: unit * 0.02, right: unit * 0.02, top: unit * 0.02, foot: unit * 0.02 }),
  tones: ({ foreground, accent, accent2, background }) => ({
    main: mix(background, foreground, 0.86),
    second: accent2,
    accent,
    ink: mix(background, '#000000', 0.2),
    light: foreground,
  }),
};

function draw(sheet: StyleSheet): { body: string } {
  const { frame, palette, column, random } = sheet;
  const { unit } = frame;
  const wood = unit * 0.026;
  const title = titleOver(column, unit * 0.04);
  const bounds = title && textBounds([title], 0);
  const under =
    title && bounds
      ? drawStroke(
          [
            title.box.x + (title.align === 'right' ? title.box.width - title.fitted.width : 0),
            bounds.y + bounds.height + unit * 0.016,
          ],
          Math.min(title.fitted.width, unit * 0.5),
          { thick: unit * 0.009, color: palette.accent, random: random.fork('under') },
        )
      : '';
  return {
    body:
      drawDust(frame, palette.foreground, random.fork('dust')) +
      under +
      drawWood(frame, wood) +
      drawCorners(frame, wood + unit * 0.03, palette.foreground, random.fork('corners')),
  };
}

/** What the sponge left: wide faint smears. */
function drawDust({ width, height, unit }: Frame, color: string, random: Random): string {
  return Array.from({ length: 7 }, (_, at) => {
    const own = random.fork(`smear ${at}`);
    const [x, y] = [own.range(0, width), own.range(0, height)];
    const turn = own.range(-18, 18);
    return `<g transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${[1, 0.72, 0.45]
      .map((share) =>
        path(oval([x, y], unit * own.range(0.3, 0.5) * share, unit * 0.12 * share), fill(color, 0.012)),
      )
      .join('')}</g>`;
  }).join('');
}

function drawWood({ width, height }: Frame, thick: number): string {
  const dark = mix(WOOD, '#000000', 0.28);
  return (
    rect(0, 0, width, thick, fill(WOOD)) +
    rect(0, height - thick, width, thick, fill(mix(WOOD, '#000000', 0.12))) +
    rect(0, 0, thick, height, fill(mix(WOOD, '#000000', 0.06))) +
    rect(width - thick, 0, thick, height, fill(mix(WOOD, '#000000', 0.1))) +
    `<rect x="${thick.toFixed(1)}" y="${thick.toFixed(1)}" width="${(width - 2 * thick).toFixed(1)}" height="${(height - 2 * thick).toFixed(1)}" fill="none" stroke="${dark}" stroke-width="${Math.max(2, thick * 0.16).toFixed(1)}"/>`
  );
}

/** A curl of chalk in each corner. */
function drawCorners({ width, height, unit }: Frame, inset: number, color: string, random: Random): string {
  const arm = unit * 0.085;
  const corners: [number, number, number, number][] = [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ];
  return corners
    .map(([x, y, right, down]) => {
      const at = (dx: number, dy: number): Point => [x + right * dx * arm, y + down * dy * arm];
      const curl = [at(1, 0.02), at(0.5, 0), at(0.1, 0.06), at(0, 0.45), at(0.02, 1)];
      const loop = [at(0.62, 0.16), at(0.26, 0.2), at(0.2, 0.34), at(0.3, 0.4), at(0.36, 0.3)];
      return chalk(curl, unit * 0.0055, color, random) + chalk(loop, unit * 0.0045, color, random);
    })
    .join('');
}

function drawStroke(
  [x, y]: Point,
  length: number,
  { thick, color, random }: { thick: number; color: string; random: Random },
): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map(
    (share): Point => [
      x + length * share,
      y + thick * (Math.sin(share * 6) * 0.5 + random.range(-0.25, 0.25)),
    ],
  );
  return chalk(points, thick, color, random);
}

/** A line of chalk: a soft body and broken grains along it. */
function chalk(points: readonly Point[], thick: number, color: string, random: Random): string {
  const shifted = points.map(
    ([x, y]): Point => [x + random.range(-1, 1) * thick * 0.3, y + random.range(-1, 1) * thick * 0.3],
  );
  const grain = `${stroke(color, thick * 0.55, 0.9)} stroke-dasharray="${(thick * 1.7).toFixed(1)} ${(thick * 0.7).toFixed(1)} ${(thick * 3.1).toFixed(1)} ${(thick * 0.9).toFixed(1)}"`;
  return path(curve(points), stroke(color, thick, 0.62)) + path(curve(shifted), grain);
}
