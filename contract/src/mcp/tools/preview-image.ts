import { z } from 'zod';
import { briefImage } from '../../schemas/brief.ts';
import { generateRequest } from '../../schemas/generation.ts';
import { aroundImage } from '../around-image.ts';
import { designArgument, designResult } from '../design-result.ts';
import { defineTool, text, toImage } from '../tool.ts';

const { prompt, brief, width, height, seed, design_md, brand } = generateRequest.shape;

export const previewImage = defineTool({
  name: 'preview_image',
  title: 'Preview an image',
  description:
    'Draws what generate_image or draw_brief would draw for the same prompt or brief, at most 600 pixels wide and high. Free: ' +
    'nothing is stored or charged, and there is no URL. Use it to compare seeds, looks and wordings. To keep a preview, ' +
    'pass the same arguments with its seed to generate_image (prompt) or draw_brief (brief).',
  input: z.strictObject({
    prompt: prompt.describe('As in generate_image. Alternatively, pass a brief.'),
    brief: brief.describe('As in draw_brief, where it is explained. Alternatively, pass a prompt.'),
    image: briefImage.optional().describe('As in generate_image.'),
    width: width.describe('Of the image that is previewed, in pixels.'),
    height: height.describe('Of the image that is previewed, in pixels.'),
    seed: seed.describe('Another seed gives another design. Random by default.'),
    design: designArgument,
    design_md: design_md.describe('The text of a DESIGN.md whose colors, font and logo to use.'),
    brand: brand.describe('The name of a saved brand from list_brands, instead of design_md.'),
  }),
  output: z.object({
    seed: z.int().describe('Draws this design again, also at full size.'),
    design: designResult.nullable().describe('Pass it on with a corrected brief to keep this look.'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: true },
  isShown: true,
  async run({ input, api, signal }) {
    const { body: asked } = await aroundImage(input, { api, signal });
    const body = { ...asked, format: 'jpeg' };
    const image = await api.requestImage({ method: 'POST', path: '/api/v1/previews', body, signal });
    const seed = Number(image.headers.get('x-cardwright-seed'));
    const design = JSON.parse(decodeURIComponent(image.headers.get('x-cardwright-design') ?? 'null'));
    return { structured: { seed, design }, content: [toImage(image), text(`Preview, seed ${seed}`)] };
  },
});
