import {
  type Box,
  columnsOf,
  dropIndex,
  isFarIn,
  moveBy,
  padBy,
  resizeBy,
  type Standing,
  scaleText,
  snap,
  snapBox,
  toRegionLength,
} from './drag.ts';
import { getAt, isInside, splitIndex } from './json-path.ts';
import { kindOf, type Node, parentOf } from './nodes.ts';
import { readByShape, SHAPES, type ShapeName, scaleOf, writeByShape } from './shapes.ts';

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** What is held: the node itself, an edge or corner of it, or the space inside an edge. */
export type Handle = 'body' | Edge | 'corner' | 'Top' | 'Right' | 'Bottom' | 'Left';
export type Placed = Box & Standing & { path: string };
type Changes = (readonly [path: string, value: unknown])[];

export type Plan = {
  changes: Changes;
  /** Where the node will stand among its siblings. */
  drop?: { to: string; line: Box };
  /** What is drawn at once, before the service has drawn it. */
  ghost?: Box;
  lines?: { x?: number | undefined; y?: number | undefined } | undefined;
};

type Parts = {
  definition: Node;
  shape: ShapeName;
  places: readonly Placed[];
  path: string;
  handle: Handle;
  /** From where it began, in px of the card. */
  by: { x: number; y: number };
  /** Where the pointer is, in px of the card. */
  at: { x: number; y: number };
  /** How near something has to be to snap, in px of the card. */
  near: number;
};

const PADS: readonly Handle[] = ['Top', 'Right', 'Bottom', 'Left'];
const isAbsolute = (style: Node): boolean => style.position === 'absolute';
const styleOf = (node: Node | undefined): Node => (node?.style as Node | undefined) ?? {};
export const isRow = (node: Node | undefined): boolean =>
  String(styleOf(node).flexDirection).startsWith('row');

// Px of the card.
const AT_EDGE = 8;

/** The edges that are dragged: where one lies on that of the card, the other. */
function edgesOf(box: Box, shape: ShapeName): { x: Edge; y: Edge } {
  const { width, height } = SHAPES[shape];
  return {
    x: box.x + box.width > width - AT_EDGE && box.x > AT_EDGE ? 'left' : 'right',
    y: box.y + box.height > height - AT_EDGE && box.y > AT_EDGE ? 'top' : 'bottom',
  };
}

/** The handles of a node. */
export function handlesOf(definition: Node, path: string, box: Box, shape: ShapeName): Handle[] {
  const node = getAt(definition, path) as Node | undefined;
  if (node === undefined) return [];
  const { x, y } = edgesOf(box, shape);
  const isInside = splitIndex(path) !== undefined;
  switch (kindOf(node)) {
    case 'text':
      return [x, 'corner'];
    case 'image':
      return [x, y];
    case 'box':
      return [
        ...(isInside && node.area === undefined ? [x, y] : []),
        ...((node.children as unknown[] | undefined)?.length ? (PADS as Handle[]) : []),
      ];
    case 'region': {
      const parent = getAt(definition, parentOf(path) ?? '') as Node | undefined;
      if (!isInside || parent === undefined) return [];
      return [readByShape(parent.split, shape) === 'below' ? y : x];
    }
    default:
      return [];
  }
}

/** Whose edge is held: what fills a box has the edges of that. */
export function ownerOf(definition: Node, path: string, handle: Handle): string {
  const length = { left: 'width', right: 'width', top: 'height', bottom: 'height' }[handle as Edge];
  const parent = parentOf(path);
  const fills = styleOf(getAt(definition, path) as Node | undefined)[length] === '100%';
  const isWhole = parent === undefined || parentOf(parent) === undefined;
  return fills && !isWhole ? ownerOf(definition, parent, handle) : path;
}

/** What a drag changes so far; undefined where nothing can be changed by it. */
export function planDrag(parts: Parts): Plan | undefined {
  const { definition, path, places } = parts;
  const node = getAt(definition, path) as Node | undefined;
  const box = places.find((one) => one.path === path);
  if (node === undefined || box === undefined) return undefined;
  const kind = kindOf(node);
  if (kind === 'region') return planRegion(parts, node, box);
  if (kind === 'box' || kind === 'text' || kind === 'image') return planTree(parts, node, box);
  return parts.handle === 'body' ? planDrop(parts, false) : undefined;
}

