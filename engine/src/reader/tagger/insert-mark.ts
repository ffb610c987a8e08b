import { overlaps, type Span } from '../spans.ts';
import type { Mark } from './read-marks.ts';

/** Marks in order, with one more that takes a stretch, its own or a longer one, from those that it overlaps. */
export function insertMark(marks: readonly Mark[], one: Mark, { start, end }: Span = one): Mark[] {
  const others = marks.flatMap((mark) =>
    overlaps(mark, { start, end })
      ? [
          { ...mark, end: start },
          { ...mark, start: end },
        ].filter((rest) => rest.start < rest.end)
      : [mark],
  );
  return [...others, one].toSorted((a, b) => a.start - b.start);
}
