import { defineTool, json } from '../tool.ts';

export const usage = defineTool<Record<string, never>>({
  name: 'usage',
  title: 'Plan and credits',
  description: 'The plan of the account, the credits used and left this month, and when there is new credit.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ cardwright, signal }) => [json(await cardwright.usage({ signal }))],
});
