import type { Part } from '../../parts/part.ts';
import { toPx } from '../canvas.ts';
import type { Block } from '../context.ts';
import { setText } from '../set-text.ts';
import { drawn, line, stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

/** How much of a whole there is: a bar, and below it what is reached and what is aimed at. */
export const setProgress: SetBlock = async (slot, [part], room, context) => {
  const { canvas, inks, matter } = context;
  const { text, detail } = part as Part;
  const height = toPx({ wide: 28, tall: 38 }, canvas) * context.tight;
  const request = toRequest(slot, part as Part, room.width, context);
  const whole = { ...request, width: room.width };
  const goal = await setText({ ...whole, text: detail ?? text, ink: 'muted' }, context);
  const reached = detail ? await setText({ ...whole, voice: 'strong' }, context) : undefined;
  const beside = (reached?.width ?? 0) + goal.width + request.size <= room.width;
  const corner = height / 2;
  const width = Math.max(height, room.width * Math.min(1, matter.share ?? 0));
  const bar: Block = {
    ...drawn('rect', { width: room.width, height }, context, { color: inks.line, corner }),
    place: (x, y, _, __, out) => {
      const box = { x, y, width: room.width, height };
      out.shapes.push({ draw: 'rect', box, inks, color: inks.line, corner });
      out.shapes.push({ draw: 'rect', box: { ...box, width }, inks, color: inks.fill, corner });
    },
  };
  const below: Block = !reached
    ? { ...goal, place: toEnd(goal) }
    : beside
      ? { ...line([reached, goal], request.size, 'baseline', true), width: room.width }
      : stack([reached, goal], [0, request.size * 0.6]);
  return stack([bar, below], [0, request.size * 0.8]);
};

const toEnd =
  (block: Block): Block['place'] =>
  (x, y, room, _, out) =>
    block.place(x, y, room, 'end', out);
