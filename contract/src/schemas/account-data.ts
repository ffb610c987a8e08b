import { z } from 'zod';

export const eraseRequest = z.strictObject({
  confirm: z
    .string()
    .max(254)
    .describe('The e-mail address of the account, so that nobody erases one by mistake.'),
});

export const erased = z.object({ message: z.string() });
