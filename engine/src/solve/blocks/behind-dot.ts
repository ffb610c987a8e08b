import type { Block, Context } from '../context.ts';
import { setText, type TextRequest } from '../set-text.ts';
import { drawn, isBroken, line, stack } from './arrange.ts';

/** A middle dot between two texts, on their baseline. */
export const dot = (size: number, context: Context): Block => {
  const side = size * 0.13;
  const drawnDot = drawn('rect', { width: side, height: side }, context, {
    corner: side / 2,
    color: context.inks.muted,
  });
  return { ...drawnDot, height: size * 0.46 };
};

/** A text after another behind a dot, or below it where a line is too short, or the first has several. */
export const joined = (first: Block, detail: TextRequest, room: number, context: Context): Promise<Block> =>
  after([first, dot(detail.size, context)], detail, room, context);

/** The same with nothing but a space between them. */
export const spaced = (first: Block, detail: TextRequest, room: number, context: Context): Promise<Block> =>
  after([first], detail, room, context);

async function after(
  before: readonly [Block, ...Block[]],
  detail: TextRequest,
  room: number,
  context: Context,
): Promise<Block> {
  const rest = await setText({ ...detail, least: detail.size, width: Number.MAX_SAFE_INTEGER }, context);
  const beside = line([...before, rest], rest.size * 0.38, 'baseline');
  const [first] = before;
  if (first.cut.length === 0 && !isBroken(first) && beside.width <= room) return beside;
  const below = await setText({ ...detail, width: room }, context);
  return stack([first, below], [0, below.size * 0.56]);
}
