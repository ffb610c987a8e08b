import { z } from 'zod';
import { templateList } from '../../schemas/card.ts';
import { defineTool } from '../tool.ts';

export const listTemplates = defineTool({
  name: 'list_templates',
  title: 'List templates',
  description:
    "Lists the service's templates with name, description, parameters as JSON Schema, and an example. Use them in " +
    'sign_card_url and as the template of generate_image.',
  input: z.strictObject({}),
  output: templateList,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ api, signal }) => {
    const list = await api.request({ method: 'GET', path: '/api/v1/templates', signal });
    return { structured: list as z.input<typeof templateList> };
  },
});
