/** A day, and perhaps an hour, as programs write them: "2026-04-16T18:30". */
export const ISO_STAMP =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<hour>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

/** How long a day is, as programs write it. */
export const DAY = '2026-01-19'.length;
