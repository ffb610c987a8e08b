import type { Part } from '../../parts/part.ts';
import type { PartSlot, Size } from '../../specs/spec.ts';
import { by, LEAST_PX, toPx, toStep } from '../canvas.ts';
import type { Block, Context, SetText } from '../context.ts';
import { SHRINKS, setText, type TextRequest } from '../set-text.ts';

export type Room = { width: number; height?: number };
export type SetBlock = (
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
) => Promise<Block>;

/** The size of a slot that leads nothing, px. */
export function toSize(size: Size | undefined, { canvas, tight }: Context): number {
  if (size === undefined || typeof size === 'string')
    return Math.max(toStep('small', canvas), toStep(size ?? 'meta', canvas) * tight);
  if ('px' in size) {
    const px = toPx(size.px, canvas);
    // Where room is short, nothing becomes smaller than the least that is read, unless it is meant to be.
    return Math.max(LEAST_PX, Math.min(px, toStep('small', canvas)), px * tight);
  }
  // One slot leads a flow; another that could is as large as what comes after it.
  return toStep('second', canvas) * tight;
}

const widthOf = (slot: PartSlot, room: number, { canvas }: Context): number => {
  const wanted = by(slot.width, canvas.shape);
  return wanted === undefined
    ? room
    : Math.min(room, wanted <= 1 ? room * wanted : toPx(slot.width ?? wanted, canvas));
};

/** Whether a text goes on below its line without harm. */
export const runs = ({ role }: Part): boolean => RUNNING.includes(role);
const RUNNING: readonly Part['role'][] = ['text', 'unit', 'note', 'item'];

export function toRequest(slot: PartSlot, part: Part, room: number, context: Context): TextRequest {
  const { said = Number.POSITIVE_INFINITY, concession } = part.role === 'text' ? context : {};
  const size = Math.min(said, toSize(slot.size, context));
  const most = concession?.lines ?? Number.POSITIVE_INFINITY;
  // A figure becomes smaller before it is cut.
  const shrinks = slot.voice === 'figure' ? 0 : SHRINKS;
  const isLonger = context.spare !== undefined && runs(part);
  return {
    part,
    voice: slot.voice ?? 'text',
    size,
    least: Math.min(size, Math.max(size * shrinks, toStep('small', context.canvas))),
    width: widthOf(slot, room, context),
    lines: Math.min(by(slot.lines, context.canvas.shape) ?? 1, most) + (isLonger ? (context.spare ?? 0) : 0),
    ink: slot.ink ?? 'ink',
  };
}

const MOST_LINES = 3;

/** A name, a place or a change, which is never cut: where it is too long for its line, it has several. */
export async function setUncut(request: TextRequest, context: Context): Promise<SetText> {
  const line = await setText(request, context);
  return line.cut.length > 0 ? setText({ ...request, lines: MOST_LINES }, context) : line;
}

/** What a value is called, in small letters over it; in a narrow column, they shrink before they are cut. */
export function setName(
  part: Part,
  text: string,
  { width, shrinks }: { width: number; shrinks?: true },
  context: Context,
): Promise<SetText> {
  const size = toStep('small', context.canvas);
  const least = shrinks ? {} : { least: size };
  return setText({ part, text, voice: 'text', size, ...least, width, lines: 1, ink: 'muted' }, context);
}

/** The parts that a slot shows. */
export const partsIn = ({ of, nth }: PartSlot, { partsOf }: Pick<Context, 'partsOf'>): Part[] =>
  nth === undefined ? partsOf(of) : partsOf(of).slice(nth - 1, nth);
