import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { line } from './arrange.ts';
import { type Room, toRequest } from './slot-request.ts';

/** `Guides / Firmware / Rollback`; the first go where the line is too short. */
export async function setCrumbs(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const slashColor = { color: context.inks.muted };
  for (let from = 0; ; from++) {
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
        return setText(
          last ? style : { ...style, least: style.size, width: Number.MAX_SAFE_INTEGER },
          context,
        );
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
    const row = line(
      blocks.flatMap((block, at) => (at > 0 ? [sign, block] : [block])),
      slash.size * 0.42,
      'baseline',
    );
    if (row.width <= room.width || last) return { ...row, cut: [...parts.slice(0, from), ...row.cut] };
  }
}
