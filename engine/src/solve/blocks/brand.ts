import { toLogoSize } from '../../parts/logo.ts';
import { toPx } from '../canvas.ts';
import type { Block } from '../context.ts';
import { atLeast, drawn, line } from './arrange.ts';
import { joined } from './behind-dot.ts';
import { type SetBlock, setUncut, toRequest } from './slot-request.ts';

/** The sign, and the name behind it. */
export const setBrand: SetBlock = async (slot, parts, room, context) => {
  const { canvas, inks, matter } = context;
  const [part] = parts;
  const logo = matter.images.get('logo');
  const row = toPx({ wide: 40, tall: 52 }, canvas);
  const blocks: Block[] = [];
  let left = room.width;
  if (logo) {
    const size = toLogoSize(logo, { width: room.width * (part ? 0.5 : 1), height: row });
    const sign = drawn('logo', size, context, { image: 'logo', color: inks.ink });
    blocks.push(sign);
    left -= size.width + row * 0.35;
  }
  if (part && left > row) {
    const request = { ...toRequest(slot, part, left, context), voice: 'strong' as const, lines: 1 };
    const name = await setUncut({ ...request, width: left }, context);
    const rest = part.detail
      ? await joined(name, { ...request, text: part.detail, voice: 'text', ink: 'muted' }, left, context)
      : name;
    blocks.push(rest);
  }
  return atLeast(line(blocks, row * 0.35, 'middle'), row);
};
