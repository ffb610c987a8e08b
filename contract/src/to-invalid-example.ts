import { schemaAt, toRequestSchema } from './describe-expectation.ts';
import type { Operation } from './operation.ts';
import { parseFields } from './parse-fields.ts';
import type { ErrorBody } from './schemas/error.ts';

/** What the operation's own validation says of a wrong request; undefined where it takes none. */
export function toInvalidExample({ body, query }: Operation): ErrorBody | undefined {
  const schema = body ?? query;
  if (schema === undefined) return undefined;
  const [first = '', ...others] = Object.keys(schema.shape);
  const isNumber = (name: string) => schemaAt(toRequestSchema(schema), [name])?.type === 'integer';
  const number = [first, ...others].find(isNumber);
  // A number out of range, or else nothing at all, or else a number in place of something else.
  for (const fields of [number === undefined ? {} : { [number]: -1 }, { [first]: -1 }]) {
    const parsed = parseFields(schema, fields);
    if (!parsed.ok) return parsed.problem;
  }
  return undefined;
}
