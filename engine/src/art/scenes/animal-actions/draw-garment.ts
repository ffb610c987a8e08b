import type { WearPoints } from '../../drawings/drawing-row.ts';
import { garmentOf } from '../../people/garments.ts';
import { getHat, type HatName } from '../../people/hats.ts';
import {
  type ColorSlot,
  filled,
  filledOval,
  moveShapes,
  placeAt,
  type Shape,
  stroked,
} from '../../people/shape.ts';
import { type Point, svg } from '../../svg.ts';

/** A thing worn: its shapes in the animal's units, and the pot that an asked color goes to. */
type Worn = {
  shapes: readonly Shape[];
  colorSlot: ColorSlot;
  colors?: Partial<Record<'main' | 'extra', string>>;
};

// The brim of people's hats: its middle and the head's width there.
const BRIM: Point = [-2, -27];
const HEAD = 96;

/** What a garment looks like on an animal; undefined where its drawing has no place for it, or no drawing of it exists. */
export function drawGarment(garment: string, wearPoints: WearPoints): Worn | undefined {
  const { animal, wears } = garmentOf(garment);
  if (!animal) return undefined;
  const { slot: colorSlot, brim, color, hat = wears?.hat } = animal;
  const fitted = FITTED[garment];
  const shapes = fitted ? fitted(wearPoints) : hat && fitHat(hat, brim ?? BRIM, wearPoints);
  return shapes && { shapes, colorSlot, ...(color ? { colors: { [colorSlot]: color } } : {}) };
}

function fitHat(name: HatName, brim: Point, { hat }: WearPoints): Shape[] | undefined {
  if (!hat) return undefined;
  const [x, y, width, slope = 0] = hat;
  const scale = width / HEAD;
  const place = placeAt([x, y], slope, scale);
  return moveShapes(getHat(name).front, ([px, py]) => place([px - brim[0], py - brim[1]]), scale);
}

/** What follows the body of the animal. */
const FITTED: Readonly<Record<string, (wearPoints: WearPoints) => Shape[] | undefined>> = {
  glasses: (wearPoints) => glasses(wearPoints, false),
  sunglasses: (wearPoints) => glasses(wearPoints, true),
  headphones,
  scarf,
  'bow tie': bowTie,
};

function glasses({ eyes, lens = 0, temple }: WearPoints, dark: boolean): Shape[] | undefined {
  const [first, second] = eyes ?? [];
  if (!first) return undefined;
  const r = dark ? lens * 1.18 : lens * 1.1;
  const thick = Math.max(2.6, lens * 0.2);
  const rims = [first, ...(second ? [second] : [])].flatMap(([x, y]): Shape[] =>
    dark
      ? [
          filled(shade([x, y], r), 'ink'),
          stroked(
            svg`M${x - r * 0.45} ${y + r * 0.15}L${x + r * 0.05} ${y - r * 0.45}`,
            'light',
            thick,
            0.45,
          ),
        ]
      : [filledOval([x, y], r, r, 'light', 0.1), stroked(circle([x, y], r), 'ink', thick)],
  );
  const bar = dark ? r * 0.5 : 0;
  const [x, y] = first;
  const arms = second
    ? svg`M${x + r} ${y - bar}Q${(x + second[0]) / 2} ${y - bar - r * 0.25} ${second[0] - r} ${y - bar}`
    : svg`M${x + r} ${y - bar}Q${x + r * 1.3} ${y - bar - r * 0.25} ${x + r * 1.55} ${y - bar + r * 0.1}` +
      (temple ? svg`M${x - r} ${y - bar}L${temple[0]} ${temple[1] - bar * 0.6}` : '');
  // A pale edge, so that they are seen on black fur.
  const edges = [first, ...(second ? [second] : [])].map((at) =>
    stroked(dark ? shade(at, r) : circle(at, r), 'light', thick * 1.9, 0.6),
  );
  return [...edges, stroked(arms, 'light', thick * 1.9, 0.35), ...rims, stroked(arms, 'ink', thick)];
}

const shade = ([x, y]: Point, r: number): string =>
  svg`M${x - r} ${y - r * 0.72}Q${x} ${y - r} ${x + r} ${y - r * 0.72}C${x + r * 1.08} ${y + r * 0.3} ${x + r * 0.6} ${y + r * 0.9} ${x} ${y + r * 0.9}C${x - r * 0.6} ${y + r * 0.9} ${x - r * 1.08} ${y + r * 0.3} ${x - r} ${y - r * 0.72}Z`;

const circle = ([x, y]: Point, r: number): string =>
  svg`M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}Z`;

