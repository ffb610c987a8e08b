import type { Box } from '../geometry.ts';
import type { GroundName } from '../sheets/sheet.ts';
import type { Region } from '../specs/spec.ts';
import { by, type Canvas, toPx } from './canvas.ts';
import { fitFlow } from './flow.ts';
import { hasLead } from './set-rows.ts';
import { artOf, contextOf, copyOf, drop, type Solving } from './solving.ts';

/** Which edges of a region are those of the card. */
export type Edges = { top: boolean; bottom: boolean; start: boolean; end: boolean };

/** A region on the card, and where its words may be. */
export type Leaf = { region: Region; box: Box; inner: Box; ground: GroundName };

type Placing = { region: Region; box: Box; edges: Edges; ground: GroundName; padded: boolean };

// Between words and the inner edge of a ground.
const PAD = 60;
// How much of what it may give a field gives to words, until they have room.
const GIVEN_WAY = [0, 0.34, 0.67, 1] as const;
// Of its least length that a chart keeps.
const LEAST_OF_CHART = 0.8;
// How much farther inside the margins words stand that have a frame around them.
const FRAMED = { wide: 30, tall: 40 };

/** Where the words of a region may be. */
function inside({ region, box, edges, padded }: Omit<Placing, 'ground'>, { canvas, margins }: Solving): Box {
  const pad = padded || region.pad !== undefined ? toPx(region.pad ?? PAD, canvas) : 0;
  // What stands beside the words of a card is not what a square crop has to show.
  const { words } = region.rises ? margins : canvas;
  const left = Math.max(words.x, box.x + (edges.start ? 0 : pad));
  const right = Math.min(words.x + words.width, box.x + box.width - (edges.end ? 0 : pad));
  const top = Math.max(words.y, box.y + (edges.top ? 0 : pad));
  const bottom = Math.min(words.y + words.height, box.y + box.height - (edges.bottom ? 0 : pad));
  const keeps = region.ground === 'field' && region.pad !== undefined;
  const [near, far] = [box.x + pad, box.x + box.width - pad];
  const [x, end] = keeps && edges.end !== edges.start ? [near, far] : [left, right];
  const own = { x, y: top, width: Math.max(8, end - x), height: Math.max(8, bottom - top) };
  const framed = (by(region.art, canvas.shape) ?? []).some(({ draw }) => draw === 'frame');
  return framed ? withinFrame(own, canvas) : own;
}

/** A box inside a frame; that of a story ends far from it above and below. */
function withinFrame({ x, y, width, height }: Box, canvas: Canvas): Box {
  const inset = toPx(FRAMED, canvas);
  const down = canvas.shape === 'story' ? 0 : inset;
  return { x: x + inset, y: y + down, width: width - 2 * inset, height: height - 2 * down };
}

/** Whether something is drawn on a region besides words. */
const isSeen = ({ ground, art, regions = [] }: Region): boolean =>
  ground !== undefined || art !== undefined || regions.some(isSeen);

const rank = ({ rises }: Region, { shape }: Canvas): number => Number(by(rises, shape) ?? false);

/** How high a region has to be for what is in it. */
async function contentHeight(
  { region, box, edges, ground, padded }: Placing,
  solving: Solving,
): Promise<number> {
  const { canvas } = solving;
  const own = region.ground ?? ground;
  const inner = inside({ region, box, edges, padded: padded || region.ground !== undefined }, solving);
  const { words } = canvas;
  const pad =
    padded || region.ground !== undefined || region.pad !== undefined ? toPx(region.pad ?? PAD, canvas) : 0;
  const around = (edges.top ? words.y : pad) + (edges.bottom ? canvas.height - words.y - words.height : pad);
  if (region.regions) {
    const beside = by(region.split, canvas.shape) !== 'below';
    const heights = await Promise.all(
      region.regions.map((one) => contentHeight({ region: one, box, edges, ground: own, padded }, solving)),
    );
    return beside ? Math.max(...heights) : heights.reduce((sum, height) => sum + height, 0);
  }
  const flow = by(region.flow, canvas.shape);
  if (!flow) return around;
  // What is as high as its words takes no room for them that it would not need.
  const context = { ...contextOf({ box, ground: own }, solving), grows: 1 };
  const { height, rows } = await fitFlow(flow, inner, context, (part) => drop(part, solving));
  return around + height + (rows[0]?.block.over ?? 0) * 0.5 + 1;
}

/** Whether a part would have to go from the words of a region. */
async function losesWords(placing: Placing, solving: Solving): Promise<boolean> {
  const { region, box, edges, padded } = placing;
  const flow = by(region.flow, solving.canvas.shape);
  if (!flow) return false;
  let loses = false;
  const inner = inside({ region, box, edges, padded: padded || region.ground !== undefined }, solving);
  const ground = region.ground ?? placing.ground;
  // A field gives way before what leads does.
  const { lead: _, ...concession } = solving.concession ?? {};
  const context = { ...contextOf({ box, ground }, solving), concession };
  const { height } = await fitFlow(flow, inner, context, () => {
    loses = true;
  });
  return loses || height > inner.height + 1;
}

