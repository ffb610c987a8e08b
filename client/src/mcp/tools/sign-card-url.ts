import { TEMPLATES } from '../../generated/templates.ts';
import { type Duration, ogMeta, type TemplateName } from '../../index.ts';
import { defineTool, text, toImage } from '../tool.ts';

type Input = {
  template: TemplateName;
  params: Record<string, string>;
  expires_in: Duration;
  format?: 'png' | 'jpeg';
  width?: number;
  height?: number;
  show?: boolean;
};

export const signCardUrl = defineTool<Input>({
  name: 'sign_card_url',
  title: 'Sign the address of a card',
  description:
    'Makes the signed address of a card from a named template, for og:image and twitter:image. It opens for every crawler ' +
    'without a key until it expires, and comes with the meta tags of a page. Signing is free and sends nothing; the ' +
    'card costs one credit when it is first opened. Ask list_templates for the parameters; for a brand, put the params of ' +
    'derive_brand_parameters and a title into og_brand.',
  inputSchema: {
    type: 'object',
    properties: {
      template: { enum: Object.keys(TEMPLATES), description: 'Name of the template.' },
      params: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Its parameters, all as text, such as { "title": "Hold fast", "theme": "dark" }.',
      },
      expires_in: {
        type: 'string',
        pattern: '^\\d+(\\.\\d+)?[smhd]$',
        description: 'How long the address opens: 90s, 15m, 12h, 365d. A published page wants a long time.',
      },
      format: { enum: ['png', 'jpeg'], description: 'png when left out.' },
      width: { type: 'integer', minimum: 1, maximum: 4096, description: 'Pixels; 1200 when left out.' },
      height: { type: 'integer', minimum: 1, maximum: 4096, description: 'Pixels; 630 when left out.' },
      show: {
        type: 'boolean',
        description: 'Also return the picture, which draws it and costs the credit now.',
      },
    },
    required: ['template', 'params', 'expires_in'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  async run({ input, cardwright, signal }) {
    const { template, params, expires_in: expiresIn, format, width, height, show } = input;
    const url = cardwright.signUrl(template, params, { expiresIn, format, width, height });
    const { expiresAt } = cardwright.verifySignature(url);
    const { html } = ogMeta(url, { alt: params.title });
    const answer = text(`${url}\nOpens until ${expiresAt?.toISOString()}.\n\n${html}`);
    return show ? [await toImage(cardwright, url, signal), answer] : [answer];
  },
});
