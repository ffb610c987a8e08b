import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { fill, lines, num, path, polar, rect, svgDocument } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame.ts';

type Sheet = {
  color: string;
  /** Degrees around its middle. */
  turn?: number;
  /** How far it lies above its ground, px: the farther, the wider and fainter its shadow. */
  lift: number;
};

const SHADOW = '#14100a';

/** A flat sheet with a soft shadow. */
export function sheetLayer(frame: Frame, box: Box, { color, turn = 0, lift }: Sheet): ArtLayer {
  const middle = `${box.x + box.width / 2} ${box.y + box.height / 2}`;
  const body = `<g transform="rotate(${turn} ${middle})">${boxShadow(box, lift)}${path(cornersOf(box), fill(color))}</g>`;
  return artLayer('sheet', svgDocument(frame.width, frame.height, body, SHADOW_FADES), frame);
}

// From the edge outwards.
const FADE = [
  [0, 0.3],
  [0.25, 0.16],
  [0.55, 0.055],
  [1, 0],
] as const;
const stops = FADE.map(
  ([offset, opacity]) => `<stop offset="${offset}" stop-color="${SHADOW}" stop-opacity="${opacity}"/>`,
).join('');
const SIDES = {
  top: 'x1="0" y1="1" x2="0" y2="0"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  foot: 'x1="0" y1="0" x2="0" y2="1"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
} as const;
const CORNERS = [
  [1, 1],
  [0, 1],
  [0, 0],
  [1, 0],
] as const;

/** What `boxShadow` is painted with. */
export const SHADOW_FADES: string =
  Object.entries(SIDES)
    .map(([side, ends]) => `<linearGradient id="fade-${side}" ${ends}>${stops}</linearGradient>`)
    .join('') +
  CORNERS.map(
    ([x, y], at) => `<radialGradient id="fade-${at}" cx="${x}" cy="${y}" r="1">${stops}</radialGradient>`,
  ).join('');

/** The soft shadow around a box, as SVG that needs `SHADOW_FADES`. A filter, or CSS, takes ten times as long. */
export function boxShadow({ x, y, width, height }: Box, lift: number): string {
  const reach = lift * 1.25;
  const drop = lift * 0.4;
  const [left, right, top, foot] = [x + lift * 0.2, x + width - lift * 0.2, y + drop, y + height + drop];
  const [wide, tall] = [right - left, foot - top];
  const part = (px: number, py: number, w: number, h: number, name: string | number): string =>
    rect(px, py, w, h, `fill="url(#fade-${name})"`);
  return (
    part(left, top - reach, wide, reach, 'top') +
    part(right, top, reach, tall, 'right') +
    part(left, foot, wide, reach, 'foot') +
    part(left - reach, top, reach, tall, 'left') +
    part(left - reach, top - reach, reach, reach, 0) +
    part(right, top - reach, reach, reach, 1) +
    part(right, foot, reach, reach, 2) +
    part(left - reach, foot, reach, reach, 3) +
    rect(left, top, wide, tall, fill(SHADOW, FADE[0][1]))
  );
}

/** The outline of a box as path data. */
export const cornersOf = ({ x, y, width, height }: Box): string =>
  lines(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );

// Faint copies of a shape about its place.
const RINGS = [
  { reach: 0.35, copies: 3 },
  { reach: 0.7, copies: 4 },
  { reach: 1, copies: 4 },
] as const;

// On a ragged edge fewer are enough.
const RAGGED_RINGS = [
  { reach: 0.4, copies: 2 },
  { reach: 0.9, copies: 3 },
] as const;

/** The soft shadow of a shape, as SVG; `lift` in px. */
export function shadowOf(
  shape: string,
  lift: number,
  { strength = 0.42, ragged = false }: { strength?: number; ragged?: boolean } = {},
): string {
  const rings = ragged ? RAGGED_RINGS : RINGS;
  const total = rings.reduce<number>((sum, { copies }) => sum + copies, 0);
  const paint = fill(SHADOW, Math.round((strength / total) * 1000) / 1000);
  const copies = rings.flatMap(({ reach, copies: count }, ring) =>
    Array.from({ length: count }, (_, at) => {
      const [x, y] = polar([0, lift * 0.45], lift * reach, ((at + ring / 3) * 360) / count + 90);
      return `<path d="${shape}" transform="translate(${num(x)} ${num(y)})"/>`;
    }),
  );
  return `<g ${paint}>${copies.join('')}</g>`;
}

/** Light from above on a ground, so that what lies on it lies somewhere. */
export function lampLayer(frame: Frame, light: string): ArtLayer {
  const { width, height } = frame;
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${light}" stop-opacity="${opacity}"/>`;
  const defs = `<radialGradient id="lamp" cx="0.5" cy="0.3" r="0.85">${stop(0, 0.5)}${stop(1, 0)}</radialGradient>`;
  const body = `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
  return artLayer('lamp', svgDocument(width, height, body, defs), frame);
}

/** Where a sheet was folded, at these shares of its height: light above a line, shade below it. */
export function creaseLayer(frame: Frame, { x, y, width, height }: Box, at: readonly number[]): ArtLayer {
  const reach = frame.unit * 0.06;
  const fade = (id: string, color: string, from: number, to: number): string =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="${from}"/><stop offset="1" stop-color="${color}" stop-opacity="${to}"/></linearGradient>`;
  const band = (top: number, id: string): string =>
    `<rect x="${x}" y="${top.toFixed(1)}" width="${width}" height="${reach.toFixed(1)}" fill="url(#${id})"/>`;
  const body = at.map((share) => {
    const fold = y + height * share;
    return band(fold - reach, 'above') + band(fold, 'below');
  });
  const defs = fade('above', SHADOW, 0, 0.05) + fade('below', SHADOW, 0.018, 0);
  return artLayer('creases', svgDocument(frame.width, frame.height, body.join(''), defs), frame);
}
