import { z } from 'zod';
import { toRequestSchema } from './describe-expectation.ts';
import { createOpenApiWebhooks, type OpenApiWebhook } from './openapi-webhooks.ts';
import { limitOf, type Operation, type ResponseSpec } from './operation.ts';
import { openAiStoreUnavailable } from './operations/openai.ts';
import { RATE_LIMIT_HEADERS, rateLimited, storeUnavailable } from './operations/responses.ts';
import { operations } from './operations.ts';
import { requestSchemas, responseSchemas, sharedSchemas } from './schema-names.ts';
import { TAGS } from './tags.ts';
import { toInvalidExample } from './to-invalid-example.ts';
import { WARNING_CODES } from './warning.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

export type OpenApiContent = Record<string, { schema: JsonSchema; example?: unknown }>;

export type OpenApiResponse = {
  description: string;
  headers?: Record<string, { description: string; schema?: JsonSchema }>;
  content?: OpenApiContent;
};

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; description?: string; content: OpenApiContent };
  /** Those that many operations share are references to components: see `resolveResponse`. */
  responses: Record<string, OpenApiResponse | { $ref: string }>;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks: Record<string, OpenApiWebhook>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};

const DESCRIPTION = `Post a prompt, get an image.

Errors have the body \`{ error, parameter?, code? }\`: a human-readable message, the field at fault, and a stable error code. Endpoints under \`/v1\` return errors in OpenAI's format. Unknown paths return 404; unsupported methods return 405 with \`Allow\`. While the database or the image store is away, any operation may return 503 with the code \`database_unavailable\` or \`images_unavailable\` and \`Retry-After\`. Request bodies are \`application/json\`, up to 1 MiB, except for uploads, which are files; unknown fields are rejected. Operations with query parameters reject unknown ones; all others ignore the query. Preferences in \`Prefer\` that are unknown or malformed are ignored, as RFC 7240 requires; \`Preference-Applied\` names those that were applied. Times are RFC 3339 in UTC; ids are opaque strings. Every response has an \`X-Request-Id\`: include it when you report a problem.

Warnings name what was requested and is not in the image: \`warnings\` as sentences, \`warning_details\` with a stable code and the words that each is about. Further codes may be added.

${describeWarningCodes()}

Some values have two names, for compatibility:

- Send the key as \`Authorization: Bearer\` or as \`X-API-Key\`.
- \`url\` and \`image_url\` are the same URL.
- \`/api/v1/history\` returns the items of \`/api/v1/dashboard/history\` as a bare array.
- In the dashboard, \`plan_limit\` equals \`usage.limit\`, and \`credits_used\` equals \`usage.current_period\`: the credits of this month. In the account (\`/api/v1/users/me\`), \`credits_used\` covers all time.
- \`/health\` is the same as \`/api/v1/health\`.

Images generated from prompts are identified by id (\`/api/v1/generate/{id}\`), cards by their template and signed parameters (\`/i/{template}\`). \`template_id\` accepts the same template names.

AI agents use the API over MCP (streamable HTTP) at \`/mcp\`, with the same keys, credits and limits.`;

const SECURITY = {
  key: [{ bearer: [] }, { apiKey: [] }],
  // The empty requirement makes the token optional: whether one is required depends on the operator.
  'sign-up': [{ signUpToken: [] }, {}],
  none: [],
} satisfies Record<Operation['auth'], Record<string, string[]>[]>;

function describeWarningCodes(): string {
  const rows = Object.entries(WARNING_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return ['| Code | Meaning |', '|---|---|', ...rows].join('\n');
}

/** The OpenAPI 3.1 description of all operations, as served under `baseUrl`. */
export function createOpenApiDocument(baseUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const used = new Set<string>();
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: toOperation(id, operation),
    };
    used.add(operation.tag);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardwright',
      version: '1.0.0',
      summary: 'Images from prompts.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    webhooks: createOpenApiWebhooks(),
    components: {
      schemas: {
        ...toComponents(sharedSchemas, 'input'),
        ...toComponents(requestSchemas, 'input'),
        ...toComponents(responseSchemas, 'output'),
      },
      responses: {
        StoreUnavailable: toResponse(storeUnavailable),
        OpenAiStoreUnavailable: toResponse(openAiStoreUnavailable),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key.' },
        signUpToken: { type: 'http', scheme: 'bearer', description: "The operator's sign-up token." },
      },
    },
  };
}

