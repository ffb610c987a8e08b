import type { FittedText } from '../assets/fitted-text.ts';
import type { ListItem } from '../brief/design-request.ts';
import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import { type TextSpec, textBlock } from './blocks.ts';
import type { Align, Block, Measured, Placement } from './column.ts';
import type { PlacedText } from './composition.ts';
import type { CardList } from './list-items.ts';
import type { Typesetter } from './typesetter.ts';

export type ListSpec = {
  list: CardList;
  /** Of the items. */
  item: Omit<TextSpec, 'role' | 'text'>;
  /** Style and color of numbers and prices. */
  mark: Pick<TextSpec, 'style' | 'color'>;
};

// Lengths in em of the items.
const ROW_AIR = 0.42;
const COLUMN_GAP = 2;
const MARK_GAP = 0.75;
const PRICE_GAP = 1.6;
const WIDEST_PRICED = 24;
// Below this scale a card has no room for a list.
const CRAMPED = 0.6;
// From this many items on, two columns are tried before the type shrinks.
const TWO_COLUMNS = 4;

type Row = { text: FittedText; mark?: FittedText; height: number };
type Setting = {
  rows: Row[];
  columns: number;
  width: number;
  markWidth: number;
  size: number;
  height: number;
};

/** Sets items in a column, or in two where one would be too high; numbers and prices are aligned. */
export function listBlock(typesetter: Typesetter, spec: ListSpec): Block {
  const { item } = spec;
  return {
    gap: item.gap ?? 0,
    share: 0,
    comfort: 0,
    measure: async ({ width, height, scale }) => {
      if (scale < CRAMPED) return runOn(typesetter, spec).measure({ width, height, scale });
      const size = Math.max(item.minSize, item.size * scale);
      const one = await setRows(typesetter, spec, { width, size, columns: 1 });
      const wide = width > size * 22 && spec.list.items.length >= TWO_COLUMNS;
      const two =
        wide && one.height > height * 0.8
          ? await setRows(typesetter, spec, { width, size, columns: 2 })
          : undefined;
      return toMeasured(two && two.height < one.height * 0.7 ? two : one, spec);
    },
  };
}

/** Sets the items as one paragraph, for a card with hardly any room. */
function runOn(typesetter: Typesetter, { list, item }: ListSpec): Block {
  const words = list.items.map(({ text, value: price }, index) => {
    if (list.numbered) return `${index + 1}. ${text}`;
    return price === undefined ? text : `${text} ${price}`;
  });
  return textBlock(typesetter, { ...item, role: 'label', text: words.join(' · '), maxLines: 8 });
}

async function setRows(
  typesetter: Typesetter,
  { list, item, mark }: ListSpec,
  { width, size, columns }: { width: number; size: number; columns: number },
): Promise<Setting> {
  const room = (width - (columns - 1) * COLUMN_GAP * size) / columns;
  const fit = (text: string, style: TextSpec['style'], maxWidth: number, maxLines: number) =>
    typesetter.fit({
      text,
      style,
      maxSize: size,
      minSize: Math.min(item.minSize, size),
      maxLines,
      maxWidth: Math.max(1, maxWidth),
      maxHeight: Number.POSITIVE_INFINITY,
    });
  const marks = await Promise.all(
    list.items.map(async (entry, index) => {
      const text = markOf(entry, index, list);
      return text === undefined ? undefined : fit(text, { ...mark.style, tabular: true }, room * 0.4, 1);
    }),
  );
  const markWidth = Math.max(0, ...marks.map((fitted) => fitted?.width ?? 0));
  const gap = markWidth > 0 ? (list.numbered ? MARK_GAP : PRICE_GAP) * size : 0;
  const texts = await Promise.all(
    list.items.map(({ text }) => fit(text, item.style, room - markWidth - gap, 2)),
  );
  const widest = Math.max(...texts.map((fitted) => fitted.width)) + gap + markWidth;
  const priced = !list.numbered && markWidth > 0;
  // Prices are at the edge of the column, but not so far away that the eye loses the line.
  const rowWidth = priced ? Math.min(room, Math.max(widest, WIDEST_PRICED * size * 0.8)) : widest;
  const rows = texts.map((text, index): Row => {
    const own = marks[index];
    return {
      text,
      ...(own ? { mark: own } : {}),
      height: Math.max(text.height, own?.height ?? 0) + ROW_AIR * size,
    };
  });
  const perColumn = Math.ceil(rows.length / columns);
  const heights = Array.from({ length: columns }, (_, column) =>
    rows.slice(column * perColumn, (column + 1) * perColumn).reduce((sum, row) => sum + row.height, 0),
  );
  return { rows, columns, width: rowWidth, markWidth, size, height: Math.max(...heights) - ROW_AIR * size };
}

