import { z } from 'zod';
import { brief } from './brief.ts';
import { DESIGN_DOCUMENT_MAX_BYTES } from './design.ts';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';
import { warningDetails, warnings } from './warnings.ts';

const side = z.int().min(256).max(2048);

const fields = z.strictObject({
  prompt: plainText({ max: 4000, multiline: true })
    .optional()
    .describe(
      'Describes the image and its text. Quoted text appears exactly as written. Required without a `brief`.',
    ),
  brief: brief
    .optional()
    .describe(
      'What to draw, in place of a prompt. With both, the brief is drawn and the prompt is kept beside it.',
    ),
  template_id: z
    .string()
    .default('default')
    .describe(
      '`default` lets the service choose the design. Alternatively, the name of a template to fill from the prompt.',
    ),
  width: side
    .optional()
    .describe(
      'In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 1200.',
    ),
  height: side
    .optional()
    .describe(
      'In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 630.',
    ),
  format: z
    .enum(['png', 'jpeg', 'jpg'])
    .default('png')
    .transform((format) => (format === 'jpg' ? 'jpeg' : format))
    .describe('`jpg` is the same as `jpeg`.'),
  seed: z
    .int()
    .optional()
    .describe('The same prompt or brief, seed, size and template produce the same image. Random by default.'),
  engine: z
    .string()
    .optional()
    .describe('An image engine that the operator configured. Rejected if there is only the built-in one.'),
  design_md: z
    .string()
    .optional()
    .describe(
      `The text of a DESIGN.md, at most ${DESIGN_DOCUMENT_MAX_BYTES} bytes. Its colors, font and logo take precedence over the prompt. Declarations that cannot be applied are reported in \`warnings\`.`,
    ),
});

export const generateRequest = fields.superRefine(({ prompt, brief }, context) => {
  if (prompt === undefined && brief === undefined)
    context.addIssue({
      code: 'custom',
      path: ['prompt'],
      message: 'is required and must be text of 1 to 4,000 characters, unless a `brief` is sent',
    });
});

const imageUrl = z
  .string()
  .nullable()
  .describe(
    'Permanent, unguessable URL of the image; needs no authentication. Null until completed, and after the image has expired.',
  );
const seed = z.int().describe('Send it with the same prompt, size and template to reproduce the image.');
const message = 'Human-readable status and next step.';

export const submitted = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  message: z.string().describe(message),
  template_id: z.string(),
  prompt: z.string(),
  dimensions: z.object({ width: z.int(), height: z.int() }),
  seed,
  url: imageUrl,
  image_url: imageUrl.describe('Same as `url`.'),
  warnings,
  warning_details: warningDetails,
});

export const generation = z.object({
  id: z.string(),
  user_id: z.string(),
  prompt: z.string().describe('Empty if the request had a brief alone.'),
  template_id: z.string(),
  status: z
    .enum(['pending', 'processing', 'completed', 'failed'])
    .describe('`pending` -> `processing` -> `completed` or `failed`. `completed` and `failed` are final.'),
  url: imageUrl,
  image_url: imageUrl.describe('Same as `url`.'),
  width: z.int(),
  height: z.int(),
  format: z.enum(['png', 'jpeg']),
  seed,
  credits_used: z.int().min(0).describe('1, or 0 if the generation failed and was refunded.'),
  warnings,
  warning_details: warningDetails,
  brief: brief
    .nullable()
    .describe('What was drawn. Null until then, and for images from before there were briefs.'),
  reader: z
    .string()
    .nullable()
    .describe('Who made the brief from the prompt. Null until then, and if the request had a brief.'),
  painter: z.string().describe('Who drew the image.'),
  starred: z.boolean(),
  error: z.string().nullable().describe('Why the generation failed. Null unless failed.'),
  created_at: instant,
  completed_at: instant.nullable(),
});

export const deletedGeneration = z.object({ message: z.string() });

export type SubmittedBody = z.infer<typeof submitted>;
export type GenerationBody = z.infer<typeof generation>;
