import type { Operation, ResponseSpec } from '../operation.ts';
import {
  imagesRequest,
  imagesResponse,
  modelList,
  type OpenAiErrorBody,
  openAiError,
  openAiModel,
} from '../schemas/openai-image.ts';
import {
  idempotencyConflict,
  idempotencyKey,
  invalid,
  notFound,
  RETRY_AFTER,
  rateLimited,
  storeUnavailable,
  tooLarge,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './responses.ts';

const PROMPT = 'Blog header: "Why we moved back to a monolith", dark, engineering blog';
const ADDRESS = 'https://cards.example.com/images/9x2k7m4p6q8r3s5t2v9w7h2k9m4p6q8r.png';

const MODEL = { id: 'cardwright', object: 'model', created: 1795219200, owned_by: 'cardwright' } as const;
const NO_TOKENS = {
  input_tokens: 0,
  input_tokens_details: { image_tokens: 0, text_tokens: 0 },
  output_tokens: 0,
  total_tokens: 0,
} as const;

type Refusal = ResponseSpec & { example: { error: string; code: string; parameter?: string } };
type Named = Pick<OpenAiErrorBody['error'], 'type'> & { code?: string };

/** An error of the other operations in OpenAI's format. */
const toOpenAiResponse = ({ example, ...spec }: Refusal, { type, code = example.code }: Named) => ({
  ...spec,
  schema: openAiError,
  headers: {
    ...spec.headers,
    'X-Should-Retry': {
      description: "Whether a retry can succeed: `true` or `false`. OpenAI's SDKs respect it.",
      schema: { type: 'string' },
    },
  },
  example: { error: { message: example.error, type, param: example.parameter ?? null, code } },
});

const REQUEST = { type: 'invalid_request_error' } as const;

export const openAiStoreUnavailable = toOpenAiResponse(storeUnavailable, { type: 'server_error' });

const keyError = toOpenAiResponse(unauthorized, { ...REQUEST, code: 'invalid_api_key' });

const modelErrors = {
  401: keyError,
  429: toOpenAiResponse(rateLimited('requests'), { type: 'requests', code: 'rate_limit_exceeded' }),
} as const;

export const openAiOperations = {
  createImages: {
    method: 'POST',
    path: '/v1/images/generations',
    tag: 'OpenAI',
    summary: 'Create images',
    description:
      "Compatible with OpenAI's *Create image*, with the same keys, credits and limits as `POST /api/v1/generate`. Creates up to ten images and waits for them, or streams them with `stream: true`. Either all are accepted or none; each costs one credit, and failed ones are refunded. Parameters without an equivalent are ignored where that is harmless and rejected otherwise.",
    auth: 'key',
    limit: 'generate',
    errors: 'openai',
    headers: idempotencyKey,
    body: imagesRequest,
    bodyExample: { prompt: PROMPT, size: '1536x1024', response_format: 'url' },
    responses: {
      200: {
        description:
          'The images. A stream has an `image_generation.completed` event for each, or an `error` event with the body of an error.',
        schema: imagesResponse,
        media: ['text/event-stream'],
        example: {
          created: 1795253400,
          data: [{ url: ADDRESS, seed: 1732583645, warnings: [] }],
          background: 'opaque',
          output_format: 'png',
          quality: 'high',
          size: '1536x1024',
          usage: NO_TOKENS,
        },
      },
      400: toOpenAiResponse(
        {
          ...invalid,
          description: `${invalid.description} With the code \`moderation_blocked\` (type \`image_generation_user_error\`), the model that \`model\` names declined to paint this prompt: you are not charged.`,
          example: {
            error:
              '`size` must be auto or WIDTHxHEIGHT, with 256 to 2048 pixels per side, such as 1024x1024.',
            parameter: 'size',
            code: 'invalid_parameter',
          },
        },
        REQUEST,
      ),
      401: keyError,
      409: toOpenAiResponse(idempotencyConflict, REQUEST),
      413: toOpenAiResponse(tooLarge, REQUEST),
      415: toOpenAiResponse(unsupportedMediaType, REQUEST),
      429: toOpenAiResponse(
        {
          description:
            'Too many requests or unfinished images (`rate_limit_exceeded`), or the monthly credit limit is reached (`insufficient_quota`).',
          headers: RETRY_AFTER,
          example: {
            error:
              '4 images require 4 credits, but 2 of 100 are left this month; resets at 2026-12-01T00:00:00.000Z.',
            code: 'insufficient_quota',
          },
        },
        { type: 'insufficient_quota' },
      ),
      503: toOpenAiResponse(
        unavailable({
          description:
            'The queue is full, the service is shutting down, or no image could be drawn: you are not charged. With the code `images_unfinished`, the images are still being drawn and will appear in the history.',
          error: 'The generation queue is full; try again in a moment.',
          code: 'queue_full',
        }),
        { type: 'server_error' },
      ),
    },
  },
  listModels: {
    method: 'GET',
    path: '/v1/models',
    tag: 'OpenAI',
    summary: 'List models',
    description:
      'Lists `cardwright`, which uses what suits, and, where the operator configured a model that paints, the engines to choose from. Requests accept any model name.',
    auth: 'key',
    errors: 'openai',
    responses: {
      200: {
        description: 'The models.',
        schema: modelList,
        example: { object: 'list', data: [MODEL] },
      },
      ...modelErrors,
    },
  },
  getModel: {
    method: 'GET',
    path: '/v1/models/{model}',
    tag: 'OpenAI',
    summary: 'Get a model',
    description: 'Gets one of the models.',
    auth: 'key',
    errors: 'openai',
    params: { model: 'The id of the model.' },
    responses: {
      200: { description: 'The model.', schema: openAiModel, example: MODEL },
      ...modelErrors,
      404: toOpenAiResponse(
        notFound({
          description: 'There is no such model.',
          error: 'There is only one model: cardwright. Image requests accept any model name.',
          code: 'model_not_found',
          parameter: 'model',
        }),
        REQUEST,
      ),
    },
  },
} as const satisfies Record<string, Operation>;
