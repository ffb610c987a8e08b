import type { Node } from './nodes.ts';

export type Box = { x: number; y: number; width: number; height: number };
type Axis = 'x' | 'y';
export type Change = readonly (readonly [field: string, value: unknown])[];

const SIDES = {
  x: { near: 'left', far: 'right', length: 'width', most: 'maxWidth' },
  y: { near: 'top', far: 'bottom', length: 'height', most: 'maxHeight' },
} as const;
const MOST = 4096;
const LEAST_FONT = 4;
const MOST_FONT = 1000;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const isShare = (value: unknown): value is string => typeof value === 'string' && value.endsWith('%');

/** A length in the unit that it had: px of the tree, or percent of what is around it. */
const write = (old: unknown, px: number, around: number): number | string =>
  isShare(old) ? `${Math.round((px / around) * 1000) / 10}%` : Math.round(px);

/** Whether something is nearer to the far side of what is around it. */
export const isFarIn = (box: Box, around: Box, axis: Axis, by = 0): boolean => {
  const { length } = SIDES[axis];
  return box[axis] + box[length] / 2 + by > around[axis] + around[length] / 2;
};

/** Moves what stands where it was put, by px of the tree. Once it is over the middle, it keeps its distance from the other side. */
export function moveBy(
  style: Node,
  box: Box,
  around: Box,
  by: { x: number; y: number },
  mayCross = true,
): Change {
  return (['x', 'y'] as const).flatMap((axis): Change => {
    if (by[axis] === 0) return [];
    const { near, far, length } = SIDES[axis];
    const wasFar = style[near] === undefined && style[far] !== undefined;
    const isOneSet = (style[near] === undefined) !== (style[far] === undefined);
    const willBeFar = isFarIn(box, around, axis, by[axis]);
    const crosses = mayCross && isOneSet && willBeFar !== isFarIn(box, around, axis);
    const isFar = crosses ? willBeFar : wasFar;
    const offset = isFar
      ? around[axis] + around[length] - box[axis] - box[length] - by[axis]
      : box[axis] - around[axis] + by[axis];
    const [side, other] = isFar ? [far, near] : [near, far];
    const value = write(style[side] ?? style[other], clamp(offset, -MOST, MOST), around[length]);
    return [
      [`style.${side}`, value],
      ...(style[other] !== undefined && crosses ? ([[`style.${other}`, undefined]] as const) : []),
    ];
  });
}

/** Gives a node another width or height, by px of the tree; what filled the room of a row no longer does. */
export function resizeBy(
  style: Node,
  box: Box,
  around: Box,
  axis: Axis,
  by: number,
  isAlong: boolean,
): Change {
  const { length, most } = SIDES[axis];
  const px = clamp(box[length] + by, 1, MOST);
  return [
    [`style.${length}`, write(style[length], px, around[length])],
    ...(isAlong && style.flexGrow !== undefined
      ? ([
          ['style.flexGrow', undefined],
          ['style.flexBasis', undefined],
        ] as const)
      : []),
    ...(style[most] === undefined ? [] : ([[`style.${most}`, undefined]] as const)),
  ];
}

/** Gives a box another space around what is in it: on one side, or on all where these are alike. */
export function padBy(style: Node, side: 'Top' | 'Right' | 'Bottom' | 'Left', by: number): Change {
  const own = style[`padding${side}`];
  const field = own === undefined ? 'padding' : `padding${side}`;
  const old = style[field];
  return [[`style.${field}`, Math.round(clamp((typeof old === 'number' ? old : 0) + by, 0, MOST))]];
}

/** Sets a text larger or smaller, as its box is drawn. */
export function scaleText(node: Node, box: Box, by: { x: number; y: number }): Change {
  const size = Number(node.size);
  const factor = 1 + Math.max(by.x / Math.max(box.width, 1), by.y / Math.max(box.height, 1));
  const next = Math.round(clamp(size * factor, LEAST_FONT, MOST_FONT));
  const least = Number(node.minSize);
  return [['size', next], ...(least > next ? ([['minSize', next]] as const) : [])];
}

/** A length of a region: a share of what it is divided from where it was one, else px. */
export function toRegionLength(old: unknown, px: number, whole: number): number {
  const share = typeof old !== 'number' || old <= 1;
  return share ? clamp(Math.round((px / whole) * 100) / 100, 0.05, 0.62) : Math.round(clamp(px, 20, 2400));
}

/** The nearest of some lines, if one is near; else the value. */
export function snap(
  value: number,
  lines: readonly number[],
  near: number,
): { value: number; line: number | undefined } {
  let line: number | undefined;
  for (const one of lines)
    if (
      Math.abs(one - value) <= near &&
      (line === undefined || Math.abs(one - value) < Math.abs(line - value))
    )
      line = one;
  return { value: line ?? value, line };
}

const COLUMNS = 12;

/** The columns of a card between its margins, to which things snap as to each other. */
export const columnsOf = ({ x, y, width, height }: Box, margin: number): Box[] =>
  Array.from({ length: COLUMNS }, (_, index) => {
    const column = (width - 2 * margin) / COLUMNS;
    return { x: x + margin + index * column, y: y + margin, width: column, height: height - 2 * margin };
  });

// Px of the tree.
const BASELINE_GRID = 8;

/** What a text stands on, as far as it was measured. */
export type Standing = { baselines?: readonly number[] | undefined };

/**
 * Snaps a moved box by its edges and its middle, and a text by its baselines, and says at which lines. A text that nothing is near
 * to stands on a grid, whose lines are not told: there is always one.
 */
export function snapBox(
  box: Box & Standing,
  others: readonly (Box & Standing)[],
  near: number,
  scale = 1,
): { by: { x: number; y: number }; lines: { x: number | undefined; y: number | undefined } } {
  const { baselines = [] } = box;
  const along = (axis: Axis) => {
    const { length } = SIDES[axis];
    const tryAt = (from: number, lines: readonly number[]) => {
      const { value, line } = snap(from, lines, near);
      return { by: value - from, line };
    };
    // Where the box of a text ends says nothing to another text.
    const apart = others.filter((one) => axis === 'x' || baselines.length === 0 || !one.baselines);
    const edges = apart.flatMap((one) => [one[axis], one[axis] + one[length] / 2, one[axis] + one[length]]);
    const feet = others.flatMap((one) => one.baselines ?? []);
    const [best] = [
      ...(axis === 'y' ? baselines.map((foot) => tryAt(foot, feet)) : []),
      ...[0, box[length] / 2, box[length]].map((offset) => tryAt(box[axis] + offset, edges)),
    ]
      .filter(({ line }) => line !== undefined)
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
    if (best) return best;
    const [foot] = baselines;
    const grid = BASELINE_GRID * scale;
    const by = axis === 'y' && foot !== undefined ? tryAt(foot, [Math.round(foot / grid) * grid]).by : 0;
    return { by, line: undefined };
  };
  const [x, y] = [along('x'), along('y')];
  return { by: { x: x.by, y: y.by }, lines: { x: x.line, y: y.line } };
}

/** Where among its siblings a node is dropped: before the first whose middle is behind the point. */
export function dropIndex(siblings: readonly Box[], point: { x: number; y: number }, isRow: boolean): number {
  const before = siblings.findIndex((box) =>
    isRow ? point.x < box.x + box.width / 2 : point.y < box.y + box.height / 2,
  );
  return before < 0 ? siblings.length : before;
}
