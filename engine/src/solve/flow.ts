import type { Box } from '../geometry.ts';
import type { Part } from '../parts/part.ts';
import type { Flow, PartSlot, Slot } from '../specs/spec.ts';
import { partsIn, runs } from './blocks/slot-request.ts';
import { by, toStep } from './canvas.ts';
import { type Align, type Context, offset } from './context.ts';
import type { Out } from './layout.ts';
import { type FittedFlow, isFilled, isLead, partSlots, setLead, setRows } from './set-rows.ts';

// How much smaller the rest may become before optional parts go, and after.
const [FIRST_TIGHT, LAST_TIGHT] = [0.86, 0.74];
// Of the size that what leads would have with all the room: below this, it needs the room of others, unless it is so many times as large
// as an explanation: a figure, words, or words that would fill any room.
const COMFORT = 0.74;
const [LARGE_FIGURE, LARGE_WORDS, LARGE_POSTER] = [7, 4.4, 3];
const LONG_SHARE = 0.4;
// Of its size that what leads keeps at least where a part comes back that had to go.
const WORTH = 0.86;
// Where more than this of the room stays empty, all grows, or else the rest, until this is left, the most that it does first.
const [SPARE, AIR] = [0.1, 0.05];
const GROWS = [1.6, 1.45, 1.3, 1.2, 1.1];
// By how much the rest grows at the cost of what leads.
const GIVEN = [1.3, 1.2, 1.1];
// By how much more than its letters the rest may grow: beyond, a line has become two.
const WRAPS = 1.1;
// Of its size that what leads keeps at least, and where it is so many times as large as an explanation.
const [SAME, GIVES] = [0.97, 0.88];
const HUGE = 5;

// Of the free height, what is above a flow.
const SHARES = { top: 0, middle: 0.5, bottom: 1, between: 1, foot: 1 } as const;

// The most lines that running text gets besides its own.
const MOST_SPARE = 3;

// What stays as long as anything does, the last first.
const KEPT: readonly Part['role'][] = ['brand', 'title'];

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
  const poster = typeof lead?.size === 'object' && 'fit' in lead.size;
  const isFigure = lead?.voice === 'figure';
  const { lead: kept = COMFORT, without } = fitting.context.concession ?? {};
  // A figure gives way to what explains it only where it is huge.
  const share = isFigure && without === undefined ? COMFORT : kept;
  const large = poster ? LARGE_POSTER : LARGE_WORDS;
  const times = isFigure ? LARGE_FIGURE * Math.min(1, kept / COMFORT) : large;
  const comfort = Math.min(ideal * share, times * toStep('desc', fitting.context.canvas));
  const suits = ({ height, size }: FittedFlow): boolean =>
    height <= box.height + 1 && (!lead || size >= comfort);
  const keeps = (fuller: FittedFlow, less: FittedFlow): boolean =>
    fuller.height <= box.height + 1 &&
    fuller.size >= Math.min(comfort, less.size * WORTH) &&
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
      if (fuller) return unfold(fuller, fitting, lead);
      const whole = await unfold(fitted, fitting, lead);
      return whole === fitted ? grow(fitted, { rows: slotsOf(fitting), lead, box }, context) : whole;
    }
    if (context.tight > FIRST_TIGHT) fitting.context = { ...context, tight: FIRST_TIGHT };
    else if (optional) gone.push(optional);
    else if (context.tight > LAST_TIGHT) fitting.context = { ...context, tight: LAST_TIGHT };
    else if (fitted.height <= box.height + 1) return unfold(fitted, fitting, lead);
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

