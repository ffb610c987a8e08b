import { by } from '../canvas.ts';
import { setText } from '../set-text.ts';
import { wrapped } from './arrange.ts';
import { dot, joined } from './behind-dot.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

/** Short texts in a line, with dots between them; on several where one is too short. */
export const setMeta: SetBlock = async (slot, parts, room, context) => {
  const blocks = await Promise.all(
    parts.map(async (part) => {
      const request = {
        ...toRequest(slot, part, room.width, context),
        lines: by(slot.lines, context.canvas.shape) ?? 2,
      };
      const set = await setText(request, context);
      return part.detail
        ? joined(set, { ...request, text: part.detail, voice: 'text', ink: 'muted' }, room.width, context)
        : set;
    }),
  );
  const size = Math.max(...blocks.map((block) => block.size));
  return wrapped(blocks, room.width, { gap: size * 0.38, rows: 2.1, between: dot(size, context) });
};
