import type { Box } from '../geometry.ts';
import { countLetters } from '../parts/count-letters.ts';
import type { Role } from '../parts/part.ts';
import type { Flow, MarkSlot, PartSlot, RowSlot, Slot } from '../specs/spec.ts';
import { drawn, line, stack } from './blocks/arrange.ts';
import { setBlock } from './blocks/set-block.ts';
import { partsIn } from './blocks/slot-request.ts';
import { by, LEAST_PX, toPx, toStep } from './canvas.ts';
import type { Block, Context, SetText } from './context.ts';
import { setText, type TextRequest } from './set-text.ts';
import { toTitleLimits } from './title-size.ts';

// Between two slots of a group, and between two groups; what sticks out of a text leaves this share of it free.
const [GAP, GROUP_GAP, LEFT_FREE] = [28, 66, 0.62];
// Below the words of a story begin its controls.
const HANGS = { wide: 10, square: 12.5, portrait: 13, story: 11 } as const;
// Of the margin above the words.
const OVERHANG = 0.55;
// Px, on whatever card.
const LEAST_GAP = 8;
// Of the size of what stands over it, the space above a row, up to so many px, and that below tails. A title that nothing stands over
// has air of its own.
const [BELOW, MOST_BELOW, BELOW_TAILS, OVER_TITLE] = [0.38, 64, 0.16, 0.2];
// Up to so many letters a figure is a number with its unit, which stay together.
const FIGURE_LETTERS = 16;
// Words that are a little smaller beside others than by themselves are as good as those.
const SQUEEZED = 0.94;
// Of its size, the height of the ink of a line at most.
const ONE_LINE = 1.2;
const FILLING_COST = 0.08;
// How much larger what leads is that has its row for itself, and the others below it.
const WORTH_BELOW = 1.2;
// Of its height that what leads keeps at least of that, and how often it is set anew.
const [LEAST_KEPT, TURNS] = [0.4, 2];

type Row = { slot: Slot; group: number; gap: number; block: Block };
export type FittedFlow = {
  rows: Row[];
  height: number;
  /** Of that, what is above the first of them. */
  above: number;
  size: number;
  lead?: Block | undefined;
};

const isRow = (slot: Slot): slot is RowSlot => 'row' in slot;
const isMark = (slot: Slot): slot is MarkSlot => 'mark' in slot;
export const partSlots = (slot: Slot): PartSlot[] =>
  isRow(slot) ? slot.row.flatMap(partSlots) : isMark(slot) ? [] : [slot];

type Known = Pick<Context, 'partsOf' | 'matter'>;

/** Whether a card has all that is needed: a part, or what is known of it; with `!`, whether it lacks that. */
export const stands = (needs: string | readonly string[] = [], { partsOf, matter }: Known): boolean =>
  [needs].flat().every((needed) => {
    const name = needed.replace(/^!/, '');
    const has = matter.facts.has(name) || partsOf(name as Role).length > 0;
    return has !== needed.startsWith('!');
  });

/** Whether a slot has anything to show. */
export function isFilled(slot: Slot, context: Known): boolean {
  if (isRow(slot)) return slot.row.some((one) => isFilled(one, context));
  if (isMark(slot)) return stands(slot.needs, context);
  return partsIn(slot, context).length > 0 || (slot.as === 'brand' && context.matter.images.has('logo'));
}

export const isLead = ({ size }: PartSlot): boolean => typeof size === 'object' && !('px' in size);

/** Whether something in a flow takes all the room that it is given. */
export const hasLead = ({ groups }: Flow): boolean => groups.flat().flatMap(partSlots).some(isLead);

// What is as large as its room lets it be by itself.
const FILLS: readonly PartSlot['as'][] = ['window', 'table', 'options', 'figures'];

// What keeps to one line.
const WHOLE: readonly PartSlot['as'][] = ['brand', 'button', 'pill'];

type LeadRoom = { width: number; height: number };

