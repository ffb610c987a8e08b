import type { Brief } from './brief.ts';

/**
 * A brief as text: equal for briefs that are composed alike, whatever the order of their fields. The format is not in it; of a
 * picture there is `photo`, what it shows, and not where it comes from.
 */
export const canonicalBrief = ({ format: _, image: __, ...brief }: Brief, photo?: string): string =>
  JSON.stringify(sorted({ ...brief, image: photo ?? null }));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]);
};
