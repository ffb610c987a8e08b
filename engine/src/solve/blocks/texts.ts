import type { Block, Context } from '../context.ts';
import { setText, type TextRequest } from '../set-text.ts';
import { line, stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// Of its size, between a code and what it is called.
const APART = 0.5;

export const setTexts: SetBlock = async (slot, parts, room, context) => {
  const blocks = await Promise.all(
    parts.map((part) => {
      const request = toRequest(slot, part, room.width, context);
      return setNamed(room.height === undefined ? request : { ...request, height: room.height }, context);
    }),
  );
  return stack(
    blocks,
    blocks.map(({ size }) => size * 0.8),
  );
};

/** What one types, behind what it is called in the letters of words; any other text as it is. */
async function setNamed(request: TextRequest, context: Context): Promise<Block> {
  const { part, voice, width } = request;
  if (voice !== 'code' || !part.named) return setText(request, context);
  const { label, text } = part.named;
  const name = await setText({ ...request, text: label, voice: 'strong', lines: 1 }, context);
  const left = width - name.width - request.size * APART;
  const code = await setText({ ...request, text, width: left, lines: 1 }, context);
  const isNarrow = code.cut.length > 0 || code.size < request.size || name.cut.length > 0;
  return isNarrow ? setText(request, context) : line([name, code], request.size * APART, 'baseline');
}
