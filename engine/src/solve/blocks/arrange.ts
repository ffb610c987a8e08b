import type { Align, Block } from '../context.ts';
import { type Context, offset } from '../context.ts';
import type { Out, PlacedShape } from '../layout.ts';

const most = (blocks: readonly Block[], of: (block: Block) => number): number =>
  Math.max(0, ...blocks.map(of));

/** Blocks below each other, `gaps[i]` above each but the first. */
export const stack = (blocks: readonly Block[], gaps: readonly number[]): Block => ({
  width: most(blocks, ({ width }) => width),
  height: blocks.reduce((sum, { height }, i) => sum + height + (i > 0 ? (gaps[i] ?? 0) : 0), 0),
  over: blocks[0]?.over ?? 0,
  under: blocks.at(-1)?.under ?? 0,
  size: most(blocks, ({ size }) => size),
  foot: blocks.at(-1)?.foot ?? blocks.at(-1)?.size ?? 0,
  cut: blocks.flatMap(({ cut }) => cut),
  place: (x, y, room, align, out) => {
    let top = y;
    for (const [i, block] of blocks.entries()) {
      if (i > 0) top += gaps[i] ?? 0;
      block.place(x, top, room, align, out);
      top += block.height;
    }
  },
});

/** Blocks beside each other, or at both ends of their room; on one baseline, or by their middles or tops. */
export const line = (
  blocks: readonly Block[],
  gap: number,
  cross: 'top' | 'middle' | 'baseline',
  apart = false,
): Block => {
  const own = blocks.reduce((sum, { width }) => sum + width, gap * Math.max(0, blocks.length - 1));
  const height = most(blocks, (block) => block.height);
  return {
    width: own,
    height,
    over: most(blocks, ({ over }) => over),
    under: most(blocks, ({ under }) => under),
    size: most(blocks, ({ size }) => size),
    cut: blocks.flatMap(({ cut }) => cut),
    place: (x, y, room, align, out) => {
      const free = Math.max(0, room - own);
      let left = x + (apart ? 0 : offset(align, free));
      for (const [at, block] of blocks.entries()) {
        const down = cross === 'top' ? 0 : (height - block.height) / (cross === 'middle' ? 2 : 1);
        const side = apart && at > 0 && at === blocks.length - 1 ? 'end' : 'start';
        block.place(left, y + down, block.width, side, out);
        left += block.width + gap + (apart ? free / Math.max(1, blocks.length - 1) : 0);
      }
    },
  };
};

/** A drawing in a row of its own. */
export const drawn = (
  draw: string,
  size: { width: number; height: number },
  { inks }: Pick<Context, 'inks'>,
  more: Partial<PlacedShape> = {},
): Block => ({
  ...size,
  over: 0,
  under: 0,
  size: 0,
  cut: [],
  place: (x, y, room, align, out) => {
    const box = { x: x + offset(align, Math.max(0, room - size.width)), y, ...size };
    out.shapes.push({ draw, box, inks, color: inks.ink, ...more });
  },
});

/** A block in the middle of a plate. */
export const plated = (
  inner: Block,
  plate: { width: number; height: number; color: string; corner: number },
  context: Pick<Context, 'inks'>,
): Block => {
  const { width, height, color, corner } = plate;
  const below = drawn('rect', { width, height }, context, { color, corner });
  return {
    ...below,
    size: inner.size,
    cut: inner.cut,
    place: (x: number, y: number, room: number, align: Align, out) => {
      below.place(x, y, room, align, out);
      const left = x + offset(align, Math.max(0, room - width));
      inner.place(
        left + (width - inner.width) / 2,
        y + (height - inner.height) / 2,
        inner.width,
        'start',
        out,
      );
    },
  };
};

/** Letters of a drawing: nobody's part, since a brief does not say them. */
export const asSign = (block: Block): Block => ({
  ...block,
  cut: [],
  place: (x, y, room, align, out) => {
    const placed: Out = { shapes: [], texts: [] };
    block.place(x, y, room, align, placed);
    out.shapes.push(...placed.shapes);
    for (const { part: _part, ...text } of placed.texts) out.texts.push({ ...text, role: 'decoration' });
  },
});

/** A block that is at least so high, in its middle. */
export const atLeast = (block: Block, height: number): Block => {
  const pad = (height - block.height) / 2;
  if (pad <= 0) return block;
  return {
    ...block,
    height,
    over: Math.max(0, block.over - pad),
    under: Math.max(0, block.under - pad),
    place: (x, y, room, align, out) => block.place(x, y + pad, room, align, out),
  };
};

export const iconBlock = (name: string, side: number, color: string, context: Context): Block =>
  drawn(`icon:${name}`, { width: side, height: side }, context, { color });

// Of its size, from which on a text has several lines.
const SEVERAL_LINES = 1.3;

export const isBroken = ({ height, size }: Block): boolean => size > 0 && height > size * SEVERAL_LINES;

/** Blocks in rows that are as long as the room lets them be; `rows` gaps between two rows. */
export function wrapped(
  blocks: readonly Block[],
  room: number,
  {
    gap,
    rows: apart,
    between,
    cross = between ? 'baseline' : 'top',
  }: { gap: number; rows: number; between?: Block; cross?: 'top' | 'baseline' },
): Block {
  const rows: Block[][] = [];
  const widthOf = (row: readonly Block[]): number =>
    row.reduce((sum, { width }) => sum + width, gap * Math.max(0, row.length - 1));
  for (const block of blocks) {
    const row = rows.at(-1);
    const longer = row && [...row, ...(between ? [between] : []), block];
    // Beside a dot, nobody knows which of several lines goes on.
    const goesOn = between && longer?.some(isBroken);
    if (longer && !goesOn && widthOf(longer) <= room) rows[rows.length - 1] = longer;
    else rows.push([block]);
  }
  return stack(
    rows.map((row) => line(row, gap, cross)),
    rows.map(() => gap * apart),
  );
}
