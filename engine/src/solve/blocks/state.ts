import type { Part } from '../../parts/part.ts';
import { setText } from '../set-text.ts';
import { drawn, line } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

/** Where something stands, behind a light. */
export const setState: SetBlock = async (slot, [part], room, context) => {
  const { inks } = context;
  const request = toRequest(slot, part as Part, room.width, context);
  const side = request.size * 0.62;
  const words = await setText({ ...request, voice: 'strong', width: room.width - side * 1.6 }, context);
  const light = drawn('rect', { width: side, height: side }, context, {
    corner: side / 2,
    color: inks.fill,
  });
  return line([light, words], side * 0.6, 'middle');
};
