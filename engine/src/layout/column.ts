import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import type { PlacedText } from './composition.ts';

export type Align = PlacedText['align'];
export type Placement = { texts: PlacedText[]; art: Node[] };

/** Room for a block in px; `scale` <= 1 shrinks its wanted size when the column is full, and no text is larger than `most`. */
export type Room = { width: number; height: number; scale: number; most?: number };

/** A block at a size: its dimensions, and how to place it with its top left corner at x, y. */
export type Measured = {
  width: number;
  height: number;
  /** Font size and line height in px of its main text. */
  size: number;
  lineHeight: number;
  truncated: boolean;
  place(x: number, y: number, width: number, align: Align): Placement;
};

/** What a card is about, what one needs to act on it, the rest. */
export type Level = 1 | 2 | 3;

/** One thing of a column: a text, a pill, a figure. */
export type Block = {
  /** Space above in px, except at the head of a group. */
  gap: number;
  /** Weight by which it shares the height that fixed blocks (0) leave. */
  share: number;
  /** A growing block that comes out smaller than this makes the fixed ones shrink. */
  comfort: number;
  /** Importance, 1 first: no block may come out larger than a more important one. */
  level?: Level;
  measure(room: Room): Promise<Measured>;
};

export type ColumnRequest = {
  box: Box;
  /** Blocks that belong together; `between` spreads the groups over the height. */
  groups: readonly (readonly Block[])[];
  /** Least space between two groups in px. */
  groupGap: number;
  align: Align;
  justify: 'start' | 'center' | 'end' | 'between';
  /** Lets the fixed blocks grow where the leading one stays far larger, and no smaller for it. */
  grows?: boolean;
  /** Size of what leads the card where it stands in another column, px. */
  leading?: number;
};

export type Column = Placement & { bounds: Box };

// A leading block this many times as large as the others is not rivalled by them.
const UNRIVALLED = 2.4;
const GROWN = [2.2, 1.9, 1.7, 1.5, 1.3, 1.15] as const;
// What leads keeps this share of its size when the others grow.
const KEPT = 0.88;
const FOLLOWS = 0.9;
const ANOTHER_LINE = 1.3;
const SCALES = [1, 0.9, 0.8, 0.71, 0.63, 0.56, 0.5, 0.44, 0.38] as const;

/**
 * Sets blocks in a column: fixed ones first, growing ones (titles) in the remaining height. If a title would come out
 * small or cut, the fixed ones shrink step by step.
 */
export async function setColumn({ justify, ...request }: ColumnRequest): Promise<Column> {
  const putDown = await measureColumn(request);
  return putDown(justify);
}

/** A column whose blocks have their sizes; how it is spread over its height is still open. */
export type MeasuredColumn = (justify: ColumnRequest['justify']) => Column;

/** As `setColumn`, for those who compare ways to spread a column. */
export async function measureColumn(request: Omit<ColumnRequest, 'justify'>): Promise<MeasuredColumn> {
  const groups = request.groups.filter((group) => group.length > 0);
  let best: { sizes: Map<Block, Measured>; scale: number; badness: number } | undefined;
  const plain = request.grows ? await measureAll(groups, request, 1) : new Map<Block, Measured>();
  const cramped = [...plain].some(([{ share, comfort }, { size }]) => share > 0 && size < comfort);
  const reach = cramped ? await measureAll(groups, request, SCALES.at(-1) ?? 1) : plain;
  const led = { ...request, leading: request.leading ?? 0, plain, reach };
  for (const scale of [...(request.grows ? GROWN : []), ...SCALES]) {
    const sizes = request.grows && scale === 1 ? plain : await measureAll(groups, request, scale);
    const badness = judge(groups, sizes, led, scale);
    if (!best || badness < best.badness) best = { sizes, scale, badness };
    if (best.badness === 0) break;
  }
  if (!best) throw new Error('a column has at least one scale');
  const { sizes, scale } = best;
  return (justify) => putDown(groups, { ...request, justify }, sizes, scale);
}

const spaceOf = (groups: readonly (readonly Block[])[], groupGap: number, scale: number): number =>
  scale *
  (groupGap * Math.max(0, groups.length - 1) +
    groups.flatMap((group) => group.slice(1)).reduce((sum, block) => sum + block.gap, 0));

