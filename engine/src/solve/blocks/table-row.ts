import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import type { Out } from '../layout.ts';
import { setText } from '../set-text.ts';
import { asSign, stack } from './arrange.ts';

// In em of the text of a row: above and below it, between text and value, and around a heading.
export const [PAD, APART, HEADING] = [0.56, 0.9, 0.86] as const;
// How large what explains a row is beside it, and the heading of a section.
export const [DETAIL, LABEL] = [0.76, 0.8] as const;
export const [APART_DETAIL, DETAIL_LINES] = [0.44, 2] as const;
// Of a column, for what stands at its end, at least.
const VALUE_SHARE = 0.5;
export const VALUE_LINES = 2;
// Before a row, for its mark: in all, and of that what the mark takes.
export const INDENT = 1.5;
const MARK = 0.8;
// By how much a text may turn out wider than it was measured.
export const SLACK = 1.04;

/** What a row is made of, with its widths and the height of its letters in em. */
export type Row = {
  part: Part;
  heading?: string;
  /** What it is, before it, where most rows are something else. */
  kind?: string;
  /** For what stands before it, in em. */
  before: number;
  text: number;
  value: number;
  detail: number;
  letter: number;
  line: number;
};
/** A long value has what a short text leaves. */
export const valueWidth = (row: Row, width: number, size: number): number =>
  Math.min(
    row.value * size * SLACK,
    Math.max(width * VALUE_SHARE, width - row.before * size - (row.text * SLACK + APART) * size),
  );

export const textWidth = (row: Row, width: number, size: number): number =>
  width - row.before * size - (row.value > 0 ? valueWidth(row, width, size) + size * APART : 0);

type Mark = (x: number, y: number, out: Out) => void;

/** What stands before a row: its number, or an icon. */
async function setMark(icon: string, { part, letter }: Row, size: number, context: Context): Promise<Mark> {
  const { inks } = context;
  if (!/^\p{Nd}+$/u.test(icon)) {
    const side = size * MARK;
    return (x, y, out) =>
      out.shapes.push({
        draw: `icon:${icon}`,
        box: { x, y: y + (letter * size - side) / 2, width: side, height: side },
        inks,
        color: inks.bright,
      });
  }
  const request = { part, text: icon, voice: 'strong', size, lines: 1, ink: 'bright' } as const;
  const number = await setText({ ...request, width: size * INDENT }, context);
  return (x, y, out) => asSign(number).place(x, y, size * INDENT, 'start', out);
}

export async function setRow(
  row: Row,
  {
    slot,
    plan,
    lines,
  }: { slot: PartSlot; plan: { size: number; width: number; air: number }; lines: number },
  context: Context,
): Promise<Block> {
  const { inks, canvas } = context;
  const { part, heading } = row;
  const { size, width } = plan;
  const own = textWidth(row, width, size);
  const indent = row.before * size;
  const least = Math.min(size, toStep('small', canvas));
  const quiet = Math.max(least, size * DETAIL);
  const text = await setText(
    {
      part,
      voice: slot.voice ?? 'text',
      size,
      least,
      width: own,
      lines: Math.max(lines, 2),
      ink: slot.ink ?? 'ink',
    },
    context,
  );
  const detail = part.detail
    ? await setText(
        {
          part,
          text: part.detail,
          voice: 'text',
          size: quiet,
          least,
          width: own,
          lines: DETAIL_LINES,
          ink: 'muted',
        },
        context,
      )
    : undefined;
  const words = detail ? stack([text, detail], [0, size * APART_DETAIL]) : text;
  const value = part.value
    ? await setText(
        {
          part,
          text: part.value,
          voice: 'strong',
          size,
          least,
          width: width - own - indent - size * APART,
          lines: VALUE_LINES,
          ink: 'ink',
        },
        context,
      )
    : undefined;
  const pad = size * PAD + plan.air;
  const kind = row.kind
    ? await setText(
        { part, text: row.kind, voice: 'strong', size, least, width: indent, lines: 1, ink: 'accent' },
        context,
      )
    : undefined;
  const mark = part.icon ? await setMark(part.icon, row, size, context) : undefined;
  const rule = Math.max(1, toPx(2, canvas));
  const head = heading
    ? await setText(
        {
          part,
          text: heading,
          voice: 'strong',
          size: Math.max(least, size * LABEL),
          width,
          lines: 1,
          ink: 'accent',
        },
        context,
      )
    : undefined;
  const block: Block = {
    width,
    height: Math.max(words.height, value?.height ?? 0) + 2 * pad,
    over: 0,
    under: 0,
    size,
    cut: [...words.cut, ...(value?.cut ?? []), ...(kind?.cut ?? [])],
    place: (x, y, _, __, out) => {
      out.shapes.push({ draw: 'rect', box: { x, y, width, height: rule }, inks, color: inks.line });
      mark?.(x, y + pad, out);
      kind?.place(x, y + pad, indent, 'start', out);
      words.place(x + indent, y + pad, own, 'start', out);
      value?.place(x, y + pad, width, 'end', out);
    },
  };
  return head ? stack([head, block], [0, size * HEADING * 0.6]) : block;
}