export async function setLead(slot: PartSlot, room: LeadRoom, context: Context): Promise<Block> {
  const { canvas } = context;
  const [part] = partsIn(slot, context);
  if (!part) throw new Error('What leads has a part.');
  if (slot.as !== undefined && FILLS.includes(slot.as)) return setBlock(slot, room, context);
  const size = slot.size as { title: 'text' | 'split' } | { fit: number };
  const { text } = part;
  const found =
    'title' in size
      ? toTitleLimits(countLetters(text), size.title, canvas)
      : { size: toPx(size.fit, canvas), lines: 1 };
  const most = found.size * Math.max(1, context.tight);
  const limits = { ...found, size: Math.min(most, context.most ?? most) };
  const lines = (by(slot.lines, canvas.shape) ?? limits.lines) + text.split('\n').length - 1;
  const wanted = by(slot.width, canvas.shape);
  const width =
    wanted === undefined
      ? room.width
      : Math.min(room.width, wanted <= 1 ? room.width * wanted : toPx(slot.width ?? wanted, canvas));
  const usual = slot.voice === undefined ? toStep('meta', canvas) : toPx('title' in size ? 44 : 36, canvas);
  const lowest = usual * (context.concession?.band ?? 1);
  const least = Math.max(LEAST_PX * 1.2, Math.min(limits.size, lowest));
  const request = {
    part,
    voice: slot.voice ?? ('title' in size ? 'title' : 'text'),
    width,
    height: Math.max(LEAST_PX, room.height),
    ink: slot.ink ?? 'title',
    // On a wide card a title that fills its room is better large than short.
    ...('fit' in size && canvas.width > canvas.height ? { lineCost: FILLING_COST } : {}),
  } as const;
  const fitted = await setText({ ...request, size: limits.size, least, lines }, context);
  // Where only more lines help, they are better than letters of half the size, or than an ellipsis.
  const strict =
    by(slot.lines, canvas.shape) === 1 ||
    ('fit' in size && !/\s/u.test(text)) ||
    (slot.voice === 'figure' && countLetters(text) <= FIGURE_LETTERS);
  if (fitted.cut.length === 0 && (strict || fitted.size >= limits.size * 0.62))
    return canvas.height < canvas.width || strict ? fitted : withoutOrphan(fitted, request, context);
  const longer = await setText(
    { ...request, size: limits.size, least, lines: lines + (fitted.cut.length > 0 ? 9 : 1) },
    context,
  );
  return longer.size > fitted.size * 1.08 || fitted.cut.length > longer.cut.length || longer.cut.length > 0
    ? longer
    : fitted;
}

// Of the widest line, what a last word by itself is left behind by; of its size, what a title keeps that takes it back, or that fills lines
// narrower than this share of their room.
const [ORPHAN, KEPT_FOR_IT] = [0.62, 0.62];
const [HALF_EMPTY, KEPT_TO_FILL] = [0.82, 0.86];

/** A title on a line less, where its last line is a short word or its lines leave their side empty. */
async function withoutOrphan(
  set: SetText,
  request: Omit<TextRequest, 'size' | 'lines'>,
  context: Context,
): Promise<SetText> {
  const { lines } = set.fitted;
  const widest = Math.max(...lines.map(({ width }) => width));
  const last = lines.at(-1);
  const isLeft = last !== undefined && !/\s/u.test(last.text.trim()) && last.width < widest * ORPHAN;
  const isNarrow = widest < request.width * HALF_EMPTY;
  if (lines.length < 3 || !(isLeft || isNarrow)) return set;
  const fewer = await setText({ ...request, size: set.size, lines: lines.length - 1 }, context);
  const kept = isLeft ? KEPT_FOR_IT : KEPT_TO_FILL;
  return fewer.cut.length === 0 && fewer.size >= set.size * kept ? fewer : set;
}

