import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Describes valid values, to complete "must be ...": "a whole number from 256 to 2048". */
export function describeExpectation(schema: JsonSchema): string {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (schema.anyOf !== undefined) return schema.anyOf.map(describeAlternative).join(' or ');
  if (schema.format === 'date-time') return 'an RFC 3339 time such as "2030-01-31T12:00:00Z"';
  if (schema.format === 'date') return 'a date such as "2026-11-21"';
  if (options !== undefined) return describeOptions(options.map((option) => JSON.stringify(option)));
  if (schema.type === 'integer') return `a whole number${describeRange(schema)}`;
  if (schema.type === 'string' && schema.maxLength !== undefined)
    return `text of ${schema.minLength ?? 0} to ${schema.maxLength.toLocaleString('en')} characters`;
  if (schema.type === 'array' && schema.maxItems !== undefined)
    return `a list of at most ${schema.maxItems} items`;
  return NAMES[String(schema.type)] ?? 'another value';
}

const describeAlternative = (schema: JsonSchema | boolean): string =>
  typeof schema === 'boolean' ? 'any value' : describeExpectation(schema);

/** The schema at `path` inside another, without a `null` alternative; undefined when it is not described. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  let current: unknown = schema;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    const { properties, items, additionalProperties } = current as JsonSchema;
    current = typeof step === 'number' ? items : (properties?.[String(step)] ?? additionalProperties);
  }
  return typeof current === 'object' && current !== null ? withoutNull(current as JsonSchema) : undefined;
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const options = (schema.anyOf ?? []) as JsonSchema[];
  const [only, ...more] = options.filter(({ type }) => type !== 'null');
  return only === undefined || more.length > 0 ? schema : only;
}

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** JSON Schema of a request's input. */
export function toRequestSchema(schema: z.ZodType): JsonSchema {
  let found = cache.get(schema);
  if (found === undefined) {
    found = z.toJSONSchema(schema, { io: 'input' });
    cache.set(schema, found);
  }
  return found;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const describeOptions = (options: readonly string[]): string =>
  options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;

// The bounds of safe integers are a technical limit, not a rule worth reporting.
function describeRange({ minimum = -Infinity, maximum = Infinity }: JsonSchema): string {
  const from = minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const to = maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (from !== undefined && to !== undefined) return ` from ${from} to ${to}`;
  if (from !== undefined) return ` from ${from}`;
  return to === undefined ? ' within ±(2^53 - 1)' : ` up to ${to}`;
}
