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
const MOST_COLUMNS = 5;
// Of a value, on most cards.
const LINES = 2;

type Grid = readonly [columns: number, lines: number];

/** One size for all facts: that at which each fits its column. */
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
  const styleOf = (columns: number, lines: number) => {
    const width = (room.width - gap * (columns - 1)) / columns;
    return { voice: 'strong', width, lines, ink: 'ink' } as const;
  };
  const narrowed = Math.max(smallest, size * NARROWED);
  const tryColumns = (columns: number, lines: number) =>
    Promise.all(
      parts.map(async (part) => {
        const value = { part, text: toValue(part), ...styleOf(columns, lines) };
        const one = await setText({ ...value, size, least: narrowed, lines: 1 }, context);
        if (one.cut.length === 0) return one;
        return setText({ ...value, size: narrowed, least: Math.max(smallest, size * 0.7) }, context);
      }),
    );
  // Where a value has no room in its column, there are two rows; where room is short, or nothing else helps, it has more lines.
  const most = Math.min(parts.length, wide ? MOST_COLUMNS : 2);
  const half = most <= 2 ? most : Math.ceil(most / 2);
  const short: Grid[] = slot.as === 'facts' && context.tight < 1 ? [[most, LINES + 1]] : [];
  const long: Grid[] =
    slot.as === 'facts'
      ? [
          [half, LINES + 1],
          [half, LINES + 2],
        ]
      : [];
  const grids: Grid[] = [[most, LINES], ...short, [half, LINES], ...long];
  let [columns, lines] = [most, LINES];
  let tried: SetText[] = [];
  for ([columns, lines] of grids) {
    tried = await tryColumns(columns, lines);
    if (tried.every(({ cut }) => cut.length === 0)) break;
  }
  const style = styleOf(columns, lines);
  const { width } = style;
  const least = Math.min(...tried.map((block) => block.size));
  const namesOf = await Promise.all(
    parts.map((part) => {
      const name = part.named?.label ?? part.detail;
      return name ? setName(part, name, { width, shrinks: true }, context) : undefined;
    }),
  );
  // A value without a name stands beside those that have one.
  const height = Math.max(0, ...namesOf.map((name) => name?.height ?? 0));
  const noName = height > 0 ? { ...drawn('rect', { width, height }, context), place: () => {} } : undefined;
  const cells = await Promise.all(
    parts.map(async (part, at) => {
      const value = await setText({ part, text: toValue(part), size: least, least, ...style }, context);
      const label = namesOf[at] ?? noName;
      const head = drawn('rect', { width, height: Math.max(1, rule ?? 3) }, context, { color: inks.line });
      const blocks = [head, ...(label ? [label] : []), value];
      return { ...stack(blocks, [0, pad ?? 0, value.size * 0.52]), width };
    }),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap, 'top'),
  );
  return stack(
    rows,
    rows.map(() => toPx(30, canvas) * context.tight),
  );
}
