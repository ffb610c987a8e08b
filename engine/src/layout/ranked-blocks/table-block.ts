import type { FittedText } from '../../assets/fitted-text.ts';
import type { TextStyle } from '../../assets/text-style.ts';
import type { Section } from '../../brief/content.ts';
import { mix } from '../../color/oklch.ts';
import type { Node } from '../../nodes.ts';
import type { Block, Measured, Placement, Room } from '../column.ts';
import type { PlacedText } from '../composition.ts';
import { withoutOrdinals } from '../ordinals.ts';
import { line } from './arrange.ts';
import { type Kit, strong, tight } from './kit.ts';

// Lengths in em of the rows.
const ROW_AIR = 0.52;
const SECTION_AIR = 1.1;
const COLUMN_GAP = 2.4;
const VALUE_GAP = 1.4;
const WIDEST_ROW = 30;
const LEADER = { width: 0.07, air: 0.4 } as const;
const DETAIL_SHARE = 0.78;
const STEP = 0.94;
const SAME_SIZE = 0.74;
const MOST_COLUMNS = 3;
// With fewer rows in a column, one more in the column beside it looks like a mistake.
const LEAST_UNEVEN = 2;
// A number before its item, the dot before one.
const MARK_GAP = 0.75;
// Numbers are in the display type, a little larger than their rows.
const NUMBER = 1.15;
const BULLET = { size: 0.34, room: 0.95 } as const;
// Rows that fill their room are no further apart than this, and leave a little of it.
const MOST_AIR = 1.15;
const FILLED = 0.96;

export type TableOptions = {
  /** Largest size of the rows, px. */
  most: number;
  gap?: number;
  /** Numbers its rows, which have no values; those that begin with their own numbers are numbered anyway. */
  numbered?: boolean;
  /** Spreads the rows of one column over its room. */
  fills?: boolean;
};

type Cell = { text: FittedText; detail?: FittedText; value?: FittedText; mark?: FittedText; height: number };
type Line = { heading: FittedText; height: number } | Cell;
type Setting = {
  columns: Line[][];
  /** Before rows that are neither numbered nor valued. */
  bulleted: boolean;
  width: number;
  size: number;
  height: number;
  gap: number;
  short: boolean;
};

const tabular = (style: TextStyle): TextStyle => ({ ...style, tabular: true });

/** Rows with leaders and values at the end, in as many columns as let them be largest. */
export function tableBlock(kit: Kit, written: readonly Section[], asked: TableOptions): Block {
  const counted = countRows(written);
  const sections = counted ?? written;
  const options = counted ? { ...asked, numbered: true } : asked;
  // A column asks at several scales, which a table does not heed: its room decides.
  const known = new Map<string, Promise<Setting>>();
  const settingIn = (room: Room): Promise<Setting> => {
    const key = `${Math.round(room.width)} ${Math.round(room.height)}`;
    const setting =
      known.get(key) ??
      findSetting(kit, sections, options, room).then((found) =>
        options.fills ? spread(found, room.height) : found,
      );
    known.set(key, setting);
    return setting;
  };
  return {
    gap: options.gap ?? 0,
    share: 1,
    comfort: kit.least.action,
    level: 2,
    measure: async (room) => toMeasured(await settingIn(room), kit),
  };
}

/** A setting of one column with its rows as far apart as its room allows. */
function spread(setting: Setting, height: number): Setting {
  const [rows, ...more] = setting.columns;
  if (!rows || more.length > 0 || rows.length < 2) return setting;
  const gaps = rows.length - 1;
  const air = Math.max(0, Math.min((height * FILLED - setting.height) / gaps, MOST_AIR * setting.size));
  const columns = [rows.map((row) => ({ ...row, height: row.height + air }))];
  return { ...setting, columns, height: setting.height + air * gaps };
}

/** The rows without the numbers that they begin with, where they are one list that counts itself; else undefined. */
function countRows(sections: readonly Section[]): Section[] | undefined {
  const [section, ...more] = sections;
  if (!section || more.length > 0 || section.rows.some(({ value }) => value !== undefined)) return undefined;
  const texts = withoutOrdinals(section.rows.map(({ text }) => text));
  return (
    texts && [{ ...section, rows: section.rows.map((row, at) => ({ ...row, text: texts[at] ?? row.text })) }]
  );
}

