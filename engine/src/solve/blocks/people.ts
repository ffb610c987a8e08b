import type { Part } from '../../parts/part.ts';
import { toInitials } from '../../parts/to-initials.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText } from '../set-text.ts';
import { asSign, line, plated, stack, wrapped } from './arrange.ts';
import { type Room, type SetBlock, toRequest } from './slot-request.ts';

// Of the room, for one of several people.
const PEOPLE_SHARE = 0.48;

/** `most` is the largest size of a name. */
type PersonRoom = Room & { most?: number | undefined };

/** A name, and below it what they are. */
export const setSignature: SetBlock = (slot, [part], room, context) =>
  setNamed(slot, part as Part, room, context);

async function setNamed(
  slot: PartSlot,
  part: Part,
  { most = Number.POSITIVE_INFINITY, width }: PersonRoom,
  context: Context,
): Promise<Block> {
  const own = toRequest(slot, part, width, context);
  const request = { ...own, size: Math.min(own.size, most), voice: 'strong' } as const;
  const name = await setText(request, context);
  const { detail } = part;
  if (!detail) return name;
  const size = Math.min(request.size, toStep('meta', context.canvas));
  const role = await setText(
    { ...request, text: detail, voice: 'text', ink: 'muted', size, lines: 2 },
    context,
  );
  return stack([name, role], [0, role.size * 0.62]);
}

// Where names are written in another order, or without spaces, initials say nothing.
const ALPHABET = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]{2}$/v;
// Of a disc: its letters, and the space after it.
const [LETTERS, AFTER] = [0.38, 0.26];

/** Somebody with a disc of their initials. */
async function setPerson(slot: PartSlot, part: Part, room: PersonRoom, context: Context): Promise<Block> {
  const { inks } = context;
  const initials = toInitials(part.text);
  const side = toPx({ wide: 76, square: 96, portrait: 100, story: 112 }, context.canvas) * context.tight;
  const words = await setNamed(slot, part, { ...room, width: room.width - side * (1 + AFTER) }, context);
  const size = side * LETTERS;
  const ink = { color: inks.onFill };
  const request = {
    part,
    text: initials,
    voice: 'strong',
    size,
    least: size,
    width: side,
    lines: 1,
    ink,
  } as const;
  const disc = plated(
    asSign(await setText(request, context)),
    { width: side, height: side, color: inks.fill, corner: side / 2 },
    context,
  );
  return { ...line([disc, words], side * AFTER, 'middle'), size: words.size };
}

/** Names beside each other, below each what they are; where that is said of one of them, all have a disc, or none. */
export const setPeople: SetBlock = async (slot, parts, room, context) => {
  const width = room.width * (parts.length === 1 ? 1 : PEOPLE_SHARE);
  const known = parts.some(({ detail }) => detail);
  const discs = known && parts.every(({ text }) => ALPHABET.test(toInitials(text)));
  const setAll = (most?: number): Promise<Block[]> =>
    Promise.all(parts.map((part) => (discs ? setPerson : setNamed)(slot, part, { width, most }, context)));
  const tried = await setAll();
  // Nobody is smaller than the others.
  const least = Math.min(...tried.map(({ size }) => size));
  const blocks = tried.every(({ size }) => size === least) ? tried : await setAll(least);
  return wrapped(blocks, room.width, { gap: toPx(52, context.canvas) * context.tight, rows: 0.7 });
};
