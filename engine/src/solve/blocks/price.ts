import { mix } from '../../color/oklch.ts';
import type { Part } from '../../parts/part.ts';
import { toStep } from '../canvas.ts';
import type { Block } from '../context.ts';
import { setText } from '../set-text.ts';
import { line, stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// Of a card, a column with no room for two prices beside each other; of its size by itself, what the first would be too small below.
const [NARROW, SQUEEZED] = [0.55, 0.75];

export const setPrice: SetBlock = async (slot, [part], room, context) => {
  const { text, detail } = part as Part;
  const least = toStep('small', context.canvas);
  const request = { ...toRequest(slot, part as Part, room.width, context), voice: 'title', least } as const;
  const setNow = (width: number) => setText({ ...request, text, width }, context);
  if (!detail) return setNow(room.width);
  const setWas = (size: number, width: number) =>
    setText(
      { ...request, text: detail, voice: 'text', ink: 'muted', size: Math.max(least, size), width },
      context,
    );
  const beside = await setNow(room.width * 0.64);
  const behind = await setWas(beside.size * 0.48, room.width * 0.32);
  // Two long prices stand below each other.
  const alone = await setNow(room.width);
  const isNarrow = context.region.width < context.canvas.width * NARROW;
  const isLong =
    (isNarrow && beside.size < alone.size * SQUEEZED) || [beside, behind].some(({ cut }) => cut.length > 0);
  const now = isLong ? alone : beside;
  const was = isLong ? await setWas(now.size * 0.48, room.width) : behind;
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
  const gap = now.size * 0.24;
  return isLong ? stack([now, struck], [0, gap * 2]) : line([now, struck], gap, 'baseline');
};
