import type { Block, Measured } from '../layout/column.ts';

/** Puts two blocks at the ends of one line, or below each other if it is too short. */
export function rowBlock(left: Block, right: Block, gap: number): Block {
  return {
    gap: left.gap,
    share: 0,
    comfort: 0,
    measure: async (room) => {
      const [first, second] = [await left.measure(room), await right.measure(room)];
      const space = gap * room.scale;
      const oneLine =
        first.width + space + second.width <= room.width && isOneLine(first) && isOneLine(second);
      return {
        width: room.width,
        height: oneLine ? Math.max(first.height, second.height) : first.height + space * 0.4 + second.height,
        size: first.size,
        lineHeight: first.lineHeight,
        truncated: first.truncated || second.truncated,
        place: (x, y, width, align) => {
          const middle = (block: Measured): number =>
            (Math.max(first.height, second.height) - block.height) / 2;
          const mirrored = align === 'right';
          const parts = oneLine
            ? [
                first.place(x, y + middle(first), width, mirrored ? 'right' : 'left'),
                second.place(x, y + middle(second), width, mirrored ? 'left' : 'right'),
              ]
            : [
                first.place(x, y, width, align),
                second.place(x, y + first.height + space * 0.4, width, align),
              ];
          return { texts: parts.flatMap((part) => part.texts), art: parts.flatMap((part) => part.art) };
        },
      };
    },
  };
}

const isOneLine = (block: Measured): boolean => block.height < block.size * 2.4;
