import { z } from 'zod';
import { DESIGN_DOCUMENT_MAX_BYTES } from './design.ts';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';

const side = z.int().min(256).max(2048);

export const generateRequest = z.strictObject({
  prompt: plainText({ max: 4000, multiline: true }).describe(
    'What the image should say and be. Words in quotes appear exactly as written.',
  ),
  template_id: z
    .string()
    .default('default')
    .describe(
      '`default` lets the service choose the design; or the name of a template, which the prompt then fills.',
    ),
  width: side
    .optional()
    .describe('Pixels. Without it: the size of the platform that the prompt names, else the default (1200).'),
  height: side.optional().describe('Pixels. Without it: as for `width` (630).'),
  format: z.enum(['png', 'jpeg']).default('png'),
  seed: z
    .int()
    .optional()
    .describe('Same prompt, seed, size and template: same image. Without it each try differs.'),
  engine: z
    .string()
    .optional()
    .describe('An image engine that the operator configured; refused where there is only the built-in one.'),
  design_md: z
    .string()
    .optional()
    .describe(
      `The text of a DESIGN.md that the image follows: its colours, font and logo rule whatever the prompt says of these; ${DESIGN_DOCUMENT_MAX_BYTES} bytes at most. What it declares that cannot be followed is told in \`warnings\`.`,
    ),
});

const imageUrl = z
  .string()
  .nullable()
  .describe('Where the image is: unguessable, needs no header, never changes. Null unless completed.');
const warnings = z
  .array(z.string())
  .describe('What the prompt asked for and the image does not show, as sentences.');
const message = 'What happened and what to do next, as a sentence.';

export const submitted = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  message: z.string().describe(message),
  template_id: z.string(),
  prompt: z.string(),
  dimensions: z.object({ width: z.int(), height: z.int() }),
  url: imageUrl,
  image_url: imageUrl.describe('The same as `url`.'),
  warnings,
});

export const generation = z.object({
  id: z.string(),
  user_id: z.string(),
  prompt: z.string(),
  template_id: z.string(),
  status: z
    .enum(['pending', 'processing', 'completed', 'failed'])
    .describe('`pending` -> `processing` -> `completed` or `failed`; a finished one never changes.'),
  url: imageUrl,
  image_url: imageUrl.describe('The same as `url`.'),
  width: z.int(),
  height: z.int(),
  format: z.enum(['png', 'jpeg']),
  seed: z.int().describe('Send it with the same prompt, size and template to get the same image again.'),
  credits_used: z.int().min(0).describe('1, or 0 once a failure gave the credit back.'),
  warnings,
  error: z.string().nullable().describe('Why it failed, as a sentence. Null unless failed.'),
  created_at: instant,
  completed_at: instant.nullable(),
});

export type SubmittedBody = z.infer<typeof submitted>;
export type GenerationBody = z.infer<typeof generation>;
