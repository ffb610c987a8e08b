import { toPx } from '../canvas.ts';
import type { Block } from '../context.ts';
import { setText } from '../set-text.ts';
import { drawn, iconBlock, line, stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// Of its size, the sign before a count, and a dot before a name.
const [ICON, DOT] = [1.02, 0.56];

/** Counts with their signs, or names with dots in their own colors. */
export const setCounts: SetBlock = async (slot, parts, room, context) => {
  const items = await Promise.all(
    parts.map(async (part) => {
      const request = toRequest(slot, part, room.width * 0.8, context);
      const words = await setText(part.dot ? request : { ...request, voice: 'strong' }, context);
      const side = request.size * DOT;
      const sign = part.dot
        ? drawn('rect', { width: side, height: side }, context, { color: part.dot, corner: side / 2 })
        : iconBlock(part.icon ?? 'star', request.size * ICON, context.inks.label, context);
      return line([sign, words], request.size * 0.4, 'middle');
    }),
  );
  const gap = toPx(parts.some(({ dot }) => dot) ? 30 : 44, context.canvas) * context.tight;
  const rows: Block[][] = [];
  let left = 0;
  for (const item of items) {
    left -= item.width + gap;
    const row = rows.at(-1);
    if (row && left >= -gap) row.push(item);
    else {
      rows.push([item]);
      left = room.width - item.width;
    }
  }
  const lines = rows.map((row) => line(row, gap, 'middle'));
  return stack(
    lines,
    lines.map(() => gap * 0.6),
  );
};