/** Finds the largest size at which the rows fit in some number of columns, by bisection, or else the lowest setting. */
async function findSetting(
  kit: Kit,
  sections: readonly Section[],
  options: TableOptions,
  { width, height }: Room,
): Promise<Setting> {
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const columns = Array.from({ length: Math.min(MOST_COLUMNS, count) }, (_, index) => index + 1).filter(
    (number) => count % number === 0 || count >= number * LEAST_UNEVEN,
  );
  const sizes: number[] = [];
  for (let size = options.most; size > kit.least.rest; size *= STEP) sizes.push(size);
  sizes.push(kit.least.rest);
  let lowest: Setting | undefined;
  let best: Setting | undefined;
  let [from, to] = [0, sizes.length - 1];
  while (from <= to) {
    const middle = best === undefined && from === 0 && to === sizes.length - 1 ? 0 : (from + to) >> 1;
    let fits: Setting | undefined;
    for (const number of columns) {
      const setting = await setRows(kit, sections, options, {
        width,
        size: sizes[middle] ?? 0,
        columns: number,
      });
      if (!setting) continue;
      if (!lowest || setting.height < lowest.height) lowest = setting;
      if (setting.height <= height && !setting.short) fits ??= setting;
      if (fits) break;
    }
    if (fits) {
      best = fits;
      to = middle - 1;
    } else from = middle + 1;
  }
  // One column reads more easily than two that are a little larger.
  if (best && best.columns.length > 1)
    for (const size of sizes.filter(
      (size) => size <= (best?.size ?? 0) && size >= (best?.size ?? 0) * SAME_SIZE,
    )) {
      const single = await setRows(kit, sections, options, { width, size, columns: 1 });
      if (single && single.height <= height && !single.short) return single;
    }
  return (
    best ?? lowest ?? { columns: [], bulleted: false, width: 0, size: 0, height: 0, gap: 0, short: true }
  );
}

async function setRows(
  kit: Kit,
  sections: readonly Section[],
  { numbered = false }: TableOptions,
  { width, size, columns }: { width: number; size: number; columns: number },
): Promise<Setting | undefined> {
  const gap = COLUMN_GAP * size;
  const room = (width - gap * (columns - 1)) / columns;
  // Narrower than this, names would be broken into words.
  if (columns > 1 && room < size * 9) return undefined;
  const { text: body, label } = kit.style.type;
  const bulleted = kit.icons && !numbered && sections.every(({ rows }) => rows.every(({ value }) => !value));
  const fit = (text: string, style: TextStyle, maxWidth: number, at: number, maxLines: number) =>
    kit.typesetter.fit({
      text,
      style,
      maxSize: at,
      minSize: at * 0.8,
      maxLines,
      maxWidth: Math.max(1, maxWidth),
      maxHeight: Number.POSITIVE_INFINITY,
      // A row that is higher makes all others smaller.
      lineCost: Number.POSITIVE_INFINITY,
    });
  const all = sections.flatMap(({ rows }) => rows);
  const values = await Promise.all(
    all.map(({ value }) => (value ? fit(value, tabular(strong(body)), room * 0.6, size, 2) : undefined)),
  );
  const marks = numbered
    ? await Promise.all(
        all.map((_, index) =>
          fit(String(index + 1), tight(tabular(kit.style.type.display), 1), size * 3, size * NUMBER, 1),
        ),
      )
    : [];
  const markWidth = Math.max(0, ...marks.map((mark) => mark.width));
  const indent = markWidth > 0 ? markWidth + MARK_GAP * size : bulleted ? BULLET.room * size : 0;
  const cells = await Promise.all(
    all.map(async ({ text, detail }, index): Promise<Cell> => {
      const value = values[index];
      const free = room - indent - (value ? value.width + VALUE_GAP * size : 0);
      const words = await fit(
        text,
        value || numbered ? { ...strong(body), weight: Math.max(body.weight, 550) } : body,
        free,
        size,
        3,
      );
      const more = detail ? await fit(detail, body, free, size * DETAIL_SHARE, 3) : undefined;
      const mark = marks[index];
      return {
        text: words,
        ...(more ? { detail: more } : {}),
        ...(value ? { value } : {}),
        ...(mark ? { mark } : {}),
        height: Math.max(words.height + (more?.height ?? 0), value?.height ?? 0) + ROW_AIR * size,
      };
    }),
  );
  // Columns are for short names: one that runs over is better off in the full width.
  if (columns > 1 && cells.some((cell) => cell.text.lines.length > 1)) return undefined;
  const lines: Line[] = [];
  let at = 0;
  for (const section of sections) {
    if (section.label) {
      const heading = await fit(section.label, strong(label), room, size * 0.92, 2);
      const air = lines.length > 0 ? SECTION_AIR * size : 0;
      lines.push({ heading, height: heading.height + ROW_AIR * size + air });
    }
    lines.push(...cells.slice(at, at + section.rows.length));
    at += section.rows.length;
  }
  const set = splitLines(lines, columns);
  const heights = set.map((column) => column.reduce((sum, { height }) => sum + height, 0));
  const fitted = lines.flatMap((row) =>
    'heading' in row ? [row.heading] : [row.text, row.detail, row.value],
  );
  const priced = values.some((value) => value !== undefined);
  const widest = Math.max(
    ...cells.map((cell) => cell.text.width + indent + (cell.value ? cell.value.width + VALUE_GAP * size : 0)),
  );
  return {
    columns: set,
    bulleted,
    width: priced ? Math.min(room, Math.max(widest, WIDEST_ROW * size)) : Math.min(room, widest),
    size,
    height: Math.max(...heights) - ROW_AIR * size,
    gap,
    short: fitted.some(
      (text) => text !== undefined && (text.truncated || text.size < size * DETAIL_SHARE * 0.9),
    ),
  };
}

