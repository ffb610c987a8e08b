import { z } from 'zod';

export const inspectRequest = z.strictObject({
  url: z
    .string()
    .min(1)
    .max(2048)
    .describe('https URL of a page or an image, on a host that the operator allows.'),
});

const shows = z
  .enum(['large', 'small', 'none'])
  .describe('How the image appears: large, as a thumbnail, or not at all.');

export const inspection = z.object({
  url: z.string().describe('The inspected URL.'),
  tags: z
    .array(
      z.object({
        name: z.string().describe('Property or name, in lower case; `title` is the title element.'),
        content: z.string().describe('Decoded content, at most 1,000 characters.'),
      }),
    )
    .describe('Tags of the page: title, description, `og:*` and `twitter:*`. Empty for an image.'),
  image: z
    .object({
      url: z.string().describe('URL of the image.'),
      type: z.string().describe('Media type, by its bytes.'),
      width: z.int().describe('In pixels.'),
      height: z.int().describe('In pixels.'),
      bytes: z.int().describe('Size of the file.'),
    })
    .nullable()
    .describe('The image that the platforms found. Null if they found none.'),
  thumbnail: z
    .string()
    .nullable()
    .describe('The image as Base64 of a JPEG, at most 600 pixels wide. Null if it cannot be shown.'),
  platforms: z
    .array(
      z.object({
        platform: z.string().describe('Name of the platform.'),
        shows,
        what: z.string().describe('What it shows, or why it shows no image.'),
      }),
    )
    .describe('What each platform does with the link.'),
  advice: z
    .array(
      z.object({
        problem: z.string().describe('What is wrong.'),
        mend: z.string().describe('What to change.'),
      }),
    )
    .describe('What the page should change, most important first.'),
});
