import { z } from 'zod';

export const catalogueQuery = z.object({
  q: z.string().max(100).optional().describe('Part of a name or of a word that means it.'),
  language: z.string().max(3).optional().describe('Language of the words, such as `de`. Default `en`.'),
  limit: z.int().min(1).max(200).default(50).describe('Maximum number of entries.'),
  offset: z.int().min(0).default(0).describe('Number of entries to skip.'),
});

const entry = z.object({
  name: z.string().describe('As a brief has it.'),
  words: z.array(z.string()).describe('Words that mean it, in the language asked for, else in English.'),
  width: z.int().optional().describe('Of a format, in pixels.'),
  height: z.int().optional(),
  thumbnail_url: z.string().nullable().describe('A JPEG, 320 pixels wide. Null for formats and fonts.'),
});

export const cataloguePage = z.object({
  entries: z.array(entry),
  total: z.int().min(0).describe('Number of entries that match, regardless of `limit` and `offset`.'),
});
