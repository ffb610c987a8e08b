import { isDeepStrictEqual } from 'node:util';
import { createOpenApiDocument, type Operation, type OperationId, operations } from '@cardwright/contract';
import { describe, expect, test } from 'vitest';
import { isExampleOfAll, isOfAll } from './refusals-of-all.ts';
import type { TestService } from './test-service.ts';
import { validateResponse } from './validate-response.ts';

const document = createOpenApiDocument('/');

export type Call = {
  params?: Record<string, string>;
  query?: string;
  key?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, with the headers alone. */
  rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

export type Answered = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies that the description has validated
  body: any;
  bytes: Buffer;
};

/** Calls the operation on a service and holds the answer against the description. */
export type Api = (service: TestService, call?: Call) => Promise<Answered>;

/** Calls one operation. */
export const createApi =
  (id: OperationId): Api =>
  async (service, call = {}) => {
    const operation: Operation = operations[id];
    const response = await service.app.request(toAddress(operation.path, call), toInit(operation, call));
    await validateResponse(operation.path, operation.method, response);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type') === 'application/json';
    const body = isJson ? JSON.parse(bytes.toString()) : undefined;
    return { status: response.status, headers: response.headers, body, bytes };
  };

/**
 * The tests of one operation; at their end every status that is described must have been answered, but for those that are tested for
 * several operations at once.
 */
export function describeOperation(
  id: OperationId,
  define: (api: Api) => void,
  { elsewhere = [] }: { elsewhere?: readonly number[] } = {},
): void {
  const operation: Operation = operations[id];
  const seen = new Set<number>(elsewhere);
  const refusals: Refusal[] = [];
  const call = createApi(id);

  const api: Api = async (...request) => {
    const answered = await call(...request);
    seen.add(answered.status);
    if (answered.status >= 400) refusals.push(withoutNumbers(answered));
    return answered;
  };

  describe(`${id}: ${operation.method} ${operation.path}`, () => {
    define(api);
    test('every status that is described was answered above', () => {
      const responses = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses ?? {};
      // Shared ones have a test for all operations.
      const described = Object.keys(responses)
        .filter((status) => !('$ref' in (responses[status] ?? {})))
        .map(Number);
      const missing = described.filter((status) => !seen.has(status) && !isOfAll(id, status));
      expect({ missing, more: [...seen].filter((status) => !described.includes(status)) }).toEqual({
        missing: [],
        more: [],
      });
    });
    test('every example of an error is one that was given above', () => {
      const examples = Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400 && !elsewhere.includes(Number(status)))
        .filter(([status]) => !isExampleOfAll(id, Number(status)))
        .filter(([, { example }]) => example !== undefined)
        .map(([status, { example }]) => withoutNumbers({ status: Number(status), body: example }));
      const isGiven = (example: Refusal) => refusals.some((refusal) => isDeepStrictEqual(refusal, example));
      expect(examples.filter((example) => !isGiven(example))).toEqual([]);
    });
  });
}

type Refusal = { status: number; body: unknown };

/** Sizes, times and versions are those of the day. */
export const withoutNumbers = ({ status, body }: Refusal): Refusal => ({
  status,
  body: JSON.parse((JSON.stringify(body) ?? 'null').replace(/\d+/g, '0')),
});

const toAddress = (path: string, { params = {}, query = '' }: Call): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none') + query;

function toInit({ method }: Operation, { key, headers = {}, body, rawBody }: Call): RequestInit {
  const sent = new Headers(headers);
  if (key !== undefined) sent.set('authorization', `Bearer ${key}`);
  if (body !== undefined) sent.set('content-type', 'application/json');
  const payload = body === undefined ? rawBody : JSON.stringify(body);
  return {
    method,
    headers: sent,
    ...(payload !== undefined && { body: payload, duplex: 'half' }),
  } as RequestInit;
}
