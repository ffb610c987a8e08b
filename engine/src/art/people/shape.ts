import type { Drawing, DrawingColors } from '../drawings/drawing.ts';
import { type Point, svg } from '../svg.ts';
import {
  type Extent,
  movePath,
  ovalPath,
  type PathData,
  type Place,
  parsePath,
  pathExtent,
  writePath,
} from './path-data.ts';

/** The pots of a person's colors: those of every subject, and the person's own. */
export type ColorSlot = (typeof DRAWING_SLOTS)[number] | PersonSlot;

export const DRAWING_SLOTS = ['main', 'second', 'accent', 'ink', 'light'] as const;

/** Where small things are worn: on the head, before the eyes, at the neck, on the hands, over all. */
export const WORN_SLOTS = ['headwear', 'facewear', 'neckwear', 'handwear', 'overwear'] as const;
export type WornSlot = (typeof WORN_SLOTS)[number];

/** Order of a person's own colors in `SubjectColors.own`. */
export const PERSON_SLOTS = [
  'skin',
  'hair',
  'shoe',
  'extra',
  'blush',
  'wood',
  'stone',
  'leaf',
  'metal',
  'water',
  'sand',
  'muzzle',
  ...WORN_SLOTS,
] as const;
export type PersonSlot = (typeof PERSON_SLOTS)[number];

/** A flat shape of a figure; with `width` a line of round ends. */
export type Shape =
  | { path: PathData; slot: ColorSlot; opacity?: number; width?: number }
  | {
      drawing: Drawing;
      x: number;
      y: number;
      scale: number;
      main: ColorSlot;
      second?: ColorSlot;
      /** Its own colors, in place of the pots. */
      colors?: DrawingColors;
    };

export const filled = (data: string, slot: ColorSlot, opacity = 1): Shape => ({
  path: parsePath(data),
  slot,
  ...(opacity === 1 ? {} : { opacity }),
});
export const stroked = (data: string, slot: ColorSlot, width: number, opacity = 1): Shape => ({
  ...filled(data, slot, opacity),
  width,
});
export const filledOval = (centre: Point, rx: number, ry: number, slot: ColorSlot, opacity = 1): Shape => ({
  path: ovalPath(centre, rx, ry),
  slot,
  ...(opacity === 1 ? {} : { opacity }),
});

/** Drawn in local coordinates, put to its place; `scale` is for the width of lines. */
export const moveShapes = (shapes: readonly Shape[], place: Place, scale = 1): Shape[] =>
  shapes.map((shape) => {
    if ('drawing' in shape) {
      const [x, y] = place([shape.x, shape.y]);
      return { ...shape, x, y, scale: shape.scale * scale };
    }
    const moved = { ...shape, path: movePath(shape.path, place) };
    return shape.width === undefined ? moved : { ...moved, width: shape.width * scale };
  });

/** Turned by degrees (clockwise), scaled, then moved to `[x, y]`. */
export function placeAt([x, y]: Point, degrees: number, scale = 1, scaleX = scale): Place {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ([px, py]) => [x + px * scaleX * cos - py * scale * sin, y + px * scaleX * sin + py * scale * cos];
}

export function shapesExtent(shapes: readonly Shape[]): Extent {
  const extents = shapes.map((shape): Extent => {
    if ('drawing' in shape) {
      const { drawing, x, y, scale } = shape;
      return { left: x, top: y, right: x + drawing.width * scale, bottom: y + drawing.height * scale };
    }
    const half = (shape.width ?? 0) / 2;
    const { left, top, right, bottom } = pathExtent(shape.path);
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
  });
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    top: Math.min(...extents.map(({ top }) => top)),
    right: Math.max(...extents.map(({ right }) => right)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

/** The shapes with what covers most of them, and all of its color, painted out of another pot. */
export function repaint(shapes: readonly Shape[], slot: ColorSlot): Shape[] {
  let most = 0;
  let own: ColorSlot | undefined;
  for (const shape of shapes) {
    if ('drawing' in shape || shape.opacity !== undefined) continue;
    const { left, top, right, bottom } = shapesExtent([shape]);
    const area = (right - left) * (bottom - top);
    if (area > most) [most, own] = [area, shape.slot];
  }
  return shapes.map((shape) => ('drawing' in shape || shape.slot !== own ? shape : { ...shape, slot }));
}

/** SVG elements. A look that knows no skins draws all people alike: pale, with hair of ink. */
export function writeShapes(shapes: readonly Shape[], colors: DrawingColors, idPrefix: string): string {
  const { main, second, accent, ink, light, fixed = [] } = colors;
  const [
    skin = light,
    hair = ink,
    shoe = ink,
    extra = accent,
    blush = accent,
    wood = second,
    stone = second,
    leaf = second,
    metal = ink,
    water = second,
    sand = accent,
    muzzle = light,
    headwear = accent,
    facewear = accent,
    neckwear = accent,
    handwear = accent,
    overwear = accent,
  ] = fixed;
  const pots: Record<ColorSlot, string> = {
    main,
    second,
    accent,
    ink,
    light,
    skin,
    hair,
    shoe,
    extra,
    blush,
    wood,
    stone,
    leaf,
    metal,
    water,
    sand,
    muzzle,
    headwear,
    facewear,
    neckwear,
    handwear,
    overwear,
  };
  return shapes
    .map((shape, index) => {
      if ('drawing' in shape) {
        const mine = shape.colors ?? {
          ...colors,
          main: pots[shape.main],
          ...(shape.second ? { second: pots[shape.second] } : {}),
          accent: extra,
        };
        const inside = shape.drawing.draw(mine, `${idPrefix}${index}-`);
        return svg`<g transform="translate(${shape.x} ${shape.y}) scale(${shape.scale.toFixed(3)})">${inside}</g>`;
      }
      const { path, slot, opacity = 1, width } = shape;
      const way = width === undefined ? 'fill' : 'stroke';
      const faded = opacity === 1 ? '' : ` ${way}-opacity="${opacity}"`;
      const lined =
        width === undefined
          ? ''
          : svg` fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
      return `<path d="${writePath(path)}" ${way}="${pots[slot]}"${faded}${lined}/>`;
    })
    .join('');
}
