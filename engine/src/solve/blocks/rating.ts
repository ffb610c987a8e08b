import type { Part } from '../../parts/part.ts';
import { setText } from '../set-text.ts';
import { iconBlock, line } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// "4.8", "5 stars", "4,5 / 5"; not "9 / 10", which is no number of stars.
const STARS = /^(?<count>[0-5](?:[.,]\d)?)(?![\d.,])(?!.*\b(?:10|100)\b)/u;

/** Five stars, so many of them filled, and the words of the rating where it has any. */
export const setStars: SetBlock = async (slot, [part], room, context) => {
  const request = toRequest(slot, part as Part, room.width, context);
  const { text } = part as Part;
  const count = STARS.exec(text)?.groups?.count;
  if (count === undefined) return setText(request, context);
  const shown = Math.round(Number(count.replace(',', '.')));
  const { fill, line: empty } = context.inks;
  const stars = line(
    [1, 2, 3, 4, 5].map((at) => iconBlock('star', request.size, at <= shown ? fill : empty, context)),
    request.size * 0.22,
    'middle',
  );
  if (text === count) return stars;
  const gap = request.size * 0.5;
  const words = await setText({ ...request, width: Math.max(gap, room.width - stars.width - gap) }, context);
  return line([stars, words], gap, 'middle');
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
