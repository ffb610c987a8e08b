import { z } from 'zod';
import { instant } from './instant.ts';

export const plan = z
  .enum(['free', 'pro'])
  .describe('Decides the allowance of credits per calendar month (UTC).');

export const registerRequest = z.strictObject({
  // What an address is, accounts decide: one authority for internationalized names and for uniqueness.
  email: z
    .string()
    .meta({ format: 'email', maxLength: 254 })
    .describe('Trimmed and lower-cased; one account an address.'),
  plan: plan.default('free'),
});

export const user = z.object({
  id: z.string(),
  email: z.string(),
  plan,
  credits_used: z.int().min(0).describe('Credits used since the account exists.'),
  created_at: instant,
});

export const registeredUser = z.object({
  id: z.string(),
  email: z.string(),
  api_key: z
    .string()
    .describe('The primary key. Shown here only: it is kept nowhere and cannot be recovered.'),
  plan,
  created_at: instant,
});

export type UserBody = z.infer<typeof user>;
