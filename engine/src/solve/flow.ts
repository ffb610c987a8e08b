import type { Box } from '../geometry.ts';
import { countLetters } from '../parts/count-letters.ts';
import type { Part } from '../parts/part.ts';
import type { Flow, MarkSlot, PartSlot, RowSlot, Slot } from '../specs/spec.ts';
import { drawn, line, stack } from './blocks/arrange.ts';
import { setBlock } from './blocks/set-block.ts';
import { partsIn } from './blocks/slot-request.ts';
import { by, LEAST_PX, toPx, toStep } from './canvas.ts';
import { type Align, type Block, type Context, offset } from './context.ts';
import type { Out } from './layout.ts';
import { setText } from './set-text.ts';
import { toTitleLimits } from './title-size.ts';

// Between two slots of a group, and between two groups; what sticks out of a text leaves this share of it free.
const [GAP, GROUP_GAP, LEFT_FREE] = [28, 66, 0.62];
const HANGS = 10;
// Of the margin above the words.
const OVERHANG = 0.66;
// Px, on whatever card.
const LEAST_GAP = 8;
// How much smaller the rest may become before optional parts go, and after.
const [FIRST_TIGHT, LAST_TIGHT] = [0.86, 0.74];
// Of the size that a title would have with all the room: below this, it needs the room of others.
const COMFORT = 0.74;
const LONG_SHARE = 0.4;
// Of its size that what leads keeps at least where a part comes back that had to go.
const WORTH = 0.86;
// Where more than this of the room stays empty, all grows until this is left, the most that it does first.
const [SPARE, AIR] = [0.14, 0.06];
const GROWS = [1.6, 1.45, 1.3, 1.2, 1.1];
// By how much more than its letters the rest may grow: beyond, a line has become two.
const WRAPS = 1.1;
// Of its size that what leads keeps at least.
const SAME = 0.97;

// What stays as long as anything does, the last first.
const KEPT: readonly Part['role'][] = ['brand', 'title'];

type Row = { slot: Slot; group: number; gap: number; block: Block };
type FittedFlow = {
  rows: Row[];
  height: number;
  /** Of that, what is above the first of them. */
  above: number;
  size: number;
  lead?: Block | undefined;
};

const isRow = (slot: Slot): slot is RowSlot => 'row' in slot;
const isMark = (slot: Slot): slot is MarkSlot => 'mark' in slot;
const partSlots = (slot: Slot): PartSlot[] =>
  isRow(slot) ? slot.row.flatMap(partSlots) : isMark(slot) ? [] : [slot];

/** Whether a slot has anything to show. */
export function isFilled(slot: Slot, context: Pick<Context, 'partsOf' | 'matter'>): boolean {
  if (isRow(slot)) return slot.row.some((one) => isFilled(one, context));
  if (isMark(slot)) return true;
  return partsIn(slot, context).length > 0 || (slot.as === 'brand' && context.matter.images.has('logo'));
}

const isLead = ({ size }: PartSlot): boolean => typeof size === 'object' && !('px' in size);

/** Whether something in a flow takes all the room that it is given. */
export const hasLead = ({ groups }: Flow): boolean => groups.flat().flatMap(partSlots).some(isLead);

/** Leaves a part out of the card. */
type Drop = (part: Part) => void;

/**
 * Sets a flow into a box: what leads it is as large as it can be, and where that is little, the rest shrinks, optional parts go, and at
 * last whatever else is in the way. What went and has room after all comes back.
 */
export async function fitFlow(flow: Flow, box: Box, around: Context, drop: Drop): Promise<FittedFlow> {
  const gone: Part[] = [];
  const partsOf: Context['partsOf'] = (role) => around.partsOf(role).filter((part) => !gone.includes(part));
  const fitting: Fitting = { flow, box, gone, context: { ...around, partsOf } };
  const fitted = await fitBest(fitting);
  for (const part of gone) drop(part);
  return fitted;
}

const cutsOf = ({ rows }: FittedFlow): number => rows.flatMap(({ block }) => block.cut).length;

type Fitting = { flow: Flow; box: Box; gone: Part[]; context: Context };

const slotsOf = ({ flow, context }: Fitting): { slot: Slot; group: number }[] =>
  flow.groups.flatMap((slots, group) =>
    slots.filter((slot) => isFilled(slot, context)).map((slot) => ({ slot, group })),
  );

