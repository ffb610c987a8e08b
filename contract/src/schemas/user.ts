import { z } from 'zod';
import { instant } from './instant.ts';
import { memberRole } from './member.ts';

export const plan = z.enum(['free', 'pro']).describe('Determines the monthly credit limit.');

export const registerRequest = z.strictObject({
  // Validated by `accounts`, which also handles internationalized domains and uniqueness.
  email: z
    .string()
    .meta({ format: 'email', maxLength: 254 })
    .describe('Trimmed and lowercased; each email address can have one account.'),
  plan: plan.default('free'),
});

export const user = z.object({
  id: z.string().describe('Id of the account.'),
  email: z.string().describe('Email address of the account.'),
  plan,
  operator: z.boolean().describe('Whether it may read about all accounts and the state of the service.'),
  member: z
    .object({ email: z.string().describe('Address of the member.'), role: memberRole })
    .nullable()
    .describe('Who is signed in to the studio, if it is a member; null for the account itself and for keys.'),
  credits_used: z.int().min(0).describe('Credits used since the account was created.'),
  created_at: instant.describe('When the account was created.'),
});

export const registeredUser = z.object({
  id: z.string().describe('Id of the account.'),
  email: z.string().describe('Email address of the account.'),
  api_key: z
    .string()
    .describe('The primary key. It is shown only once, is not stored, and cannot be recovered.'),
  plan,
  created_at: instant.describe('When the account was created.'),
});

export type UserBody = z.infer<typeof user>;
