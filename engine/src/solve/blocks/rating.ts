import type { Part } from '../../parts/part.ts';
import { setText } from '../set-text.ts';
import { drawn, iconBlock, line } from './arrange.ts';
import { type SetBlock, toRequest } from './slot-request.ts';

// "4.8", "5 stars", "4,5 / 5"; not "9 / 10", which is no number of stars.
const STARS = /^(?<count>[0-5](?:[.,]\d)?)(?![\d.,])(?!.*\b(?:10|100)\b)/u;

/** Five stars, as far filled as it says, and the words of the rating where it has any. */
export const setStars: SetBlock = async (slot, [part], room, context) => {
  const request = toRequest(slot, part as Part, room.width, context);
  const { text } = part as Part;
  const count = STARS.exec(text)?.groups?.count;
  if (count === undefined) return setText(request, context);
  const given = Number(count.replace(',', '.'));
  const size = { width: request.size, height: request.size };
  const stars = line(
    [0, 1, 2, 3, 4].map((before) => {
      const share = Math.min(1, Math.max(0, given - before));
      return drawn('icon:star', size, context, { color: context.inks.fill, share });
    }),
    request.size * 0.22,
    'middle',
  );
  // Nobody counts tenths of a star.
  if (text === count && Number.isInteger(given)) return stars;
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
