import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { toPx } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { asSign, stack } from './arrange.ts';
import { type Room, toRequest } from './slot-request.ts';

// Of its size, above and below a row.
const PAD = 0.74;
const TURNS = 4;

/** Ruled rows: what kind in a column of its own, then the text; as many as there is height for. */
export async function setRows(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { inks, canvas } = context;
  const request = toRequest(slot, parts[0] as Part, room.width, context);
  const pad = request.size * PAD * Math.min(1, context.tight);
  const rule = Math.max(1, toPx(2, canvas));
  const setKinds = (size: number) =>
    Promise.all(
      parts.map((part) =>
        part.detail
          ? setText(
              { ...request, part, text: part.detail, size, voice: 'strong', ink: 'accent', lines: 1 },
              context,
            )
          : undefined,
      ),
    );
  const widths = (await setKinds(request.size)).map((kind) => kind?.width ?? 0);
  const widest = Math.max(0, ...widths);
  const indent =
    widest === 0 ? 0 : Math.min(room.width * 0.4, Math.max(widest + request.size, toPx(150, canvas)));
  const setWords = (size: number) =>
    Promise.all(
      parts.map((part) =>
        setText({ ...request, part, size, width: room.width - indent, ink: 'ink' }, context),
      ),
    );
  // All rows of a list have one size. Letters that are set for a smaller one are wider, and may need one that is smaller still.
  let size = request.size;
  let texts = await setWords(size);
  for (let turn = 0; turn < TURNS && texts.some((words) => words.size < size); turn++) {
    size = Math.min(...texts.map((words) => words.size));
    texts = await setWords(size);
  }
  const kinds = await setKinds(size);
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
  const more = context.matter.parts.filter(({ role }) => role === slot.of).length - parts.length;
  if (more <= 0 || slot.nth !== undefined) return stack(blocks, []);
  const rest = { role: slot.of, text: `+${more}` } as const;
  const count = asSign(await setText({ ...request, part: rest, size, ink: 'muted', lines: 1 }, context));
  return stack([...blocks, count], blocks.map(() => 0).concat(pad * 0.4));
}
