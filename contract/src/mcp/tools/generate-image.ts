import { z } from 'zod';
import { briefImage } from '../../schemas/brief.ts';
import { generateRequest } from '../../schemas/generation.ts';
import { aroundImage } from '../around-image.ts';
import { drawGeneration, drawnGeneration } from '../draw-generation.ts';
import { defineTool } from '../tool.ts';

const { prompt, width, height, format, seed, design_md, brand } = generateRequest.shape;

export const generateImage = defineTool({
  name: 'generate_image',
  title: 'Generate an image from a prompt',
  description:
    'Generates a social preview image (link card, blog header, announcement, quote, sale, podcast cover ...) or an ' +
    'illustrated scene from a prompt. Returns the image and its permanent public URL. Put text that must appear in double ' +
    'quotes; it is rendered exactly as written, in any script. Describe the purpose, mood and colors in plain words, for ' +
    'example: Blog header: "Why we moved back to a monolith", dark, engineering blog. Requests that could not be shown ' +
    'are listed as warnings: check the image and refine the prompt, or correct the `brief` in the result and pass it to ' +
    'draw_brief. For cards with several texts, draw_brief is the better tool from the start. Costs one credit.',
  input: z.strictObject({
    prompt: prompt.unwrap(),
    image: briefImage
      .optional()
      .describe(
        'A picture of the user to compose the image around: an upload from list_uploads, or its https URL.',
      ),
    width,
    height,
    format,
    seed: seed.describe(
      'The same prompt, size and seed give the same image; another seed gives another design. Random by default.',
    ),
    template: z
      .string()
      .optional()
      .describe('A template from list_templates to fill from the prompt, instead of a free design.'),
    design_md: design_md.describe('The text of a DESIGN.md whose colors, font and logo to use.'),
    brand: brand.describe('The name of a saved brand from list_brands, instead of design_md.'),
  }),
  output: drawnGeneration,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  isShown: true,
  async run({ input: { template, ...input }, ...call }) {
    const { body, unread } = await aroundImage(input, call);
    return await drawGeneration({ ...body, template_id: template }, call, unread);
  },
});
