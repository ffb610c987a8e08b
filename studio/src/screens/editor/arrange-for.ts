import type { Node } from './nodes.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

// Of a story, what controls of apps cover: 250 and 340 of 1920 px.
const FREE = { paddingTop: 250, paddingBottom: 340 } as const;
// A story is seen at the width of a phone: what is set for a wide card would be small there.
const LETTERS: Readonly<Partial<Record<ShapeName, number>>> = { story: 1.3 };

/** The arrangement of wide cards as a start for that of another shape: what stood beside each other stands below. */
export function arrangeFor(root: Node, shape: ShapeName): Node {
  const style = (root.style as Node | undefined) ?? {};
  const children = ((root.children as readonly Node[] | undefined) ?? []).map((child) =>
    enlarge(child, LETTERS[shape] ?? 1),
  );
  const isRow = style.flexDirection === 'row';
  const free = shape === 'story' ? FREE : {};
  if (!isRow) {
    const { wide, [shape]: own } = SHAPES;
    const moved = children.map((child) => moveFree(child, own.width / wide.width, own.height / wide.height));
    return {
      ...root,
      style: style.padding === undefined ? style : { ...style, ...free },
      children: moved,
    };
  }
  const below = children
    .map((child) => toBelow(child, shape))
    .sort((a, b) => Number(hasImage(b)) - Number(hasImage(a)));
  const last = below.at(-1);
  // The edge of the card is that of its last part.
  const inset = last?.type === 'box' && shape === 'story' ? { paddingBottom: FREE.paddingBottom } : {};
  const { flexDirection: _, ...column } = style;
  return {
    ...root,
    style: column,
    children: below.map((child) =>
      child === last ? { ...child, style: { ...(child.style as Node | undefined), ...inset } } : child,
    ),
  };
}

// A field as wide as the card has to be higher than its share for the picture in it to be the same.
const HIGHER = 1.25;

/** A width of a row is a height of a column. */
function toBelow(child: Node, shape: ShapeName): Node {
  const { width, height, ...style } = (child.style as Node | undefined) ?? {};
  const share = (HIGHER * SHAPES[shape].height) / SHAPES.wide.width;
  const across = typeof width === 'number' ? Math.round(width * share) : width;
  const turned = { ...style, ...(across !== undefined && { height: across }) };
  const children = child.children as readonly Node[] | undefined;
  return {
    ...child,
    style: height === undefined ? turned : { ...turned, width: '100%' },
    ...(typeof width === 'number' &&
      children && {
        children: children.map((one) =>
          moveFree(one, SHAPES[shape].width / width, Number(across) / SHAPES.wide.height),
        ),
      }),
  };
}

/** What was placed freely stands at the same share of its box. */
function moveFree(node: Node, x: number, y: number): Node {
  const style = (node.style as Node | undefined) ?? {};
  if (style.position !== 'absolute') return node;
  const moved = Object.entries({ left: x, right: x, top: y, bottom: y }).flatMap(([side, by]) => {
    const px = style[side];
    return typeof px === 'number' ? [[side, Math.round(px * by)]] : [];
  });
  return { ...node, style: { ...style, ...Object.fromEntries(moved) } };
}

const hasImage = (node: Node): boolean =>
  node.type === 'image' || ((node.children as readonly Node[] | undefined)?.some(hasImage) ?? false);

function enlarge(node: Node, by: number): Node {
  if (node.type === 'text')
    return {
      ...node,
      size: Math.round(Number(node.size) * by),
      minSize: Math.round(Number(node.minSize) * by),
    };
  const children = node.children as readonly Node[] | undefined;
  return children === undefined ? node : { ...node, children: children.map((child) => enlarge(child, by)) };
}
