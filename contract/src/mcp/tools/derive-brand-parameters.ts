import { z } from 'zod';
import { ogParams, ogParamsRequest } from '../../schemas/design.ts';
import { defineTool, ToolError } from '../tool.ts';

export const deriveBrandParameters = defineTool({
  name: 'derive_brand_parameters',
  title: 'Derive brand parameters',
  description:
    "Reads a brand's design document (a DESIGN.md with tokens in its front matter) and returns the parameters that it " +
    'declares for the og_brand template: colors, font, logo, texts. Includes the source of each parameter and notes on ' +
    'what was skipped or replaced. Anything the document does not declare stays unset. Renders nothing and is free. ' +
    'Pass the params and a title to sign_card_url.',
  input: z.strictObject({
    design_md: z.string().optional().describe('The text of the document. Alternatively, use design_url.'),
    design_url: z
      .string()
      .optional()
      .describe(
        'An https URL of the document, on a host allowed by the operator. Alternatively, use design_md.',
      ),
    params: ogParamsRequest.shape.params.describe(
      'Parameters that override the document\'s, such as { "title": "Hold fast" }.',
    ),
  }),
  output: ogParams,
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ input, api, signal }) {
    const { design_md: designMd, design_url: designUrl, params } = input;
    if ((designMd === undefined) === (designUrl === undefined))
      throw new ToolError('Pass the document either as `design_md` or as `design_url`.');
    const body = { designMd, designUrl, params };
    const derived = await api.request({ method: 'POST', path: '/api/v1/design/og-params', body, signal });
    return { structured: derived as z.input<typeof ogParams> };
  },
});
