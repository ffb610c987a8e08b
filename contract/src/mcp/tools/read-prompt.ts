import { z } from 'zod';
import { briefRequest, readBrief } from '../../schemas/brief.ts';
import { briefResult } from '../brief-result.ts';
import { defineTool } from '../tool.ts';

const { prompt, design_md, brand } = briefRequest.shape;

const output = readBrief.extend({
  brief: briefResult.describe('What was understood, as draw_brief takes it.'),
});

export const readPrompt = defineTool({
  name: 'read_prompt',
  title: 'Read a prompt into a brief',
  description:
    'Returns what Cardwright understands of a prompt as a brief, and every stretch of the prompt that is not set, with the ' +
    'reason. Draws nothing and is free. Use it to start from the words of a user or to see why generate_image ' +
    'misunderstood a prompt; correct the brief and pass it to draw_brief. If you know the texts and their roles, write ' +
    'the brief yourself instead.',
  input: z.strictObject({
    prompt,
    design_md: design_md.describe(
      'The text of a DESIGN.md, to get warnings about parts that cannot be applied.',
    ),
    brand: brand.describe('The name of a saved brand from list_brands, instead of design_md.'),
  }),
  output,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ input, api, signal }) => {
    const read = await api.request({ method: 'POST', path: '/api/v1/briefs', body: input, signal });
    return { structured: read as z.input<typeof output> };
  },
});
