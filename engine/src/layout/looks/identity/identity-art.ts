import { fill, num, path, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { Direction } from '../../direction.ts';

export type Areas = Required<Direction>['areas'];
type Corner = Areas['corner'];
type Shapes = { box: Box; areas: Areas; random: Random };
type Figure = (shapes: Shapes) => string;

/** A rectangle that is rounded at the corners that are named: upper left, upper right, lower right, lower left. */
function panel(
  { x, y, width, height }: Box,
  color: string,
  [a, b, c, d]: readonly [number, number, number, number],
): string {
  const most = Math.min(width, height);
  const [ul, ur, lr, ll] = [a, b, c, d].map((radius) => Math.min(radius, most)) as [
    number,
    number,
    number,
    number,
  ];
  const [right, bottom] = [x + width, y + height];
  const arc = (radius: number, toX: number, toY: number): string =>
    radius > 0 ? `A${num(radius)} ${num(radius)} 0 0 1 ${num(toX)} ${num(toY)}` : '';
  return path(
    `M${num(x + ul)} ${num(y)}H${num(right - ur)}${arc(ur, right, y + ur)}V${num(bottom - lr)}${arc(lr, right - lr, bottom)}H${num(x + ll)}${arc(ll, x, bottom - ll)}V${num(y + ul)}${arc(ul, x + ul, y)}Z`,
    fill(color),
  );
}

/** How far a corner of an area of this size is rounded. */
const rounding = (corner: Corner, size: number): number =>
  corner === 'sharp' ? 0 : corner === 'soft' ? size * 0.12 : size;

/** One plane across the whole side, and on it a second one that leaves the canvas. */
const plane: Figure = ({ box, areas: { corner, ...inks } }) => {
  const { x, y, width, height } = box;
  const inner = { x: x + width * 0.26, y: y + height * 0.38, width: width * 0.74, height: height * 0.62 };
  return (
    rect(x, y, width, height, fill(inks.main)) +
    panel(inner, inks.deep, [rounding(corner, Math.min(inner.width, inner.height)), 0, 0, 0])
  );
};

/** Planes that overlap like sheets, the last of them the accent's. */
const sheets: Figure = ({ box, areas: { corner, ...inks } }) => {
  const { x, y, width, height } = box;
  const round =
    corner === 'round' ? Math.min(height / 2, width * 0.5) : rounding(corner, Math.min(width, height));
  return [
    [0, inks.soft],
    [0.3, inks.deep],
    [0.56, inks.main],
  ]
    .map(([from, color]) => {
      const left = x + width * (from as number);
      return panel({ x: left, y, width: x + width - left, height }, color as string, [
        round,
        0,
        0,
        corner === 'round' ? round : 0,
      ]);
    })
    .join('');
};

/** Squares within each other, from the far corner. */
const nested: Figure = ({ box, areas: { corner, ...inks } }) => {
  const { x, y, width, height } = box;
  return [
    [1, inks.soft],
    [0.7, inks.main],
    [0.38, inks.deep],
  ]
    .map(([share, color]) => {
      const size = { width: width * (share as number), height: height * (share as number) };
      return panel({ x: x + width - size.width, y: y + height - size.height, ...size }, color as string, [
        rounding(corner, Math.min(size.width, size.height)),
        0,
        0,
        0,
      ]);
    })
    .join('');
};

// Tones of one colour are fewer.
const SEVERAL = 2;
// The corner of each cell that is cut, in turns.
const TURNS = [0, 1, 2, 3] as const;

/** Few large cells, each with one corner cut as the brand cuts them. */
const cells: Figure = ({ box, areas: { corner, ...inks }, random }) => {
  const columns = box.width > box.height * 0.9 ? 3 : 2;
  const rows = Math.max(2, Math.round((box.height * columns) / box.width));
  const [width, height] = [box.width / columns, box.height / rows];
  const several = inks.others.length > SEVERAL;
  const colors = several ? [inks.main, ...inks.others] : [inks.main, inks.deep, inks.main, inks.soft];
  const start = random.integer(0, colors.length - 1);
  // A little rounded, they would look like the tiles of an interface.
  const round = corner === 'soft' ? 0 : rounding(corner, Math.min(width, height));
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const color = colors[(start + column + row * (columns === 2 ? 3 : 2)) % colors.length] ?? inks.main;
    const turn = TURNS[(column + row) % 2 === 0 ? 0 : 2];
    const radii = TURNS.map((one) => (one === turn ? round : 0)) as [number, number, number, number];
    return panel({ x: box.x + column * width, y: box.y + row * height, width, height }, color, radii);
  }).join('');
};

// Square cells are for brands of square corners, and for those of many colours.
const FIGURES: Readonly<Record<Corner, readonly Figure[]>> = {
  sharp: [plane, sheets, nested, cells],
  soft: [plane, sheets, nested],
  round: [plane, sheets, nested, cells],
};

/** Flat areas in a brand's colours and shapes; one that has many colours shows them all. */
export function drawAreas(shapes: Shapes): string {
  const { others, corner, isScarce } = shapes.areas;
  if (others.length > SEVERAL) return cells(shapes);
  return (isScarce ? nested : shapes.random.pick(FIGURES[corner]))(shapes);
}