/** Running text with the lines that it lacks, as far as the flow has height for them. */
async function unfold(fitted: FittedFlow, fitting: Fitting, lead: PartSlot | undefined): Promise<FittedFlow> {
  const { box, context } = fitting;
  // What leads may have been asked to give more.
  const worth = Math.min(WORTH, context.concession?.lead ?? 1);
  let best = fitted;
  const isCut = ({ rows }: FittedFlow): boolean => rows.some(({ block }) => block.cut.some(runs));
  for (let spare = 0; spare <= MOST_SPARE && isCut(best); spare++) {
    const tried = await setRows(slotsOf(fitting), lead, box, { ...context, spare });
    if (tried.height > box.height + 1 || tried.size < fitted.size * worth) break;
    if (cutsOf(tried) <= cutsOf(best)) best = tried;
  }
  return best;
}

/** All of a flow larger, or all but what leads it, where it leaves its room empty otherwise and nothing is lost by it. */
async function grow(
  fitted: FittedFlow,
  { rows, lead, box }: { rows: Parameters<typeof setRows>[0]; lead: PartSlot | undefined; box: Box },
  context: Context,
): Promise<FittedFlow> {
  if (context.grows <= 1 || context.tight < 1) return fitted;
  const isUnbroken = (larger: FittedFlow, tight: number): boolean =>
    larger.rows.every(
      ({ slot, block }, at) =>
        (lead && partSlots(slot).includes(lead)) ||
        block.height <= (fitted.rows[at]?.block.height ?? 0) * tight * WRAPS,
    );
  type Tried = { most?: number | undefined; room: number; keeps: number; times: readonly number[] };
  const tryTo = async ({ most, room, keeps, times }: Tried): Promise<FittedFlow | undefined> => {
    for (const tight of times.filter((one) => one <= context.grows)) {
      const larger = await setRows(rows, lead, box, { ...context, tight, ...(most ? { most } : {}) });
      const kept = larger.size >= fitted.size * keeps && cutsOf(larger) <= cutsOf(fitted);
      if (larger.height <= room && isUnbroken(larger, tight) && kept) return larger;
    }
    return undefined;
  };
  const left = box.height * (1 - AIR);
  const spare = fitted.height <= box.height * (1 - SPARE);
  const all = spare ? await tryTo({ most: context.most, room: left, keeps: SAME, times: GROWS }) : undefined;
  const most = fitted.size;
  const rest = all ?? (spare ? await tryTo({ most, room: left, keeps: SAME, times: GROWS }) : undefined);
  if (rest) return rest;
  const huge = lead?.of === 'title' && fitted.size > HUGE * toStep('desc', context.canvas);
  const less = huge ? await tryTo({ most, room: box.height + 1, keeps: GIVES, times: GIVEN }) : undefined;
  return less ?? fitted;
}

/** What goes first: the part with the highest number, of a list the last. */
const mostOptional = (parts: readonly Part[]): Part | undefined =>
  parts
    .filter(({ optional }) => optional !== undefined)
    .reduce<Part | undefined>(
      (worst, part) => ((part.optional ?? 0) >= (worst?.optional ?? 0) ? part : worst),
      undefined,
    );

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
  const free = Math.max(0, box.height - height);
  const last = flow.groups.length - 1;
  const isApart = justify === 'between' || (justify === 'foot' && canvas.shape === 'story');
  // A group stays where it is, also where another is empty; what is the only one stands on the foot.
  const shareOf = (group: number): number => {
    if (isApart) return last > 0 ? group / last : 1;
    return justify === 'foot' ? Math.min(1, group) : SHARES[justify];
  };
  let y = box.y + above;
  let shared = 0;
  for (const { slot, group, gap, block } of rows) {
    y += gap + free * (shareOf(group) - shared);
    shared = shareOf(group);
    const left = box.x + offset('start', 0);
    const before = { shapes: out.shapes.length, texts: out.texts.length };
    block.place(left, y, box.width, align, out);
    for (const shape of out.shapes.slice(before.shapes)) shape.from = slot;
    for (const text of out.texts.slice(before.texts)) text.from = slot;
    y += block.height;
  }
  return rows.flatMap(({ block }) => block.cut);
}