/** Cuts the lines into columns of about equal height; a heading is never last in one. */
function splitLines(lines: readonly Line[], columns: number): Line[][] {
  const total = lines.reduce((sum, { height }) => sum + height, 0);
  const set: Line[][] = [[]];
  let filled = 0;
  for (const [index, row] of lines.entries()) {
    const column = set.at(-1) as Line[];
    const full = filled + row.height / 2 > (total / columns) * set.length;
    const leaves = !('heading' in row) && index > 0 && 'heading' in (lines[index - 1] as Line);
    if (full && column.length > 0 && set.length < columns && !leaves) set.push([row]);
    else column.push(row);
    filled += row.height;
  }
  return set;
}

function toMeasured(setting: Setting, kit: Kit): Measured {
  const { columns, width, size, height, gap, short } = setting;
  const total = columns.length * width + Math.max(0, columns.length - 1) * gap;
  return {
    width: total,
    height,
    size,
    lineHeight: size * 1.3,
    truncated: short,
    place: (x, y, room, align) => {
      const slack = Math.max(0, room - total);
      const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
      return placeColumns(setting, kit, { x: left, y, total });
    },
  };
}

function placeColumns(
  { columns, bulleted, width, size, gap }: Setting,
  { rtl, palette, style }: Kit,
  at: { x: number; y: number; total: number },
): Placement {
  const texts: PlacedText[] = [];
  const art: Node[] = [];
  const faint = mix(palette.background, palette.foreground, 0.3);
  const put = (
    fitted: FittedText,
    box: { x: number; y: number; width: number },
    end: boolean,
    color: string,
  ): void => {
    texts.push({
      role: 'label',
      fitted,
      box: { ...box, height: fitted.height },
      align: end === rtl ? 'left' : 'right',
      color,
    });
  };
  for (const [index, column] of columns.entries()) {
    const shift = index * (width + gap);
    const x = rtl ? at.x + at.total - shift - width : at.x + shift;
    let y = at.y;
    const indent = Math.max(
      0,
      ...column.map((row) => ('mark' in row && row.mark ? row.mark.width + MARK_GAP * size : 0)),
      bulleted ? BULLET.room * size : 0,
    );
    const inner = { x: rtl ? x : x + indent, width: width - indent };
    for (const [row, cell] of column.entries()) {
      if ('heading' in cell) {
        const air = row > 0 ? SECTION_AIR * size : 0;
        put(cell.heading, { x, y: y + air, width }, false, palette.accentText);
      } else {
        const first = cell.text.lineHeightPx;
        if (cell.mark)
          put(
            cell.mark,
            { x, y: y + (first - cell.mark.lineHeightPx) / 2, width },
            false,
            palette.accentText,
          );
        if (bulleted) {
          const side = BULLET.size * size;
          const at = { x: rtl ? x + width - side : x, y: y + (first - side) / 2 };
          art.push(
            line({ ...at, width: side, height: side }, palette.accentText, style.corner > 0 ? side / 2 : 0),
          );
        }
        put(cell.text, { ...inner, y }, false, palette.foreground);
        if (cell.detail) put(cell.detail, { ...inner, y: y + cell.text.height }, false, palette.muted);
        if (cell.value) {
          put(cell.value, { x, y, width }, true, palette.foreground);
          const last = cell.text.lines.at(-1)?.width ?? 0;
          const from = indent + last + LEADER.air * size;
          const to = width - cell.value.width - LEADER.air * size;
          const base =
            y +
            cell.text.lineHeightPx * (cell.text.lines.length - 1) +
            cell.text.lineHeightPx / 2 +
            size * 0.3;
          if (to - from > size && cell.text.lines.length === 1)
            art.push(...dots(rtl ? x + width - to : x + from, base, to - from, size, faint));
        }
      }
      y += cell.height;
    }
  }
  return { texts, art };
}

/** A leader: the dots that lead from a dish to its price. */
function dots(x: number, y: number, width: number, size: number, color: string): Node[] {
  const thick = Math.max(1.5, size * LEADER.width);
  const step = thick * 4;
  const count = Math.floor(width / step);
  const image = `radial-gradient(circle at ${thick / 2}px ${thick / 2}px, ${color} ${thick / 2}px, transparent ${thick / 2 + 0.5}px)`;
  if (count < 2) return [];
  return [
    {
      type: 'container',
      style: {
        position: 'absolute',
        left: x + (width - count * step + step - thick) / 2,
        top: y - thick,
        width: count * step,
        height: thick + 1,
        backgroundImage: image,
        backgroundSize: `${step}px ${thick + 1}px`,
        backgroundRepeat: 'repeat-x',
      },
    },
  ];
}
