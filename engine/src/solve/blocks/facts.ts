import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { toPx, toStep } from '../canvas.ts';
import type { Block, Context, SetText } from '../context.ts';
import { setText } from '../set-text.ts';
import { drawn, line, stack } from './arrange.ts';
import { type Room, setName, toSize } from './slot-request.ts';

const toValue = ({ named, text }: Part): string => named?.text ?? text;

// Of its size that a fact keeps where room is short, and in a column that is too narrow for it on one line.
const [LEAST_TIGHT, NARROWED] = [0.92, 0.8];
const FINER = 0.98;
const MOST_COLUMNS = 5;
// Of a value, on most cards.
const LINES = 2;

type Grid = { widths: readonly number[]; lines: number };

/** One size for all facts: that at which each fits its column; columns are even, or else as wide as they need. */
export async function setFacts(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  const wide = canvas.shape === 'wide' || canvas.shape === 'banner';
  // Values beside each other have to be told apart, also where room is short.
  const gap = toPx(24, canvas);
  const [pad, rule] = [20, 3].map((px) => toPx(px, canvas) * context.tight);
  // Facts are what one acts on: they stay near their size where all else shrinks.
  const size = toSize(slot.size, { ...context, tight: Math.max(LEAST_TIGHT, context.tight) });
  const smallest = toStep('small', canvas);
  const styleOf = (width: number, lines: number) => ({ voice: 'strong', width, lines, ink: 'ink' }) as const;
  const narrowed = Math.max(smallest, size * NARROWED);
  const tryGrid = ({ widths, lines }: Grid) =>
    Promise.all(
      parts.map(async (part, at) => {
        const value = { part, text: toValue(part), ...styleOf(widths[at % widths.length] ?? 0, lines) };
        const one = await setText({ ...value, size, least: narrowed, lines: 1 }, context);
        if (one.cut.length === 0 || lines === 1) return one;
        return setText({ ...value, size: narrowed, least: Math.max(smallest, size * 0.7) }, context);
      }),
    );
  const even = (columns: number, lines: number): Grid => ({
    widths: Array.from({ length: columns }, () => (room.width - gap * (columns - 1)) / columns),
    lines,
  });
  // As wide as its values need on one line, where that is possible for all.
  const needed = async (columns: number): Promise<Grid[]> => {
    const request = { ...styleOf(Number.MAX_SAFE_INTEGER, 1), size: narrowed, least: narrowed };
    const own = await Promise.all(
      parts.map((part) => setText({ ...request, part, text: toValue(part) }, context)),
    );
    const widest = Array.from({ length: columns }, (_, column) =>
      Math.max(...own.filter((_, at) => at % columns === column).map(({ width }) => width + gap / 2)),
    );
    const spare = (room.width - gap * (columns - 1) - widest.reduce((sum, one) => sum + one, 0)) / columns;
    return spare < 0 ? [] : [{ widths: widest.map((one) => one + spare), lines: 1 }];
  };
  // Where a value has no room in its column, there are two rows; where room is short, or nothing else helps, it has more lines.
  const most = Math.min(parts.length, wide ? MOST_COLUMNS : 2);
  const half = most <= 2 ? most : Math.ceil(most / 2);
  const isFacts = slot.as === 'facts';
  const grids: Grid[] = [
    ...(isFacts ? [even(most, 1), ...(await needed(most))] : []),
    even(most, LINES),
    ...(isFacts && context.tight < 1 ? [even(most, LINES + 1)] : []),
    even(half, LINES),
    ...(isFacts ? [even(half, LINES + 1), even(half, LINES + 2)] : []),
  ];
  let grid = even(most, LINES);
  let tried: SetText[] = [];
  for (grid of grids) {
    tried = await tryGrid(grid);
    if (tried.every(({ cut }) => cut.length === 0)) break;
  }
  const { widths, lines } = grid;
  const columns = widths.length;
  const widthOf = (at: number): number => widths[at % columns] ?? 0;
  // Letters set for a smaller size are wider, and what fitted as a smaller one of a larger may not fit.
  const setAll = (at: number) =>
    Promise.all(
      parts.map((part, nth) =>
        setText({ part, text: toValue(part), size: at, least: at, ...styleOf(widthOf(nth), lines) }, context),
      ),
    );
  let least = Math.min(...tried.map((block) => block.size));
  let values = await setAll(least);
  for (
    ;
    values.some(({ cut }) => cut.length > 0) && least > smallest;
    least = Math.max(smallest, least * FINER)
  )
    values = await setAll(Math.max(smallest, least * FINER));
  const namesOf = await Promise.all(
    parts.map((part, at) => {
      const name = part.named?.label ?? part.detail;
      return name ? setName(part, name, { width: widthOf(at), shrinks: true }, context) : undefined;
    }),
  );
  // A value without a name stands beside those that have one.
  const height = Math.max(0, ...namesOf.map((name) => name?.height ?? 0));
  const noName = (width: number) => ({ ...drawn('rect', { width, height }, context), place: () => {} });
  const cells = values.map((value, at) => {
    const width = widthOf(at);
    const label = namesOf[at] ?? (height > 0 ? noName(width) : undefined);
    const head = drawn('rect', { width, height: Math.max(1, rule ?? 3) }, context, { color: inks.line });
    const blocks = [head, ...(label ? [label] : []), value];
    return { ...stack(blocks, [0, pad ?? 0, value.size * 0.52]), width };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap, 'top'),
  );
  return stack(
    rows,
    rows.map(() => toPx(30, canvas) * context.tight),
  );
}
