import { z } from 'zod';
import { plainText } from './plain-text.ts';

/** Largest design document, in bytes of UTF-8. The largest real ones have 163 kB. */
export const DESIGN_DOCUMENT_MAX_BYTES = 256 * 1024;

const MAX_WORDS = 1000;
const SIZE = `${DESIGN_DOCUMENT_MAX_BYTES} bytes at most`;

// What each one may hold, the template says: one authority for a card's parameters.
const givenParams = z
  .record(z.string(), z.unknown())
  .superRefine((params, context) => {
    for (const [name, value] of Object.entries(params))
      if (typeof value !== 'string' && !Number.isSafeInteger(value))
        context.addIssue({ code: 'custom', path: [name], message: 'must be text, or a whole number' });
  })
  .meta({ additionalProperties: { type: ['string', 'integer'] } });

export const ogParamsRequest = z.strictObject({
  designMd: z.string().optional().describe(`The text of a design document; ${SIZE}. Or \`designUrl\`.`),
  designUrl: z
    .string()
    .optional()
    .describe('Where to fetch it: https, on a host that the operator allows, as for `logo`.'),
  params: givenParams
    .optional()
    .describe(
      'Parameters of `og_brand` that win over the document, such as the title of a page. An empty text leaves its parameter unset.',
    ),
});

const words = (description: string) =>
  z.string().meta({ maxLength: MAX_WORDS }).optional().describe(description);
const color = (description: string) =>
  z
    .string()
    .optional()
    .describe(`${description} \`#rgb\`, \`#rrggbb\`, \`#rrggbbaa\`, \`rgb()\` or \`rgba()\`.`);

export const designDocumentRequest = z.strictObject({
  name: plainText({ max: 200, multiline: false }).describe('Of the brand.'),
  tagline: words('A short line on cards, above the title.'),
  description: words('What the brand is about, for whoever reads the document.'),
  siteUrl: z.string().optional().describe('Absolute http or https URL.'),
  logo: z.string().optional().describe('Absolute https URL.'),
  font: z
    .string()
    .meta({ maxLength: 200 })
    .optional()
    .describe('A font of `og_brand` (`system`, `serif` ...) or a CSS font stack.'),
  colors: z
    .strictObject({
      background: color('Ground.'),
      foreground: color('Text.'),
      muted: color('Quiet text.'),
      primary: color('Accent.'),
    })
    .optional(),
  social: z
    .strictObject({
      title: words('Title of cards without one of their own.'),
      description: words('Description of such cards.'),
      footer: words('A line at the bottom, such as the address of the site.'),
    })
    .optional()
    .describe('Defaults of cards.'),
});

const lint = z
  .object({ errors: z.int().min(0), warnings: z.int().min(0), infos: z.int().min(0) })
  .describe("Findings of the format's own linter, by weight.");
const template = z.literal('og_brand').describe('The template that `params` are for.');
const params = z
  .record(z.string(), z.string())
  .describe('Parameters of the template: sign them with a title, and the card is drawn.');
const notes = z
  .array(z.string())
  .describe('What was skipped, replaced or nearly matched, and what to change, as sentences.');

export const ogParams = z.object({
  template,
  params,
  sources: z
    .record(z.string(), z.string())
    .describe('Where each parameter came from: a path of the document, or `params`.'),
  notes,
  lint,
});

export const designDocument = z.object({
  filename: z.literal('DESIGN.md'),
  designMd: z.string().describe('The document. Nothing in it is invented; equal fields give equal bytes.'),
  lint,
  template,
  params: params.describe('What `/design/og-params` derives from the document.'),
  notes,
});