function toOperation(operationId: string, operation: Operation): OpenApiOperation {
  const { tag, summary, description, auth, bodyExample } = operation;
  const body = operation.body ?? operation.describedBody;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: SECURITY[auth],
    parameters: [
      ...Object.entries(operation.params ?? {}).map(([name, text]) => toPathParameter(name, text)),
      ...toParameters('query', operation.query ?? operation.describedQuery),
      ...toParameters('header', operation.headers),
    ],
    ...(operation.fileBody && { requestBody: toFileBody(operation.fileBody) }),
    ...(body && {
      requestBody: {
        required: operation.bodyOptional !== true,
        content: toJsonContent(requestSchemas, body, bodyExample),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(toResponses(operation)).map(([status, spec]) => [status, toResponse(spec)]),
      ),
      ...toStoreResponse(operation),
    },
  };
}

const toFileBody = ({ types, description }: NonNullable<Operation['fileBody']>) => ({
  required: true,
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: {} }])),
});

/** Whoever has a key is looked up in the database. Operations with another reason for a 503 describe theirs. */
function toStoreResponse({ auth, responses, errors }: Operation): Record<string, { $ref: string }> {
  if (auth === 'none' || 503 in responses) return {};
  const name = errors === 'openai' ? 'OpenAiStoreUnavailable' : 'StoreUnavailable';
  return { 503: { $ref: `#/components/responses/${name}` } };
}

/** A response of an operation, or the one that it refers to. */
export function resolveResponse(
  document: OpenApiDocument,
  response: OpenApiResponse | { $ref: string },
): OpenApiResponse {
  if (!('$ref' in response)) return response;
  const found = document.components.responses[response.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`no response ${response.$ref}`);
  return found;
}

// Unauthenticated requests do not count towards a limit.
const UNCOUNTED = '401';

/** The operation's responses, plus those that every rate-limited operation has. */
function toResponses(operation: Operation): Record<string, ResponseSpec> {
  const responses = withInvalidExample(operation);
  const limit = limitOf(operation);
  if (limit === undefined) return responses;
  return Object.fromEntries(
    Object.entries({ 429: rateLimited(limit), ...responses }).map(([status, spec]) => [
      status,
      status === UNCOUNTED ? spec : { ...spec, headers: { ...spec.headers, ...RATE_LIMIT_HEADERS } },
    ]),
  );
}

function withInvalidExample(operation: Operation): Operation['responses'] {
  const { 400: invalid, ...others } = operation.responses;
  if (invalid === undefined || invalid.example !== undefined) return operation.responses;
  return { ...others, 400: { ...invalid, example: toInvalidExample(operation) } };
}

const toPathParameter = (name: string, description: string): OpenApiParameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

function toParameters(place: 'query' | 'header', object: z.ZodObject | undefined): OpenApiParameter[] {
  if (object === undefined) return [];
  const { properties = {}, required = [] } = toRequestSchema(object);
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...schema } = property as JsonSchema;
    return { name, in: place, required: required.includes(name), description, schema };
  });
}

function toResponse({ description, schema, media, headers, example }: ResponseSpec): OpenApiResponse {
  const content = (schema || media) && {
    ...(schema && toJsonContent(responseSchemas, schema, example)),
    ...(media && Object.fromEntries(media.map((type) => [type, { schema: {} }]))),
  };
  return {
    description,
    ...(headers && { headers: headers as NonNullable<OpenApiResponse['headers']> }),
    ...(content && { content }),
  };
}

function toJsonContent(
  names: Readonly<Record<string, z.ZodType>>,
  schema: z.ZodType,
  example: unknown,
): OpenApiContent {
  const known = { ...sharedSchemas, ...names };
  const name = Object.keys(known).find((key) => known[key] === schema);
  if (name === undefined) throw new Error('a body without a name in schema-names.ts');
  return {
    'application/json': {
      schema: { $ref: reference(name) },
      ...(example !== undefined && { example }),
    },
  };
}

const reference = (name: string): string => `#/components/schemas/${name}`;

function toComponents(
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...sharedSchemas, ...named })) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: reference,
    io,
    override: io === 'output' ? loosen : () => {},
  });
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => Object.hasOwn(named, name))
      .map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

// Clients must accept fields that later versions add, and the bounds of safe integers are no use to them.
function loosen({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
