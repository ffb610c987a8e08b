import { z } from 'zod';
import { historyPage, historyQuery } from '../../schemas/dashboard.ts';
import { generation } from '../../schemas/generation.ts';
import { briefResult } from '../brief-result.ts';
import { defineTool } from '../tool.ts';

const { limit, offset, cursor, q, format, orientation } = historyQuery(10).shape;
const starred = z.boolean().optional().describe('Only starred images, or only those that are not.');
const branded = z
  .boolean()
  .optional()
  .describe('Only images that follow a design document, or only those that do not.');

const output = historyPage.extend({
  generations: z
    .array(
      generation
        .omit({ user_id: true, image_url: true })
        .extend({ brief: briefResult.nullable().describe('What was drawn, as draw_brief takes it.') }),
    )
    .describe('Newest first.'),
});

export const history = defineTool({
  name: 'history',
  title: 'List generated images',
  description:
    "Lists the account's generated images, newest first, with prompt, URL, size and seed. Free. Send the same prompt, size and " +
    'seed to generate_image to draw an image again. Use q to find an image by words of its prompt or brief.',
  input: z.strictObject({ limit, offset, cursor, q, starred, branded, format, orientation }),
  output,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ input, api, signal }) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) query.set(name, String(value));
    const body = await api.request({ method: 'GET', path: `/api/v1/dashboard/history?${query}`, signal });
    return { structured: body as z.input<typeof output> };
  },
});