async function measureAll(
  groups: readonly (readonly Block[])[],
  { box, groupGap }: Pick<ColumnRequest, 'box' | 'groupGap'>,
  scale: number,
): Promise<Map<Block, Measured>> {
  const sizes = new Map<Block, Measured>();
  let left = box.height - spaceOf(groups, groupGap, scale);
  const blocks = groups.flat();
  for (const block of blocks.filter((b) => b.share === 0)) {
    const measured = await block.measure({ width: box.width, height: box.height * 0.5, scale });
    sizes.set(block, measured);
    left -= measured.height;
  }
  const growing = blocks.filter((b) => b.share > 0);
  let shares = growing.reduce((sum, block) => sum + block.share, 0);
  for (const block of growing) {
    const height = Math.max(1, (left * block.share) / shares);
    const measured = await block.measure({ width: box.width, height, scale });
    sizes.set(block, measured);
    left -= measured.height;
    shares -= block.share;
  }
  return sizes;
}

/** Rates a column: 0 is good; overflow is worse than a cut text, and that is worse than a title below its comfort. */
function judge(
  groups: readonly (readonly Block[])[],
  sizes: ReadonlyMap<Block, Measured>,
  { box, groupGap, ...led }: Pick<ColumnRequest, 'box' | 'groupGap'> & Led,
  scale: number,
): number {
  const height = [...sizes.values()].reduce((sum, m) => sum + m.height, 0) + spaceOf(groups, groupGap, scale);
  let badness = height > box.height + 0.5 ? 1000 + (height - box.height) / box.height : 0;
  if (scale > 1 && (isRivalled(sizes, led) || isStrained(sizes, led, scale))) badness += 50 * scale;
  for (const [block, measured] of sizes) {
    if (measured.truncated) badness += 100;
    // After everything else has shrunk, a title may lose half of its comfort.
    const wanted = block.comfort * Math.min(1, 0.5 + 0.5 * scale);
    // What the width of the column limits has no use for more height.
    const comfort = Math.min(wanted, (led.reach.get(block)?.size ?? wanted) * KEPT);
    if (block.share > 0 && measured.size < comfort - 0.01) badness += comfort / measured.size;
    for (const [other, { size }] of sizes)
      if ((block.level ?? 0) < (other.level ?? 0) && block.level && measured.size < size - 0.01)
        badness += 20 * (size / measured.size);
  }
  return badness;
}

/** The size in px of what leads the card in another column; the blocks of this one where nothing has grown, and where all but the leading one are as small as can be. */
type Led = { leading: number; plain: ReadonlyMap<Block, Measured>; reach: ReadonlyMap<Block, Measured> };

const leadingSize = (sizes: ReadonlyMap<Block, Measured>): number =>
  Math.max(0, ...[...sizes].filter(([{ level }]) => level === 1).map(([, { size }]) => size));

/** Whether a block comes near the size of the leading one, or takes its room. */
function isRivalled(sizes: ReadonlyMap<Block, Measured>, { leading, plain }: Led): boolean {
  const own = leadingSize(sizes);
  const largest = Math.max(own, leading);
  return (
    own < leadingSize(plain) * KEPT ||
    [...sizes].some(
      ([{ level }, { size }]) => level !== undefined && level > 1 && size * UNRIVALLED > largest,
    )
  );
}

const linesOf = ({ height, size }: Measured): number => height / Math.max(1, size);

/** Whether a fact that grows runs over into another line, or has no width to grow into. */
const isStrained = (sizes: ReadonlyMap<Block, Measured>, { plain }: Led, scale: number): boolean =>
  [...sizes].some(([block, measured]) => {
    const before = plain.get(block);
    if (!before || block.share > 0 || measured.size === 0) return false;
    const wraps = block.level === 2 && linesOf(measured) > linesOf(before) * ANOTHER_LINE;
    return wraps || measured.size < before.size * scale * FOLLOWS;
  });

function putDown(
  groups: readonly (readonly Block[])[],
  { box, groupGap, align, justify }: ColumnRequest,
  sizes: ReadonlyMap<Block, Measured>,
  scale: number,
): Column {
  const total = [...sizes.values()].reduce((sum, m) => sum + m.height, 0) + spaceOf(groups, groupGap, scale);
  const spare = Math.max(0, box.height - total);
  const spread = justify === 'between' && groups.length > 1 ? spare / (groups.length - 1) : 0;
  const start = justify === 'start' || spread > 0 ? 0 : justify === 'end' ? spare : spare / 2;
  const column: Column = { texts: [], art: [], bounds: { ...box, y: box.y + start, height: 0 } };
  let y = box.y + start;
  for (const [index, group] of groups.entries()) {
    if (index > 0) y += groupGap * scale + spread;
    for (const [at, block] of group.entries()) {
      const measured = sizes.get(block);
      if (!measured) continue;
      if (at > 0) y += block.gap * scale;
      const { texts, art } = measured.place(box.x, y, box.width, align);
      column.texts.push(...texts);
      column.art.push(...art);
      y += measured.height;
    }
  }
  column.bounds.height = y - column.bounds.y;
  return column;
}
