type Span = { start: number; end: number };

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

/** A test for whether one of the spans has all of another inside it; `sorted` is by start. */
export function coverage(sorted: readonly Span[]): (span: Span) => boolean {
  // The furthest end among a span and those before it.
  const reach: number[] = [];
  for (const { end } of sorted) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return ({ start, end }) => (reach[firstFrom(sorted, start + 1) - 1] ?? -1) >= end;
}
