import { z } from 'zod';
import { createBrandRequest, savedBrand, savedBrandList } from '../../schemas/brand.ts';
import { defineTool, text } from '../tool.ts';

export const listBrands = defineTool({
  name: 'list_brands',
  title: 'List saved brands',
  description:
    'Lists the brands that are saved in the account. Pass a name as `brand` to draw_brief, generate_image, preview_image or ' +
    'sign_card_url to use its colors, font and logo. Free.',
  input: z.strictObject({}),
  output: savedBrandList,
  annotations: { readOnlyHint: true, openWorldHint: true },
  run: async ({ api, signal }) => {
    const body = await api.request({ method: 'GET', path: '/api/v1/brands', signal });
    return { structured: body as z.input<typeof savedBrandList> };
  },
});

const output = savedBrand.omit({ design_md: true });

export const saveBrand = defineTool({
  name: 'save_brand',
  title: 'Save a brand',
  description:
    "Saves a brand's design document (a DESIGN.md) under a name, so that other tools can use it as `brand`. " +
    'derive_brand_parameters shows what cards take from a document. Free.',
  input: createBrandRequest.extend({
    replace: z
      .boolean()
      .default(false)
      .describe(
        'Replaces the document of the brand with this name; images that were drawn stay as they are.',
      ),
  }),
  output,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  run: async ({ input: { replace, ...brand }, api, signal }) => {
    const { name, ...changed } = brand;
    const body = await api.request(
      replace
        ? {
            method: 'PUT',
            path: `/api/v1/brands/${encodeURIComponent(name)}`,
            body: changed,
            signal,
          }
        : { method: 'POST', path: '/api/v1/brands', body: brand, signal },
    );
    const structured = output.parse(body);
    return {
      structured,
      content: [text(`Saved the brand "${structured.name}", revision ${structured.revision}.`)],
    };
  },
});
