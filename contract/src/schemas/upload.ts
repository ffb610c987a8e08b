import { z } from 'zod';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';

const NAME_MAX = 100;

/** Media types of files as they are stored. */
export const STORED_UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'font/ttf', 'font/otf'] as const;

export const uploadQuery = z.object({
  name: plainText({ max: NAME_MAX, multiline: false })
    .optional()
    .describe('A name to recognize it by, such as that of the file.'),
});

export const upload = z.object({
  id: z.string().describe('Derived from the content of the file: the same file always has the same id.'),
  reference: z
    .string()
    .describe(
      '`upload:` and the id, which image parameters and logos take in place of a URL, and `font` in place of a name.',
    ),
  kind: z.enum(['image', 'font']).describe('What it can be used as.'),
  name: z.string().nullable().describe('The name given when it was uploaded.'),
  media_type: z
    .enum(STORED_UPLOAD_TYPES)
    .describe(
      'Media type of what is stored. An SVG is stored as a PNG, a WOFF2 as the font that it contains.',
    ),
  bytes: z.int().min(0).describe('Size of what is stored, which counts towards the limit.'),
  width: z.int().min(1).nullable().describe('Width of an image in pixels.'),
  height: z.int().min(1).nullable().describe('Height of an image in pixels.'),
  family: z.string().nullable().describe('The name that a font has for its family.'),
  created_at: instant.describe('When it was uploaded.'),
});

export const uploadList = z.object({
  uploads: z.array(upload).describe('The uploads, newest first.'),
  count: z.int().min(0).describe('Number of uploads.'),
  count_limit: z.int().min(0).describe('Uploads that the account may have.'),
  bytes: z.int().min(0).describe('Size of all uploads.'),
  bytes_limit: z.int().min(0).describe('Bytes that they may take up.'),
  file_bytes_limit: z.int().min(0).describe('Bytes that a file may have when it is sent.'),
});

export const deletedUpload = z.object({ message: z.string().describe('Human-readable confirmation.') });
