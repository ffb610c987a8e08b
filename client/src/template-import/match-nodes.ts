import type { SourceNode } from './source-node.ts';

/** Where in the source a node is from, as `line:column`. */
export const PLACE = 'data-cardwright';
export const placeOf = ({ attributes }: SourceNode): string | undefined => attributes?.[PLACE];

/** Two drawings of one card, node by node: either may lack some of the other's. */
type Visit = {
  both(one: SourceNode, other: SourceNode): void;
  /** Only in the first one. */
  gone(one: SourceNode): void;
  /** Only in the second one. */
  come(other: SourceNode, parent: SourceNode): void;
};

/** Walks two drawings side by side; what stands at the same place of the source is the same node. */
export function compareNodes(one: SourceNode, other: SourceNode, visit: Visit): void {
  visit.both(one, other);
  for (const [mine, theirs] of pairChildren(one, other)) {
    if (mine && theirs) compareNodes(mine, theirs, visit);
    else if (mine) visit.gone(mine);
    else if (theirs) visit.come(theirs, one);
  }
}

/** The children of two nodes in pairs, those of the first one in its order. */
function pairChildren(
  one: SourceNode,
  other: SourceNode,
): [SourceNode | undefined, SourceNode | undefined][] {
  const theirs = new Map(childKeys(other));
  const pairs: [SourceNode | undefined, SourceNode | undefined][] = [];
  for (const [key, child] of childKeys(one)) {
    pairs.push([child, theirs.get(key)]);
    theirs.delete(key);
  }
  return [...pairs, ...[...theirs.values()].map((child): [undefined, SourceNode] => [undefined, child])];
}

/** Children by where they are from, and which of several from there they are. */
export function childKeys({ children = [] }: SourceNode): Map<string, SourceNode> {
  const counts = new Map<string, number>();
  return new Map(
    children.map((child) => {
      const key = placeOf(child) ?? `${child.tagName ?? ''} ${child.type}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key} ${count}`, child] as const;
    }),
  );
}

/** All nodes below one, and it. */
export function* walkNodes(node: SourceNode): Generator<SourceNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkNodes(child);
}
