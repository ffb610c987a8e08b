import type { z } from 'zod';
import { describeExpectation, schemaAt, toRequestSchema } from './describe-expectation.ts';
import type { ErrorBody } from './schemas/error.ts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; problem: ErrorBody };

/** Untrusted fields as `schema` reads them, or the first problem as a client should hear it. */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: unknown,
): Parsed<z.output<Schema>> {
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, problem: toProblem(schema, issue, fields) };
}

/** An error body with this sentence about a parameter. */
export const toInvalidParameter = (parameter: string, error: string): ErrorBody => ({
  error,
  parameter,
  code: 'invalid_parameter',
});

function toProblem(schema: z.ZodObject, issue: z.core.$ZodIssue | undefined, fields: unknown): ErrorBody {
  if (issue?.code === 'unrecognized_keys') {
    const name = [...issue.path, issue.keys[0] ?? ''].join('.');
    const allowed = Object.keys(schemaAt(toRequestSchema(schema), issue.path)?.properties ?? {});
    return toInvalidParameter(
      name,
      `${quote(name)} is no field of this request; it takes ${allowed.map(quote).join(', ')}.`,
    );
  }
  const path = issue?.path ?? [];
  if (path.length === 0) return { error: 'The body must be a JSON object.', code: 'invalid_json' };
  const name = path.join('.');
  return toInvalidParameter(name, `${toSentence(schema, path, issue, fields)}.`);
}

function toSentence(
  schema: z.ZodObject,
  path: readonly PropertyKey[],
  issue: z.core.$ZodIssue | undefined,
  fields: unknown,
): string {
  const name = quote(path.join('.'));
  if (issue?.code === 'custom') return `${name} ${issue.message}`;
  const rule = schemaAt(toRequestSchema(schema), path) ?? {};
  const expected = describeExpectation(rule);
  const value = valueAt(fields, path);
  if (value === undefined) return `${name} is required: ${expected}`;
  return `${name} must be ${expected}${describeMismatch(value, rule.type)}`;
}

// Numbers and types help to find a mistake; text is not repeated, it may be a secret in the wrong field.
function describeMismatch(value: unknown, expectedType: unknown): string {
  if (typeof value === 'number') return `, not ${value}`;
  if (typeof value === 'string') return expectedType === 'string' ? '' : ', not text';
  if (value === null) return ', not null';
  return `, not ${Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value)}`;
}

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  let current = fields;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.hasOwn(current, step) ? Reflect.get(current, step) : undefined;
  }
  return current;
}

// A field's name comes from the client: shortened, so that an error stays readable.
const quote = (name: string): string => `\`${name.length > 64 ? `${name.slice(0, 64)}…` : name}\``;
