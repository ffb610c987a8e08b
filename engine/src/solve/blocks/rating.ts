import type { Part } from '../../parts/part.ts';
import { setText } from '../set-text.ts';
import { iconBlock, line } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

export const setStars: SetBlock = async (slot, [part], room, context) => {
  const request = toRequest(slot, part as Part, room.width, context);
  const shown = Math.round(Number((part as Part).text.replace(',', '.')));
  const { fill, line: empty } = context.inks;
  const stars = [1, 2, 3, 4, 5].map((at) =>
    iconBlock('star', request.size, at <= shown ? fill : empty, context),
  );
  return line(stars, request.size * 0.22, 'middle');
};

export const setRating: SetBlock = async (slot, [part], room, context) => {
  const request = toRequest(slot, part as Part, room.width, context);
  const star = iconBlock('star', request.size, context.inks.ink, context);
  const { text, detail } = part as Part;
  const value = text === '' ? undefined : await setText({ ...request, width: room.width * 0.4 }, context);
  const rest = detail
    ? await setText({ ...request, text: detail, ink: 'muted', width: room.width * 0.55 }, context)
    : undefined;
  const blocks = [...(value ? [star, value] : []), ...(rest ? [rest] : [])];
  return line(blocks, request.size * 0.44, 'middle');
};