function planTree(parts: Parts, node: Node, box: Placed): Plan | undefined {
  const { definition, path, places, handle, shape, near } = parts;
  const edge = handle === 'body' ? undefined : snapEdge(parts, box);
  const by = edge?.by ?? parts.by;
  const parentPath = parentOf(path);
  const parent = getAt(definition, parentPath ?? '') as Node | undefined;
  const around = places.find((one) => one.path === parentPath) ?? box;
  const scale = scaleOf(path.split('.')[0] ?? 'root', shape);
  const own = (one: Box): Box => ({
    x: one.x / scale,
    y: one.y / scale,
    width: one.width / scale,
    height: one.height / scale,
  });
  const style = styleOf(node);
  const toPlan = (
    changes: readonly (readonly [string, unknown])[],
    ghost: Box,
    lines?: Plan['lines'],
  ): Plan => ({
    changes: changes.map(([field, value]) => [`${path}.${field}`, value] as const),
    ghost,
    lines: lines ?? edge?.lines,
  });
  const moved = { x: by.x / scale, y: by.y / scale };
  if (handle === 'body') {
    if (parentPath === undefined) return undefined;
    if (!isAbsolute(style)) return planDrop(parts, isRow(parent));
    const others = linesFor(parts);
    const baselines = box.baselines?.map((foot) => foot + by.y);
    const there = { ...box, x: box.x + by.x, y: box.y + by.y, baselines };
    const { by: snapped, lines } = snapBox(there, others, near, scale);
    const final = { x: by.x + snapped.x, y: by.y + snapped.y };
    const changes = moveBy(style, own(box), own(around), { x: final.x / scale, y: final.y / scale });
    return toPlan(changes, { ...box, x: box.x + final.x, y: box.y + final.y }, lines);
  }
  if (handle === 'corner')
    return toPlan(scaleText(node, own(box), moved), {
      ...box,
      width: box.width + by.x,
      height: box.height + by.y,
    });
  if (handle === 'left' || handle === 'top') {
    const axis = handle === 'left' ? 'x' : 'y';
    const isAlong = isRow(parent) === (axis === 'x');
    const changes = resizeBy(style, own(box), own(around), axis, -moved[axis], isAlong);
    // What was put somewhere keeps its other edge.
    const along = { x: axis === 'x' ? moved.x : 0, y: axis === 'y' ? moved.y : 0 };
    const isPut = isAbsolute(style) && style[handle === 'left' ? 'right' : 'bottom'] === undefined;
    const shifted = isPut ? moveBy(style, own(box), own(around), along, false) : [];
    const ghost =
      axis === 'x'
        ? { ...box, x: box.x + by.x, width: Math.max(1, box.width - by.x) }
        : { ...box, y: box.y + by.y, height: Math.max(1, box.height - by.y) };
    return toPlan([...changes, ...shifted], ghost);
  }
  if (handle === 'right')
    return toPlan(resizeBy(style, own(box), own(around), 'x', moved.x, isRow(parent)), {
      ...box,
      width: Math.max(1, box.width + by.x),
    });
  if (handle === 'bottom')
    return toPlan(resizeBy(style, own(box), own(around), 'y', moved.y, !isRow(parent)), {
      ...box,
      height: Math.max(1, box.height + by.y),
    });
  const inward = { Top: moved.y, Bottom: -moved.y, Left: moved.x, Right: -moved.x }[handle];
  return toPlan(padBy(style, handle, inward), box);
}

function planRegion(parts: Parts, node: Node, box: Placed): Plan | undefined {
  const { path, places, handle, shape, by } = parts;
  const whole = places.find((one) => one.path === parentOf(path));
  if (whole === undefined || handle === 'body') return undefined;
  const side = handle === 'right' || handle === 'left' ? 'width' : 'height';
  const grown = { right: by.x, left: -by.x, bottom: by.y, top: -by.y }[handle as Edge];
  const px = Math.max(20, box[side] + grown);
  const old = readByShape(node.size, shape);
  const next = writeByShape(node.size, shape, toRegionLength(old, px, whole[side]));
  return { changes: [[`${path}.size`, next]], ghost: { ...box, [side]: px } };
}

/** How far an edge is dragged so that it lies on something, if that is near. */
function snapEdge(parts: Parts, box: Box): (Pick<Plan, 'lines'> & { by: Parts['by'] }) | undefined {
  const { handle, by, near } = parts;
  const axis =
    handle === 'left' || handle === 'right' ? 'x' : handle === 'top' || handle === 'bottom' ? 'y' : undefined;
  if (axis === undefined) return undefined;
  const length = axis === 'x' ? 'width' : 'height';
  const from = box[axis] + (handle === 'right' || handle === 'bottom' ? box[length] : 0);
  const lines = linesFor(parts).flatMap((one) => [one[axis], one[axis] + one[length]]);
  const { value, line } = snap(from + by[axis], lines, near);
  return line === undefined ? undefined : { by: { ...by, [axis]: value - from }, lines: { [axis]: line } };
}