export async function setRows(
  rows: readonly { slot: Slot; group: number }[],
  lead: PartSlot | undefined,
  box: Box,
  context: Context,
): Promise<FittedFlow> {
  const { canvas, tight } = context;
  const leads = (slot: Slot): boolean => lead !== undefined && partSlots(slot).includes(lead);
  const others = await Promise.all(
    rows.map(({ slot }) => (leads(slot) ? undefined : setSlot(slot, { width: box.width }, lead, context))),
  );
  const gapOf = (at: number): number => {
    const own = rows[at]?.slot.gap;
    const usual = rows[at - 1]?.group === rows[at]?.group ? GAP : GROUP_GAP;
    return at === 0 ? 0 : Math.max(LEAST_GAP, toPx(own ?? usual, canvas) * tight);
  };
  const taken = others.reduce((sum, block, at) => sum + (block?.height ?? 0) + gapOf(at), 0);
  const blocks = await Promise.all(
    rows.map(
      ({ slot }, at) =>
        others[at] ?? setSlot(slot, { width: box.width, height: box.height - taken }, lead, context),
    ),
  );
  const measure = (measured: readonly Block[]): FittedFlow => {
    const gaps = measured.map((block, at) =>
      at === 0 ? 0 : toGap([measured[at - 1] as Block, block], gapOf(at), context),
    );
    // Tails may hang below the last baseline a little, those of large letters not.
    const hanging = Math.max(0, (measured.at(-1)?.under ?? 0) - toPx(HANGS, canvas));
    // Signs over capitals may stand in a margin, but not at the edge of a card, nor under the controls of a story.
    const free = canvas.shape === 'story' ? 0 : canvas.words.y * OVERHANG;
    const [first] = measured;
    const airy = rows[0] !== undefined && 'of' in rows[0].slot && rows[0].slot.of === 'title';
    const above = Math.max(0, (first?.over ?? 0) - free, airy ? (first?.size ?? 0) * OVER_TITLE : 0);
    const led = measured[at];
    return {
      rows: rows.map((row, nth): Row => ({ ...row, gap: gaps[nth] ?? 0, block: measured[nth] as Block })),
      height: measured.reduce((sum, { height }, nth) => sum + (gaps[nth] ?? 0) + height, above + hanging),
      above,
      size: led?.size ?? 0,
      lead: led,
    };
  };
  const at = rows.findIndex(({ slot }) => leads(slot));
  let fitted = measure(blocks);
  // What sticks out, and space by the size of what leads, took room that it had: it gives that back.
  for (let turn = 0; turn < TURNS && fitted.lead && fitted.height > box.height + 1; turn++) {
    const share = (box.height - taken) / (fitted.height - taken);
    if (share < LEAST_KEPT) break;
    const height = fitted.lead.height * share;
    const smaller = await setSlot(
      (rows[at] as { slot: Slot }).slot,
      { width: box.width, height },
      lead,
      context,
    );
    fitted = measure(blocks.with(at, smaller));
  }
  return fitted;
}

/** The space between two rows: the usual, what sticks out of them, and more below what is large. */
function toGap(
  [before, after]: readonly [Block, Block],
  usual: number,
  { canvas, tight }: Pick<Context, 'canvas' | 'tight'>,
): number {
  const large = (before.foot ?? before.size) * Math.min(1, tight);
  const clear = Math.max(usual * LEFT_FREE, large * BELOW_TAILS);
  const below = Math.min(large * BELOW, toPx(MOST_BELOW, canvas));
  return Math.max(usual, below, before.under + after.over + clear);
}

async function setSlot(
  slot: Slot,
  room: { width: number; height?: number },
  lead: PartSlot | undefined,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  if (isMark(slot)) {
    // Signs are as large as they are meant, and smaller where there is no room.
    const height = toPx(slot.size, canvas) * Math.min(1, context.tight);
    if (slot.mark === 'rule')
      return drawn('rect', { width: room.width, height }, context, { color: inks[slot.ink ?? 'ink'] });
    if (slot.mark === 'dot' || slot.mark === 'square')
      return drawn('rect', { width: height, height }, context, {
        color: inks[slot.ink ?? 'ink'],
        ...(slot.mark === 'dot' && { corner: height / 2 }),
      });
    return drawn(slot.mark, { width: height * 1.37, height }, context, { color: inks[slot.ink ?? 'ink'] });
  }
  if (isRow(slot)) return setRow(slot, room, lead, context);
  // Without its part, which may have gone to make room, it is nothing.
  if (!isFilled(slot, context))
    return { ...drawn('rect', { width: 0, height: 0 }, context), place: () => {} };
  return slot === lead
    ? setLead(slot, { height: canvas.height, ...room }, context)
    : setBlock(slot, { width: room.width }, context);
}

