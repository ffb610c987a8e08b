type Span = { start: number; end: number };

/** A text with stretches of it blanked, the offsets unchanged; a comma first, so that nothing before it reaches over the gap. */
export function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) =>
      end <= start ? left : `${left.slice(0, start)}${','.padEnd(end - start, ' ')}${left.slice(end)}`,
    text,
  );
}

/** A text with all blanked but some stretches, by start. */
export function keepOnly(text: string, kept: readonly Span[]): string {
  const gaps: Span[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    gaps.push({ start: at, end: start });
    at = end;
  }
  return blank(text, [...gaps, { start: at, end: text.length }]);
}
