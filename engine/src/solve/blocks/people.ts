import type { Part } from '../../parts/part.ts';
import { toPx, toStep } from '../canvas.ts';
import { setText } from '../set-text.ts';
import { stack, wrapped } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// Of the room, for one of several people.
const PEOPLE_SHARE = 0.48;

/** A name, and below it what they are. */
export const setSignature: SetBlock = async (slot, [part], room, context) => {
  const request = { ...toRequest(slot, part as Part, room.width, context), voice: 'strong' } as const;
  const name = await setText(request, context);
  const { detail } = part as Part;
  if (!detail) return name;
  const size = Math.min(request.size, toStep('meta', context.canvas));
  const role = await setText(
    { ...request, text: detail, voice: 'text', ink: 'muted', size, lines: 2 },
    context,
  );
  return stack([name, role], [0, role.size * 0.62]);
};

/** Names beside each other, below each what they are. */
export const setPeople: SetBlock = async (slot, parts, room, context) => {
  const most = parts.length === 1 ? 1 : PEOPLE_SHARE;
  const blocks = await Promise.all(
    parts.map((part) => setSignature(slot, [part], { width: room.width * most }, context)),
  );
  return wrapped(blocks, room.width, { gap: toPx(52, context.canvas) * context.tight, rows: 0.7 });
};
