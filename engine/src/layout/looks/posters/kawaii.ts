import { circle, fill, oval, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { cutOut } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf, places, star } from './shapes.ts';
import { beside } from './stages.ts';

/** Sweets and stationery from Harajuku: gingham, a scalloped label, hearts and stars, and a face on everything. */
export const kawaii = toPosterLook({
  name: 'kawaii',
  style: 'kawaii',
  pairings: [
    {
      display: { family: 'Lilita One', weight: 400, lineHeight: 1.04, letterSpacing: 0.005 },
      text: { family: 'Outfit', weight: 600, lineHeight: 1.3 },
      label: { family: 'Outfit', weight: 800, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#fff8fb',
      foreground: '#6b2f57',
      muted: '#7d4a6c',
      accent: '#ff8fb8',
      accent2: '#8fd3f4',
      accentText: '#b92d72',
    },
    {
      background: '#fbfaff',
      foreground: '#4a3a7d',
      muted: '#64578f',
      accent: '#b79cf2',
      accent2: '#ffb3c7',
      accentText: '#6f42c7',
    },
    {
      background: '#f9fffb',
      foreground: '#2f5b5a',
      muted: '#4b7270',
      accent: '#7fd6b8',
      accent2: '#ffc46b',
      accentText: '#12735d',
    },
  ],
  hues: ['#ff8fb8', '#ffd76e', '#8fd3f4', '#b79cf2'],
  treatment: { rule: 0.01, corner: 0.05, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.5,
  most: 0.18,
  centred: true,
  hero: ({ accent }) => ({
    outline: { color: '#ffffff', width: 0.06 },
    shadow: { color: accent, x: 0, y: 0.075, blur: 0 },
  }),
  stage: (query) => beside(query, { across: 0.57, down: 0.4, room: { side: 0.06, top: 0.07 } }),
  passes: () => [{ y: -0.045, effect: (unit) => cutOut('#ffffff', unit * 0.009) }],
  draw,
  drawOver: ({ art, hasSubject, palette }) =>
    art && hasSubject
      ? face(
          [middleOf(art)[0], middleOf(art)[1] + Math.min(art.width, art.height) * 0.265],
          Math.min(art.width, art.height) * 0.09,
          palette.foreground,
        )
      : '',
});

function draw({ frame, palette, hues, art, hasSubject, words, calm, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height } = frame;
  const { accent, background } = palette;
  const [pink = '', yellow = '', blue = '', lilac = ''] = hues;
  const check = unit * 0.075;
  const defs =
    `<pattern id="gingham" width="${check}" height="${check}" patternUnits="userSpaceOnUse">` +
    rect(0, 0, check, check, fill(mix(accent, '#ffffff', 0.8))) +
    rect(0, 0, check / 2, check, fill(accent, 0.22)) +
    rect(0, 0, check, check / 2, fill(accent, 0.22)) +
    '</pattern>';
  const label = grow(words, unit * 0.055);
  const around = grow(label, unit * 0.05);
  const r = art ? Math.min(art.width, art.height) * 0.4 : 0;
  const centre: Point = art ? middleOf(art) : [0, 0];
  const keep: Box[] = [
    around,
    ...(art ? [{ x: centre[0] - r * 1.2, y: centre[1] - r * 1.2, width: r * 2.4, height: r * 2.4 }] : []),
  ];
  const chance = random.fork('charm');
  const charms = places({ x: 0, y: 0, width, height }, unit * 0.16, keep, random.fork('charms')).map(
    (at, index) => {
      const size = unit * chance.range(0.022, 0.034);
      const hue = hues[index % hues.length] ?? pink;
      const turn = chance.range(-20, 20);
      const body =
        index % 3 === 0
          ? heart(at, size, hue)
          : index % 3 === 1
            ? path(
                star(at, size, 5, 0.5),
                `${fill(hue)} stroke="${hue}" stroke-width="${size * 0.3}" stroke-linejoin="round"`,
              )
            : sparkle(at, size, '#ffffff');
      return `<g transform="rotate(${turn.toFixed(0)} ${at[0].toFixed(1)} ${at[1].toFixed(1)})">${body}</g>`;
    },
  );
  const card = calm
    ? rect(label.x, label.y, label.width, label.height, fill(background), unit * 0.05)
    : scalloped(label, unit, background, accent);
  const stage = art
    ? sunburst(centre, r, mix(yellow, '#ffffff', 0.35), '#ffffff') +
      (hasSubject
        ? ''
        : creature(centre, r, {
            body: mix(blue, '#ffffff', 0.2),
            cheek: pink,
            bow: lilac,
            ink: palette.foreground,
          }))
    : '';
  return { defs, body: rect(0, 0, width, height, 'fill="url(#gingham)"') + charms.join('') + stage + card };
}

/** A heart around a point. */
function heart([x, y]: Point, r: number, color: string): string {
  return path(
    `M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.1} ${x - r * 1.1} ${y - r * 1.25} ${x} ${y - r * 0.4}C${x + r * 1.1} ${y - r * 1.25} ${x + r * 1.7} ${y - r * 0.1} ${x} ${y + r}Z`,
    fill(color),
  );
}

const sparkle = ([x, y]: Point, r: number, color: string): string =>
  path(
    `M${x} ${y - r * 1.2}Q${x + r * 0.15} ${y - r * 0.15} ${x + r * 1.2} ${y}Q${x + r * 0.15} ${y + r * 0.15} ${x} ${y + r * 1.2}Q${x - r * 0.15} ${y + r * 0.15} ${x - r * 1.2} ${y}Q${x - r * 0.15} ${y - r * 0.15} ${x} ${y - r * 1.2}Z`,
    fill(color),
  );

/** A disc with a scalloped edge. */
function sunburst([x, y]: Point, r: number, color: string, rim: string): string {
  const count = 22;
  const bump = (r * Math.PI) / count;
  const bumps = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    return oval([x + Math.cos(angle) * r, y + Math.sin(angle) * r], bump * 1.15);
  });
  return path(bumps.join(''), fill(rim)) + circle(x, y, r, fill(rim)) + circle(x, y, r * 0.93, fill(color));
}

