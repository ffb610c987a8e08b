import type { Box } from '../../geometry.ts';
import type { Block } from '../../layout/column.ts';
import type { Node } from '../../nodes.ts';

/** What is drawn before a text, in a box of its own. */
export type Mark = {
  /** Sides in em of the text. */
  width: number;
  height: number;
  /** Space to the text in em. */
  space: number;
  draw(box: Box): Node[];
  /** Beside the first line rather than the middle of all. */
  atFirstLine?: boolean;
};

/** Sets a block behind a mark; from the right, where the text is. */
export function markBlock(mark: Mark, block: Block, em: number): Block {
  return {
    ...block,
    measure: async (room) => {
      const side = em * Math.min(1, room.scale);
      const [width, height] = [mark.width * side, mark.height * side];
      const taken = width + mark.space * side;
      const inner = await block.measure({ ...room, width: Math.max(1, room.width - taken) });
      const outer = Math.max(inner.height, mark.atFirstLine ? 0 : height);
      return {
        ...inner,
        width: inner.width + taken,
        height: outer,
        place: (x, y, room, align) => {
          const slack = Math.max(0, room - inner.width - taken);
          const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
          const mirrored = align === 'right';
          const middle = mark.atFirstLine ? inner.lineHeight / 2 : outer / 2;
          const box = {
            x: mirrored ? left + inner.width + taken - width : left,
            y: y + middle - height / 2,
            width,
            height,
          };
          const side = align === 'center' ? 'left' : align;
          const top = y + (outer - inner.height) / 2;
          const placed = inner.place(mirrored ? left : left + taken, top, inner.width, side);
          return { texts: placed.texts, art: [...mark.draw(box), ...placed.art] };
        },
      };
    },
  };
}

/** Something drawn in a row of its own; it gives way with the column's scale. */
export const artBlock = (
  { width, height, gap = 0 }: { width: number; height: number; gap?: number },
  draw: (box: Box) => Node[],
): Block => ({
  gap,
  share: 0,
  comfort: 0,
  measure: async (room) => {
    const scale = Math.min(1, room.scale, room.width / width);
    const size = { width: width * scale, height: height * scale };
    return {
      ...size,
      size: size.height,
      lineHeight: size.height,
      truncated: false,
      place: (x, y, available, align) => {
        const slack = Math.max(0, available - size.width);
        const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
        return { texts: [], art: draw({ x: left, y, ...size }) };
      },
    };
  },
});
