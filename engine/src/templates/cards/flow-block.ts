import type { Block, Measured } from '../../layout/column.ts';

/** Sets blocks beside each other, on as many lines as they need. */
export function flowBlock(blocks: readonly Block[], space: number, lineSpace = space): Block {
  return {
    gap: blocks[0]?.gap ?? 0,
    share: 0,
    comfort: 0,
    measure: async (room) => {
      const [between, below] = [space * room.scale, lineSpace * room.scale];
      const lines: { items: Measured[]; width: number; height: number }[] = [];
      for (const block of blocks) {
        const item = await block.measure(room);
        const line = lines.at(-1);
        if (line && line.width + between + item.width <= room.width) {
          line.items.push(item);
          line.width += between + item.width;
          line.height = Math.max(line.height, item.height);
        } else lines.push({ items: [item], width: item.width, height: item.height });
      }
      const items = lines.flatMap((line) => line.items);
      return {
        width: Math.max(0, ...lines.map(({ width }) => width)),
        height: lines.reduce((sum, { height }) => sum + height, below * Math.max(0, lines.length - 1)),
        size: items[0]?.size ?? 0,
        lineHeight: items[0]?.lineHeight ?? 0,
        truncated: items.some(({ truncated }) => truncated),
        place: (x, y, width, align) => {
          const parts = [];
          let top = y;
          for (const line of lines) {
            const slack = Math.max(0, width - line.width);
            let left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
            for (const item of align === 'right' ? line.items.toReversed() : line.items) {
              const middle = (line.height - item.height) / 2;
              parts.push(item.place(left, top + middle, item.width, align === 'center' ? 'left' : align));
              left += item.width + between;
            }
            top += line.height + below;
          }
          return { texts: parts.flatMap(({ texts }) => texts), art: parts.flatMap(({ art }) => art) };
        },
      };
    },
  };
}
