import type { Brief } from './brief.ts';

/** A brief as text: equal for briefs that are composed alike, whatever the order of their fields. The format is not in it. */
export const canonicalBrief = ({ format: _, ...brief }: Brief): string => JSON.stringify(sorted(brief));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]);
};
