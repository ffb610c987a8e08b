import {
  type ErrorBody,
  type Operation,
  parseFields,
  parseQuery,
  toUnknownParameter,
} from '@cardwright/contract';
import { ServiceError } from '../base/service-error.ts';
import { ANONYMOUS_BYTES, type BodyLimits, readBody } from './read-body.ts';

type Parsed = { query: unknown; headers: unknown; body: unknown };

export type ParseSettings = {
  /** Characters of a prompt at most, counted as code points. */
  promptLimit: number;
};

/** Query, headers and body as the operation declares them. Throws `invalid`, `too-large` or `unsupported-media-type`. */
export async function parseRequest(
  operation: Operation,
  request: Request,
  { promptLimit }: ParseSettings,
  sender?: string,
): Promise<Parsed> {
  const limits: BodyLimits = {
    ...(operation.auth !== 'key' && { maxBytes: ANONYMOUS_BYTES }),
    ...(sender !== undefined && { sender }),
  };
  return {
    query: operation.query && readQuery(operation.query, request),
    headers:
      operation.headers && accept(parseFields(operation.headers, pickHeaders(operation.headers, request))),
    body:
      operation.body &&
      limitPrompt(
        accept(parseFields(operation.body, await readBody(request, operation.bodyOptional && {}, limits))),
        promptLimit,
      ),
  };
}

/** The schemas accept the most that an operator can allow. */
function limitPrompt<Body>(body: Body, limit: number): Body {
  const { prompt } = body as { prompt?: unknown };
  if (typeof prompt !== 'string' || Array.from(prompt).length <= limit) return body;
  throw refusal({
    error: `\`prompt\` must have at most ${limit.toLocaleString('en')} characters.`,
    parameter: 'prompt',
  });
}

function readQuery(schema: NonNullable<Operation['query']>, request: Request): unknown {
  const { fields, repeated, unknown } = parseQuery(schema, new URL(request.url).searchParams);
  if (repeated !== undefined)
    throw refusal({
      error: `\`${repeated}\` is given more than once; send it once.`,
      parameter: repeated,
      code: 'invalid_parameter',
    });
  if (unknown !== undefined) throw refusal(toUnknownParameter(unknown, schema));
  return accept(parseFields(schema, fields));
}

const pickHeaders = (schema: NonNullable<Operation['headers']>, request: Request): object =>
  Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

function accept<Value>(parsed: { ok: true; value: Value } | { ok: false; problem: ErrorBody }): Value {
  if (parsed.ok) return parsed.value;
  throw refusal(parsed.problem);
}

const refusal = ({ error, parameter, code = 'invalid_parameter' }: ErrorBody): ServiceError =>
  new ServiceError('invalid', error, { code, ...(parameter !== undefined && { parameter }) });
