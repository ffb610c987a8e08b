import { createOpenApiDocument, resolveResponse } from '@cardwright/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const document = createOpenApiDocument('/');

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

// Stricter than the description, which lets clients live with later fields: here a field that is not
// described is a mistake.
function forbidMore(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(forbidMore);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, forbidMore(value)]));
  const isClosed = 'properties' in inner && !('additionalProperties' in inner);
  return isClosed ? { ...inner, additionalProperties: false } : inner;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...(forbidMore(JSON.parse(JSON.stringify(document))) as object) });

/** Throws unless the description has this answer of this operation, its media type and its body. */
export async function validateResponse(path: string, method: string, response: Response): Promise<void> {
  const where = `${method} ${path} ${response.status}`;
  const described = document.paths[path]?.[method.toLowerCase()]?.responses[response.status];
  if (described === undefined) throw new Error(`${where} is not described: ${await response.clone().text()}`);
  const spec = resolveResponse(document, described);
  const body = Buffer.from(await response.clone().arrayBuffer());
  if (spec.content === undefined) {
    if (body.length > 0) throw new Error(`${where} has a body that is not described`);
    return;
  }
  const type = response.headers.get('content-type') ?? '';
  const content = spec.content[type];
  if (content === undefined) throw new Error(`${where} has the media type ${type}, which is not described`);
  if (type !== 'application/json') return;
  const reference = (content.schema as { $ref: string }).$ref;
  // Compiled once.
  const validate = ajv.getSchema(`openapi${reference}`);
  if (validate === undefined) throw new Error(`${where} is described by ${reference}, which is not there`);
  if (!validate(JSON.parse(body.toString())))
    throw new Error(
      `${where} is not as described: ${ajv.errorsText(validate.errors)}\n${body.toString().slice(0, 500)}`,
    );
  if (response.status >= 400 && response.headers.get('cache-control') !== 'no-store')
    throw new Error(`${where} is an error that may be cached`);
}