/** A label with scalloped edges and a stitched line in it. */
function scalloped({ x, y, width, height }: Box, unit: number, paper: string, line: string): string {
  const around = (length: number): number => Math.max(3, Math.round(length / (unit * 0.055)));
  const [across, down] = [around(width), around(height)];
  const radius = Math.min(width / across, height / down) * 0.62;
  const bumps = [
    ...Array.from({ length: across + 1 }, (_, at) => [x + (width * at) / across, y] as Point),
    ...Array.from({ length: across + 1 }, (_, at) => [x + (width * at) / across, y + height] as Point),
    ...Array.from({ length: down + 1 }, (_, at) => [x, y + (height * at) / down] as Point),
    ...Array.from({ length: down + 1 }, (_, at) => [x + width, y + (height * at) / down] as Point),
  ];
  const pad = unit * 0.014;
  return (
    path(bumps.map(([bx, by]) => oval([bx, by + unit * 0.012], radius)).join(''), fill(line, 0.5)) +
    path(bumps.map((at) => oval(at, radius)).join(''), fill(paper)) +
    rect(x, y, width, height, fill(paper), unit * 0.03) +
    rect(
      x + pad,
      y + pad,
      width - 2 * pad,
      height - 2 * pad,
      `fill="none" stroke="${line}" stroke-width="${Math.max(1.5, unit * 0.004).toFixed(1)}" stroke-dasharray="${(unit * 0.014).toFixed(1)} ${(unit * 0.012).toFixed(1)}" stroke-linecap="round"`,
      unit * 0.024,
    )
  );
}

/** Two wide-set eyes, a small mouth, round cheeks; `size` is that of an eye, twice. */
function face([x, y]: Point, size: number, ink: string, cheek = '#ff9ab8'): string {
  const eye = (side: number): string =>
    circle(x + side * size * 0.95, y, size * 0.3, fill(ink)) +
    circle(x + side * size * 0.95 - size * 0.09, y - size * 0.1, size * 0.11, fill('#ffffff'));
  return (
    eye(-1) +
    eye(1) +
    path(
      `M${x - size * 0.26} ${y + size * 0.1}Q${x} ${y + size * 0.46} ${x + size * 0.26} ${y + size * 0.1}`,
      stroke(ink, size * 0.13),
    ) +
    path(
      oval([x - size * 1.55, y + size * 0.36], size * 0.32, size * 0.2) +
        oval([x + size * 1.55, y + size * 0.36], size * 0.32, size * 0.2),
      fill(cheek, 0.8),
    )
  );
}

/** A small cloud with a face and a bow. */
function creature(
  [x, y]: Point,
  r: number,
  { body, cheek, bow, ink }: { body: string; cheek: string; bow: string; ink: string },
): string {
  const puff =
    oval([x, y + r * 0.05], r * 0.5, r * 0.42) +
    oval([x - r * 0.4, y + r * 0.2], r * 0.28) +
    oval([x + r * 0.4, y + r * 0.2], r * 0.28) +
    oval([x - r * 0.16, y - r * 0.22], r * 0.3) +
    oval([x + r * 0.22, y - r * 0.16], r * 0.26);
  return (
    path(puff, `${fill('#ffffff')} stroke="#ffffff" stroke-width="${r * 0.12}"`) +
    path(puff, fill(body)) +
    path(
      `M${x + r * 0.2} ${y - r * 0.42}l${-r * 0.24} ${-r * 0.16}v${r * 0.32}ZM${x + r * 0.2} ${y - r * 0.42}l${r * 0.24} ${-r * 0.16}v${r * 0.32}Z`,
      `${fill(bow)} stroke="${bow}" stroke-width="${r * 0.06}" stroke-linejoin="round"`,
    ) +
    circle(x + r * 0.2, y - r * 0.42, r * 0.075, fill(mix(bow, '#ffffff', 0.4))) +
    face([x, y + r * 0.1], r * 0.24, ink, cheek)
  );
}