const markOf = ({ value: price }: ListItem, index: number, { numbered }: CardList): string | undefined =>
  numbered ? String(index + 1) : price;

function toMeasured(setting: Setting, spec: ListSpec): Measured {
  const { rows, columns, width, size, height } = setting;
  const total = columns * width + (columns - 1) * COLUMN_GAP * size;
  return {
    width: total,
    height,
    size,
    lineHeight: rows[0]?.text.lineHeightPx ?? size,
    truncated: rows.some(({ text, mark }) => text.truncated || mark?.truncated === true),
    place: (x, y, room, align) => {
      const rtl = rows[0]?.text.direction === 'rtl';
      const side = rtl && align === 'left' ? 'right' : align;
      const slack = Math.max(0, room - total);
      const left = x + (side === 'left' ? 0 : side === 'center' ? slack / 2 : slack);
      return placeRows(setting, spec, { x: left, y, width: total, height }, { side, rtl });
    },
  };
}

function placeRows(
  { rows, columns, width, markWidth, size }: Setting,
  { list, item, mark }: ListSpec,
  box: Box,
  { side, rtl }: { side: Align; rtl: boolean },
): Placement {
  const texts: PlacedText[] = [];
  const art: Node[] = [];
  const perColumn = Math.ceil(rows.length / columns);
  const centred = side === 'center' && markWidth === 0;
  const start: Align = centred ? 'center' : rtl ? 'right' : 'left';
  const put = (fitted: FittedText, x: number, y: number, room: number, align: Align, color: string): void => {
    const spare = room - fitted.width;
    const at = x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    texts.push({
      role: 'label',
      fitted,
      box: { x: at, y, width: Math.max(1, fitted.width), height: fitted.height },
      align,
      color,
    });
  };
  for (let column = 0; column < columns; column++) {
    const step = column * (width + COLUMN_GAP * size);
    const x = rtl ? box.x + box.width - width - step : box.x + step;
    let y = box.y;
    for (const [index, row] of rows.slice(column * perColumn, (column + 1) * perColumn).entries()) {
      const indent = list.numbered ? markWidth + MARK_GAP * size : 0;
      const putText = (): void => put(row.text, rtl ? x : x + indent, y, width - indent, start, item.color);
      // Numbers are at the start of the row, prices at its end, and are set in that order.
      if (!list.numbered) putText();
      if (row.mark) {
        const end: Align = list.numbered === rtl ? 'right' : 'left';
        put(row.mark, x, y + (row.text.lineHeightPx - row.mark.lineHeightPx) / 2, width, end, mark.color);
      }
      if (list.numbered) putText();
      if (index > 0 && row.mark && !list.numbered)
        art.push(
          hairline({ x, y: y - (ROW_AIR * size) / 2, width, height: Math.max(1, size * 0.045) }, item.color),
        );
      y += row.height;
    }
  }
  return { texts, art };
}

const hairline = ({ x, y, width, height }: Box, color: string): Node => ({
  type: 'container',
  style: { position: 'absolute', left: x, top: y, width, height, backgroundColor: color, opacity: 0.28 },
});
