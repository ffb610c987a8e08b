/** A stretch of a text, in UTF-16 offsets: from `start` up to, and without, `end`. */
export type Span = { start: number; end: number };

export const isWithin = (part: Span, whole: Span): boolean =>
  part.start >= whole.start && part.end <= whole.end;

/** Whether one span lies within another and is shorter. */
export const isProperPart = (part: Span, whole: Span): boolean =>
  isWithin(part, whole) && !isWithin(whole, part);

export const isSameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** Keeps the spans that overlap none of the taken ones. */
export const apartFrom = <One extends Span>(taken: readonly Span[], spans: readonly One[]): One[] =>
  spans.filter((span) => !taken.some((other) => overlaps(span, other)));

/** Keeps the spans that contain or avoid each of the taken ones: `看书` contains the noun `书`. */
export const aroundOrApart = <One extends Span>(taken: readonly Span[], spans: readonly One[]): One[] =>
  spans.filter((span) => taken.every((other) => !overlaps(span, other) || isProperPart(other, span)));

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

/** Which of some spans a place is in, if in any; `sorted` is by start, and they do not overlap. */
export function spanAt(sorted: readonly Span[], place: number): number | undefined {
  const at = firstFrom(sorted, place + 1) - 1;
  return place < (sorted[at]?.end ?? 0) ? at : undefined;
}
