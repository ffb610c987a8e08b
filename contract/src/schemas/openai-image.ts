import { z } from 'zod';
import { plainText } from './plain-text.ts';

const SIDE = { min: 256, max: 2048 } as const;
const ignored = (what: string) => `${what} Accepted and ignored.`;

/** Width and height of `1536x1024`; undefined for anything else, and for sides that no image can have. */
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
    `must be auto, or WIDTHxHEIGHT of ${SIDE.min} to ${SIDE.max} pixels each, such as 1024x1024`,
  );

// Every field of OpenAI's may be null, which is to leave it out.
export const imagesRequest = z.strictObject({
  prompt: plainText({ max: 4000, multiline: true }).describe(
    'What the images should say and be. Words in quotes appear exactly as written.',
  ),
  n: z.int().min(1).max(4).nullish().describe('How many; each differs and costs one credit. Without it 1.'),
  size: size
    .nullish()
    .describe(
      '`WIDTHxHEIGHT`, 256 to 2048 each; `auto`, or without it: the size of the platform that the prompt names, else 1200x630.',
    ),
  response_format: z
    .enum(['url', 'b64_json'])
    .nullish()
    .describe(
      'Addresses, or the bytes in base64. Without it, as at OpenAI: `url` for a `model` that begins with `dall-e`, else `b64_json`.',
    ),
  output_format: z.enum(['png', 'jpeg']).nullish().describe('Without it `png`.'),
  model: z
    .string()
    .nullish()
    .describe('There is one. It decides over `response_format` where that is left out.'),
  background: z.enum(['auto', 'opaque']).nullish().describe('Always opaque.'),
  stream: z.literal(false).nullish().describe('Images come whole.'),
  quality: z.string().nullish().describe(ignored('Always the best.')),
  style: z.string().nullish().describe(ignored('Say it in the prompt.')),
  moderation: z.string().nullish().describe(ignored('There is none.')),
  output_compression: z.int().min(0).max(100).nullish().describe(ignored('Chosen by the service.')),
  partial_images: z.int().min(0).max(3).nullish().describe(ignored('Images come whole.')),
  user: z.string().nullish().describe(ignored('Your name for a user of yours.')),
  safety_identifier: z.string().nullish().describe(ignored('As `user`.')),
});

export const imagesAnswer = z.object({
  created: z.int().describe('Unix seconds.'),
  data: z
    .array(
      z.object({
        url: z
          .string()
          .optional()
          .describe('Where the image is: unguessable, needs no header, never changes.'),
        b64_json: z.string().optional().describe('The bytes in base64.'),
        warnings: z
          .array(z.string())
          .describe('What the prompt asked for and the image does not show, as sentences.'),
      }),
    )
    .describe('At least one; fewer than `n` when some could not be drawn, whose credits were given back.'),
  background: z.literal('opaque'),
  output_format: z.enum(['png', 'jpeg']),
  size: z.string().describe('`WIDTHxHEIGHT`'),
});

export const modelList = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({
      id: z.string(),
      object: z.literal('model'),
      created: z.int().describe('Unix seconds.'),
      owned_by: z.string(),
    }),
  ),
});

export const openAiError = z.object({
  error: z.object({
    message: z.string().describe('A sentence for a person: what is wrong, and what would be right.'),
    type: z.enum(['invalid_request_error', 'requests', 'insufficient_quota', 'server_error']),
    param: z.string().nullable().describe('The offending field.'),
    code: z
      .string()
      .nullable()
      .describe(
        'A stable machine word: `invalid_api_key`, `rate_limit_exceeded` and `insufficient_quota` as at OpenAI, else as everywhere here.',
      ),
  }),
});

export type OpenAiErrorBody = z.infer<typeof openAiError>;
