import { z } from 'zod';
import { toRequestSchema } from './describe-expectation.ts';
import { limitOf, type Operation, type ResponseSpec } from './operation.ts';
import { RATE_LIMIT_HEADERS, rateLimited } from './operations/responses.ts';
import { operations } from './operations.ts';
import { answerSchemas, requestSchemas } from './schema-names.ts';
import { TAGS } from './tags.ts';

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
  requestBody?: { required: boolean; content: OpenApiContent };
  responses: Record<string, OpenApiResponse>;
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
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};

const DESCRIPTION = `Post a prompt, get an image.

Every error has the body \`{ error, parameter?, code? }\`: a sentence for a person, the offending field, and a stable machine word; under \`/v1\` it has OpenAI's shape. An unknown path answers 404, a wrong method 405 with \`Allow\`. Bodies are \`application/json\`, 1 MiB at most, and an unknown field is an error; unknown query parameters are ignored. Times are RFC 3339 in UTC, ids are opaque. Every answer has an \`X-Request-Id\`: name it when you report a problem.

Some things have two names, so that clients of both kinds work: the key goes into \`Authorization: Bearer\` or \`X-API-Key\`; \`url\` and \`image_url\` are the same address; \`/api/v1/history\` is the bare list of \`/api/v1/dashboard/history\`; \`plan_limit\` is \`usage.limit\`, and \`credits_used\` of the dashboard is \`usage.current_period\`, this month's, while that of the account counts all months; \`/health\` is \`/api/v1/health\`. An image of a prompt is addressed by its id (\`/api/v1/generate/{id}\`), a card of a template by its signed parameters (\`/i/{template}\`): \`template_id\` takes the same names as the latter.`;

const SECURITY = {
  key: [{ bearer: [] }, { apiKey: [] }],
  // The empty requirement makes it optional: only the operator knows whether a token is wanted.
  'sign-up': [{ signUpToken: [] }, {}],
  none: [],
} satisfies Record<Operation['auth'], Record<string, string[]>[]>;

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
    components: {
      schemas: { ...toComponents(requestSchemas, 'input'), ...toComponents(answerSchemas, 'output') },
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
    ...(body && {
      requestBody: {
        required: operation.bodyOptional !== true,
        content: toJsonContent(requestSchemas, body, bodyExample),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(toResponses(operation)).map(([status, spec]) => [status, toResponse(spec)]),
    ),
  };
}

// Who is not let in is not counted.
const UNCOUNTED = '401';

/** With what every operation that has a limit answers besides its own. */
function toResponses(operation: Operation): Record<string, ResponseSpec> {
  if (limitOf(operation) === undefined) return operation.responses;
  return Object.fromEntries(
    Object.entries({ 429: rateLimited, ...operation.responses }).map(([status, spec]) => [
      status,
      status === UNCOUNTED ? spec : { ...spec, headers: { ...spec.headers, ...RATE_LIMIT_HEADERS } },
    ]),
  );
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
  const content = schema
    ? toJsonContent(answerSchemas, schema, example)
    : media && Object.fromEntries(media.map((type) => [type, { schema: {} }]));
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
  const name = Object.keys(names).find((key) => names[key] === schema);
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
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: reference,
    io,
    override: io === 'output' ? loosen : () => {},
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

// A client must live with fields that a later version adds, and the bounds of safe integers say nothing to it.
function loosen({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
