import { z } from 'zod';
import { dashboard } from '../../schemas/dashboard.ts';
import { defineTool } from '../tool.ts';

export const usage = defineTool({
  name: 'usage',
  title: 'Plan and credits',
  description: "Returns the account's plan, the credits used and remaining this month, and when they reset.",
  input: z.strictObject({}),
  output: dashboard,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ api, signal }) => {
    const body = await api.request({ method: 'GET', path: '/api/v1/dashboard', signal });
    return { structured: body as z.input<typeof dashboard> };
  },
});
