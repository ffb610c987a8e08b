import { z } from 'zod';
import { promptText } from './prompt-text.ts';

const SIDE = { min: 256, max: 2048 } as const;
const MAX_IMAGES = 10;
const BACKGROUNDS = ['auto', 'opaque'] as const;
const ignored = (what: string) => `${what} Accepted and ignored.`;

/** Parses a size such as `1536x1024`; undefined when it is malformed or out of range. */
export function parseSize(text: string): { width: number; height: number } | undefined {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text)?.map(Number) ?? [];
  if (width === undefined || height === undefined) return undefined;
  const fits = (side: number) => side >= SIDE.min && side <= SIDE.max;
  return fits(width) && fits(height) ? { width, height } : undefined;
}

const size = z
  .string()
  .refine(
    (text) => text === 'auto' || parseSize(text) !== undefined,
    `must be auto or WIDTHxHEIGHT, with ${SIDE.min} to ${SIDE.max} pixels per side, such as 1024x1024`,
  )
  .meta({ examples: ['1024x1024'] });

const format = z.enum(['png', 'jpeg', 'webp']);

// Every field may be null, as in OpenAI's API, which is the same as omitting it.
export const imagesRequest = z.strictObject({
  prompt: promptText().describe(
    'Describes the images and their text. Quoted text appears exactly as written.',
  ),
  n: z
    .int()
    .min(1)
    .max(MAX_IMAGES)
    .nullish()
    .describe('Number of images. Each is different and costs one credit. Defaults to 1.'),
  size: size
    .nullish()
    .describe(
      '`WIDTHxHEIGHT`, 256 to 2048 each, or `auto` (default): the size of the platform named in the prompt, otherwise 1200x630.',
    ),
  response_format: z
    .enum(['url', 'b64_json'])
    .nullish()
    .describe(
      "URLs or base64-encoded bytes. Defaults, as in OpenAI's API, to `url` if `model` starts with `dall-e`, otherwise `b64_json`. Must not be `url` for a stream or WebP.",
    ),
  output_format: format.nullish().describe('Defaults to `png`.'),
  output_compression: z
    .int()
    .min(0)
    .max(100)
    .nullish()
    .describe(
      'Quality of JPEG and WebP bytes. Chosen by the service by default, for PNG, and for URLs, where it is ignored.',
    ),
  model: z
    .string()
    .nullish()
    .describe(
      'Where the operator configured a model that paints: its name, as `GET /v1/models` lists it, for images that it paints or that fail, or `composer` for the built-in engine alone. Any other name only affects the default of `response_format`.',
    ),
  background: z
    .string()
    .meta({ enum: [...BACKGROUNDS] })
    .refine(
      (background) => (BACKGROUNDS as readonly string[]).includes(background),
      'must be auto or opaque: Cardwright cannot create transparent images',
    )
    .nullish()
    .describe('Always opaque.'),
  stream: z
    .boolean()
    .nullish()
    .describe(
      'Sends each image as an `image_generation.completed` event (server-sent events) when it is ready.',
    ),
  partial_images: z.int().min(0).max(3).nullish().describe(ignored('Images arrive complete.')),
  seed: z
    .int()
    .max(Number.MAX_SAFE_INTEGER - MAX_IMAGES)
    .nullish()
    .describe(
      "Not in OpenAI's API: the same prompt, seed and size give the same image; with `n`, the seeds count up. Random by default.",
    ),
  quality: z.string().nullish().describe(ignored('Always the highest.')),
  complexity: z.string().nullish().describe(ignored('Every card is drawn in full.')),
  style: z.string().nullish().describe(ignored('Describe the style in the prompt.')),
  moderation: z.string().nullish().describe(ignored('A model that paints has its own.')),
  user: z.string().nullish().describe(ignored('Your id of the end user.')),
  safety_identifier: z.string().nullish().describe(ignored('Same as `user`.')),
});

const tokens = z.int().min(0).describe('Always 0.');
const usage = z
  .object({
    input_tokens: tokens,
    input_tokens_details: z.object({ image_tokens: tokens, text_tokens: tokens }).describe('All zero.'),
    output_tokens: tokens,
    total_tokens: tokens,
  })
  .describe('All zero: images cost credits, not tokens.');

const image = {
  b64_json: z.string().describe('The base64-encoded image.'),
  seed: z.int().describe('Send it with the same prompt and size to reproduce the image.'),
  warnings: z.array(z.string()).describe('Requests in the prompt that the image does not show.'),
};

const output = {
  background: z.literal('opaque').describe('Always `opaque`.'),
  output_format: format.describe('Format of the images.'),
  quality: z.literal('high').describe('Always `high`.'),
  size: z.string().describe('`WIDTHxHEIGHT`'),
  usage,
};

export const imagesResponse = z.object({
  created: z.int().describe('Unix seconds.'),
  data: z
    .array(
      z.object({
        ...image,
        b64_json: image.b64_json.optional(),
        url: z
          .string()
          .optional()
          .describe('Permanent, unguessable URL of the image; needs no authentication.'),
      }),
    )
    .describe('At least one image; fewer than `n` if some failed, which are refunded.'),
  ...output,
});

/** The data of a server-sent event, as `ImageGenCompletedEvent` of OpenAI's SDKs. */
export type ImageCompletedEvent = z.infer<z.ZodObject<typeof image>> &
  z.infer<z.ZodObject<typeof output>> & { type: 'image_generation.completed'; created_at: number };

export const openAiModel = z.object({
  id: z.string().describe('Name of the model.'),
  object: z.literal('model').describe('Always `model`.'),
  created: z.int().describe('Unix seconds.'),
  owned_by: z.string().describe('Always `cardwright`.'),
});

export const modelList = z.object({
  object: z.literal('list').describe('Always `list`.'),
  data: z.array(openAiModel).describe('`cardwright`, and the engines to choose from if there are several.'),
});
export const openAiError = z.object({
  error: z
    .object({
      message: z.string().describe('Human-readable message: what is wrong and how to fix it.'),
      type: z
        .enum([
          'invalid_request_error',
          'image_generation_user_error',
          'requests',
          'insufficient_quota',
          'server_error',
        ])
        .describe('Kind of error.'),
      param: z.string().nullable().describe('The field at fault.'),
      code: z
        .string()
        .nullable()
        .describe(
          "A stable error code: OpenAI's `invalid_api_key`, `rate_limit_exceeded`, `insufficient_quota` or `moderation_blocked`, otherwise this API's own codes.",
        ),
    })
    .describe('The error.'),
});

export type OpenAiErrorBody = z.infer<typeof openAiError>;
