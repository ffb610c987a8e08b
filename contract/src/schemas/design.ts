import { z } from 'zod';
import { brandReference } from './brand.ts';
import { DESIGN_DOCUMENT_MAX_BYTES } from './design-document.ts';
import { plainText } from './plain-text.ts';

/** The values of the `font` parameter of `og_brand`. */
export const OG_BRAND_FONTS = ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'] as const;

const MAX_WORDS = 1000;
const SIZE = `at most ${DESIGN_DOCUMENT_MAX_BYTES} bytes`;

// The template validates each value: its rules are defined in one place.
const givenParams = z
  .record(z.string(), z.unknown())
  .superRefine((params, context) => {
    for (const [name, value] of Object.entries(params))
      if (typeof value !== 'string' && !Number.isSafeInteger(value))
        context.addIssue({ code: 'custom', path: [name], message: 'must be a string or an integer' });
  })
  .meta({ additionalProperties: { type: ['string', 'integer'] } });

export const ogParamsRequest = z.strictObject({
  designMd: z
    .string()
    .optional()
    .describe(`The text of the design document, ${SIZE}. Alternatively, use \`designUrl\`.`),
  designUrl: z
    .string()
    .optional()
    .describe('An https URL of the document, on a host that the operator allows, as for `logo`.'),
  brand: brandReference('`designMd`'),
  params: givenParams
    .optional()
    .describe(
      "Parameters of `og_brand` that override the document's, such as `title`. An empty string unsets a parameter.",
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
  name: plainText({ max: 200, multiline: false }).describe('Name of the brand.'),
  tagline: words('A short line above the title of cards.'),
  description: words('A description of the brand, for readers of the document.'),
  siteUrl: z.string().optional().describe('Absolute http or https URL.'),
  logo: z.string().optional().describe('Absolute https URL, or the reference of an upload.'),
  font: z
    .string()
    .meta({ enum: [...OG_BRAND_FONTS] })
    // An empty form field counts as missing, here as in the other fields.
    .refine((font) => ['', ...OG_BRAND_FONTS].includes(font), `must be one of ${OG_BRAND_FONTS.join(', ')}`)
    .optional()
    .describe('A font of `og_brand`.'),
  colors: z
    .strictObject({
      background: color('Background color.'),
      foreground: color('Text color.'),
      muted: color('Color of secondary text.'),
      primary: color('Accent color.'),
    })
    .optional()
    .describe('Colors of the brand.'),
  social: z
    .strictObject({
      title: words('Default card title.'),
      description: words('Default card description.'),
      footer: words('Default card footer, such as the domain of the site.'),
    })
    .optional()
    .describe('Defaults for cards.'),
});

const count = (what: string) => z.int().min(0).describe(what);
const lint = z
  .object({ errors: count('Errors.'), warnings: count('Warnings.'), infos: count('Suggestions.') })
  .describe("Number of findings of the format's linter, by severity.");
const template = z.literal('og_brand').describe('The template that `params` belong to.');
const params = z
  .record(z.string(), z.string())
  .describe('Template parameters. Add a title and sign them to get a card URL.');
const notes = z
  .array(z.string())
  .describe('What was skipped, replaced or almost matched, and what to change.');

export const ogParams = z.object({
  template,
  params,
  sources: z
    .record(z.string(), z.string())
    .describe('Source of each parameter: a path in the document, or `params`.'),
  notes,
  unused: z
    .array(
      z.object({
        source: z.string().describe('A path in the document, or its line.'),
        value: z.string().describe('As it is written, at most 64 characters.'),
        why: z
          .enum(['overridden', 'passed_over', 'no_place'])
          .describe(
            '`overridden` by `params`; `passed_over` for another value, or for what `notes` say of it; `no_place`: no parameter takes it.',
          ),
      }),
    )
    .describe('Every other value of the tokens, lists and tables of the document.'),
  lint,
  findings: z
    .array(
      z.object({
        severity: z.enum(['error', 'warning', 'info']).describe('How severe it is.'),
        message: z.string().describe("The linter's words."),
        path: z.string().nullable().describe('The token that it is about, such as `colors.primary`.'),
        line: z.int().min(1).nullable().describe('The line of the document that it is about.'),
      }),
    )
    .describe("The linter's findings, at most 100."),
});

export const designDocument = z.object({
  filename: z.literal('DESIGN.md').describe('Suggested file name.'),
  designMd: z
    .string()
    .describe('The document. It contains only the given values; the same fields give the same bytes.'),
  lint,
  template,
  params: params.describe('The parameters that `/design/og-params` derives from the document.'),
  notes,
});
