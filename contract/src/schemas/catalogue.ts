import { z } from 'zod';

export const CATALOGUES = ['looks', 'styles', 'illustrations', 'places', 'formats', 'fonts'] as const;

export const catalogueQuery = z.object({
  q: z.string().max(100).optional().describe('Only entries whose name or words contain this text.'),
  language: z
    .string()
    .refine((tag) => /^[a-z]{2,3}$/.test(tag), 'must be a language tag such as "de"')
    .meta({ pattern: '^[a-z]{2,3}$', examples: ['de'] })
    .optional()
    .describe('Language of the words, such as `de`. Default `en`.'),
  limit: z.int().min(1).max(200).default(50).describe('Maximum number of entries.'),
  offset: z.int().min(0).default(0).describe('Number of entries to skip.'),
});

const entry = z.object({
  name: z.string().describe('The name to use in a brief.'),
  words: z.array(z.string()).describe('Words for it in the requested language, otherwise in English.'),
  width: z.int().optional().describe('Width of a format in pixels.'),
  height: z.int().optional().describe('Height of a format in pixels.'),
  covered: z
    .object({
      x: z.int().describe('Left edge.'),
      y: z.int().describe('Top edge.'),
      width: z.int().describe('Width.'),
      height: z.int().describe('Height.'),
    })
    .optional()
    .describe('The part of a format that the profile picture hides, in pixels.'),
  thumbnail_url: z.string().nullable().describe('A JPEG, 320 pixels wide. Null for formats and fonts.'),
});

export const cataloguePage = z.object({
  entries: z.array(entry).describe('The entries of this page.'),
  total: z.int().min(0).describe('Number of entries that match, regardless of `limit` and `offset`.'),
  hint: z.string().nullable().describe('What to try if nothing matches `q`; null otherwise.'),
});
