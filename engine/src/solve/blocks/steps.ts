import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { LEAST_PX, toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { drawn, line, stack } from './arrange.ts';
import { type Room, toSize } from './slot-request.ts';

// Of a strip of steps beside each other.
const MOST_STEPS = 6;
// Of its size that a step keeps where room is short.
const LEAST_TIGHT = 0.92;

/** How many steps are done: up to the last that has a time, where others have none; all where nothing says so. */
function countReached(parts: readonly Part[]): number {
  const last = parts.findLastIndex(({ value, detail }) => value ?? detail);
  return last < 0 ? parts.length : last + 1;
}

/** What happens one after the other, in columns under a bar that has come so far. */
export async function setSteps(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  const wide = canvas.shape === 'wide' || canvas.shape === 'banner';
  const columns = Math.min(parts.length, wide ? MOST_STEPS : 2);
  const gap = toPx(16, canvas) * context.tight;
  const width = (room.width - gap * (columns - 1)) / columns;
  const least = Math.max(LEAST_PX, toStep('small', canvas));
  const size = Math.max(
    least,
    toSize(slot.size, { ...context, tight: Math.max(LEAST_TIGHT, context.tight) }),
  );
  const reached = countReached(parts);
  const style = { width: width - gap, lines: 3, least } as const;
  const cells = await Promise.all(
    parts.map(async (part, at) => {
      const done = at < reached;
      const ink = done ? 'ink' : 'muted';
      const voice = at === reached - 1 || reached === parts.length ? 'strong' : 'text';
      const text = await setText({ part, voice, size, ink, ...style }, context);
      const more = part.value ?? part.detail;
      const below = more
        ? await setText(
            { part, text: more, voice: 'text', size: Math.max(least, size * 0.86), ink: 'muted', ...style },
            context,
          )
        : undefined;
      const color = done ? inks.fill : inks.line;
      const bar = drawn('rect', { width, height: toPx(6, canvas) }, context, { color });
      const blocks = [bar, text, ...(below ? [below] : [])];
      return { ...stack(blocks, [0, size * 0.8, size * 0.52]), width };
    }),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap, 'top'),
  );
  return stack(
    rows,
    rows.map(() => toPx(34, canvas) * context.tight),
  );
}