/** What a dragged node snaps to: all others, and the columns of the card. */
function linesFor({ definition, path, places, shape }: Parts): (Box & Standing)[] {
  const others = places.filter((one) => !isInside(one.path, path));
  const [root = ''] = path.split('.');
  const card = places.find((one) => one.path === root);
  const padding = styleOf(getAt(definition, root) as Node | undefined).padding;
  const margin = typeof padding === 'number' ? padding * scaleOf(root, shape) : 0;
  return card ? [...others, ...columnsOf(card, margin)] : others;
}

/** Puts a node freely where it stands, at the sides that are nearest. */
export function letGo(path: string, places: readonly Placed[], shape: ShapeName): Changes {
  const [place, around] = [path, parentOf(path)].map((one) => places.find((found) => found.path === one));
  const scale = scaleOf(path.split('.')[0] ?? 'root', shape);
  const sides = { x: ['left', 'right', 'width'], y: ['top', 'bottom', 'height'] } as const;
  const offsets = (['x', 'y'] as const).map((axis): Changes[number] => {
    const [near, far, length] = sides[axis];
    // What had no room stands at the corner, and nothing where it could not be held.
    if (!place || !around) return [`${path}.style.${near}`, INSET];
    const most = Math.max(0, around[length] - place[length]);
    const offset = Math.min(Math.max(place[axis] - around[axis], 0), most);
    const isFar = isFarIn(place, around, axis);
    return [`${path}.style.${isFar ? far : near}`, Math.round((isFar ? most - offset : offset) / scale)];
  });
  return [[`${path}.style.position`, 'absolute'], ...offsets];
}

// Px of the tree.
const INSET = 32;

/** Puts it back among its siblings. */
export const putBack = (path: string): Changes =>
  ['position', 'left', 'top', 'right', 'bottom'].map((field) => [`${path}.style.${field}`, undefined]);

/** The box under the pointer that takes what is dragged: the innermost with children, unless it is held beside that. */
function boxAt(parts: Parts): string | undefined {
  const { definition, path, places, at } = parts;
  return places.findLast((place) => {
    const { path: own, x, y, width, height } = place;
    const node = getAt(definition, own) as Node | undefined;
    if (node?.type !== 'box' || node.children === undefined || isInside(own, path)) return false;
    const isOver = at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    return isOver && !isBeside(parts, place, node);
  })?.path;
}

// Of the length of a box: a sibling rather trades places with it than moves into it.
const [BESIDE_SIBLING, BESIDE_OTHER] = [1 / 3, 1 / 5];
// Px of the card.
const MOST_BESIDE = 24;

/** Whether the pointer is so near to an end of a box that what is dragged goes before or after it. */
function isBeside({ definition, path, at }: Parts, place: Placed, node: Node): boolean {
  const parent = parentOf(place.path);
  if (parent === undefined || isAbsolute(styleOf(node))) return false;
  const inRow = isRow(getAt(definition, parent) as Node | undefined);
  const [from, length, point] = inRow ? [place.x, place.width, at.x] : [place.y, place.height, at.y];
  const isSibling = splitIndex(place.path)?.list === splitIndex(path)?.list;
  const depth = isSibling ? length * BESIDE_SIBLING : Math.min(MOST_BESIDE, length * BESIDE_OTHER);
  return Math.min(point - from, from + length - point) < depth;
}

/** Among the children of the box under the pointer that are drawn, or else its siblings. */
function planDrop(parts: Parts, isBesideSiblings: boolean): Plan | undefined {
  const { definition, path, places, at } = parts;
  const own = splitIndex(path);
  if (own === undefined) return undefined;
  const box = boxAt(parts);
  const list = box === undefined ? own.list : `${box}.children`;
  const inRow = box === undefined ? isBesideSiblings : isRow(getAt(definition, box) as Node | undefined);
  const siblings = places.filter(
    (one) => splitIndex(one.path)?.list === list && !isAbsolute(styleOf(getAt(definition, one.path) as Node)),
  );
  const around = places.find((one) => one.path === box);
  if (siblings.length === 0 && around) return { changes: [], drop: { to: `${list}[0]`, line: around } };
  const index = dropIndex(siblings, at, inRow);
  const next = siblings[index];
  const last = siblings.at(-1);
  const near = next ?? last;
  if (near === undefined || last === undefined) return undefined;
  const to = next ? next.path : `${list}[${(splitIndex(last.path)?.index ?? 0) + 1}]`;
  const edge = inRow ? near.x + (next ? 0 : near.width) : near.y + (next ? 0 : near.height);
  const line = inRow
    ? { x: edge, y: near.y, width: 0, height: near.height }
    : { x: near.x, y: edge, width: near.width, height: 0 };
  return { changes: [], drop: { to, line } };
}
