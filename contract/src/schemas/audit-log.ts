import { z } from 'zod';
import { instant } from './instant.ts';

export const AUDIT_ACTIONS = [
  'key.created',
  'key.renamed',
  'key.rotated',
  'key.revoked',
  'member.invited',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'plan.changed',
  'template.saved',
  'template.deleted',
] as const;

export const auditLogQuery = z.strictObject({
  limit: z.int().min(1).max(100).default(50).describe('Entries in the response.'),
  cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
});

export const auditEntry = z.object({
  id: z.string().describe('Id of the entry.'),
  action: z.enum(AUDIT_ACTIONS).describe('What was done.'),
  subject: z
    .string()
    .describe(
      'What it was done to: the id of a key, the address of a member, the name of a template, or the account.',
    ),
  detail: z
    .string()
    .nullable()
    .describe(
      'What it became: the name of a key, the role of a member, the plan, the version of a template.',
    ),
  actor: z
    .enum(['owner', 'member', 'key', 'operator', 'payments'])
    .describe(
      'Who did it: the account itself, signed in to the studio; a member; a program with a key; the operator; or the payment provider.',
    ),
  actor_name: z.string().nullable().describe('Address of the member or id of the key; null for others.'),
  created_at: instant.describe('When it was done.'),
});

export const auditLog = z.object({
  entries: z.array(auditEntry).describe('Entries, newest first.'),
  next_cursor: z.string().nullable().describe('`cursor` of the next page; null on the last.'),
});

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type AuditEntryBody = z.infer<typeof auditEntry>;
