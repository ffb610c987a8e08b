import type { z } from 'zod';
import { describeExpectation, schemaAt, toAlternatives, toRequestSchema } from './describe-expectation.ts';
import { findNearest } from './find-nearest.ts';
import type { ErrorBody } from './schemas/error.ts';

type Rule = NonNullable<ReturnType<typeof schemaAt>>;
type Parsed<Value> = { ok: true; value: Value } | { ok: false; problem: ErrorBody };

/** Untrusted fields parsed by `schema`, or the first problem as an error body for the client. */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: unknown,
): Parsed<z.output<Schema>> {
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, problem: toProblem(schema, issue && toInnermost(issue), fields) };
}

/** Of a value that has one of several forms, what is wrong inside the form that it is nearest to. */
function toInnermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const isInside = (inner: z.core.$ZodIssue): boolean =>
    inner.path.length > 0 || inner.code === 'unrecognized_keys';
  const [nearest] = issue.errors
    .filter((issues) => issues.length > 0 && issues.every(isInside))
    .sort((a, b) => a.length - b.length);
  const [first] = nearest ?? [];
  return first ? toInnermost({ ...first, path: [...issue.path, ...first.path] }) : issue;
}

/** An error body about one parameter. */
export const toInvalidParameter = (parameter: string, error: string): ErrorBody => ({
  error,
  parameter,
  code: 'invalid_parameter',
});

function toProblem(schema: z.ZodObject, issue: z.core.$ZodIssue | undefined, fields: unknown): ErrorBody {
  if (issue?.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const name = toName([...issue.path, key]);
    const known = Object.keys(schemaAt(toRequestSchema(schema), issue.path, fields)?.properties ?? {});
    return toInvalidParameter(name, describeUnknown('field', name, key, known));
  }
  const path = issue?.path ?? [];
  if (path.length === 0) return { error: 'The body must be a JSON object.', code: 'invalid_json' };
  const name = toName(path);
  return toInvalidParameter(name, `${toSentence(schema, path, issue, fields)}.`);
}

/** An error body about a query parameter that does not exist. */
export const toUnknownParameter = (name: string, schema: z.ZodObject): ErrorBody =>
  toInvalidParameter(shorten(name), describeUnknown('parameter', name, name, Object.keys(schema.shape)));

// Names of other services for what has several names here.
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  size: ['width', 'height'],
  page: ['limit', 'offset'],
};

function describeUnknown(
  kind: 'field' | 'parameter',
  name: string,
  key: string,
  known: readonly string[],
): string {
  const others = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : undefined;
  if (others?.every((other) => known.includes(other)))
    return `Unknown ${kind} ${quote(name)}. Use ${others.map(quote).join(' and ')}.`;
  // Beyond this length it is no typing error, and comparing would cost time.
  const nearest = key.length <= 64 ? findNearest(key, known) : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean ${quote(nearest)}?`;
  return `Unknown ${kind} ${quote(name)}.${hint} Supported ${kind}s: ${known.map(quote).join(', ')}.`;
}

/** `brief.blocks[2].role` */
const toName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${shorten(step)}` : shorten(step),
    '',
  );

function toSentence(
  schema: z.ZodObject,
  path: readonly PropertyKey[],
  issue: z.core.$ZodIssue | undefined,
  fields: unknown,
): string {
  const name = quote(toName(path));
  if (issue?.code === 'custom') return `${name} ${issue.message}`;
  const rule = schemaAt(toRequestSchema(schema), path, fields) ?? {};
  const expected = describeExpectation(rule);
  const value = valueAt(fields, path);
  if (value === undefined) return `${name} is required and must be ${expected}`;
  return `${name} must be ${expected}${describeMismatch(value, rule)}`;
}

// Numbers and types help to find a mistake. Text is not repeated: it may be a secret in the wrong field.
function describeMismatch(value: unknown, rule: Rule): string {
  const accepts = (type: string) => toAlternatives(rule).find((alternative) => alternative.type === type);
  if (typeof value === 'number') return `, not ${value}`;
  if (typeof value === 'string') return accepts('string') ? '' : ', not text';
  if (value === null) return ', not null';
  if (!Array.isArray(value)) return `, not ${typeof value === 'object' ? 'an object' : String(value)}`;
  const list = accepts('array');
  if (list === undefined) return ', not a list';
  return list.maxItems !== undefined && value.length > list.maxItems ? `, not ${value.length}` : '';
}

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  let current = fields;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.hasOwn(current, step) ? Reflect.get(current, step) : undefined;
  }
  return current;
}

// Field names come from the client, so long ones are truncated.
const MOST_CHARACTERS = 64;
const shorten = (step: PropertyKey): string => {
  const name = String(step);
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}…` : name;
};
const quote = (name: string): string => `\`${shorten(name)}\``;
