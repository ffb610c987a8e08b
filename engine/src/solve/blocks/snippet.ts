import type { Part } from '../../parts/part.ts';
import { toStep } from '../canvas.ts';
import { setText } from '../set-text.ts';
import { plated } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

/** A line to type, on a plate. */
export const setSnippet: SetBlock = async (slot, [part], room, context) => {
  const request = toRequest(slot, part as Part, room.width, context);
  const pad = request.size * 0.72;
  const lines = /\s/u.test((part as Part).text) ? 2 : 1;
  const style = { ...request, voice: 'code', width: room.width - 2 * pad, lines } as const;
  const words = await setText({ ...style, least: toStep('small', context.canvas) }, context);
  const plate = { width: words.width + 2 * pad, height: words.height + 1.7 * pad };
  return plated(words, { ...plate, color: context.inks.tint, corner: pad * 0.5 }, context);
};
