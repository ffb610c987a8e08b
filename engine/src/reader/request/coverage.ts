import type { Sign, Signs } from './signs.ts';

export type Part = Sign['part'];

/** For each offset: how far to the end of the clause is covered by accepted signs, and whether they say anything. */
type Reach = { covered: boolean; telling: boolean };

const GAP = /[\s\-‐/&+'’".,:#]/;

/**
 * Tells for every offset of a span whether all words from there to its end are signs of the accepted parts,
 * at least one of them of a telling part. One walk from right to left.
 */
export function coverToEnd(
  text: string,
  span: { start: number; end: number },
  signs: Signs,
  accepted: ReadonlySet<Part>,
  telling: ReadonlySet<Part>,
): (offset: number) => boolean {
  const reaches: Reach[] = [];
  reaches[span.end - span.start] = { covered: true, telling: false };
  for (let at = span.end - 1; at >= span.start; at--) {
    reaches[at - span.start] = reachFrom(at);
  }
  return (offset) => {
    const reach = reaches[offset - span.start];
    return reach?.covered === true && reach.telling;
  };

  function reachFrom(at: number): Reach {
    let best: Reach = { covered: false, telling: false };
    if (GAP.test(text[at] ?? '')) best = reaches[at + 1 - span.start] ?? best;
    for (const sign of signs.at.get(at) ?? []) {
      if (sign.end > span.end || !accepted.has(sign.part)) continue;
      const rest = reaches[sign.end - span.start];
      if (!rest?.covered) continue;
      const reach = { covered: true, telling: rest.telling || telling.has(sign.part) };
      if (!best.covered || (reach.telling && !best.telling)) best = reach;
    }
    return best;
  }
}
