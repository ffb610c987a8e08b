import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { by, toPx } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { stack } from './arrange.ts';
import { type Room, toRequest } from './slot-request.ts';

/** Ruled rows: what kind in a column of its own, then the text; as many as there is height for. */
export async function setRows(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { inks, canvas } = context;
  const request = toRequest(slot, parts[0] as Part, room.width, context);
  const pad = request.size * 0.62 * Math.min(1, context.tight);
  const rule = Math.max(1, toPx(2, canvas));
  const lines = by(slot.lines, canvas.shape) ?? 1;
  const kinds = await Promise.all(
    parts.map((part) =>
      part.detail
        ? setText({ ...request, part, text: part.detail, voice: 'strong', ink: 'accent', lines: 1 }, context)
        : undefined,
    ),
  );
  const widest = Math.max(0, ...kinds.map((kind) => kind?.width ?? 0));
  const indent =
    widest === 0 ? 0 : Math.min(room.width * 0.4, Math.max(widest + request.size, toPx(150, canvas)));
  const texts = await Promise.all(
    parts.map((part) =>
      setText({ ...request, part, lines, width: room.width - indent, ink: 'ink' }, context),
    ),
  );
  const blocks = texts.map(
    (text, at): Block => ({
      ...text,
      width: room.width,
      height: text.height + 2 * pad,
      over: 0,
      under: 0,
      place: (x, y, _, __, out) => {
        out.shapes.push({
          draw: 'rect',
          box: { x, y, width: room.width, height: rule },
          inks,
          color: inks.line,
        });
        kinds[at]?.place(x, y + pad, indent, 'start', out);
        text.place(x + indent, y + pad, room.width - indent, 'start', out);
      },
    }),
  );
  return stack(blocks, []);
}