function headphones({ ears, hat }: WearPoints): Shape[] | undefined {
  const [left, right] = ears ?? [];
  if (!left || !hat) return undefined;
  const [x, y, width] = hat;
  const r = width * 0.25;
  const over = y - width * (right ? 0.42 : 0.2);
  const band = right
    ? svg`M${left[0]} ${left[1]}C${left[0] - r * 0.2} ${over} ${right[0] + r * 0.2} ${over} ${right[0]} ${right[1]}`
    : svg`M${left[0]} ${left[1]}C${left[0] - r * 0.4} ${(left[1] + over) / 2} ${x - width * 0.3} ${over} ${x + width * 0.08} ${y - width * 0.12}`;
  const narrow = right ? 0.72 : 0.9;
  return [
    stroked(band, 'accent', r * 0.55),
    stroked(band, 'ink', r * 0.55, 0.22),
    ...[left, ...(right ? [right] : [])].flatMap((at): Shape[] => [
      filledOval(at, r * narrow, r * 1.15, 'ink'),
      filledOval(at, r * narrow * 0.78, r * 0.92, 'accent'),
      filledOval([at[0] - r * 0.12, at[1] - r * 0.25], r * narrow * 0.3, r * 0.38, 'light', 0.35),
    ]),
  ];
}

function scarf({ neck }: WearPoints): Shape[] | undefined {
  if (!neck) return undefined;
  const [[ax, ay], [bx, by], breadth] = neck;
  const long = Math.hypot(bx - ax, by - ay);
  // It sags to the side that is down and to the front.
  const [nx, ny] = [-(by - ay) / long, (bx - ax) / long];
  const sag = breadth * 0.55;
  const [mx, my] = [(ax + bx) / 2 + nx * sag, (ay + by) / 2 + ny * sag];
  const wrap = svg`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
  // The knot, from which the ends hang.
  const t = 0.72;
  const [kx, ky] = [
    (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t ** 2 * bx,
    (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t ** 2 * by,
  ];
  const w = breadth * 0.42;
  const fall = breadth * 2;
  const end = (x: number, y: number, lean: number): string =>
    svg`M${x - w * 0.7} ${y}C${x - w + lean * 0.4} ${y + fall * 0.4} ${x - w + lean} ${y + fall * 0.7} ${x - w + lean} ${y + fall}L${x + w + lean} ${y + fall * 0.97}C${x + w + lean} ${y + fall * 0.6} ${x + w * 0.9 + lean * 0.4} ${y + fall * 0.4} ${x + w * 0.7} ${y}Z`;
  const fringe = [-0.7, -0.25, 0.2, 0.65]
    .map(
      (at) =>
        svg`M${kx + w * at - breadth * 0.2} ${ky + fall * 0.98}L${kx + w * at - breadth * 0.2} ${ky + fall * 0.98 + breadth * 0.22}`,
    )
    .join('');
  return [
    filled(end(kx - breadth * 0.05, ky, -breadth * 0.15), 'accent'),
    filled(end(kx - breadth * 0.05, ky, -breadth * 0.15), 'ink', 0.14),
    stroked(fringe, 'accent', breadth * 0.13),
    stroked(wrap, 'accent', breadth),
    stroked(
      svg`M${ax + nx * breadth * 0.2} ${ay + ny * breadth * 0.2}Q${mx + nx * breadth * 0.22} ${my + ny * breadth * 0.22} ${bx + nx * breadth * 0.2} ${by + ny * breadth * 0.2}`,
      'ink',
      breadth * 0.12,
      0.18,
    ),
    filledOval([kx, ky], breadth * 0.42, breadth * 0.5, 'accent'),
    stroked(
      svg`M${kx - w * 0.4} ${ky - breadth * 0.2}Q${kx + w * 0.4} ${ky + breadth * 0.05} ${kx - w * 0.4} ${ky + breadth * 0.3}`,
      'ink',
      breadth * 0.1,
      0.22,
    ),
  ];
}

function bowTie({ throat, hat, eyes, neck }: WearPoints): Shape[] | undefined {
  if (!throat) return undefined;
  // From the front it is seen whole.
  const s = Math.max((hat?.[2] ?? 46) * ((eyes?.length ?? 1) > 1 ? 0.46 : 0.42), (neck?.[2] ?? 0) * 0.85);
  const [x, y] = throat;
  const wing = (side: 1 | -1): string =>
    svg`M${x} ${y}C${x + side * s * 0.3} ${y - s * 0.3} ${x + side * s * 0.7} ${y - s * 0.62} ${x + side * s} ${y - s * 0.5}Q${x + side * s * 1.12} ${y} ${x + side * s} ${y + s * 0.5}C${x + side * s * 0.7} ${y + s * 0.62} ${x + side * s * 0.3} ${y + s * 0.3} ${x} ${y}Z`;
  return [
    filled(wing(-1) + wing(1), 'accent'),
    stroked(
      svg`M${x - s * 0.75} ${y - s * 0.12}L${x - s * 0.3} ${y}M${x + s * 0.75} ${y - s * 0.12}L${x + s * 0.3} ${y}`,
      'ink',
      s * 0.1,
      0.25,
    ),
    filledOval([x, y], s * 0.24, s * 0.28, 'accent'),
    filledOval([x, y], s * 0.24, s * 0.28, 'ink', 0.2),
  ];
}
