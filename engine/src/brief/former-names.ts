import { readFileSync } from 'node:fs';
import { lazy } from '../lazy.ts';

const FORMER = lazy((): ReadonlyMap<string, string> => {
  const table = readFileSync(new URL('../../data/illustrations/former.tsv', import.meta.url), 'utf8');
  const rows = table.trim().split('\n').slice(1);
  return new Map(rows.map((row) => row.split('\t') as [former: string, now: string]));
});

/** The name by which an illustration is known now: briefs that were kept may have an earlier one. */
export const toPresentName = (name: string): string => FORMER().get(name) ?? name;
