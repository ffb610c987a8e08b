import { circle, fill, num, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import { isWide } from '../../split-canvas.ts';
import { puffed } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const BLACK = '#2b1a3a';

/** Things of modelling clay on a table of one color: swollen, matt, in soft light, each with its shadow. */
export const clay = toPosterLook({
  name: 'clay',
  style: 'clay',
  pairings: [
    {
      display: { family: 'Lilita One', weight: 400, lineHeight: 1.02, letterSpacing: -0.005 },
      text: { family: 'Outfit', weight: 600, lineHeight: 1.3 },
      label: { family: 'Outfit', weight: 800, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#ffd9c9',
      foreground: '#5a2348',
      muted: '#6d3d5c',
      accent: '#ff7a6b',
      accent2: '#7c6ff0',
      accentText: '#a81e55',
    },
    {
      background: '#d9ddff',
      foreground: '#2f2770',
      muted: '#4b4488',
      accent: '#7c6ff0',
      accent2: '#ff8a5c',
      accentText: '#5237c4',
    },
    {
      background: '#c9efdc',
      foreground: '#17463f',
      muted: '#2f5f57',
      accent: '#2fb58f',
      accent2: '#ffb03b',
      accentText: '#0c6450',
    },
  ],
  dark: [
    {
      background: '#32285e',
      foreground: '#fff3ea',
      muted: '#dcd2f0',
      accent: '#ff8a6b',
      accent2: '#8f83ff',
      accentText: '#ffc2a0',
    },
  ],
  hues: ['#ff7a6b', '#ffc145', '#7c6ff0', '#3ec6a8'],
  treatment: { rule: 0.014, corner: 0.06, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.62,
  most: 0.2,
  hero: ({ background }) => ({ shadow: { color: mix(background, BLACK, 0.22), x: 0.02, y: 0.045, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.55, down: 0.36 }),
  passes: () => [{ effect: puffed, shadow: { color: `${BLACK}40`, x: 0.012, y: 0.022 } }],
  field: ({ palette }) => mix(palette.background, '#ffffff', 0.7),
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words }: PosterSheet): { body: string; defs: string } {
  const { unit, width, height } = frame;
  const { background } = palette;
  const [a = '', b = '', c = '', d = ''] = hues;
  const plain = mix(background, '#ffffff', 0.6);
  const defs = [...hues, plain].map(lumpPaint).join('') + SHADOW;
  if (!art) {
    const free = height - words.y - words.height;
    const r = Math.min(unit * 0.13, free * 0.62);
    const row = [a, b, c, d].map((hue, at) =>
      ball(width * (0.14 + at * 0.24), height + r * 0.15, r * (at % 2 === 0 ? 1 : 0.82), hue),
    );
    return { defs, body: free > unit * 0.12 ? row.join('') : '' };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.42;
  const turn = frame.mirrored ? -1 : 1;
  return {
    defs,
    body:
      ball(x, y, r, plain) +
      circle(x, y, r * 0.86, fill(mix(background, '#ffffff', 0.72), 0.75)) +
      ball(x + turn * r * 0.86, y - r * 0.8, r * 0.2, a) +
      ball(x + turn * r * 1.08, y - r * 0.42, r * 0.11, b) +
      ring(x - turn * r * 0.88, y + r * 0.84, r * 0.17, r * 0.17, c) +
      pill(x + turn * r * 0.82, y + r * 0.86, r * 0.46, r * 0.17, d, turn * -28) +
      (isWide(frame) ? pill(x - turn * r * 0.78, y - r * 0.92, r * 0.3, r * 0.13, b, turn * 24) : '') +
      (hasSubject ? '' : tower(x, y, r, [a, b, c, d])),
  };
}

const SHADOW = `<radialGradient id="shade"><stop offset="0.55" stop-color="${BLACK}" stop-opacity="0.34"/><stop offset="1" stop-color="${BLACK}" stop-opacity="0"/></radialGradient>`;

const idOf = (color: string): string => `clay-${color.slice(1)}`;

/** The light on a lump of one color, from the upper left; of its round body and of its long sides. */
function lumpPaint(color: string): string {
  const stops =
    `<stop offset="0" stop-color="${mix(color, '#ffffff', 0.5)}"/><stop offset="0.38" stop-color="${color}"/>` +
    `<stop offset="0.8" stop-color="${mix(color, BLACK, 0.14)}"/><stop offset="1" stop-color="${mix(color, BLACK, 0.36)}"/>`;
  return (
    `<radialGradient id="${idOf(color)}" cx="0.42" cy="0.4" r="0.6" fx="0.32" fy="0.28">${stops}</radialGradient>` +
    `<linearGradient id="${idOf(color)}-long" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`
  );
}

const shade = (x: number, y: number, across: number, down: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(across)}" ry="${num(down)}" fill="url(#shade)"/>`;

const ball = (x: number, y: number, radius: number, color: string): string =>
  shade(x + radius * 0.1, y + radius * 0.16, radius * 1.14, radius * 1.14) +
  circle(x, y, radius, `fill="url(#${idOf(color)})"`);

function ring(x: number, y: number, radius: number, thick: number, color: string): string {
  const band = (width: number, paint: string): string =>
    circle(x, y, radius, `fill="none" stroke="${paint}" stroke-width="${num(width)}"`);
  return (
    shade(x + radius * 0.14, y + radius * 0.26, radius * 1.75, radius * 1.75) +
    band(thick, mix(color, BLACK, 0.3)) +
    circle(
      x - thick * 0.05,
      y - thick * 0.06,
      radius,
      `fill="none" stroke="${color}" stroke-width="${num(thick * 0.8)}"`,
    ) +
    circle(
      x - thick * 0.1,
      y - thick * 0.14,
      radius,
      `fill="none" stroke="${mix(color, '#ffffff', 0.35)}" stroke-width="${num(thick * 0.26)}" stroke-opacity="0.8"`,
    )
  );
}

const pill = (x: number, y: number, width: number, height: number, color: string, turn: number): string =>
  shade(x + height * 0.1, y + height * 0.3, width * 0.58, height * 0.78) +
  rect(
    x - width / 2,
    y - height / 2,
    width,
    height,
    `fill="url(#${idOf(color)}-long)" transform="rotate(${turn} ${num(x)} ${num(y)})"`,
    height / 2,
  );

/** Three lumps on each other, as a child builds them. */
function tower(x: number, y: number, r: number, [a = '', b = '', c = '', d = '']: readonly string[]): string {
  const foot = y + r * 0.64;
  return (
    pill(x, foot - r * 0.2, r * 1.16, r * 0.42, c, 0) +
    pill(x - r * 0.04, foot - r * 0.52, r * 0.82, r * 0.38, b, 0) +
    ball(x + r * 0.02, foot - r * 0.92, r * 0.3, a) +
    ball(x + r * 0.08, foot - r * 1.26, r * 0.13, d)
  );
}
