import type { Part } from '../../parts/part.ts';
import { toPx } from '../canvas.ts';
import { setText } from '../set-text.ts';
import { drawn, line, plated } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

/** A sign to play it, and how long it takes. */
export const setDuration: SetBlock = async (slot, [part], room, context) => {
  const { canvas, inks } = context;
  const side = toPx({ wide: 56, tall: 72 }, canvas);
  const request = toRequest(slot, part as Part, room.width - side * 1.3, context);
  const words = await setText({ ...request, voice: 'strong' }, context);
  const triangle = drawn('icon:play', { width: side * 0.4, height: side * 0.4 }, context, {
    color: inks.onFill,
  });
  const disc = plated(triangle, { width: side, height: side, corner: side / 2, color: inks.fill }, context);
  return line([disc, words], side * 0.27, 'middle');
};
