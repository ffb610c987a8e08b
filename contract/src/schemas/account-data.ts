import { z } from 'zod';

export const eraseRequest = z.strictObject({
  confirm: z
    .string()
    .max(254)
    .describe("The account's email address, as a safeguard against accidental deletion."),
});

export const erased = z.object({ message: z.string().describe('Human-readable confirmation.') });
