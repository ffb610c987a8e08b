import { toPx } from '../canvas.ts';
import type { Block } from '../context.ts';
import { setText } from '../set-text.ts';
import { iconBlock, line, stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

export const setCounts: SetBlock = async (slot, parts, room, context) => {
  const items = await Promise.all(
    parts.map(async (part) => {
      const request = { ...toRequest(slot, part, room.width * 0.8, context), voice: 'strong' } as const;
      const value = await setText(request, context);
      const icon = iconBlock(part.icon ?? 'star', request.size * 1.02, context.inks.muted, context);
      return line([icon, value], request.size * 0.4, 'middle');
    }),
  );
  const gap = toPx(44, context.canvas) * context.tight;
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
