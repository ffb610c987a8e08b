import { z } from 'zod';

/** Only documented: the handler parses the query itself, after checking the signature. */
export const cardQuery = z.object({
  expires: z
    .string()
    .regex(/^(?:\d{1,12}|never)$/)
    .describe(
      'Expiry of the URL as Unix time in seconds; `never` if the key was created with `permanent_urls`.',
    ),
  sig: z
    .string()
    .regex(/^[a-z0-9]{1,64}\.[0-9a-f]{64}$/)
    .describe(
      '`<API key id>.<hex HMAC-SHA256>`. The HMAC key is the full API key; the message is the path as requested (`/i/{template}`), `?` and all other parameters, sorted by name, percent-encoded (RFC 3986), written `name=value` and joined with `&`.',
    ),
  format: z.enum(['png', 'jpeg']).default('png').describe('Must match the extension, if the path has one.'),
  width: z.int().min(1).max(4096).default(1200).describe('In pixels; clamped to 200 to 2400 when rendered.'),
  height: z.int().min(1).max(4096).default(630).describe('In pixels; clamped to 200 to 2400 when rendered.'),
  data: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Template parameters, such as `title=Hello`; see `/api/v1/templates`. Names match `[A-Za-z0-9_.-]{1,64}` and must not be repeated.',
    ),
});

const { width, height, data } = cardQuery.shape;

/** Pages of a PDF, the first as a rule. */
export const PAPERS = ['card', 'a4'] as const;
/** Animations of a GIF, the first as a rule. */
export const MOTIONS = ['build', 'countdown'] as const;

/** Only documented, as `cardQuery` is. */
export const cardFileQuery = cardQuery.omit({ format: true }).extend({
  paper: z
    .enum(PAPERS)
    .default('card')
    .describe(
      'Of a PDF: as large as the card (96 pixels an inch), or A4, lying or standing as the card does.',
    ),
  motion: z
    .enum(MOTIONS)
    .default('build')
    .describe('Of a GIF: the title builds word by word, or five seconds are counted down to the card.'),
});

/** Only documented: the handler parses the query itself, as for a card. */
export const previewCardQuery = z.object({
  format: z
    .enum(['png', 'jpeg', 'webp', 'avif'])
    .default('png')
    .describe('`webp` and `avif` are for previews alone: not every crawler reads them.'),
  width,
  height,
  data,
});

const never = z.literal('never');

export const signRequest = z.strictObject({
  template: z
    .string()
    .max(200)
    .describe(
      'Name of the template, such as `og_standard` or `og_standard.jpg`, or its file, such as `og_standard.pdf`; `page` for the card of the page at `params.url`.',
    ),
  params: z
    .record(z.string(), z.union([z.string(), z.int()]))
    .default({})
    .describe('The query parameters: template parameters, and `format`, `width` and `height`.'),
  brand: z
    .string()
    .max(200)
    .optional()
    .describe(
      'The name of a saved brand: the parameters of `og_brand` that its document declares are added to `params`, which override them.',
    ),
  key_id: z.string().max(200).describe('The id of the key to sign with; it must belong to your account.'),
  expires_in: z
    .union([z.int().min(1), never])
    .optional()
    .describe('Seconds from now; `never` if the key was created with `permanent_urls`.'),
  expires_at: z
    .union([z.iso.datetime({ offset: true }), z.int().min(1), never])
    .optional()
    .describe('Instead of `expires_in`: a time (RFC 3339), Unix seconds or `never`.'),
});

export const signedUrl = z.object({
  url: z.string().describe('The signed URL.'),
  warnings: z
    .array(z.string())
    .describe('Probable mistakes in a valid card, such as an unknown parameter or a card without text.'),
});

export const explainRequest = z.strictObject({
  url: z.string().max(65_536).describe('The signed URL, with or without its origin.'),
  signed_text: z
    .string()
    .max(65_536)
    .optional()
    .describe('The string that you signed: `/i/og_standard?expires=...`.'),
});

export const explanation = z.object({
  valid: z.boolean().describe('Whether the URL is accepted now; credits are not considered.'),
  reason: z.string().nullable().describe('What is wrong and how to fix it. Null when valid.'),
  parameter: z.string().nullable().describe('The parameter that `reason` is about.'),
  pairs: z
    .array(
      z.object({
        name: z.string().describe('Decoded name.'),
        value: z.string().describe('Decoded value.'),
      }),
    )
    .describe('The query as the server parses it, in the order received.'),
  canonical: z
    .string()
    .nullable()
    .describe(
      'The canonical string to sign with the full API key, without tracking parameters. Null when the query cannot be parsed.',
    ),
  difference: z
    .object({
      byte: z.int().min(0).describe('Offset of the first differing byte.'),
      expected: z.string().describe('The closest accepted string from there on.'),
      received: z.string().describe('The signed text from there on.'),
    })
    .nullable()
    .describe(
      'Where the string that was signed differs from the accepted one: `signed_text` or, for common mistakes, what the service finds was signed. Null if it is accepted or unknown.',
    ),
  warnings: z
    .array(z.string())
    .describe(
      'Probable mistakes that do not make the URL invalid: another host, a card without text, unknown parameters.',
    ),
});

export const templateList = z.object({
  templates: z
    .array(
      z.object({
        name: z.string().describe('Used in `/i/{template}` and, for a built-in template, as `template_id`.'),
        version: z
          .int()
          .nullable()
          .describe("Latest version of a template of your account's own; null for a built-in one."),
        description: z.string().describe('What the template is for.'),
        parameters: z.record(z.string(), z.unknown()).describe('JSON Schema (2020-12) of the parameters.'),
        example: z.record(z.string(), z.string()).describe('Example parameters.'),
        example_url: z.string().describe('URL of the example; add `expires` and `sig`.'),
      }),
    )
    .describe('All templates.'),
});
