import { z } from 'zod';

export const warnings = z.array(z.string()).describe('Requests in the prompt that the image does not show.');
export const warningDetails = z
  .array(
    z.object({
      // No enum: codes may be added, and clients must accept those they do not know.
      code: z.string().describe('A stable code. The API reference lists all of them.'),
      message: z.string().describe('The same sentence as in `warnings`.'),
      words: z
        .array(z.string())
        .describe(
          'What the warning is about, as written in the prompt; empty if it is about the request as a whole.',
        ),
    }),
  )
  .describe('One entry for each of `warnings`, in the same order.');
