import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { asSign, line, wrapped } from './arrange.ts';
import { type Room, toRequest } from './slot-request.ts';

// Of its size that a way keeps before it goes on below.
const SHRINKS = [1, 0.9, 0.8];
// Between two rows of it, of its size.
const ROWS = 0.7;

/** `Guides / Firmware / Rollback`, up to the page itself, which is the `unit` of a card; where the line is too short it is smaller, and then it has several. */
export async function setCrumbs(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const way = [...parts, ...context.partsOf('unit')];
  for (const share of SHRINKS) {
    const steps = await setSteps(slot, way, room, { ...context, tight: context.tight * share });
    const row = line(steps, gapOf(steps), 'baseline');
    if (row.width <= room.width) return row;
  }
  const steps = await setSteps(slot, way, room, context);
  const gap = gapOf(steps);
  return wrapped(steps, room.width, { gap, rows: ((steps[0]?.size ?? 0) * ROWS) / gap, cross: 'baseline' });
}

const gapOf = ([first]: readonly Block[]): number => (first?.size ?? 0) * SLASHED;
// Of its size, on both sides of a slash.
const SLASHED = 0.42;

/** Every step but the last with the slash behind it. */
async function setSteps(
  slot: PartSlot,
  way: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block[]> {
  const muted = { color: context.inks.muted };
  const request = { ...toRequest(slot, { role: 'crumb', text: '/' }, room.width, context), ink: muted };
  const slash = asSign(await setText(request, context));
  return Promise.all(
    way.map(async (part, at) => {
      const isPage = at === way.length - 1;
      const own = toRequest(slot, part, room.width, context);
      const style = isPage ? ({ voice: 'strong', ink: 'accent' } as const) : ({ ink: 'muted' } as const);
      const step = await setText({ ...own, ...style }, context);
      return isPage ? step : line([step, slash], request.size * SLASHED, 'baseline');
    }),
  );
}
