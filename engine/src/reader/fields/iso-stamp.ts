import type { Stated } from './stated.ts';

/** A day, and perhaps an hour, as programs write them: "2026-04-16T18:30". */
export const ISO_STAMP =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<hour>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

/** How long a day is, as programs write it. */
export const DAY = '2026-01-19'.length;

/** The day of a stamp alone: when a post was written is of no hour. */
export const withoutHour = (stamp: Omit<Stated, 'marks'>): Stated[] => [
  { ...stamp, end: stamp.start + DAY, marks: ['date'] },
  { ...stamp, start: stamp.start + DAY, marks: ['chat'] },
];
