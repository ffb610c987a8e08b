import type { Part } from '../../parts/part.ts';
import { readPercent } from '../../parts/read-percent.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { by, toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { drawn, line, stack } from './arrange.ts';

// In em of its text: padding of a box, the ring before it, and space between two boxes.
const [PAD, RING, BETWEEN] = [0.72, 0.62, 0.5];
const STEP = 0.93;
// How much of the height that is left a box takes.
const MOST_AIR = 0.8;
// Of the largest size, down to which a choice takes one line.
const SINGLE = 0.74;
const TWO_COLUMNS_FROM = 4;
// Of the card, for two boxes beside each other.
const LEAST_SHARE = 0.6;

const shareOf = ({ value = '' }: Part): number | undefined => {
  const share = readPercent(value);
  return share === undefined ? undefined : Math.min(1, share);
};

/** What one may choose: boxes of one size, each as far filled as its share of the votes says. */
export async function setChoices(
  slot: PartSlot,
  parts: readonly Part[],
  room: { width: number; height?: number },
  context: Context,
): Promise<Block> {
  const { canvas } = context;
  const least = toStep('small', canvas);
  const wide = canvas.shape === 'wide' || canvas.shape === 'banner';
  const { size: wanted } = slot;
  const most =
    typeof wanted === 'object' && 'fit' in wanted
      ? toPx(wanted.fit, canvas)
      : toStep(typeof wanted === 'string' ? wanted : 'sub', canvas) * context.tight;
  for (let size = most; ; size = Math.max(least, size * STEP)) {
    const last = size <= least;
    const two = wide && parts.length >= TWO_COLUMNS_FROM && room.width > canvas.width * LEAST_SHARE;
    const gap = size * BETWEEN;
    const width = two ? (room.width - gap) / 2 : room.width;
    // A line that is a little smaller is better than two.
    const lines = last ? 3 : size > most * SINGLE ? 1 : (by(slot.lines, canvas.shape) ?? 2);
    const boxes = await Promise.all(parts.map((part) => setBox(part, { size, width, lines }, context)));
    const height = Math.max(...boxes.map((box) => box.height));
    const count = two ? Math.ceil(boxes.length / 2) : boxes.length;
    const taken = count * height + (count - 1) * gap;
    // At the least size, boxes may be lower.
    const spare = room.height === undefined ? 0 : (room.height - taken) / count;
    const air = Math.min(size * MOST_AIR, Math.max(last ? -size * PAD : 0, spare));
    const even = boxes.map(({ toBlock }) => toBlock(height + air));
    const rows = two
      ? Array.from({ length: Math.ceil(even.length / 2) }, (_, at) =>
          line(even.slice(at * 2, at * 2 + 2), gap, 'top'),
        )
      : even;
    const block = stack(
      rows,
      rows.map(() => gap),
    );
    const fits = block.cut.length === 0 && (room.height === undefined || block.height <= room.height);
    if (fits || last) return { ...block, width: room.width, size, over: 0, under: 0 };
  }
}

type BoxSize = { size: number; width: number; lines: number };

/** A box, as high as it has to be, or as the highest of all. */
type Box = { height: number; toBlock(height: number): Block };

async function setBox(part: Part, { size, width, lines }: BoxSize, context: Context): Promise<Box> {
  const { inks } = context;
  const [pad, ring] = [size * PAD, size * RING];
  const value = part.value
    ? await setText(
        { part, text: part.value, voice: 'strong', size, width: width * 0.3, lines: 1, ink: 'ink' },
        context,
      )
    : undefined;
  const left = pad * 2.2 + ring;
  const room = width - left - pad - (value ? value.width + pad : 0);
  const text = await setText(
    { part, voice: 'strong', size, least: size, width: room, lines, ink: 'ink' },
    context,
  );
  const share = shareOf(part);
  const disc = drawn('rect', { width: ring, height: ring }, context, { corner: ring / 2, color: inks.fill });
  const hole = drawn('rect', { width: ring * 0.64, height: ring * 0.64 }, context, {
    corner: ring * 0.32,
    color: inks.tint,
  });
  const corner = size * 0.4;
  const cut = [...text.cut, ...(value?.cut ?? [])];
  return {
    height: text.height + 2 * pad,
    toBlock: (height) => ({
      width,
      height,
      over: 0,
      under: 0,
      size,
      cut,
      place: (x, y, _, __, out) => {
        const whole = { x, y, width, height };
        const middle = y + height / 2;
        out.shapes.push({ draw: 'rect', box: whole, inks, color: inks.tint, corner });
        if (share !== undefined && share > 0) {
          const filled = { ...whole, width: Math.max(2 * corner, width * share) };
          out.shapes.push({ draw: 'rect', box: filled, inks, color: inks.line, corner });
        }
        disc.place(x + pad, middle - ring / 2, ring, 'start', out);
        hole.place(x + pad + ring * 0.18, middle - ring * 0.32, ring, 'start', out);
        text.place(x + left, middle - text.height / 2, room, 'start', out);
        value?.place(x, middle - value.height / 2, width - pad, 'end', out);
      },
    }),
  };
}
