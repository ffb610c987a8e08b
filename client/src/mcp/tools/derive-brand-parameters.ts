import { CardwrightError, type OgBrandParameters } from '../../index.ts';
import { defineTool, json } from '../tool.ts';

type Input = { design_md?: string; design_url?: string; params?: OgBrandParameters };

export const deriveBrandParameters = defineTool<Input>({
  name: 'derive_brand_parameters',
  title: 'Derive brand parameters',
  description:
    "Reads a brand's design document (DESIGN.md with tokens in its front matter) and returns the parameters of the template " +
    'og_brand that it declares: colours, font, logo, texts. Also where each came from, and notes on what was skipped or ' +
    'replaced. Nothing is invented: what the document does not declare stays unset. Draws nothing and costs nothing. ' +
    'Hand the params, with a title, to sign_card_url.',
  inputSchema: {
    type: 'object',
    properties: {
      design_md: { type: 'string', description: 'The text of the document. Or design_url.' },
      design_url: {
        type: 'string',
        description: 'Its https address, on a host that the operator of the service allows. Or design_md.',
      },
      params: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Parameters that win over the document, such as { "title": "Hold fast" }.',
      },
    },
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ input, cardwright, signal }) {
    const { design_md: designMd, design_url: designUrl, params } = input;
    if ((designMd === undefined) === (designUrl === undefined))
      throw new CardwrightError('Give the document either as design_md, its text, or as design_url.', {
        code: 'invalid_parameter',
      });
    return [json(await cardwright.design.ogParams({ designMd, designUrl, params }, { signal }))];
  },
});
