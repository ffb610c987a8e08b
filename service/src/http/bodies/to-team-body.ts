import type { AuditEntryBody, MemberBody } from '@cardwright/contract';
import type { AuditEntry } from '../../accounts/audit-log.ts';
import type { Member } from '../../accounts/members.ts';

export const toMemberBody = ({ id, email, role, joinedAt, createdAt }: Member): MemberBody => ({
  id,
  email,
  role,
  joined_at: joinedAt,
  created_at: createdAt,
});

export const toAuditEntryBody = ({
  id,
  action,
  subject,
  detail,
  by,
  createdAt,
}: AuditEntry): AuditEntryBody => ({
  id,
  action,
  subject,
  detail,
  actor: by.kind,
  actor_name: by.name,
  created_at: createdAt,
});
