import { z } from 'zod';
import { DESIGN_DOCUMENT_MAX_BYTES } from './design-document.ts';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';

const NAME_MAX = 60;
// Nothing that a path or a shell would read as something else.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._&+'’-]*$/u;

const brandName = () =>
  plainText({ max: NAME_MAX, multiline: false })
    .refine(
      (name) => NAME.test(name),
      "must be a letter or digit, followed by letters, digits, spaces and . _ & + ' -",
    )
    .meta({ examples: ['Acme'] });

const name = brandName().describe(
  "Unique among the account's brands, whatever its case. Requests refer to the brand by this name.",
);

// Databases store neither.
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const document = z
  .string()
  .refine(isStorable, 'must be well-formed Unicode without U+0000')
  .describe(
    `The text of a DESIGN.md, at most ${DESIGN_DOCUMENT_MAX_BYTES} bytes, with the same limits as \`design_md\` of \`POST /generate\`.`,
  );

const logo = z
  .string()
  .optional()
  .describe(
    'Absolute https URL of a logo, on a host that the operator allows, or the reference of an upload (`upload:` and its id). It is written into the document as its `logo`.',
  );

const revision = z.int().min(1);

export const createBrandRequest = z.strictObject({ name, design_md: document, logo });

export const replaceBrandRequest = z.strictObject({
  name: name.optional().describe('A new name. Default: the name stays.'),
  design_md: document,
  logo,
  revision: revision
    .optional()
    .describe(
      'The revision that you changed. If the brand has another one by now, nothing is replaced and the response is a 409.',
    ),
});

const summary = z.object({
  name: z.string().describe('Name of the brand.'),
  revision: revision.describe('Counts up with every change.'),
  created_at: instant.describe('When it was saved first.'),
  updated_at: instant.describe('When it was changed last.'),
});

export const savedBrand = summary.extend({ design_md: z.string().describe('The text of its DESIGN.md.') });
export const savedBrandList = z.object({
  brands: z.array(summary).describe('The brands by name, without their documents.'),
});
export const deletedBrand = z.object({ message: z.string().describe('Human-readable confirmation.') });

/** The field by which a request uses a saved brand. */
export const brandReference = (insteadOf: string) =>
  z
    .string()
    .max(200)
    .optional()
    .describe(`The name of a saved brand, whose document is used; instead of ${insteadOf}.`);
