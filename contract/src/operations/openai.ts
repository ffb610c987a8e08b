import type { Operation, ResponseSpec } from '../operation.ts';
import {
  imagesAnswer,
  imagesRequest,
  modelList,
  type OpenAiErrorBody,
  openAiError,
} from '../schemas/openai-image.ts';
import {
  conflict,
  idempotencyKey,
  invalid,
  RETRY_AFTER,
  tooLarge,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './responses.ts';

const PROMPT = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';
const ADDRESS = 'https://cards.example.com/images/9x2k7m4p6q8r3s5t2v9w7h2k9m4p6q8r.png';

type Refusal = ResponseSpec & { example: { error: string; code: string; parameter?: string } };
type Named = Pick<OpenAiErrorBody['error'], 'type'> & { code?: string };

/** A refusal of the other operations as OpenAI's clients read it. */
const asTheirs = ({ example, ...spec }: Refusal, { type, code = example.code }: Named) => ({
  ...spec,
  schema: openAiError,
  headers: {
    ...spec.headers,
    'X-Should-Retry': {
      description: "`true` or `false`: whether a retry can help. OpenAI's packages heed it.",
      schema: { type: 'string' },
    },
  },
  example: { error: { message: example.error, type, param: example.parameter ?? null, code } },
});

const REQUEST = { type: 'invalid_request_error' } as const;

const keyErrors = {
  401: asTheirs(unauthorized, { ...REQUEST, code: 'invalid_api_key' }),
  429: asTheirs(
    {
      description:
        'Too many requests in this minute (`rate_limit_exceeded`), or no credit (`insufficient_quota`).',
      headers: RETRY_AFTER,
      example: {
        error: 'All 100 credits of this month are used; new ones come at 2026-12-01T00:00:00.000Z.',
        code: 'insufficient_quota',
      },
    },
    { type: 'insufficient_quota' },
  ),
} as const;

export const openAiOperations = {
  createImages: {
    method: 'POST',
    path: '/v1/images/generations',
    tag: 'OpenAI',
    summary: 'Make up to four images from a prompt',
    description:
      "As OpenAI's *Create image*, on the same keys, credits and limits as `POST /api/v1/generate`. Waits for the images. They are accepted together or not at all, each costs one credit, and one that fails gives it back. What has no counterpart here is ignored where that does no harm, else refused.",
    auth: 'key',
    limit: 'generate',
    errors: 'openai',
    headers: idempotencyKey,
    body: imagesRequest,
    bodyExample: { prompt: PROMPT, size: '1536x1024', response_format: 'url' },
    responses: {
      200: {
        description: 'The images.',
        schema: imagesAnswer,
        example: {
          created: 1795253400,
          data: [{ url: ADDRESS, warnings: [] }],
          background: 'opaque',
          output_format: 'png',
          size: '1536x1024',
        },
      },
      400: asTheirs(
        {
          ...invalid,
          example: {
            error: '`size` must be auto, or WIDTHxHEIGHT of 256 to 2048 pixels each, such as 1024x1024.',
            parameter: 'size',
            code: 'invalid_parameter',
          },
        },
        REQUEST,
      ),
      ...keyErrors,
      409: asTheirs(
        { ...conflict, description: 'The `Idempotency-Key` was used for another body.' },
        REQUEST,
      ),
      413: asTheirs(tooLarge, REQUEST),
      415: asTheirs(unsupportedMediaType, REQUEST),
      503: asTheirs(
        {
          ...unavailable,
          description:
            'Too many images wait, the service is shutting down, or no image could be drawn: nothing was charged. With the code `images_unfinished` they are still being made, and will be in the history.',
        },
        { type: 'server_error' },
      ),
    },
  },
  listModels: {
    method: 'GET',
    path: '/v1/models',
    tag: 'OpenAI',
    summary: 'List the models',
    description: 'The one that there is, for clients that look before they ask. Any other name is taken too.',
    auth: 'key',
    errors: 'openai',
    responses: {
      200: {
        description: 'The models.',
        schema: modelList,
        example: {
          object: 'list',
          data: [{ id: 'cardwright', object: 'model', created: 1795219200, owned_by: 'cardwright' }],
        },
      },
      ...keyErrors,
    },
  },
} as const satisfies Record<string, Operation>;
