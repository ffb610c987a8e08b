import { mix } from '../../color/oklch.ts';
import type { Part } from '../../parts/part.ts';
import { LEAST_PX } from '../canvas.ts';
import type { Block } from '../context.ts';
import { setText } from '../set-text.ts';
import { line } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

export const setPrice: SetBlock = async (slot, [part], room, context) => {
  const { text, detail } = part as Part;
  const request = { ...toRequest(slot, part as Part, room.width, context), voice: 'title' } as const;
  const now = await setText(
    { ...request, text, width: room.width * (detail ? 0.64 : 1), least: LEAST_PX },
    context,
  );
  if (!detail) return now;
  const was = await setText(
    {
      ...request,
      text: detail,
      voice: 'text',
      ink: 'muted',
      size: now.size * 0.48,
      width: room.width * 0.32,
      least: LEAST_PX,
    },
    context,
  );
  const struck: Block = {
    ...was,
    place: (x, y, width, align, out) => {
      was.place(x, y, width, align, out);
      const thick = Math.max(1.5, was.size * 0.07);
      // It lies below the digits, which stay readable on it.
      const color = mix(context.inks.ground, context.inks.ink, 0.17);
      const box = {
        x: x - thick,
        y: y + (was.height - thick) / 2,
        width: was.width + 2 * thick,
        height: thick,
      };
      out.shapes.push({ draw: 'strike', box, inks: context.inks, color });
    },
  };
  return line([now, struck], now.size * 0.24, 'baseline');
};
