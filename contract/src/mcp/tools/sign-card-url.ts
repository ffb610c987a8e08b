import { z } from 'zod';
import { readCardImage, toMetaHtml, toOgTags } from '../../og-tags.ts';
import { cardQuery } from '../../schemas/card.ts';
import type { ogParams } from '../../schemas/design.ts';
import type { McpApi } from '../mcp-api.ts';
import { defineTool, ToolError, text, toImage } from '../tool.ts';

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const DURATION = /^(\d{1,9}(?:\.\d{1,3})?)([smhd])$/;
const { format, width, height } = cardQuery.shape;

export const signCardUrl = defineTool({
  name: 'sign_card_url',
  title: 'Sign a card URL',
  description:
    'Creates the signed URL of a card from a template, for og:image and twitter:image, and the meta tags for a page. ' +
    'Any crawler can load it without authentication until it expires. Signing is free; the card costs one ' +
    'credit when it is first loaded. Get the parameters from list_templates; for a brand, pass the params from ' +
    'derive_brand_parameters and a title to og_brand.',
  input: z.strictObject({
    template: z.string().describe('Name of a template from list_templates, such as og_standard.'),
    params: z
      .record(z.string(), z.string())
      .describe('Template parameters, all strings, such as { "title": "Hold fast", "theme": "dark" }.'),
    brand: z
      .string()
      .optional()
      .describe(
        'For og_brand: the name of a saved brand from list_brands. Its parameters are added; those in `params` override them.',
      ),
    expires_in: z
      .string()
      .meta({ pattern: DURATION.source })
      .refine(
        (duration) => DURATION.test(duration) && toSeconds(duration) >= 1,
        'must be a duration such as 90s, 15m, 12h or 365d',
      )
      .default('365d')
      .describe('Validity period: 90s, 15m, 12h, 30d. Default: 365d, for published pages.'),
    format: format.unwrap().optional().describe('Default: png.'),
    width: width.unwrap().optional().describe('In pixels. Default: 1200.'),
    height: height.unwrap().optional().describe('In pixels. Default: 630.'),
    show: z
      .boolean()
      .optional()
      .describe('Also return the image, which renders it and charges the credit now.'),
  }),
  output: z.object({
    url: z.string().describe('The signed URL.'),
    expires_at: z.string().describe('RFC 3339, UTC.'),
    html: z.string().describe("Meta tags for the page's head."),
    warnings: z
      .array(z.string())
      .describe('Probable mistakes, such as an unknown parameter, which is ignored.'),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  async run({ input, api, signal }) {
    const { expires_in: duration, show, brand, ...given } = input;
    if (brand !== undefined && given.template !== 'og_brand')
      throw new ToolError('`brand` requires the template og_brand, the only one that takes all of a brand.');
    const card = { ...given, params: { ...(await findBrandParams(brand, api, signal)), ...given.params } };
    const { url, warnings } = await api.sign({ ...card, expiresInSeconds: toSeconds(duration) }, signal);
    const expires = Number(new URL(url).searchParams.get('expires'));
    const structured = {
      url,
      expires_at: new Date(expires * 1000).toISOString(),
      html: toMetaHtml(toOgTags(readCardImage(url), { alt: card.params.title })),
      warnings,
    };
    const told = warnings.map((warning) => `Warning: ${warning}\n`).join('');
    const answer = text(`${url}\nValid until ${structured.expires_at}.\n${told}\n${structured.html}`);
    return { structured, content: show ? [toImage(await api.download(url, signal)), answer] : [answer] };
  },
});

/** Written into the URL, so that it can be signed wherever the key is. */
async function findBrandParams(
  brand: string | undefined,
  api: McpApi,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (brand === undefined) return {};
  const body = { brand };
  const derived = await api.request({ method: 'POST', path: '/api/v1/design/og-params', body, signal });
  return (derived as z.output<typeof ogParams>).params;
}

function toSeconds(duration: string): number {
  const [, number, unit = ''] = DURATION.exec(duration) ?? [];
  return Math.floor(Number(number) * (UNIT_SECONDS[unit] ?? 0));
}
