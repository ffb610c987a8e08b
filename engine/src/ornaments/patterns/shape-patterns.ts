import { toTone } from '../to-tone.ts';
import { type DrawPattern, f, type PatternCanvas } from './pattern-canvas.ts';

// Shapes that people ask for by name, in whole cells.

type Cells = { columns: number; rows: number; w: number; h: number };

/** An even number of cells in both directions, about so wide and so high. */
function toCells({ width, height }: PatternCanvas, wide: number, high = wide): Cells {
  const even = (length: number, side: number): number => Math.max(2, Math.round(length / side / 2) * 2);
  const [columns, rows] = [even(width, wide), even(height, high)];
  return { columns, rows, w: width / columns, h: height / rows };
}

const overCells = (
  { columns, rows, w, h }: Cells,
  draw: (x: number, y: number, column: number, row: number) => string,
): string =>
  Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return draw(column * w, row * h, column, row);
  }).join('');

/** The colors of a pattern without its ground, and how a cell takes one: neighbors differ, and no row is like the next. */
const colorsOf = ({ hues, inks }: PatternCanvas): string[] => [...new Set([...hues, toTone(inks, 0.12)])];
const colorAt = (colors: readonly string[], column: number, row: number): string =>
  colors[(column * 2 + row * 3 + ((column * row) % 3)) % colors.length] as string;

/** Triangles that fill a field, point up beside point down. */
const triangles: DrawPattern = (canvas) => {
  const colors = colorsOf(canvas);
  const cells = toCells(canvas, canvas.step * 1.3);
  return overCells(cells, (x, y, column, row) => {
    const [right, foot] = [x + cells.w, y + cells.h];
    const isRising = (column + row) % 2 === 0;
    const [first, second] = isRising
      ? [`M${f(x)} ${f(foot)}V${f(y)}H${f(right)}Z`, `M${f(right)} ${f(y)}V${f(foot)}H${f(x)}Z`]
      : [`M${f(x)} ${f(y)}H${f(right)}V${f(foot)}Z`, `M${f(x)} ${f(y)}V${f(foot)}H${f(right)}Z`];
    return (
      `<path d="${first}" fill="${colorAt(colors, column, row)}"/>` +
      `<path d="${second}" fill="${colorAt(colors, column + 1, row + 1)}"/>`
    );
  });
};

// Of a cell, the gap around a hexagon.
const GAP = 0.05;

/** Hexagons side by side, as in a honeycomb. */
const hexagons: DrawPattern = (canvas) => {
  const colors = colorsOf(canvas);
  const side = canvas.step * 1.1;
  const cells = toCells(canvas, side * 1.5, side * Math.sqrt(3));
  const hexagon = (x: number, y: number, color: string): string => {
    const [rx, ry] = [(cells.w / 1.5) * (1 - GAP), cells.h * (0.5 - GAP / 2)];
    return `<path d="M${f(x - rx)} ${f(y)}L${f(x - rx / 2)} ${f(y - ry)}H${f(x + rx / 2)}L${f(x + rx)} ${f(y)}L${f(x + rx / 2)} ${f(y + ry)}H${f(x - rx / 2)}Z" fill="${color}"/>`;
  };
  // What leaves at one edge comes in at the other.
  const wider = { ...cells, columns: cells.columns + 1, rows: cells.rows + 1 };
  return overCells(wider, (x, y, column, row) =>
    hexagon(x, y + (column % 2 ? cells.h / 2 : 0), colorAt(colors, column % cells.columns, row % cells.rows)),
  );
};

/** Squares in several colors, apart from each other. */
const squares: DrawPattern = (canvas) => {
  const colors = colorsOf(canvas);
  const cells = toCells(canvas, canvas.step);
  const [gx, gy] = [cells.w * 0.06, cells.h * 0.06];
  return overCells(
    cells,
    (x, y, column, row) =>
      `<rect x="${f(x + gx)}" y="${f(y + gy)}" width="${f(cells.w - 2 * gx)}" height="${f(cells.h - 2 * gy)}" rx="${f(gx)}" fill="${colorAt(colors, column, row)}"/>`,
  );
};

/** Dots of one size, each row between those of the last. */
const polka: DrawPattern = (canvas) => {
  const cells = toCells(canvas, canvas.step * 0.9);
  const r = Math.min(cells.w, cells.h) * 0.26;
  return overCells(cells, (x, y, column, row) =>
    (column + row) % 2
      ? ''
      : `<circle cx="${f(x + cells.w / 2)}" cy="${f(y + cells.h / 2)}" r="${f(r)}" fill="${canvas.hues[row % canvas.hues.length]}"/>`,
  );
};

/** Broad lines that go up and down. */
const zigzag: DrawPattern = (canvas) => {
  const { hues } = canvas;
  const cells = toCells(canvas, canvas.step * 1.1);
  return Array.from({ length: cells.rows + 1 }, (_, row) => {
    const y = row * cells.h;
    const line = Array.from(
      { length: cells.columns + 1 },
      (_, at) => `${f(at * cells.w)} ${f(y + (at % 2 ? -cells.h / 2 : cells.h / 2))}`,
    );
    return `<path d="M${line.join('L')}" fill="none" stroke="${hues[(row % cells.rows) % hues.length]}" stroke-width="${f(cells.h * 0.36)}" stroke-linejoin="miter"/>`;
  }).join('');
};

// Corners of a chip, and how far they reach.
const CORNERS = 6;

/** Chips of stone of several sizes and colors, strewn over a ground. */
const terrazzo: DrawPattern = (canvas) => {
  const { width, height, step, hues, random } = canvas;
  const cells = toCells(canvas, step * 0.62);
  return overCells(cells, (x, y) => {
    const r = step * (random.next() < 0.3 ? random.range(0.24, 0.36) : random.range(0.07, 0.19));
    const [cx, cy] = [x + random.range(0.15, 0.85) * cells.w, y + random.range(0.15, 0.85) * cells.h];
    const turn = random.range(0, Math.PI);
    const corners = Array.from({ length: CORNERS }, (_, at) => {
      const [angle, reach] = [turn + (at * 2 * Math.PI) / CORNERS, r * random.range(0.62, 1.15)];
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8] as const;
    });
    const color = random.pick(hues);
    const chip = (dx: number, dy: number): string =>
      `<path d="M${corners.map(([a, b]) => `${f(cx + dx + a)} ${f(cy + dy + b)}`).join('L')}Z" fill="${color}"/>`;
    // What leaves at one edge comes in at the other.
    const acrossX = cx < r * 1.2 ? [0, width] : cx > width - r * 1.2 ? [0, -width] : [0];
    const acrossY = cy < r * 1.2 ? [0, height] : cy > height - r * 1.2 ? [0, -height] : [0];
    return acrossX.flatMap((dx) => acrossY.map((dy) => chip(dx, dy))).join('');
  });
};

export const SHAPE_PATTERNS = {
  triangles,
  hexagons,
  squares,
  polka,
  zigzag,
  terrazzo,
} as const satisfies Record<string, DrawPattern>;
