import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { fill, lines, path, svgDocument } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame.ts';

export type Sheet = {
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
  const sheet = cornersOf(box);
  const body = `<g transform="rotate(${turn} ${middle})">${shadowOf(sheet, lift)}${path(sheet, fill(color))}</g>`;
  return artLayer('sheet', svgDocument(frame.width, frame.height, body), frame);
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

// A filter over the whole canvas costs ten times as much as copies of a shape, each wider and fainter than the one
// before; so does a box shadow.
const COPIES = 6;

/** The soft shadow of a shape that is no box, as SVG; `lift` in px. */
export function shadowOf(shape: string, lift: number, strength = 0.26): string {
  const copies = Array.from({ length: COPIES }, (_, index) => {
    const width = ((lift * 1.7 * (index + 0.5)) / COPIES).toFixed(1);
    const paint = `fill="${SHADOW}" stroke="${SHADOW}" stroke-width="${width}" stroke-linejoin="round"`;
    return `<g opacity="${(strength / COPIES).toFixed(3)}"><path d="${shape}" ${paint}/></g>`;
  });
  return `<g transform="translate(0 ${(lift * 0.5).toFixed(1)})">${copies.join('')}</g>`;
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