async function fitBest(fitting: Fitting): Promise<FittedFlow> {
  const { box, gone } = fitting;
  const lead = slotsOf(fitting)
    .flatMap(({ slot }) => partSlots(slot))
    .find((slot) => isLead(slot) && isFilled(slot, fitting.context));
  const room = { width: box.width, height: box.height };
  const ideal = lead ? (await setLead(lead, room, fitting.context)).size : 0;
  const suits = ({ height, size }: FittedFlow): boolean =>
    height <= box.height + 1 && (!lead || size >= ideal * COMFORT);
  const keeps = (fuller: FittedFlow, less: FittedFlow): boolean =>
    fuller.height <= box.height + 1 &&
    fuller.size >= Math.min(ideal * COMFORT, less.size * WORTH) &&
    cutsOf(fuller) <= cutsOf(less);
  for (;;) {
    const { context } = fitting;
    const fitted = await setRows(slotsOf(fitting), lead, box, context);
    const left = slotsOf(fitting)
      .flatMap(({ slot }) => partSlots(slot))
      .flatMap((slot) => partsIn(slot, context));
    const optional = mostOptional(left);
    const cut = (fitted.lead?.cut.length ?? 0) > 0;
    // Of what is cut on any card, the explanation goes before its words do, and it gets most of this one.
    const ample =
      !cut ||
      !optional ||
      (optional.role !== 'text' && (fitted.lead?.height ?? 0) >= box.height * LONG_SHARE);
    if (ample && suits(fitted)) {
      const fuller = cut ? undefined : await bringBack(fitting, lead, (flow) => keeps(flow, fitted));
      return fuller ?? grow(fitted, { rows: slotsOf(fitting), lead, box }, context);
    }
    if (context.tight > FIRST_TIGHT) fitting.context = { ...context, tight: FIRST_TIGHT };
    else if (optional) gone.push(optional);
    else if (context.tight > LAST_TIGHT) fitting.context = { ...context, tight: LAST_TIGHT };
    else if (fitted.height <= box.height + 1) return fitted;
    else {
      // Of a list that leads, the last rows go.
      const leading = lead ? partsIn(lead, context).slice(0, 1) : [];
      const last = left.findLast((part) => !leading.includes(part) && !KEPT.includes(part.role));
      const kept = left.find((part) => KEPT.includes(part.role) && !leading.includes(part));
      const victim = last ?? kept;
      if (!victim) return fitted;
      gone.push(victim);
    }
  }
}

/** Parts that had to go, the last one first, as far as all of them fit now that others are gone. */
async function bringBack(
  fitting: Fitting,
  lead: PartSlot | undefined,
  suits: (flow: FittedFlow) => boolean,
): Promise<FittedFlow | undefined> {
  let fuller: FittedFlow | undefined;
  for (const part of fitting.gone.toReversed()) {
    const at = fitting.gone.indexOf(part);
    fitting.gone.splice(at, 1);
    const tried = await setRows(slotsOf(fitting), lead, fitting.box, fitting.context);
    if (suits(tried)) fuller = tried;
    else fitting.gone.splice(at, 0, part);
  }
  return fuller;
}

/** All of a flow larger, where it leaves its room empty otherwise and nothing is lost by it. */
async function grow(
  fitted: FittedFlow,
  { rows, lead, box }: { rows: Parameters<typeof setRows>[0]; lead: PartSlot | undefined; box: Box },
  context: Context,
): Promise<FittedFlow> {
  if (!context.grows || context.tight < 1 || fitted.height > box.height * (1 - SPARE)) return fitted;
  const restOf = ({ height, lead: led }: FittedFlow): number => height - (led?.height ?? 0);
  for (const tight of GROWS) {
    const larger = await setRows(rows, lead, box, { ...context, tight });
    const roomy = larger.height <= box.height * (1 - AIR);
    const unbroken = restOf(larger) <= restOf(fitted) * tight * WRAPS;
    if (roomy && unbroken && larger.size >= fitted.size * SAME && cutsOf(larger) <= cutsOf(fitted))
      return larger;
  }
  return fitted;
}

/** What goes first: the part with the highest number, of a list the last. */
const mostOptional = (parts: readonly Part[]): Part | undefined =>
  parts
    .filter(({ optional }) => optional !== undefined)
    .reduce<Part | undefined>(
      (worst, part) => ((part.optional ?? 0) >= (worst?.optional ?? 0) ? part : worst),
      undefined,
    );

// What is as large as its room lets it be by itself.
const FILLS: readonly PartSlot['as'][] = ['window', 'table', 'options'];

type LeadRoom = { width: number; height: number };

async function setLead(slot: PartSlot, room: LeadRoom, context: Context): Promise<Block> {
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
  const least = Math.max(LEAST_PX * 1.2, Math.min(limits.size, usual));
  const request = {
    part,
    voice: slot.voice ?? ('title' in size ? 'title' : 'text'),
    width,
    height: Math.max(LEAST_PX, room.height),
    ink: slot.ink ?? 'title',
  } as const;
  const fitted = await setText({ ...request, size: limits.size, least, lines }, context);
  // Where only more lines help, they are better than letters of half the size, or than an ellipsis.
  const strict = by(slot.lines, canvas.shape) === 1 || ('fit' in size && !/\s/u.test(text));
  if (fitted.cut.length === 0 && (strict || fitted.size >= limits.size * 0.62)) return fitted;
  const longer = await setText(
    { ...request, size: limits.size, least, lines: lines + (fitted.cut.length > 0 ? 9 : 1) },
    context,
  );
  return longer.size > fitted.size * 1.08 || fitted.cut.length > longer.cut.length || longer.cut.length > 0
    ? longer
    : fitted;
}

