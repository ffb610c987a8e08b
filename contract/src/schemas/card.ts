import { z } from 'zod';

/** Read by the handler itself, after the signature: here for the description alone. */
export const cardQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .describe('Unix time in seconds when the address ends.'),
  sig: z
    .string()
    .regex(/^[a-z0-9]{1,64}\.[0-9a-f]{64}$/)
    .describe(
      '`<API key id>.<hex HMAC-SHA256>` under the whole API key, over `/i/{template}?` and every other parameter: sorted by name, percent-encoded (RFC 3986), `name=value`, joined with `&`.',
    ),
  format: z.enum(['png', 'jpeg']).default('png'),
  width: z.int().min(1).max(4096).default(1200).describe('Pixels; drawn at 200 to 2400.'),
  height: z.int().min(1).max(4096).default(630).describe('Pixels; drawn at 200 to 2400.'),
  data: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Template data, each value a parameter of its own (`title=Hello`); see `/api/v1/templates`. Names are `[A-Za-z0-9_.-]{1,64}`; each may be given once.',
    ),
});

export const explainRequest = z.strictObject({
  url: z.string().max(65_536).describe('The signed address, as it was sent or with its origin.'),
  signed_text: z
    .string()
    .max(65_536)
    .optional()
    .describe('The text that you put under the key: `/i/og_standard?expires=...`.'),
});

export const explanation = z.object({
  valid: z.boolean().describe('Whether the address opens now, credit aside.'),
  reason: z.string().nullable().describe('Why not, and what would be right. Null when valid.'),
  parameter: z.string().nullable().describe('The parameter that the reason is about.'),
  pairs: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('The query as the server reads it, in the order received.'),
  canonical: z
    .string()
    .nullable()
    .describe('The text to sign with the whole API key. Null when the query cannot be read.'),
  difference: z
    .object({
      byte: z.int().min(0).describe('How many bytes agree.'),
      expected: z.string().describe('What the nearest accepted text says there.'),
      received: z.string().describe('What `signed_text` says there.'),
    })
    .nullable()
    .describe('Where `signed_text` goes wrong. Null when there is none, or it is accepted.'),
});

export const templateList = z.object({
  templates: z.array(
    z.object({
      name: z.string().describe('Stands in `/i/{template}`, and in `template_id` of a prompt.'),
      description: z.string(),
      parameters: z.record(z.string(), z.unknown()).describe('JSON Schema (2020-12) of the template data.'),
      example: z.record(z.string(), z.string()).describe('Data that shows it well.'),
      example_url: z
        .string()
        .describe('The address of the example, to be completed with `expires` and `sig`.'),
    }),
  ),
});
