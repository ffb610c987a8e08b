import type { Subject, SubjectColors } from '../subject.ts';
import { num, type Point } from '../svg.ts';
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

/** The pots of a person's colours: those of every subject, and the person's own. */
export type Pot = 'main' | 'second' | 'accent' | 'ink' | 'light' | OwnPot;

/** Where small things are worn: on the head, before the eyes, at the neck, on the hands, over all. */
export const WORN_POTS = ['headwear', 'facewear', 'neckwear', 'handwear', 'overwear'] as const;
export type WornPot = (typeof WORN_POTS)[number];

/** Order of a person's own colours in `SubjectColors.own`. */
export const OWN_POTS = [
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
  ...WORN_POTS,
] as const;
export type OwnPot = (typeof OWN_POTS)[number];

/** A flat shape of a figure; with `width` a line of round ends. */
export type Shape =
  | { path: PathData; pot: Pot; opacity?: number; width?: number }
  | {
      subject: Subject;
      x: number;
      y: number;
      scale: number;
      main: Pot;
      second?: Pot;
      /** Its own colours, in place of the pots. */
      colors?: SubjectColors;
    };

export const art = (data: string, pot: Pot, opacity = 1): Shape => ({
  path: parsePath(data),
  pot,
  ...(opacity === 1 ? {} : { opacity }),
});
export const line = (data: string, pot: Pot, width: number, opacity = 1): Shape => ({
  ...art(data, pot, opacity),
  width,
});
export const blob = (centre: Point, rx: number, ry: number, pot: Pot, opacity = 1): Shape => ({
  path: ovalPath(centre, rx, ry),
  pot,
  ...(opacity === 1 ? {} : { opacity }),
});

/** Drawn in local coordinates, put to its place; `scale` is for the width of lines. */
export const moveShapes = (shapes: readonly Shape[], place: Place, scale = 1): Shape[] =>
  shapes.map((shape) => {
    if ('subject' in shape) {
      const [x, y] = place([shape.x, shape.y]);
      return { ...shape, x, y, scale: shape.scale * scale };
    }
    const moved = { ...shape, path: movePath(shape.path, place) };
    return shape.width === undefined ? moved : { ...moved, width: shape.width * scale };
  });

/** Turned by degrees (clockwise), scaled, then moved to `[x, y]`. */
export function placing([x, y]: Point, degrees: number, scale = 1, scaleX = scale): Place {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ([px, py]) => [x + px * scaleX * cos - py * scale * sin, y + px * scaleX * sin + py * scale * cos];
}

export function shapesExtent(shapes: readonly Shape[]): Extent {
  const extents = shapes.map((shape): Extent => {
    if ('subject' in shape) {
      const { subject, x, y, scale } = shape;
      return { left: x, top: y, right: x + subject.width * scale, bottom: y + subject.height * scale };
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

/** The shapes with what covers most of them, and all of its colour, painted out of another pot. */
export function repaint(shapes: readonly Shape[], pot: Pot): Shape[] {
  let most = 0;
  let own: Pot | undefined;
  for (const shape of shapes) {
    if ('subject' in shape || shape.opacity !== undefined) continue;
    const { left, top, right, bottom } = shapesExtent([shape]);
    const area = (right - left) * (bottom - top);
    if (area > most) [most, own] = [area, shape.pot];
  }
  return shapes.map((shape) => ('subject' in shape || shape.pot !== own ? shape : { ...shape, pot }));
}

/** SVG elements. A look that knows no skins draws all people alike: pale, with hair of ink. */
export function writeShapes(shapes: readonly Shape[], colors: SubjectColors, idPrefix: string): string {
  const { main, second, accent, ink, light, own = [] } = colors;
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
  ] = own;
  const pots: Record<Pot, string> = {
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
      if ('subject' in shape) {
        const mine = shape.colors ?? {
          ...colors,
          main: pots[shape.main],
          ...(shape.second ? { second: pots[shape.second] } : {}),
          accent: extra,
        };
        const inside = shape.subject.draw(mine, `${idPrefix}${index}-`);
        return `<g transform="translate(${num(shape.x)} ${num(shape.y)}) scale(${shape.scale.toFixed(3)})">${inside}</g>`;
      }
      const { path, pot, opacity = 1, width } = shape;
      const way = width === undefined ? 'fill' : 'stroke';
      const faded = opacity === 1 ? '' : ` ${way}-opacity="${opacity}"`;
      const lined =
        width === undefined
          ? ''
          : ` fill="none" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;
      return `<path d="${writePath(path)}" ${way}="${pots[pot]}"${faded}${lined}/>`;
    })
    .join('');
}
