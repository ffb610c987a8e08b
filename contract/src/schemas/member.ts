import { z } from 'zod';
import { instant } from './instant.ts';

export const memberRole = z
  .enum(['owner', 'editor', 'viewer'])
  .describe(
    '`viewer` reads and tries things out; `editor` also makes images and changes templates, brands, uploads and sites; `owner` also changes keys, members, webhooks and the plan.',
  );

const email = z
  .string()
  .meta({ format: 'email', maxLength: 254 })
  .describe('Email address of the member. Signing in with an identity provider finds the member by it.');

export const inviteMemberRequest = z.strictObject({ email, role: memberRole.default('editor') });

export const updateMemberRequest = z.strictObject({ role: memberRole });

export const member = z.object({
  id: z.string().describe('Id of the member.'),
  email: z.string().describe('Email address of the member.'),
  role: memberRole,
  joined_at: instant.nullable().describe('When they first signed in; null until then.'),
  created_at: instant.describe('When they were invited.'),
});

export const memberList = z.object({
  members: z
    .array(member)
    .describe('The members, oldest first, without the account itself, which is its first owner.'),
});

export const invitedMember = z.object({
  ...member.shape,
  url: z.string().describe('Signs one browser in as this member. Send it to them; it is shown only once.'),
  url_expires_at: instant.describe('When the link expires.'),
});

export const removedMember = z.object({ message: z.string().describe('Human-readable confirmation.') });

export type MemberRole = z.infer<typeof memberRole>;
export type MemberBody = z.infer<typeof member>;
