import { z } from 'zod';
import { brandReference } from './brand.ts';
import { brief, sentBrief } from './brief.ts';
import { DESIGN_DOCUMENT_MAX_BYTES } from './design-document.ts';
import { instant } from './instant.ts';
import { keptDesign } from './kept-design.ts';
import { promptText } from './prompt-text.ts';
import { warningDetails, warnings } from './warnings.ts';

const requestedSide = z.int().min(256).max(2048);
const side = (name: string) => z.int().describe(`${name} in pixels.`);

const fields = z.strictObject({
  prompt: promptText()
    .optional()
    .describe(
      'Describes the image and its text. Quoted text appears exactly as written. Required without a `brief`. An operator can allow up to 16,000 characters.',
    ),
  brief: sentBrief
    .optional()
    .describe(
      'What to draw, instead of a prompt. If both are sent, the brief is drawn and the prompt is only stored.',
    ),
  template_id: z
    .string()
    .default('default')
    .describe(
      '`default` lets the service choose the design. Alternatively, the name of a template to fill from the prompt.',
    ),
  width: requestedSide
    .optional()
    .describe(
      'In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 1200.',
    ),
  height: requestedSide
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
  design: keptDesign
    .optional()
    .describe(
      'The `design` of another generation or preview, in place of a `seed`: composition, typefaces, colors and illustration stay as they are while you correct texts. Only what does not fit, or what the brief asks for differently, changes.',
    ),
  engine: z
    .string()
    .optional()
    .describe(
      '`composer`: the built-in engine alone. The name of a model that the operator configured, such as `openai`: it paints, or the generation fails and is refunded; not with `template_id` or `brief.image`. By default the operator decides, and the built-in engine draws what the model does not.',
    ),
  design_md: z
    .string()
    .optional()
    .describe(
      `The text of a DESIGN.md, at most ${DESIGN_DOCUMENT_MAX_BYTES} bytes. Its colors, font and logo take precedence over the prompt. Declarations that cannot be applied are reported in \`warnings\`.`,
    ),
  brand: brandReference('`design_md`'),
});

type Sourced = { prompt?: string | undefined; brief?: unknown };
const needSource = ({ prompt, brief }: Sourced, context: z.RefinementCtx): void => {
  if (prompt === undefined && brief === undefined)
    context.addIssue({
      code: 'custom',
      path: ['prompt'],
      message: 'is required and must be text of 1 to 4,000 characters, unless a `brief` is sent',
    });
};

export const generateRequest = fields.superRefine(needSource);

export const previewRequest = fields
  .extend({
    format: z
      .enum(['png', 'jpeg', 'jpg', 'webp', 'avif'])
      .default('png')
      .transform((format) => (format === 'jpg' ? 'jpeg' : format))
      .describe(
        '`jpg` is the same as `jpeg`. `webp` and `avif` are for previews alone: not every crawler reads them.',
      ),
  })
  .superRefine(needSource);

const imageUrl = z
  .string()
  .nullable()
  .describe(
    'Permanent, unguessable URL of the image; needs no authentication. Null until completed, and after the image has expired.',
  );
const seed = z.int().describe('Send it with the same prompt, size and template to reproduce the image.');
const message = 'Human-readable status and next step.';
const id = z.string().describe('Id of the generation.');
const template = z.string().describe('The template that was filled, or `default`.');

export const submitted = z.object({
  id,
  status: z
    .enum(['processing', 'completed', 'failed'])
    .describe('While `processing`, poll the URL in `Location`.'),
  message: z.string().describe(message),
  template_id: template,
  prompt: z.string().describe('Empty if the request had a brief alone.'),
  dimensions: z.object({ width: side('Width'), height: side('Height') }).describe('Size of the image.'),
  seed,
  url: imageUrl,
  image_url: imageUrl.describe('Same as `url`.'),
  warnings,
  warning_details: warningDetails,
});

export const generation = z.object({
  id,
  user_id: z.string().describe('Id of your account.'),
  prompt: z.string().describe('Empty if the request had a brief alone.'),
  template_id: template,
  status: z
    .enum(['pending', 'processing', 'completed', 'failed'])
    .describe('`pending` -> `processing` -> `completed` or `failed`. `completed` and `failed` are final.'),
  url: imageUrl,
  image_url: imageUrl.describe('Same as `url`.'),
  width: side('Width'),
  height: side('Height'),
  format: z.enum(['png', 'jpeg']).describe('Format of the image.'),
  seed,
  credits_used: z
    .int()
    .min(0)
    .describe(
      'What the image costs: 1, or what the operator set for painted ones; 0 if the generation failed and was refunded.',
    ),
  warnings,
  warning_details: warningDetails,
  brief: brief
    .nullable()
    .describe('The brief that was drawn. Null until then, and for images older than briefs.'),
  design: keptDesign
    .nullable()
    .describe(
      'Composition, typefaces, colors and illustration. Send it with a corrected brief to keep them. Null until completed, and for a template.',
    ),
  reader: z
    .string()
    .nullable()
    .describe(
      'The reader that turned the prompt into the brief: `built-in`, or the language model that the operator configured. Null until then, and if the request had a brief.',
    ),
  stage: z
    .enum(['waiting', 'reading', 'painting', 'drawing'])
    .nullable()
    .describe(
      '`waiting` in the queue; `reading` while a language model reads the prompt; `painting` while a model paints; `drawing` otherwise. Null once completed or failed.',
    ),
  painter: z
    .string()
    .describe(
      'Who made the picture: `built-in`, or the model that painted it, such as `openai/gpt-image-2`.',
    ),
  branded: z.boolean().describe('Whether it follows a design document (`design_md`).'),
  starred: z.boolean().describe('Whether you starred it.'),
  error: z.string().nullable().describe('Why the generation failed. Null unless failed.'),
  created_at: instant.describe('When the request was accepted.'),
  completed_at: instant.nullable().describe('When it completed or failed. Null until then.'),
});

export const generationDesign = z.object({
  design_md: z.string().nullable().describe('The text of the DESIGN.md; null if the request had none.'),
});

export const deletedGeneration = z.object({ message: z.string().describe('Human-readable confirmation.') });

export type SubmittedBody = z.infer<typeof submitted>;
export type GenerationBody = z.infer<typeof generation>;
