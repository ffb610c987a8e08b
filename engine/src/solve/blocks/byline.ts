import type { Part } from '../../parts/part.ts';
import { toPx } from '../canvas.ts';
import { drawn, line, plated } from './arrange.ts';
import { joined } from './behind-dot.ts';
import { type SetBlock, setUncut, toRequest, toSize } from './slot-request.ts';

// Of the size of a name, how large the face beside it is.
const FACE = 2.4;

export const setByline: SetBlock = async (slot, [part], room, context) => {
  const { detail } = part as Part;
  const face = slot.face !== undefined && context.matter.images.has(slot.face) ? slot.face : undefined;
  const most = toSize(slot.size, context) * FACE;
  const side = face ? Math.max(toPx({ wide: 64, tall: 84 }, context.canvas), most) : 0;
  const request = {
    ...toRequest(slot, part as Part, room.width - side * 1.28, context),
    voice: 'strong',
  } as const;
  const name = await setUncut(request, context);
  const rest = { ...request, text: detail ?? '', voice: 'text', ink: 'muted', lines: 2 } as const;
  const words = detail ? await joined(name, rest, room.width - side * 1.28, context) : name;
  if (!face) return words;
  const portrait = drawn('portrait', { width: side, height: side }, context, {
    image: face,
    corner: side / 2,
  });
  const plate = { width: side, height: side, corner: side / 2, color: context.inks.tint };
  return line([plated(portrait, plate, context), words], side * 0.28, 'middle');
};
