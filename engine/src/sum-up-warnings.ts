import { type Warning, warn } from './brief/warning.ts';

// As many as somebody reads.
const MAX_WARNINGS = 6;

/** Warnings without repeats, at most six: of more, the last says how many. */
export function sumUpWarnings(warnings: readonly Warning[]): Warning[] {
  const different = [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
  if (different.length <= MAX_WARNINGS) return different;
  const listed = different.slice(0, MAX_WARNINGS - 1);
  const others = different.slice(listed.length);
  const message = `${others.length} more parts of the request are not shown or not followed.`;
  return [
    ...listed,
    warn(
      'more_warnings',
      message,
      others.flatMap(({ words }) => words),
    ),
  ];
}
