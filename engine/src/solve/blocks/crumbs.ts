import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { line } from './arrange.ts';
import { type Room, toRequest } from './slot-request.ts';

// Of its size that a way keeps before its first steps go.
const SHRINKS = [1, 0.9, 0.8, 0.72];

/** `Guides / Firmware / Rollback`; where the line is too short it is smaller, and then the first go. */
export async function setCrumbs(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  for (const share of SHRINKS) {
    const row = await setFrom(0, slot, parts, room, { ...context, tight: context.tight * share });
    if (row.width <= room.width) return row;
  }
  for (let from = 1; ; from++) {
    const row = await setFrom(from, slot, parts, room, context);
    if (row.width <= room.width || from >= parts.length - 1)
      return { ...row, cut: [...parts.slice(0, from), ...row.cut] };
  }
}

async function setFrom(
  from: number,
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const slashColor = { color: context.inks.muted };
  const shown = parts.slice(from);
  const last = shown.length === 1;
  const blocks = await Promise.all(
    shown.map((part, at) => {
      const open = at === shown.length - 1;
      const request = toRequest(slot, part, room.width, context);
      const style = {
        ...request,
        voice: open ? 'strong' : 'text',
        ink: open ? 'accent' : 'muted',
      } as const;
      return setText(last ? style : { ...style, least: style.size, width: Number.MAX_SAFE_INTEGER }, context);
    }),
  );
  const slash = await setText(
    { ...toRequest(slot, { role: 'crumb', text: '/' }, room.width, context), ink: slashColor },
    context,
  );
  // A slash is no part: it says nothing that could be missing.
  const sign: Block = {
    ...slash,
    place: (x, y, width, align, out) => {
      slash.place(x, y, width, align, out);
      const placed = out.texts.at(-1);
      if (placed) delete placed.part;
    },
  };
  return line(
    blocks.flatMap((block, at) => (at > 0 ? [sign, block] : [block])),
    slash.size * 0.42,
    'baseline',
  );
}