async function setRows(
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
  const set = rows.map(({ slot, group }, at): Row => {
    const [before, block] = [blocks[at - 1], blocks[at] as Block];
    const gap = gapOf(at);
    return {
      slot,
      group,
      block,
      gap: before ? Math.max(gap, before.under + block.over + gap * LEFT_FREE) : 0,
    };
  });
  // Tails may hang below the last baseline a little, those of large letters not.
  const hanging = Math.max(0, (blocks.at(-1)?.under ?? 0) - toPx(HANGS, canvas));
  // Signs over capitals may stand in a margin, but not at the edge of a card, nor under the controls of a story.
  const free = canvas.shape === 'story' ? 0 : canvas.words.y * OVERHANG;
  const above = Math.max(0, (blocks[0]?.over ?? 0) - free);
  const height = set.reduce((sum, { gap, block }) => sum + gap + block.height, above + hanging);
  // What sticks out took room that the lead had: it gives that back.
  const over = height - box.height;
  const at = rows.findIndex(({ slot }) => leads(slot));
  const led = set[at];
  if (over > 1 && led && over < led.block.height * 0.4) {
    const again = await setSlot(
      led.slot,
      { width: box.width, height: led.block.height - over },
      lead,
      context,
    );
    const smaller = { ...led, block: again };
    const all = set.with(at, smaller);
    const lower = height - led.block.height + again.height;
    return { rows: all, height: lower, above, size: again.size, lead: again };
  }
  return { rows: set, height, above, size: led?.block.size ?? 0, lead: led?.block };
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
    return drawn(slot.mark, { width: height * 1.37, height }, context, { color: inks[slot.ink ?? 'ink'] });
  }
  if (isRow(slot)) return setRow(slot, room, lead, context);
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
  const below = async (): Promise<Block> => {
    const rest = await Promise.all(
      inner.map((one) => (one === lead ? undefined : setSlot(one, { width: room.width }, lead, context))),
    );
    const taken = rest.reduce((sum, block) => sum + (block ? block.height + gap : 0), 0);
    const height = room.height === undefined ? {} : { height: room.height - taken };
    const blocks = await Promise.all(
      inner.map((one, at) => rest[at] ?? setSlot(one, { width: room.width, ...height }, lead, context)),
    );
    return stack(
      blocks,
      blocks.map((block, at) => Math.max(gap, (blocks[at - 1]?.under ?? 0) + block.over)),
    );
  };
  if (join === 'below') return below();
  // What leads has the width that the others leave; of the others, the first.
  const sizes = new Map<Slot, Block>();
  let left = room.width - gap * (inner.length - 1);
  const inOrder = lead && inner.includes(lead) ? [...inner.filter((one) => one !== lead), lead] : inner;
  for (const [at, one] of inOrder.entries()) {
    const later = inOrder.length - 1 - at;
    const own =
      one === lead ? { ...room, width: left } : { width: left * (later > 0 && one !== lead ? 0.72 : 1) };
    const block = await setSlot(one, own, lead, context);
    sizes.set(one, block);
    left -= block.width;
  }
  const blocks = inner.flatMap((one) => sizes.get(one) ?? []);
  const row = line(blocks, gap, slot.cross ?? 'baseline', join === 'apart' && blocks.length > 1);
  if (left < -1 || (blocks.length > 1 && row.cut.length > 0 && room.height === undefined)) {
    const stacked = await below();
    if (left < -1 || stacked.cut.length < row.cut.length) return stacked;
  }
  return join === 'apart' && blocks.length > 1 ? { ...row, width: room.width } : row;
}

/** Puts a flow into its box; returns the parts that end in an ellipsis. */
export function placeFlow(
  { rows, height, above }: FittedFlow,
  flow: Flow,
  box: Box,
  { canvas }: Context,
  out: Out,
): Part[] {
  const justify = by(flow.justify, canvas.shape);
  const align: Align = by(flow.align, canvas.shape) ?? 'start';
  const groups = [...new Set(rows.map(({ group }) => group))];
  const free = Math.max(0, box.height - height);
  // A group that is left alone stays where it was: at the head, or on the foot.
  const lone = groups.length === 1 && justify === 'between';
  const atHead = lone && groups[0] === 0 && flow.groups.length > 1;
  const share = justify === 'middle' ? 0.5 : justify === 'bottom' || (lone && !atHead) ? 1 : 0;
  const spread = justify === 'between' && groups.length > 1 ? free / (groups.length - 1) : 0;
  let y = box.y + above + free * share;
  for (const [at, { slot, group, gap, block }] of rows.entries()) {
    y += gap + (at > 0 && rows[at - 1]?.group !== group ? spread : 0);
    const left = box.x + offset('start', 0);
    const before = { shapes: out.shapes.length, texts: out.texts.length };
    block.place(left, y, box.width, align, out);
    for (const shape of out.shapes.slice(before.shapes)) shape.from = slot;
    for (const text of out.texts.slice(before.texts)) text.from = slot;
    y += block.height;
  }
  return rows.flatMap(({ block }) => block.cut);
}
