export type Span = { start: number; end: number };

/** The index of the first span that starts at an offset or behind it; `sorted` is by start. */
export function firstFrom(sorted: readonly Span[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The spans inside another; `sorted` is by start. */
export function spansWithin<One extends Span>(sorted: readonly One[], { start, end }: Span): One[] {
  const found: One[] = [];
  for (let index = firstFrom(sorted, start); index < sorted.length; index++) {
    const one = sorted[index];
    if (!one || one.start >= end) break;
    if (one.end <= end) found.push(one);
  }
  return found;
}
