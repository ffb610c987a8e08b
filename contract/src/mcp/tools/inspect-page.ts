import type { z } from 'zod';
import { inspection, inspectRequest } from '../../schemas/inspect.ts';
import { defineTool } from '../tool.ts';

// Only for people to look at.
const output = inspection.omit({ thumbnail: true });

export const inspectPage = defineTool({
  name: 'inspect_page',
  title: 'Inspect a page',
  description:
    'Fetches a published page like the crawlers of eleven platforms: its tags, what each platform will show when the ' +
    'link is shared, and what to change. The host must be one that the operator allows. Free.',
  input: inspectRequest,
  output,
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ input, api, signal }) {
    const found = await api.request({ method: 'POST', path: '/api/v1/inspect', body: input, signal });
    const { thumbnail: _, ...structured } = found as z.input<typeof inspection>;
    return { structured };
  },
});
