import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
/** What a reference stands for; anything else is itself. */
type Resolve = (schema: JsonSchema) => JsonSchema;

/** Describes valid values, to complete "must be ...": "a whole number from 256 to 2048". */
export function describeExpectation(schema: JsonSchema): string {
  if (schema.anyOf !== undefined) return joinAlternatives(toSchemas(schema.anyOf).map(describeExpectation));
  if (schema.format !== undefined && schema.format in FORMATS) return String(FORMATS[schema.format]);
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (options !== undefined) return describeOptions(options.map((option) => JSON.stringify(option)));
  return joinAlternatives(toTypes(schema).map((type) => describeType(type, schema)));
}

const toTypes = (schema: JsonSchema): string[] => [schema.type ?? []].flat().map(String);

/** The kinds of values that a schema has, one schema for each. */
export const toAlternatives = (schema: JsonSchema, resolve: Resolve = (found) => found): JsonSchema[] =>
  schema.anyOf === undefined
    ? toTypes(schema).map((type): JsonSchema => ({ ...schema, type }) as JsonSchema)
    : toSchemas(schema.anyOf).flatMap((one) => toAlternatives(resolve(one), resolve));

function describeType(type: string, schema: JsonSchema): string {
  if (type === 'string') return `text${describeLength(schema)}${describeExample(schema)}`;
  if (type === 'integer') return `a whole number${describeRange(schema)}`;
  if (type === 'number' && schema.minimum !== undefined) return `a number${describeRange(schema)}`;
  if (type === 'array') return `a list${describeItems(schema)}`;
  if (type === 'object') return `an object${describeRequired(schema)}`;
  return NAMES[type] ?? type;
}

/**
 * The schema at `path` inside another, without a `null` alternative; undefined when it is not described. Of several
 * kinds of objects, the kind of `value`, which is what the whole is checked against.
 */
export function schemaAt(
  schema: JsonSchema,
  path: readonly PropertyKey[],
  value?: unknown,
): JsonSchema | undefined {
  const resolve: Resolve = (found) => {
    const name = found.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : schema.$defs?.[name];
    return typeof target === 'object' ? resolve(target as JsonSchema) : found;
  };
  let current: JsonSchema | undefined = schema;
  let at = value;
  for (const step of path) {
    const inner: JsonSchema | undefined =
      current && stepInto(toKind(resolve(current), at, resolve), step, resolve);
    current = inner && resolve(inner);
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined;
  }
  return current && toKind(current, at, resolve);
}

/** The alternative of the same `type` as the value, where objects are told apart by it. */
function toKind(schema: JsonSchema, value: unknown, resolve: Resolve): JsonSchema {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return schema;
  const type = Reflect.get(value, 'type');
  const kind = toAlternatives(schema, resolve).find((alternative) => constOf(alternative) === type);
  return type !== undefined && kind ? kind : schema;
}

function constOf({ properties }: JsonSchema): unknown {
  const type = properties?.type;
  return typeof type === 'object' ? type.const : undefined;
}

function stepInto(schema: JsonSchema, step: PropertyKey, resolve: Resolve): JsonSchema | undefined {
  const alternatives = toAlternatives(schema, resolve);
  const kinds = alternatives.map(constOf).filter((kind) => typeof kind === 'string');
  if (step === 'type' && kinds.length > 1) return { type: 'string', enum: kinds };
  for (const { properties, items, additionalProperties } of alternatives) {
    const inner = typeof step === 'number' ? items : (properties?.[String(step)] ?? additionalProperties);
    if (typeof inner === 'object' && inner !== null) return withoutNull(inner as JsonSchema);
  }
  return undefined;
}

function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.filter((type) => type !== 'null') };
  const options = toSchemas(schema.anyOf ?? []);
  const [only, ...more] = options.filter(({ type }) => type !== 'null');
  if (only === undefined) return schema;
  return more.length > 0 ? { ...schema, anyOf: [only, ...more] } : withoutNull(only);
}

// `true` and `false` are schemas, too, but not of ours.
const toSchemas = (schemas: readonly unknown[]): JsonSchema[] =>
  schemas.filter((schema): schema is JsonSchema => typeof schema === 'object' && schema !== null);

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** JSON Schema of a request's input. */
export function toRequestSchema(schema: z.ZodType): JsonSchema {
  let found = cache.get(schema);
  if (found === undefined) {
    found = z.toJSONSchema(schema, { io: 'input', override: ({ jsonSchema }) => oneAsAny(jsonSchema) });
    cache.set(schema, found);
  }
  return found;
}

// Kinds of objects are alternatives like any others.
function oneAsAny(schema: JsonSchema): void {
  if (schema.oneOf === undefined) return;
  schema.anyOf = schema.oneOf;
  delete schema.oneOf;
}

const NAMES: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an RFC 3339 time such as "2030-01-31T12:00:00Z"',
  date: 'a date such as "2026-11-21"',
  email: 'an email address such as "ada@example.com"',
};

const joinAlternatives = (alternatives: readonly string[]): string =>
  alternatives.length === 0 ? 'any value' : alternatives.join(' or ');

const describeOptions = (options: readonly string[]): string =>
  options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;

function describeLength({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  const most = maxLength.toLocaleString('en');
  return minLength > 0 ? ` of ${minLength} to ${most} characters` : ` of at most ${most} characters`;
}

const describeExample = ({ examples }: JsonSchema): string =>
  Array.isArray(examples) && examples.length > 0 ? ` such as ${JSON.stringify(examples[0])}` : '';

function describeItems({ maxItems, items }: JsonSchema): string {
  const count = maxItems === undefined ? '' : ` of at most ${maxItems} items`;
  return typeof items === 'object' && !Array.isArray(items) && toTypes(items as JsonSchema).includes('string')
    ? `${count}, each ${describeExpectation(items as JsonSchema)}`
    : count;
}

const describeRequired = ({ required = [] }: JsonSchema): string =>
  required.length === 0 ? '' : ` with ${required.map((name) => `\`${name}\``).join(' and ')}`;

// The bounds of safe integers are a technical limit, not a rule worth reporting.
function describeRange({ minimum = -Infinity, maximum = Infinity }: JsonSchema): string {
  const from = minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const to = maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (from !== undefined && to !== undefined) return ` from ${from} to ${to}`;
  if (from !== undefined) return ` of at least ${from}`;
  return to === undefined ? ' within ±(2^53 - 1)' : ` of at most ${to}`;
}
