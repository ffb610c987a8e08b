import { inheritIn } from './arrange-for.ts';
import { PLACE } from './fields.ts';
import { getAt, isInside, setAt } from './json-path.ts';
import { kindOf, type Node, outline, showsOf } from './nodes.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

type Change = readonly [path: string, value: unknown];

/** A tree with the shape that it is for: each shape can have one of its own. */
const TREES = Object.fromEntries(
  Object.entries(SHAPES).map(([shape, { tree }]) => [tree, shape as ShapeName]),
) as Readonly<Record<string, ShapeName>>;

const treeIn = (path: string): string => path.split('.')[0] ?? '';

/** The nodes of the other trees that show what a node shows: their paths. */
export function listAlike(definition: Node, path: string): string[] {
  const key = keysOf(definition, treeIn(path)).get(path);
  if (key === undefined) return [];
  return Object.keys(TREES)
    .filter((tree) => tree !== treeIn(path))
    .flatMap((tree) => [...keysOf(definition, tree)].filter((one) => one[1] === key).map(([found]) => found));
}

/** The node of wide cards that shows what a node of another tree shows. */
export const findInWide = (definition: Node, path: string): string | undefined =>
  listAlike(definition, path).find((one) => treeIn(one) === SHAPES.wide.tree);

/**
 * Changes of wide cards with those of other shapes that follow from them: what was as inherited there so far stays so.
 * Where something stands, and in which direction, is the matter of each shape.
 */
export function withFollowing(definition: Node, changes: readonly Change[]): Change[] {
  return changes.flatMap(([path, value]) => {
    const own = nodeOf(definition, path);
    const field = own === undefined ? '' : path.slice(own.length + 1);
    if (own === undefined || treeIn(path) !== SHAPES.wide.tree || !isInherited(field)) return [[path, value]];
    const before = getAt(definition, path);
    const following = listAlike(definition, own).flatMap((one): Change[] => {
      const at = `${one}.${field}`;
      const toOwn = (wide: unknown): unknown => inheritIn(TREES[treeIn(one)] ?? 'wide', field, wide);
      const isSame = JSON.stringify(getAt(definition, at)) === JSON.stringify(toOwn(before));
      return isSame ? [[at, toOwn(value)]] : [];
    });
    return [[path, value], ...following];
  });
}

/** Without a node; what wide cards no longer show is not left behind in other shapes. */
export function removeNode<Value>(definition: Value, path: string): Value {
  const alike = treeIn(path) === SHAPES.wide.tree ? listAlike(definition as Node, path) : [];
  return [path, ...alike].reduce((value, one) => setAt(value, one, undefined), definition);
}

/** Whether a field of a node can be that of wide cards in another shape, too. */
export const isInherited = (field: string): boolean =>
  field !== '' && field !== 'style.flexDirection' && !PLACE.fields.includes(field);

/** The innermost node that a path leads into. */
function nodeOf(definition: Node, path: string): string | undefined {
  const shape = TREES[treeIn(path)];
  return shape && outline(definition, shape).findLast((row) => isInside(path, row.path))?.path;
}

/** What each node of a tree is known by: what it shows or, of boxes, what the nodes in it show. */
function keysOf(definition: Node, tree: string): Map<string, string> {
  const shape = TREES[tree];
  if (shape === undefined || definition[tree] === undefined) return new Map();
  const count = new Map<string, number>();
  return new Map(
    outline(definition, shape).map(({ path, node }) => {
      const key = path === tree ? 'card' : toKey(node);
      count.set(key, (count.get(key) ?? 0) + 1);
      return [path, `${key} ${count.get(key)}`];
    }),
  );
}

function toKey(node: Node): string {
  const shown = showsOf(node);
  if (shown !== undefined) return shown;
  const inside = (one: Node): string[] =>
    ((one.children as readonly Node[] | undefined) ?? []).flatMap((child) => {
      const own = showsOf(child);
      return own === undefined ? inside(child) : [own];
    });
  return `${kindOf(node)} ${inside(node).sort().join(' ')}`;
}
