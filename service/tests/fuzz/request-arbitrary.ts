import type { OpenApiDocument, OpenApiOperation } from '@cardwright/contract';
import fc from 'fast-check';
import { hostileText, nearlyValid, type Schema, validValue } from './schema-arbitrary.ts';

export type FuzzedRequest = {
  path: string;
  method: string;
  /** Of the path in the description, to hold the answer against it. */
  template: string;
  headers: Record<string, string>;
  body: string | undefined;
};

export type Known = {
  /** Good keys. */
  keys: readonly string[];
  /** Ids, tokens and names that exist, by the path before them. */
  names: Readonly<Record<string, readonly string[]>>;
};

type Operation = { template: string; method: string; operation: OpenApiOperation };

// Headers that are read, whatever is asked for.
const oddHeader: fc.Arbitrary<[string, string]> = fc.tuple(
  fc.constantFrom(
    'accept',
    'cookie',
    'forwarded',
    'if-modified-since',
    'if-none-match',
    'origin',
    'prefer',
    'range',
    'stripe-signature',
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ),
  hostileText,
);

/** Requests to every operation of the description: valid, nearly valid and hostile ones. */
export function requestTo(
  target: Operation,
  document: OpenApiDocument,
  known: Known,
): fc.Arbitrary<FuzzedRequest> {
  const { template, method, operation } = target;
  return fc
    .record({
      path: pathOf(template, known),
      query: parametersOf(operation, 'query', document),
      sent: parametersOf(operation, 'header', document),
      auth: authOf(operation, known),
      type: contentTypeOf(operation),
      odd: fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, fc.tuple(oddHeader)),
      body: bodyOf(operation, document),
    })
    .map(({ path, query, sent, auth, type, odd, body }) => {
      const search = new URLSearchParams(query).toString();
      return {
        path: search === '' ? path : `${path}?${search}`,
        method: method.toUpperCase(),
        template,
        headers: { ...onlySendable([...odd, ...sent]), ...auth, ...(body !== undefined && type) },
        body,
      };
    });
}

function pathOf(template: string, { names }: Known): fc.Arbitrary<string> {
  const known = names[template.slice(0, template.indexOf('{'))] ?? [];
  const segment = fc.oneof(
    // Read when it is asked for: requests before this one may have added some.
    fc.nat().map((n) => known[n % Math.max(1, known.length)] ?? 'none'),
    hostileText,
  );
  return segment.map((text) =>
    // An empty segment, `.` and `..` would be another path.
    template.replace(/\{\w+\}/g, () => encodeURIComponent(text.toWellFormed().replace(/^\.{0,2}$/, 'x'))),
  );
}

function parametersOf(
  { parameters }: OpenApiOperation,
  place: 'query' | 'header',
  document: OpenApiDocument,
): fc.Arbitrary<[string, string][]> {
  const each = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constant([] as [string, string][]) },
        {
          weight: 4,
          arbitrary: validValue(schema as Schema, document).map((value) => toPairs(name, value)),
        },
        { weight: 2, arbitrary: hostileText.map((value): [string, string][] => [[name, value]]) },
        {
          weight: 1,
          arbitrary: hostileText.map((value): [string, string][] => [
            [name, value],
            [name, '1'],
          ]),
        },
      ),
    );
  return fc.tuple(...each).map((pairs) => pairs.flat().map(([name, value]) => [name, value.toWellFormed()]));
}

/** As OpenAPI writes parameters by default: each field of an object is one of its own. */
const toPairs = (name: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([field, inner]) => [field, String(inner)])
    : [[name, String(value)]];

// A client cannot put others into a header; what a socket makes of them is tested elsewhere.
const onlySendable = (pairs: [string, string][]): Record<string, string> =>
  Object.fromEntries(pairs.filter(([, value]) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value)));

function authOf({ security }: OpenApiOperation, { keys }: Known): fc.Arbitrary<Record<string, string>> {
  const good = fc.constantFrom(...keys);
  if (!security.some((requirement) => 'apiKey' in requirement)) return fc.constant({});
  return fc.oneof(
    { weight: 12, arbitrary: good.map((key) => ({ 'x-api-key': key })) },
    { weight: 6, arbitrary: good.map((key) => ({ authorization: `Bearer ${key}` })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Record<string, string>>(
        {},
        { authorization: 'Bearer' },
        { authorization: 'Bearer cw_abcdefgh_nothing' },
        { authorization: 'Basic YTpi' },
        { 'x-api-key': 'cw_' },
      ),
    },
  );
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const isFile = ({ requestBody }: OpenApiOperation): boolean =>
  requestBody !== undefined && !('application/json' in requestBody.content);

const contentTypeOf = (operation: OpenApiOperation) =>
  isFile(operation)
    ? fc.constantFrom(...Object.keys(operation.requestBody?.content ?? {}), 'text/html').map((type) => ({
        'content-type': type,
      }))
    : jsonType;

const jsonType = fc.oneof(
  { weight: 20, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ),
  },
);

function bodyOf(operation: OpenApiOperation, document: OpenApiDocument): fc.Arbitrary<string | undefined> {
  const { requestBody } = operation;
  // Drawing an SVG starts a process, so most are the same.
  if (isFile(operation)) return fc.oneof(fc.constant(SVG), hostileText);
  const schema = requestBody?.content['application/json']?.schema as Schema | undefined;
  if (schema === undefined) return fc.constant(undefined);
  return fc.oneof(
    { weight: 5, arbitrary: validValue(schema, document).map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: nearlyValid(schema, document).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: validValue(schema, document).map((value) => JSON.stringify(value).slice(0, -1)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
    // Where fields exclude one another, whatever fits them singly is nearly always refused.
    { weight: 3, arbitrary: fc.constant(JSON.stringify(requestBody?.content['application/json']?.example)) },
  );
}
