import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText, type TextRequest } from '../set-text.ts';
import { drawn, line, stack } from './arrange.ts';
import type { Room } from './slot-request.ts';

// Of the size of the numbers: what they count, below them and beside them, and the space between the two.
const [LABEL, LABEL_BESIDE, APART] = [0.26, 0.38, 0.3];
// Between two columns, and between two rows, px.
const [BETWEEN, BELOW] = [40, 44];
// The rule over each, and the space under it, px.
const [RULE, PAD] = [3, 30];
const [SMALLER, FINER] = [0.92, 0.97];
// A number is measured at this size, and tracked a little looser where it is small.
const [PROBE, SLACK] = [160, 1.02];
// Of their size, between two numbers in a row; of an even share of the row, the least column.
const [APART_NUMBERS, LEAST_COLUMN] = [0.4, 0.62];
// In fewer columns, or with their words beside them, they have to be so much larger.
const WORTH_ROWS = 1.12;
const LABEL_LINES = 2;
// How much of its size a row takes of the height that is left.
const MOST_AIR = 0.6;
// Of a row, for what is counted beside its number.
const LEAST_BESIDE = 0.4;

/** Numbers of one size, each over or beside what it counts, or under that as its heading: as large, and in as few rows, as their room lets them be. */
export async function setFigures(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const count = parts.length;
  const grids: Grid[] = [count, ...(count % 2 === 0 ? [count / 2] : []), 1]
    .filter((columns, at, all) => all.indexOf(columns) === at)
    .map((columns) => ({ ...room, columns }));
  const headed = parts.some(({ section }) => section !== undefined);
  if (!headed) grids.push({ ...room, columns: 1, beside: true });
  const found: Block[] = [];
  for (const grid of grids) found.push(await setGrid(slot, parts, grid, context));
  const fits = found.filter(({ height }) => height <= (room.height ?? Number.POSITIVE_INFINITY) + 1);
  const [first, ...others] = (fits.length > 0 ? fits : found) as [Block, ...Block[]];
  return others.reduce((best, one) => (one.size > best.size * WORTH_ROWS ? one : best), first);
}

type Grid = Room & { columns: number; beside?: true };

/** In so many columns, at the largest size at which each fits its column, and all the height. */
async function setGrid(
  slot: PartSlot,
  parts: readonly Part[],
  { columns, beside, ...room }: Grid,
  context: Context,
): Promise<Block> {
  const { canvas } = context;
  const least = toStep('sub', canvas);
  const between = toPx(BETWEEN, canvas) * Math.min(1, context.tight);
  const request = { voice: slot.voice ?? 'figure', lines: 1, ink: slot.ink ?? 'title' } as const;
  const probe = { ...request, size: PROBE, least: PROBE, width: Number.MAX_SAFE_INTEGER };
  const probes = await Promise.all(parts.map((part) => setText({ ...probe, part }, context)));
  const lengths = probes.map(({ width }) => (width / PROBE) * SLACK);
  const rows = Math.ceil(parts.length / columns);
  const sizing = {
    ...room,
    columns,
    between,
    lengths,
    isRow: rows === 1,
    share: beside ? 1 - LEAST_BESIDE : 1,
  };
  const cells = { request, columns, ...(beside ? { beside } : {}) };
  for (let most = toMost(slot, context); ; most *= SMALLER) {
    const { size, gap, widths } = toWidths(sizing, Math.max(least, most), least);
    const block = await setCells(parts, { ...cells, size, gap, widths, air: 0 }, context);
    if (room.height === undefined) return block;
    const free = room.height - block.height;
    if (free < 0 && size > least) continue;
    if (free <= 0 || rows === 1) return block;
    const air = Math.min(free / (rows - 1), size * MOST_AIR);
    return setCells(parts, { ...cells, size, gap, widths, air }, context);
  }
}

type Sizing = {
  width: number;
  columns: number;
  between: number;
  /** Of the numbers, in em. */
  lengths: readonly number[];
  isRow: boolean;
  /** Of its column, for a number. */
  share: number;
};

/** The largest size up to one, and columns for it: in a single row, a long number has more room than a short one, which keeps some for what it counts. */
function toWidths(
  { width, columns, between, lengths, isRow, share }: Sizing,
  most: number,
  least: number,
): { size: number; gap: number; widths: readonly number[] } {
  const even = (width - between * (columns - 1)) / columns;
  if (!isRow) {
    const size = Math.max(
      least,
      Math.min(most, (even * share - (share < 1 ? between : 0)) / Math.max(...lengths)),
    );
    return { size, gap: between, widths: lengths.map(() => even) };
  }
  for (let size = most; ; size = Math.max(least, size * FINER)) {
    const gap = Math.max(between, size * APART_NUMBERS);
    const taken = lengths.map((length) => Math.max(length * size, even * LEAST_COLUMN));
    const spare = width - gap * (columns - 1) - taken.reduce((sum, one) => sum + one, 0);
    if (spare >= 0) return { size, gap, widths: taken.map((one) => one + spare / columns) };
    if (size <= least) return { size, gap: between, widths: lengths.map(() => even) };
  }
}

const toMost = ({ size }: PartSlot, { canvas, tight }: Context): number =>
  typeof size === 'object' && 'fit' in size
    ? toPx(size.fit, canvas) * Math.max(1, tight)
    : toStep('second', canvas);

type Cells = {
  request: Omit<TextRequest, 'part' | 'size' | 'width'>;
  size: number;
  /** Of the column of each. */
  widths: readonly number[];
  gap: number;
  columns: number;
  beside?: true;
  /** Space between two rows besides the usual, px. */
  air: number;
};

async function setCells(
  parts: readonly Part[],
  { request, size, widths, gap, columns, beside, air }: Cells,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  const widthOf = (at: number): number => widths[at] ?? 0;
  const tight = Math.min(1, context.tight);
  const wanted = size * (beside ? LABEL_BESIDE : LABEL);
  const label = Math.min(toStep('lead', canvas), Math.max(toStep('desc', canvas), wanted));
  const values = await Promise.all(
    parts.map((part, at) => setText({ ...request, part, size, least: size, width: widthOf(at) }, context)),
  );
  const widest = Math.max(...values.map((value) => value.width));
  const roomOf = (at: number): number => widthOf(at) - (beside ? widest + gap : 0);
  const setWords = (most: number) =>
    Promise.all(
      parts.map((part, at) => {
        const told = { part, text: part.section ?? part.detail ?? '', voice: 'strong', ink: 'ink' } as const;
        const least = Math.min(most, toStep('meta', canvas));
        return setText({ ...told, size: most, least, width: roomOf(at), lines: LABEL_LINES }, context);
      }),
    );
  const tried = await setWords(label);
  const all = await setWords(Math.min(...tried.map((words) => words.size)));
  const cells = values.map((value, at) => {
    const [part, words, width] = [parts[at] as Part, all[at] as Block, widthOf(at)];
    const rule = drawn('rect', { width, height: Math.max(1, toPx(RULE, canvas)) }, context, {
      color: inks.line,
    });
    const pad = toPx(PAD, canvas) * tight;
    if (beside) {
      const row = line([{ ...value, width: widest }, words], gap, 'baseline');
      return { ...stack([rule, row], [0, pad]), width };
    }
    const apart = Math.max(size * APART, value.under + words.over) * tight;
    const two = part.section === undefined ? [value, words] : [words, value];
    return { ...stack([rule, ...two], [0, pad, apart]), width };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap, 'top'),
  );
  const block = stack(
    rows,
    rows.map(() => toPx(BELOW, canvas) * tight + air),
  );
  return { ...block, size, foot: label };
}
