import type { Part } from '../../parts/part.ts';
import { toPx, toStep } from '../canvas.ts';
import { setText } from '../set-text.ts';
import { isBroken, plated } from './arrange.ts';
import { type SetBlock, setUncut, toRequest } from './slot-request.ts';

export const setButton: SetBlock = async (slot, [part], room, context) => {
  const { canvas, inks } = context;
  const height = toPx({ wide: 64, tall: 84 }, canvas);
  const request = toRequest(slot, part as Part, room.width - height, context);
  const words = await setText(
    {
      ...request,
      least: Math.min(request.size, toStep('small', canvas)),
      voice: 'strong',
      ink: { color: inks.onFill },
    },
    context,
  );
  const high = Math.max(height, words.size * 2.3);
  return plated(
    words,
    { width: words.width + high, height: high, corner: high / 2, color: inks.fill },
    context,
  );
};

export const setPill: SetBlock = async (slot, [part], room, context) => {
  const { canvas, inks } = context;
  const height = toPx({ wide: 56, tall: 72 }, canvas);
  const request = toRequest(slot, part as Part, room.width - height * 0.86, context);
  const words = await setUncut({ ...request, voice: 'strong', ink: { color: inks.onFill } }, context);
  const line = Math.max(height, words.size * 1.8);
  const high = line + (isBroken(words) ? words.height - words.size : 0);
  return plated(
    words,
    { width: words.width + line * 0.86, height: high, corner: line / 2, color: inks.fill },
    context,
  );
};