async function setRow(
  slot: RowSlot,
  room: { width: number; height?: number },
  lead: PartSlot | undefined,
  context: Context,
): Promise<Block> {
  const { canvas } = context;
  const inner = slot.row.filter((one) => isFilled(one, context));
  const join = by(slot.join, canvas.shape);
  const gap = toPx(slot.between ?? 40, canvas) * context.tight;
  // Below each other, whose card it is comes first.
  const isBrand = (one: Slot): number => Number('as' in one && one.as === 'brand');
  const below = async (): Promise<Block> => {
    const stackedInner = join === 'apart' ? inner.toSorted((a, b) => isBrand(b) - isBrand(a)) : inner;
    const rest = await Promise.all(
      stackedInner.map((one) =>
        one === lead ? undefined : setSlot(one, { width: room.width }, lead, context),
      ),
    );
    const set = async (height: number | undefined): Promise<Block> => {
      const own = { width: room.width, ...(height === undefined ? {} : { height }) };
      const blocks = await Promise.all(
        stackedInner.map((one, at) => rest[at] ?? setSlot(one, own, lead, context)),
      );
      return stack(
        blocks,
        blocks.map((block, at) => (at === 0 ? 0 : toGap([blocks[at - 1] as Block, block], gap, context))),
      );
    };
    if (room.height === undefined) return set(undefined);
    const left = rest.reduce((sum, block) => sum - (block ? block.height + gap : 0), room.height);
    const stacked = await set(left);
    // What hangs from what leads took room that it had.
    return stacked.height > room.height + 1 ? set(left - (stacked.height - room.height)) : stacked;
  };
  if (join === 'below') return below();
  // What leads has the width that the others leave; of the others, what is never broken, or else the first.
  const sizes = new Map<Slot, Block>();
  const full: Slot[] = [];
  let left = room.width - gap * (inner.length - 1);
  const turnOf = (one: Slot): number => (one === lead ? 2 : 'as' in one && WHOLE.includes(one.as) ? 0 : 1);
  const inOrder = inner.toSorted((a, b) => turnOf(a) - turnOf(b));
  for (const [at, one] of inOrder.entries()) {
    const later = inOrder.length - 1 - at;
    const own =
      one === lead ? { ...room, width: left } : { width: left * (later > 0 && one !== lead ? 0.72 : 1) };
    const block = await setSlot(one, own, lead, context);
    sizes.set(one, block);
    left -= block.width;
    // A line that ends before its room does was not squeezed, unless a part of it is gone.
    const isFull = block.height > block.size * ONE_LINE || block.width > own.width * SQUEEZED;
    if (isFull || block.cut.length > 0) full.push(one);
  }
  const blocks = inner.flatMap((one) => sizes.get(one) ?? []);
  const row = line(blocks, gap, slot.cross ?? 'baseline', join === 'apart' && blocks.length > 1);
  if (lead && sizes.has(lead) && blocks.length > 1 && room.height !== undefined) {
    const stacked = await below();
    if (stacked.cut.length <= row.cut.length && stacked.size > row.size * WORTH_BELOW) return stacked;
  }
  if (left < -1) return below();
  if (blocks.length > 1 && room.height === undefined) {
    for (const one of full) {
      const alone = await setSlot(one, { width: room.width }, lead, context);
      const block = sizes.get(one) as Block;
      // Where room is short, lines beside others are better than rows.
      const isLess = block.cut.length > alone.cut.length || block.size < alone.size * SQUEEZED;
      const saves = join === 'apart' && context.tight < 1 && !isLess && row.height < (await below()).height;
      if (isSqueezed(block, alone) && !saves) return below();
    }
  }
  return join === 'apart' && blocks.length > 1 ? { ...row, width: room.width } : row;
}

/** Whether words beside others are cut, smaller or on more lines than they would be by themselves. */
const isSqueezed = (block: Block, alone: Block): boolean =>
  block.cut.length > alone.cut.length ||
  block.size < alone.size * SQUEEZED ||
  block.height * SQUEEZED > alone.height * 1.1;
