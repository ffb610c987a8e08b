import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { by, toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { setText, type TextRequest } from '../set-text.ts';
import { line, stack } from './arrange.ts';
import type { Room } from './slot-request.ts';
import {
  APART,
  APART_DETAIL,
  DETAIL,
  DETAIL_LINES,
  HEADING,
  INDENT,
  LABEL,
  PAD,
  type Row,
  SLACK,
  setRow,
  textWidth,
  VALUE_LINES,
  valueWidth,
} from './table-row.ts';

// Between two columns, in em of the text of a row.
const BETWEEN = 1.6;
// How much of the height that is left a row takes above and below it.
const MOST_AIR = 0.5;
const BREAKS = /[\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/v;
// A column is never narrower, and where there are several rows not much wider, in em.
const [NARROWEST, WIDEST] = [8, 27];
const [MOST_COLUMNS, FEW_ROWS] = [4, 4];
// Of the room: a longer heading stands over its rows, however few.
const MOST_KIND = 0.25;
const STEP = 0.95;
// How much larger rows are that take a second line.
const WORTH_A_LINE = 1.45;
// Of their size in more columns, what is enough for rows in fewer.
const ENOUGH = 0.75;
// Sets a text on one line, however long it is; small letters are the widest.
const PROBE = 24;

/** Rows at a size, spread over columns. */
type Plan = { size: number; width: number; columns: Row[][]; left: Row[]; air: number };

/**
 * Rows below each other, with what belongs to them at their other end, and headings over their sections: at the largest size, and in as
 * many columns, that their room has height for.
 */
export async function setTable(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { canvas } = context;
  const rows = await measureRows(slot, parts, room, context);
  const lines = by(slot.lines, canvas.shape) ?? 2;
  const plan = choosePlan(rows, {
    ...room,
    most: toMost(slot, context),
    least: toStep('small', canvas),
    lines,
  });
  const gap = plan.size * BETWEEN;
  const columns = await Promise.all(
    plan.columns.map(async (column) => {
      const blocks = await Promise.all(column.map((row) => setRow(row, { slot, plan, lines }, context)));
      const gaps = column.map(({ heading }) => (heading ? plan.size * HEADING : 0));
      return { ...stack(blocks, gaps), width: plan.width };
    }),
  );
  return {
    ...line(columns, gap, 'top'),
    width: room.width,
    size: plan.size,
    over: 0,
    under: 0,
    cut: [...columns.flatMap(({ cut }) => cut), ...plan.left.map(({ part }) => part)],
  };
}

function toMost({ size }: PartSlot, { canvas, tight }: Context): number {
  if (typeof size === 'object' && 'fit' in size) return toPx(size.fit, canvas) * Math.max(1, tight);
  if (typeof size === 'object' && 'px' in size) return toPx(size.px, canvas) * tight;
  return toStep(typeof size === 'string' ? size : 'desc', canvas) * tight;
}

async function measureRows(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Row[]> {
  const measure = async (
    part: Part,
    text: string | undefined,
    voice: TextRequest['voice'],
  ): Promise<{ width: number; height: number; line: number }> => {
    if (!text) return { width: 0, height: 0, line: 0 };
    const request = { part, text, voice, size: PROBE, least: PROBE, lines: 1, ink: 'ink' } as const;
    const { width, height, fitted } = await setText({ ...request, width: Number.MAX_SAFE_INTEGER }, context);
    return { width: width / PROBE, height: height / PROBE, line: fitted.lineHeightPx / PROBE };
  };
  const isHead = ({ section }: Part, at: number): boolean =>
    section !== undefined && section !== parts[at - 1]?.section;
  const heads = parts.filter(isHead);
  const widths = await Promise.all(heads.map((part) => measure(part, part.section, 'strong')));
  const kinds = Math.max(0, ...widths.map(({ width }) => width * SLACK)) + APART;
  const isShort = kinds * toStep('small', context.canvas) <= room.width * MOST_KIND;
  const beside = isShort && heads.length > 1 && heads.length * 2 > parts.length;
  return Promise.all(
    parts.map(async (part, at): Promise<Row> => {
      const { section } = part;
      const [text, value, detail] = await Promise.all([
        measure(part, part.text, slot.voice ?? 'text'),
        measure(part, part.value, 'strong'),
        measure(part, part.detail, 'text'),
      ]);
      return {
        part,
        ...(isHead(part, at) ? { [beside ? 'kind' : 'heading']: section } : {}),
        before: part.icon ? INDENT : beside ? kinds : 0,
        text: text.width,
        value: value.width,
        detail: detail.width,
        letter: Math.max(text.height, value.height),
        line: text.line,
      };
    }),
  );
}

/** What a row stands in, the least size of anything in it, and the most lines of its text. */
type Cell = { width: number; size: number; least: number; lines: number };
type PlanRoom = Room & { most: number; least: number; lines: number };

function choosePlan(rows: readonly Row[], room: PlanRoom): Plan {
  const single = tryPlans(rows, { ...room, lines: 1 });
  const wrapped = room.lines > 1 ? tryPlans(rows, room) : undefined;
  // Rows of one line are better than rows of several that are a little larger.
  if (single && (wrapped?.size ?? 0) < single.size * WORTH_A_LINE) return single;
  return wrapped ?? cutOff(rows, room);
}

/** In few columns, unless rows are much larger in more. */
function tryPlans(rows: readonly Row[], room: PlanRoom): Plan | undefined {
  const plans = countsOf(rows).flatMap((count) => tryColumns(rows, count, room) ?? []);
  const largest = Math.max(...plans.map(({ size }) => size));
  return plans.find(({ size }) => size >= largest * ENOUGH);
}

function tryColumns(rows: readonly Row[], count: number, room: PlanRoom): Plan | undefined {
  const { width, height, most, least, lines } = room;
  for (let size = most; ; size = Math.max(least, size * STEP)) {
    const own = columnWidth(width, count, size);
    const narrow = count > 1 && isNarrow(rows, own, size);
    // Across a wide card nobody finds the price of a dish.
    const wide = count < MOST_COLUMNS && rows.length >= FEW_ROWS && own > size * WIDEST;
    if (!narrow && !wide && rows.every((row) => lineCount(row, own, size) <= lines)) {
      const cell = { width: own, size, least, lines };
      const heights = rows.map((row, at) => rowHeight(row, cell, at === 0));
      const columns = spread(rows, heights, count);
      if (height === undefined) return { size, width: own, columns, left: [], air: 0 };
      const tallest = Math.max(...columns.map((column) => heightOf(column, cell)));
      if (tallest <= height) {
        const longest = Math.max(...columns.map((column) => column.length));
        const air = Math.min(size * MOST_AIR, (height - tallest) / longest / 2);
        return { size, width: own, columns, left: [], air };
      }
    }
    if (size <= least) return undefined;
  }
}

const countsOf = (rows: readonly Row[]): number[] =>
  Array.from({ length: Math.min(MOST_COLUMNS, rows.length) }, (_, at) => at + 1);

const isNarrow = (rows: readonly Row[], width: number, size: number): boolean =>
  width < size * (NARROWEST + Math.max(...rows.map(({ before }) => before)));

const columnWidth = (width: number, count: number, size: number): number =>
  (width - (count - 1) * size * BETWEEN) / count;

function lineCount(row: Row, width: number, size: number): number {
  const count = Math.ceil((row.text * size * SLACK) / Math.max(1, textWidth(row, width, size)));
  // A single word has no second line.
  return count > 1 && !BREAKS.test(row.part.text) ? Number.POSITIVE_INFINITY : Math.max(1, count);
}

function rowHeight(row: Row, { width, size, least, lines }: Cell, first: boolean): number {
  const own = textWidth(row, width, size);
  const [label, quiet] = [LABEL, DETAIL].map((share) => Math.max(least, size * share)) as [number, number];
  const linesOf = (wide: number, room: number, most: number): number =>
    Math.min(most, Math.max(1, Math.ceil((wide * SLACK) / Math.max(1, room))));
  const high = (count: number, px: number): number => px * (row.letter + (count - 1) * row.line);
  const words = high(Math.min(Math.max(2, lines), lineCount(row, width, size)), size);
  const detail =
    row.detail > 0 ? size * APART_DETAIL + high(linesOf(row.detail * quiet, own, DETAIL_LINES), quiet) : 0;
  const value = high(linesOf(row.value * size, valueWidth(row, width, size), VALUE_LINES), size);
  const heading = row.heading ? (first ? 0 : HEADING) * size + label * row.letter + size * HEADING * 0.6 : 0;
  return heading + 2 * PAD * size + Math.max(words + detail, value);
}

const heightOf = (rows: readonly Row[], cell: Cell): number =>
  rows.reduce((sum, row, at) => sum + rowHeight(row, cell, at === 0), 0);

/** In as many columns, none of which is higher than it has to be. */
function spread(rows: readonly Row[], heights: readonly number[], count: number): Row[][] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  for (let most = total / count; ; most *= 1.04) {
    const columns = pack(rows, heights, most);
    if (columns.length <= count) return columns;
  }
}

function pack(rows: readonly Row[], heights: readonly number[], most: number): Row[][] {
  const columns: Row[][] = [];
  let left = -1;
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0;
    const column = columns.at(-1);
    if (column && height <= left) column.push(row);
    else {
      columns.push([row]);
      left = most;
    }
    left -= height;
  }
  return columns;
}

/** The rows that there is height for at the least size, and those that are left. */
function cutOff(rows: readonly Row[], { width, height = 0, least: size, lines }: PlanRoom): Plan {
  const narrow = (count: number): boolean => isNarrow(rows, columnWidth(width, count, size), size);
  const count = countsOf(rows).findLast((one) => !narrow(one)) ?? 1;
  const own = columnWidth(width, count, size);
  const cell = { width: own, size, least: size, lines };
  for (let shown = rows.length; ; shown--) {
    const kept = rows.slice(0, shown);
    const heights = kept.map((row, at) => rowHeight(row, cell, at === 0));
    const columns = spread(kept, heights, count);
    const fits = columns.every((column) => heightOf(column, cell) <= height);
    if (fits || shown <= 1) return { size, width: own, columns, left: rows.slice(shown), air: 0 };
  }
}
