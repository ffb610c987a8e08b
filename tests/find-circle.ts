/** A directed graph: what each node points to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function toGraph(edges: readonly (readonly [from: string, to: string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** The shortest circle of a graph, as the nodes along it; undefined where there is none. */
export function findCircle(graph: Graph): string[] | undefined {
  const nodes = withoutLeaves(graph);
  let shortest: string[] | undefined;
  for (const start of nodes.keys()) {
    const circle = findWayBack(nodes, start);
    if (circle && circle.length < (shortest?.length ?? Number.POSITIVE_INFINITY)) shortest = circle;
  }
  return shortest;
}

/** The graph without the nodes that lead nowhere, again and again: nearly all of them, where there is no circle. */
function withoutLeaves(graph: Graph): Graph {
  let left = graph;
  for (;;) {
    const kept = [...left].flatMap(([node, targets]) => {
      const onward = [...targets].filter((target) => left.has(target));
      return onward.length > 0 ? [[node, new Set(onward)] as const] : [];
    });
    if (kept.length === left.size) return left;
    left = new Map(kept);
  }
}

/** Breadth first, so that the first way back is a shortest one. */
function findWayBack(graph: Graph, start: string): string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}