/** Divides a region among those in it: fixed lengths first, then what is as high as its content; the others share the rest. */
export async function divide(
  { region, box, edges, ground, padded }: Placing,
  solving: Solving,
): Promise<Leaf[]> {
  const { canvas } = solving;
  const own = region.ground ?? ground;
  const leaf = {
    region,
    box,
    ground: own,
    inner: inside({ region, box, edges, padded: padded || region.ground !== undefined }, solving),
  };
  if (!region.regions) return [leaf];
  const below = by(region.split, canvas.shape) === 'below';
  const order = below ? region.regions.toSorted((a, b) => rank(b, canvas) - rank(a, canvas)) : region.regions;
  const airy = region.regions.some(isSeen);
  const whole = below ? box.height : box.width;
  const edgesOf = (at: number): Edges => {
    const [first, last] = [at === 0, at === order.length - 1];
    return below
      ? { ...edges, top: edges.top && first, bottom: edges.bottom && last }
      : { ...edges, start: edges.start && first, end: edges.end && last };
  };
  const keptOf = (one: Region): number => {
    const given = solving.concession?.fields ?? 1;
    // A chart is no decoration.
    return artOf(one, solving).some(({ draw }) => draw === 'chart') ? Math.max(LEAST_OF_CHART, given) : given;
  };
  // What the controls of a story cover is no room that words could give up.
  const coveredOf = (one: Region): number =>
    below && edges.bottom && one === order.at(-1) && by(one.flow, canvas.shape)
      ? canvas.height - canvas.words.y - canvas.words.height
      : 0;
  const leastOf = (one: Region): number => {
    if (one.least === undefined) return 0;
    const covered = coveredOf(one);
    return (toPx(one.least, canvas) - covered) * keptOf(one) + covered;
  };
  const lengths = order.map((one): number | 'content' | undefined => {
    const size = by(one.size, canvas.shape);
    if (size === undefined || size === 'content') return size;
    const own = size <= 1 ? size * whole : toPx(one.size as number, canvas);
    const first = below && edges.top && one === order[0] ? canvas.lowered : 0;
    const last = below && edges.bottom && one === order.at(-1) ? canvas.raised : 0;
    const length = own + first + last;
    return Math.min(length, whole * 0.62);
  });
  // What leads takes the room that the others leave.
  const greed = ({ flow }: Region): number => {
    const own = by(flow, canvas.shape);
    return own && hasLead(own) ? 1 : 0;
  };
  // A fixed length above or below words gives way to them, down to its least.
  const [open, yielding] = [
    lengths.indexOf(undefined),
    order.findIndex((one, at) => typeof lengths[at] === 'number' && one.least !== undefined),
  ];
  if (below && open >= 0 && yielding >= 0) {
    const [words, field] = [order[open] as Region, order[yielding] as Region];
    // What is as high as its content, and no larger for room, stands already.
    for (const [at, one] of order.entries()) {
      if (lengths[at] !== 'content' || greed(one) > 0) continue;
      const tried = { region: one, box, edges: edgesOf(at), ground: own, padded: airy };
      lengths[at] = await contentHeight(tried, solving);
    }
    const others = lengths.reduce<number>(
      (sum, length, at) => sum + (typeof length === 'number' && at !== yielding ? length : 0),
      0,
    );
    const placing = (room: number): Placing => {
      const tried = { ...box, y: edgesOf(open).top ? box.y : box.y + box.height - room, height: room };
      return { region: words, box: tried, edges: edgesOf(open), ground: own, padded: airy };
    };
    const [usual, most] = [whole - others - (lengths[yielding] as number), whole - others - leastOf(field)];
    const wanted = Math.min(most, await contentHeight(placing(most), solving));
    // No further than they need: what leads words would take all the room that there is.
    for (const share of GIVEN_WAY) {
      const room = usual + Math.max(0, wanted - usual) * share;
      lengths[yielding] = Math.min(lengths[yielding] as number, whole - others - room);
      if (share === 1 || !(await losesWords(placing(room), solving))) break;
    }
  }
  const fixed = (): number =>
    lengths.reduce<number>((sum, length) => sum + (typeof length === 'number' ? length : 0), 0);
  const contents = [...order.entries()].filter(([at]) => lengths[at] === 'content');
  for (const [at, one] of contents.toSorted(([, a], [, b]) => greed(a) - greed(b))) {
    const spared = order.reduce(
      (sum, other) => sum + (by(other.size, canvas.shape) === undefined ? leastOf(other) : 0),
      0,
    );
    const room = Math.max(whole * 0.3, whole - fixed() - spared);
    const tried = { ...box, y: edgesOf(at).top ? box.y : box.y + box.height - room, height: room };
    lengths[at] = Math.min(
      room,
      await contentHeight(
        { region: one, box: tried, edges: edgesOf(at), ground: own, padded: airy },
        solving,
      ),
    );
  }
  // Those that share a height have the same for their words: what the controls of a story cover comes on top of it.
  const beyondOf = (one: Region, at: number): number => {
    if (!below || lengths[at] !== undefined || !by(one.flow, canvas.shape)) return 0;
    const pad = toPx(one.pad ?? PAD, canvas);
    const { top, bottom } = edgesOf(at);
    const foot = canvas.height - canvas.words.y - canvas.words.height;
    return (top ? Math.max(0, canvas.words.y - pad) : 0) + (bottom ? Math.max(0, foot - pad) : 0);
  };
  const sharing = lengths.filter((length) => length === undefined).length;
  const beyond = order.map((one, at) => (sharing > 1 ? beyondOf(one, at) : 0));
  const left = whole - fixed() - beyond.reduce((sum, one) => sum + one, 0);
  const share = sharing > 0 ? Math.max(0, left) / sharing : 0;
  const found: Leaf[] = [];
  let at = below ? box.y : box.x;
  for (const [index, one] of order.entries()) {
    const length = (lengths[index] ?? share + (beyond[index] ?? 0)) as number;
    const part = below ? { ...box, y: at, height: length } : { ...box, x: at, width: length };
    found.push(
      ...(await divide(
        { region: one, box: part, edges: edgesOf(index), ground: own, padded: airy },
        solving,
      )),
    );
    at += length;
  }
  return [{ region: copyOf(region, [], solving), box, ground: own, inner: box }, ...found];
}
