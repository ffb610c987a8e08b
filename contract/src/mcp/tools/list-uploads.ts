import { z } from 'zod';
import { uploadList } from '../../schemas/upload.ts';
import { defineTool } from '../tool.ts';

export const listUploads = defineTool({
  name: 'list_uploads',
  title: 'List uploaded files',
  description:
    'Lists the pictures and fonts that the user uploaded, newest first, with name and size. Pass an `id` of a picture as `image.upload` to generate_image, ' +
    'preview_image or draw_brief to compose an image around it, or a `reference` as a logo or image parameter of a card, or that of a font as its `font`. Free.',
  input: z.strictObject({}),
  output: uploadList,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ api, signal }) => {
    const body = await api.request({ method: 'GET', path: '/api/v1/uploads', signal });
    return { structured: body as z.input<typeof uploadList> };
  },
});
