import type { z } from 'zod';
import { schemaAt, toRequestSchema } from './describe-expectation.ts';

// Digits only: JavaScript would also accept `1e1`, ` 1`, `+1` and `0x1` as numbers.
const INTEGER = /^-?\d{1,15}$/;

/**
 * The query's parameters as fields for `schema`, with integers parsed as numbers. `repeated` is the first name that was
 * given twice, `unknown` the first that is not in `schema`.
 */
export function parseQuery(
  schema: z.ZodObject,
  query: URLSearchParams,
): { fields: Record<string, unknown>; repeated: string | undefined; unknown: string | undefined } {
  const fields: Record<string, unknown> = {};
  let repeated: string | undefined;
  for (const name of Object.keys(schema.shape)) {
    const [value, ...others] = query.getAll(name);
    if (others.length > 0) repeated ??= name;
    if (value === undefined) continue;
    const isInteger = schemaAt(toRequestSchema(schema), [name])?.type === 'integer';
    fields[name] = isInteger && INTEGER.test(value) ? Number(value) : value;
  }
  const unknown = [...query.keys()].find((name) => !Object.hasOwn(schema.shape, name));
  return { fields, repeated, unknown };
}
