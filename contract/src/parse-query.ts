import type { z } from 'zod';
import { schemaAt, toRequestSchema } from './describe-expectation.ts';

// Digits alone: `1e1`, ` 1`, `+1` and `0x1` are numbers to JavaScript, not to a reader of the description.
const INTEGER = /^-?\d{1,15}$/;

/**
 * The known parameters of a query as fields for `schema`: those of integer type as numbers when they are
 * written as such. Names that `schema` does not have are left out. `repeated` is the first name given twice.
 */
export function parseQuery(
  schema: z.ZodObject,
  query: URLSearchParams,
): { fields: Record<string, unknown>; repeated: string | undefined } {
  const fields: Record<string, unknown> = {};
  let repeated: string | undefined;
  for (const name of Object.keys(schema.shape)) {
    const [value, ...others] = query.getAll(name);
    if (others.length > 0) repeated ??= name;
    if (value === undefined) continue;
    const isInteger = schemaAt(toRequestSchema(schema), [name])?.type === 'integer';
    fields[name] = isInteger && INTEGER.test(value) ? Number(value) : value;
  }
  return { fields, repeated };
}
