import { readFileSync } from 'node:fs';
import { lazyBy } from '../../lazy.ts';

/** The table `engine/data/people/<name>.json`. Its shape is checked by `people-data.test.ts`, not here. */
export const readPeople = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../data/people/${name}.json`, import.meta.url), 'utf8')) as T;

/**
 * How a table writes an object that may be shared: by name, in full, or as another one with changes, where `null`
 * leaves a field out.
 */
export type Row<T> = string | T | ({ extends: string } & { [K in keyof T]?: T[K] | null });

/** The object that a row stands for; `named` finds an object by its name. */
export function resolveRow<T extends object>(row: Row<T>, named: (name: string) => T): T {
  if (typeof row === 'string') return named(row);
  if (!('extends' in row)) return row;
  const { extends: base, ...changes } = row;
  const all = Object.entries({ ...named(base), ...changes });
  return Object.fromEntries(all.filter(([, value]) => value !== null)) as T;
}

/** Finds the objects of a table by name, each made once. Throws for a name that the table lacks. */
export function createFinder<D, T>(
  table: string,
  rows: () => Readonly<Record<string, D>>,
  make: (row: D) => T,
): (name: string) => T {
  return lazyBy((name) => {
    const row = Object.hasOwn(rows(), name) ? rows()[name] : undefined;
    if (row === undefined) throw new Error(`data/people/${table}.json has no ${name}`);
    return make(row);
  });
}
