import { CARD_SHAPES, type CardShape } from '../../base/shapes.ts';

/** The shapes that a template is tried in, and the tree that each is drawn with where the template has it. */
export const SHAPES = {
  wide: { ...CARD_SHAPES.wide, tree: 'root' },
  square: { ...CARD_SHAPES.square, tree: 'square' },
  story: { ...CARD_SHAPES.story, tree: 'tall' },
} as const;

export type ShapeName = CardShape;

// Of a value that a region has by shape, the one that stands for a shape.
const FALLBACKS: Readonly<Record<ShapeName, readonly string[]>> = {
  wide: ['wide'],
  square: ['square', 'tall', 'wide'],
  story: ['story', 'tall', 'square', 'wide'],
};

export type ByShape = Readonly<Record<string, unknown>> & { wide: unknown };
export const isByShape = (value: unknown): value is ByShape =>
  typeof value === 'object' && value !== null && 'wide' in value;

/** The value for a shape. */
export function readByShape(value: unknown, shape: ShapeName): unknown {
  if (!isByShape(value)) return value;
  return FALLBACKS[shape].map((name) => value[name]).find((one) => one !== undefined);
}

/** Whether a shape has a value of its own. */
export const hasOwnShape = (value: unknown, shape: ShapeName): boolean =>
  shape !== 'wide' && isByShape(value) && value[shape] !== undefined;

/** The value with another one for a shape: of all shapes where it is the wide one and no other has its own. */
export function writeByShape(value: unknown, shape: ShapeName, next: unknown): unknown {
  if (shape === 'wide') return isByShape(value) && next !== undefined ? { ...value, wide: next } : next;
  const all = isByShape(value) ? value : { wide: value };
  // Where wide has none, there is nothing to differ from.
  if (all.wide === undefined) return next;
  const { [shape]: _, ...others } = all as Readonly<Record<string, unknown>>;
  const changed = next === undefined ? others : { ...others, [shape]: next };
  return Object.keys(changed).length === 1 ? all.wide : changed;
}

/** The tree that is drawn in a shape. */
export const treeOf = (definition: Readonly<Record<string, unknown>>, shape: ShapeName): string =>
  definition[SHAPES[shape].tree] === undefined ? 'root' : SHAPES[shape].tree;

/** Pixels of the card to a pixel of the tree that is drawn. */
export function scaleOf(tree: string, shape: ShapeName): number {
  const { width, height } = SHAPES[shape];
  const own = Object.values(SHAPES).find((one) => one.tree === tree) ?? SHAPES.wide;
  return Math.min(width / own.width, height / own.height);
}
