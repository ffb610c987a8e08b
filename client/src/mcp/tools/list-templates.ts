import { defineTool, json } from '../tool.ts';

export const listTemplates = defineTool<Record<string, never>>({
  name: 'list_templates',
  title: 'List the templates',
  description:
    'The templates of the service: name, what each is for, its parameters as JSON Schema, and an example. For ' +
    'sign_card_url, and for the template of generate_image.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ cardwright, signal }) {
    const templates = await cardwright.templates({ signal });
    return [
      json(
        templates.map(({ name, description, parameters, example }) => ({
          name,
          description,
          parameters,
          example,
        })),
      ),
    ];
  },
});
