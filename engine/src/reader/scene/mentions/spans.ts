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
