import { expect, test } from 'vitest';
import { createOpenApiDocument, resolveResponse } from './openapi.ts';

const document = createOpenApiDocument('http://localhost:3000');

type Schema = { $ref?: string; description?: string; items?: Schema; anyOf?: Schema[] } & {
  properties?: Record<string, Schema>;
};

const listUndescribed = (schema: Schema, path: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    ...(inner.$ref === undefined && !inner.description ? [`${path}.${name}`] : []),
    ...listUndescribed(inner, `${path}.${name}`),
  ]),
  ...(schema.items ? listUndescribed(schema.items, `${path}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((option) => listUndescribed(option, path)),
];

test('every field of every body is described', () => {
  const bodies = Object.entries(document.components.schemas);
  expect(bodies.flatMap(([name, schema]) => listUndescribed(schema as Schema, name))).toEqual([]);
});

test('every operation with a key says that a store may be away, in one response for all', () => {
  const { paths, components } = document;
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const withKey = all.filter(({ security }) => security.length > 0);
  expect(withKey.filter(({ responses }) => responses[503] === undefined)).toEqual([]);
  const shared = all.flatMap(({ responses }) => Object.values(responses)).filter((one) => '$ref' in one);
  expect(shared.length).toBeGreaterThan(20);
  expect(Object.keys(components.responses)).toEqual(['StoreUnavailable', 'OpenAiStoreUnavailable']);
});

test('every parameter is described', () => {
  const parameters = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.parameters),
  );
  expect(parameters.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

test('every error with a JSON body has an example', () => {
  const without = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, response]) => {
          const { content } = resolveResponse(document, response);
          const json = content?.['application/json'];
          return Number(status) >= 400 && json !== undefined && json.example === undefined;
        })
        .map(([status]) => `${operationId} ${status}`),
    ),
  );
  expect(without).toEqual([]);
});
