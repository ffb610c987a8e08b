import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { by } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { stack, wrapped } from './arrange.ts';
import { dot, joined, spaced } from './behind-dot.ts';
import { setFacts } from './facts.ts';
import { type Room, type SetBlock, setName, toRequest } from './slot-request.ts';

// Of the size of a value: the space below its name, and between two of them.
const [BELOW_NAME, BETWEEN] = [0.42, 1.3];
const NAMED_ROWS = 0.9;

/** Short texts in a line, with dots between them, on several lines where one is too short; where some have a name, each below its own in a column. */
export const setMeta: SetBlock = async (slot, parts, room, context) => {
  if (parts.some(({ named }) => named)) {
    const columns = await setFacts(slot, parts, room, context);
    return columns.cut.length === 0 ? columns : setNamed(slot, parts, room, context);
  }
  const blocks = await Promise.all(
    parts.map(async (part) => {
      const request = {
        ...toRequest(slot, part, room.width, context),
        lines: by(slot.lines, context.canvas.shape) ?? 2,
      };
      const set = await setText(request, context);
      if (!part.detail) return set;
      // A dot stands between facts, and a space between a fact and its value.
      const rest = { ...request, text: part.detail, voice: 'text', ink: 'muted' } as const;
      return parts.length > 1
        ? spaced(set, rest, room.width, context)
        : joined(set, rest, room.width, context);
    }),
  );
  const size = Math.max(...blocks.map((block) => block.size));
  return wrapped(blocks, room.width, {
    gap: size * 0.38,
    rows: 2.1 * Math.min(1, context.tight),
    between: dot(size, context),
  });
};

async function setNamed(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const cells = await Promise.all(
    parts.map(async (part) => {
      const request = {
        ...toRequest(slot, part, room.width, context),
        voice: 'strong',
        ink: 'ink',
        lines: 2,
      } as const;
      if (!part.named) return setText(request, context);
      const { label, text } = part.named;
      const value = await setText({ ...request, text }, context);
      const name = await setName(part, label, request, context);
      return stack([name, value], [0, value.size * BELOW_NAME]);
    }),
  );
  const size = Math.max(...cells.map((cell) => cell.size));
  return wrapped(cells, room.width, { gap: size * BETWEEN, rows: NAMED_ROWS, cross: 'baseline' });
}
