import type { Node } from '../../nodes.ts';
import type { Align, Block, Level, Measured, Placement, Room } from '../column.ts';

const levelOf = (blocks: readonly Block[]): { level?: Level } => {
  const levels = blocks.flatMap(({ level }) => level ?? []);
  return levels.length > 0 ? { level: Math.min(...levels) as Level } : {};
};

const merge = (placements: readonly Placement[]): Placement => ({
  texts: placements.flatMap(({ texts }) => texts),
  art: placements.flatMap(({ art }) => art),
});

/** Blocks below each other as one block; `gap` is the space above it. */
export function stackBlock(blocks: readonly Block[], gap = 0): Block {
  return {
    gap,
    share: 0,
    comfort: 0,
    ...levelOf(blocks),
    measure: async (room) => {
      const all = await Promise.all(blocks.map((block) => block.measure(room)));
      const air = (index: number): number => (index === 0 ? 0 : (blocks[index]?.gap ?? 0) * room.scale);
      return {
        width: Math.max(0, ...all.map(({ width }) => width)),
        height: all.reduce((sum, { height }, index) => sum + height + air(index), 0),
        size: Math.max(0, ...all.map(({ size }) => size)),
        lineHeight: all[0]?.lineHeight ?? 0,
        truncated: all.some(({ truncated }) => truncated),
        place: (x, y, width, align) => {
          let top = y;
          return merge(
            all.map((measured, index) => {
              top += air(index);
              const placed = measured.place(x, top, width, align);
              top += measured.height;
              return placed;
            }),
          );
        },
      };
    },
  };
}

export type RowOptions = {
  /** Between cells and between rows, px. */
  gap: number;
  rtl: boolean;
  /** Draws a line of this thickness and color between cells. */
  divider?: { width: number; color: string };
  /** Space above, px. */
  above?: number;
  /** Sets the cells of a row at half its height instead of at its head. */
  middle?: boolean;
  /** Keeps the cells together at the start instead of spreading them, each in the middle of the row. */
  pack?: boolean;
};

type Grid = { rows: Measured[][]; widths: number[][]; height: number };

/** Cells beside each other as one block: in one row if they fit without shrinking, else in several, at last in a stack. Short ones keep their lines. */
export function rowBlock(
  cells: readonly Block[],
  { gap, rtl, divider, above = 0, pack = false, middle = pack }: RowOptions,
): Block {
  return {
    gap: above,
    share: 0,
    comfort: 0,
    ...levelOf(cells),
    measure: async (room) => {
      const air = gap * room.scale;
      const grid = await toGrid(cells, room, air, pack);
      const all = grid.rows.flat();
      return {
        width: Math.max(
          0,
          ...grid.widths.map((row) => row.reduce((sum, w) => sum + w, 0) + air * (row.length - 1)),
        ),
        height: grid.height,
        size: Math.max(0, ...all.map(({ size }) => size)),
        lineHeight: all[0]?.lineHeight ?? 0,
        truncated: all.some(({ truncated }) => truncated),
        place: (x, y, width, align) =>
          placeGrid(grid, { x, y, width, align, air, rtl, pack, middle, ...(divider ? { divider } : {}) }),
      };
    },
  };
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const ROW_GAP = 0.55;
// A row that has to be set smaller than this is set in two.
const CALM_SHARE = 0.88;
const MOST_LINES = 2.2;
// A cell that takes at most this share of the width is a fact, which is read at a glance: it stays on its line.
const SHORT = 0.5;

/** Gives columns what their cells want, and of what is left an equal share; where it is too little, the narrow ones come first. */
function shareWidth(wanted: readonly number[], free: number, pack: boolean): number[] {
  const spare = (free - wanted.reduce((sum, width) => sum + width, 0)) / wanted.length;
  if (spare >= 0) return wanted.map((width) => width + (pack ? 0 : spare));
  const widths = new Map<number, number>();
  let left = free;
  const narrowFirst = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  for (const [taken, index] of narrowFirst.entries()) {
    const width = Math.min(wanted[index] ?? 0, left / (wanted.length - taken));
    widths.set(index, width);
    left -= width;
  }
  return wanted.map((_, index) => widths.get(index) ?? 0);
}

async function toGrid(cells: readonly Block[], room: Room, air: number, pack: boolean): Promise<Grid> {
  const natural = await Promise.all(cells.map((cell) => cell.measure(room)));
  const counts = new Set(cells.map((_, index) => Math.ceil(cells.length / (index + 1))));
  let grid: Grid | undefined;
  for (const count of counts) {
    const rows = chunk(cells, count);
    const free = room.width - air * (count - 1);
    const wanted = chunk(natural, count).reduce<number[]>(
      (widest, row) =>
        row.map(({ width }, i) => Math.max(width + 1, widest[i] ?? 0)).concat(widest.slice(row.length)),
      [],
    );
    const columns = shareWidth(wanted, free, pack);
    const widths = rows.map((row) => columns.slice(0, row.length));
    const measured = await Promise.all(
      rows.map((row) =>
        Promise.all(row.map((cell, i) => cell.measure({ ...room, width: Math.max(1, columns[i] ?? free) }))),
      ),
    );
    const heights = measured.map((row) => Math.max(0, ...row.map(({ height }) => height)));
    const height = heights.reduce((sum, h) => sum + h, 0) + air * ROW_GAP * (rows.length - 1);
    grid = { rows: measured, widths, height };
    const calm = measured.flat().every((cell, index) => {
      const best = natural[index];
      if (!best || cell.truncated) return false;
      const lines = best.width <= room.width * SHORT ? 1.2 : count > 2 ? MOST_LINES : 1.2;
      return (
        cell.size >= best.size * CALM_SHARE && cell.height <= best.height + cell.lineHeight * (lines - 1)
      );
    });
    if (calm) break;
  }
  return grid ?? { rows: [], widths: [], height: 0 };
}

function placeGrid(
  { rows, widths }: Grid,
  at: {
    x: number;
    y: number;
    width: number;
    align: Align;
    air: number;
    rtl: boolean;
    pack: boolean;
    middle: boolean;
    divider?: NonNullable<RowOptions['divider']>;
  },
): Placement {
  const placed: Placement[] = [];
  const lines: Node[] = [];
  let top = at.y;
  for (const [index, row] of rows.entries()) {
    const height = Math.max(0, ...row.map((cell) => cell.height));
    const taken = (widths[index] ?? []).reduce((sum, width) => sum + width, 0) + at.air * (row.length - 1);
    // Cells that keep together stand in the middle of centred words.
    let start = at.pack && at.align === 'center' ? Math.max(0, (at.width - taken) / 2) : 0;
    for (const [i, cell] of row.entries()) {
      const width = widths[index]?.[i] ?? 0;
      const left = at.rtl ? at.x + at.width - start - width : at.x + start;
      placed.push(cell.place(left, at.middle ? top + (height - cell.height) / 2 : top, width, at.align));
      if (at.divider && i > 0) {
        const x = at.rtl ? left + width + at.air / 2 : left - at.air / 2;
        lines.push(line({ x, y: top, width: at.divider.width, height }, at.divider.color));
      }
      start += width + at.air;
    }
    top += height + at.air * ROW_GAP;
  }
  const { texts, art } = merge(placed);
  return { texts, art: [...lines, ...art] };
}

export const line = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: string,
  corner = 0,
): Node => ({
  type: 'container',
  style: {
    position: 'absolute',
    left: x,
    top: y,
    width,
    height,
    backgroundColor: color,
    ...(corner > 0 ? { borderRadius: corner } : {}),
  },
});
