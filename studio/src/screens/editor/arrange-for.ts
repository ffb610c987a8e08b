import type { Node } from './nodes.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

// Of a story, what controls of apps cover: 250 and 340 of 1920 px.
const FREE = { paddingTop: 250, paddingBottom: 340 } as const;
// As lengths of our own templates grow: what is set for a wide card would be small.
const GROWTH: Readonly<Record<ShapeName, number>> = { wide: 1, square: 1.25, story: 1.4 };
const GROWING = /^(?:size|minSize|style\.(?:(?:row|column)?gap|padding\w*|border\w*radius|borderwidth))$/i;
// Of the card: a field as high as this leaves room for words.
const MOST_FIELD = 0.5;
const MOST_PART = 0.8;

const styleOf = (node: Node): Node => (node.style as Node | undefined) ?? {};
const childrenOf = (node: Node): readonly Node[] => (node.children as readonly Node[] | undefined) ?? [];
export const isFree = (node: Node): boolean => styleOf(node).position === 'absolute';

/** What a value of wide cards is in another shape that has none of its own. */
export const inheritIn = (shape: ShapeName, field: string, value: unknown): unknown =>
  typeof value === 'number' && GROWING.test(field) ? Math.round(value * GROWTH[shape]) : value;

/** The arrangement of wide cards for another shape: what stood beside each other stands below, its picture first. */
export function arrangeFor(root: Node, shape: ShapeName): Node {
  const { wide, [shape]: own } = SHAPES;
  const { flexDirection, ...style } = styleOf(root);
  const isRow = flexDirection === 'row';
  const parts = childrenOf(root).map((child) => {
    const grown = grow(child, shape, isRow && !isFree(child));
    return isRow && !isFree(child)
      ? toBelow(grown, shape)
      : moveFree(grown, own.width / wide.width, own.height / wide.height);
  });
  const arranged = {
    ...grow({ ...root, children: undefined }, shape),
    ...(isRow && { style: grow({ style }, shape).style }),
    children: isRow ? parts.sort((a, b) => pictureIn(b) - pictureIn(a)) : parts,
  };
  return shape === 'story' ? keepClear(arranged, FREE) : arranged;
}

/** Whether a shape is arranged as it comes from wide cards. */
export const isArranged = (definition: Node, shape: ShapeName): boolean => {
  const own = definition[SHAPES[shape].tree];
  return own !== undefined && isSame(own, arrangeFor(definition.root as Node, shape));
};

/** With the shapes that were arranged as they come from wide cards arranged so again: they follow whatever changes there. */
export function followWide<Definition>(before: Definition, next: Definition): Definition {
  const [was, is] = [before as Node, next as Node];
  if (was.root === is.root || was.root === undefined || is.root === undefined) return next;
  const following = (['square', 'story'] as const).filter((shape) => isArranged(was, shape));
  const trees = following.map((shape) => [SHAPES[shape].tree, arrangeFor(is.root as Node, shape)] as const);
  return { ...next, ...Object.fromEntries(trees) };
}

/** Whether two trees say the same: the service writes keys in an order of its own, and leaves out what is not set. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const set = listSet(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    set.length === listSet(other).length &&
    set.every((key) => isSame(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listSet = (node: Node): string[] => Object.keys(node).filter((key) => node[key] !== undefined);

/** A width of a row is a height of a column. */
function toBelow(child: Node, shape: ShapeName): Node {
  const { width, height, ...style } = styleOf(child);
  // As wide as the card, a field has to be higher than its share for the picture in it to be the same.
  const share = (1.25 * SHAPES[shape].height) / SHAPES.wide.width;
  const across =
    typeof width === 'number'
      ? Math.round(Math.min(width * share, MOST_FIELD * SHAPES[shape].height))
      : width;
  const turned = { ...style, ...(across !== undefined && { height: across }) };
  return {
    ...child,
    style: height === undefined ? turned : { ...turned, width: '100%' },
    ...(typeof width === 'number' &&
      child.children !== undefined && {
        children: childrenOf(child).map((one) =>
          moveFree(one, SHAPES[shape].width / width, Number(across) / SHAPES.wide.height),
        ),
      }),
  };
}

/** What was placed freely stands at the same share of its box. */
function moveFree(node: Node, x: number, y: number): Node {
  if (!isFree(node)) return node;
  const style = styleOf(node);
  const moved = Object.entries({ left: x, right: x, top: y, bottom: y }).flatMap(([side, by]) => {
    const px = style[side];
    return typeof px === 'number' ? [[side, Math.round(px * by)]] : [];
  });
  return { ...node, style: { ...style, ...Object.fromEntries(moved) } };
}

/** With letters, spaces and things as large as the shape needs them; the size of a part of the card is its own matter. */
function grow(node: Node, shape: ShapeName, isPart = false): Node {
  const toOwn = (field: string, value: unknown): unknown => {
    if (isPart || typeof value !== 'number' || (field !== 'style.width' && field !== 'style.height'))
      return inheritIn(shape, field, value);
    const most = MOST_PART * SHAPES[shape][field === 'style.width' ? 'width' : 'height'];
    return Math.round(
      Math.min(value * GROWTH[shape], Math.max(most, (value * SHAPES[shape].width) / SHAPES.wide.width)),
    );
  };
  const grown = Object.entries(node).flatMap(([field, value]): [string, unknown][] => {
    if (value === undefined) return [];
    if (field === 'children') return [[field, childrenOf(node).map((child) => grow(child, shape))]];
    if (field !== 'style') return [[field, toOwn(field, value)]];
    const style = Object.entries(value as Node).map(([name, one]) => [name, toOwn(`style.${name}`, one)]);
    return [[field, Object.fromEntries(style)]];
  });
  return Object.fromEntries(grown);
}

/** How much of a wide card the largest picture in a node covers. */
function pictureIn(
  node: Node,
  width: number = SHAPES.wide.width,
  height: number = SHAPES.wide.height,
): number {
  const style = styleOf(node);
  const toPx = (length: unknown, around: number): number =>
    typeof length === 'number' ? length : ((Number.parseFloat(String(length)) || 100) / 100) * around;
  const [across, down] = [toPx(style.width, width), toPx(style.height, height)];
  if (node.type === 'image') return across * down;
  return Math.max(0, ...childrenOf(node).map((child) => pictureIn(child, across, down)));
}

/** Keeps what is in a box from where the controls of apps are; a picture may be there. */
function keepClear(node: Node, sides: Node): Node {
  const style = styleOf(node);
  if (node.type !== 'box') return node;
  if (style.padding !== undefined) return { ...node, style: { ...style, ...sides } };
  const { paddingTop, paddingBottom } = sides;
  const flow = childrenOf(node).filter((child) => !isFree(child));
  const isWhole = (child: Node): boolean =>
    styleOf(child).width === '100%' && styleOf(child).height === '100%';
  const children = childrenOf(node).map((child) => {
    if (isFree(child)) return isWhole(child) ? keepClear(child, sides) : child;
    const own = {
      ...(child === flow[0] && paddingTop !== undefined && { paddingTop }),
      ...(child === flow.at(-1) && paddingBottom !== undefined && { paddingBottom }),
    };
    return keepClear(child, own);
  });
  return node.children === undefined ? node : { ...node, children };
}
