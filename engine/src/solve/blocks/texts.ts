import { setText } from '../set-text.ts';
import { stack } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

export const setTexts: SetBlock = async (slot, parts, room, context) => {
  const blocks = await Promise.all(
    parts.map((part) => {
      const request = toRequest(slot, part, room.width, context);
      return setText(room.height === undefined ? request : { ...request, height: room.height }, context);
    }),
  );
  return stack(
    blocks,
    blocks.map(({ size }) => size * 0.8),
  );
};
