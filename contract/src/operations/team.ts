import type { Operation } from '../operation.ts';
import { auditLog, auditLogQuery } from '../schemas/audit-log.ts';
import {
  invitedMember,
  inviteMemberRequest,
  member,
  memberList,
  removedMember,
  updateMemberRequest,
} from '../schemas/member.ts';
import { bodyErrors, invalid, notFound, refusal, unauthorized } from './responses.ts';

const exampleMember = {
  id: 'mem_7h2k9m4p6q8r3s5t2v9w',
  email: 'grace@example.com',
  role: 'editor' as const,
  joined_at: null,
  created_at: '2026-11-29T10:00:00.000Z',
};
const exampleInvitation = {
  ...exampleMember,
  url: 'https://cards.example.com/studio/sign-in#mJ8vQ2hN5tR7wY3zB6cF9dG4kL8pS2xV5aE7uH3jMq',
  url_expires_at: '2026-12-06T10:00:00.000Z',
};
const exampleEntry = {
  id: 'aud_2v9w7h2k9m4p6q8r3s5t',
  action: 'key.created' as const,
  subject: 'k7m2p9x4',
  detail: 'Website',
  actor: 'member' as const,
  actor_name: 'grace@example.com',
  created_at: '2026-11-29T10:05:00.000Z',
};

const params = { id: 'The id of the member.' } as const;
const noMember = notFound({
  description: 'The account has no member with this id.',
  error: 'Your account has no member with this id. `GET /api/v1/members` lists them.',
});

export const teamOperations = {
  listMembers: {
    method: 'GET',
    path: '/api/v1/members',
    tag: 'Team',
    summary: 'List members',
    description: 'Who else may sign in to the studio of the account, and as what.',
    auth: 'key',
    responses: {
      200: { description: 'The members.', schema: memberList, example: { members: [exampleMember] } },
      401: unauthorized,
    },
  },
  inviteMember: {
    method: 'POST',
    path: '/api/v1/members',
    tag: 'Team',
    summary: 'Invite a member',
    description:
      'Adds a member and creates a link that signs one browser in as them, within seven days. No email is sent: pass the link on. Where people sign in with an identity provider, the address is enough.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    body: inviteMemberRequest,
    bodyExample: { email: exampleMember.email, role: exampleMember.role },
    responses: {
      201: { description: 'The member and the link.', schema: invitedMember, example: exampleInvitation },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description:
          'The address belongs to the account already, or the account has as many members as it may have (`member_limit_reached`).',
        error: 'grace@example.com is a member already. For another link, use POST /api/v1/members/{id}/link.',
        code: 'member_exists',
        parameter: 'email',
      }),
    },
  },
  updateMember: {
    method: 'PATCH',
    path: '/api/v1/members/{id}',
    tag: 'Team',
    summary: "Change a member's role",
    description: 'Takes effect with the next request of the member.',
    auth: 'key',
    role: 'owner',
    params,
    body: updateMemberRequest,
    bodyExample: { role: 'viewer' },
    responses: {
      200: {
        description: 'The member.',
        schema: member,
        example: { ...exampleMember, role: 'viewer' as const },
      },
      ...bodyErrors,
      401: unauthorized,
      404: noMember,
    },
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/v1/members/{id}',
    tag: 'Team',
    summary: 'Remove a member',
    description: 'Signs their browsers out and voids their links. What they made stays with the account.',
    auth: 'key',
    role: 'owner',
    params,
    responses: {
      200: {
        description: 'Removed.',
        schema: removedMember,
        example: { message: 'The member was removed.' },
      },
      401: unauthorized,
      404: noMember,
    },
  },
  createMemberLink: {
    method: 'POST',
    path: '/api/v1/members/{id}/link',
    tag: 'Team',
    summary: 'Create a sign-in link for a member',
    description: 'For another browser, or after the first link has expired. Voids links that were not used.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    params,
    responses: {
      201: { description: 'The member and the link.', schema: invitedMember, example: exampleInvitation },
      401: unauthorized,
      404: noMember,
    },
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/v1/audit-log',
    tag: 'Team',
    summary: 'Read the audit log',
    description: 'Every change of keys, members, templates and the plan, newest first, with who made it.',
    auth: 'key',
    role: 'owner',
    query: auditLogQuery,
    responses: {
      200: {
        description: 'The entries.',
        schema: auditLog,
        example: { entries: [exampleEntry], next_cursor: null },
      },
      400: invalid,
      401: unauthorized,
    },
  },
  exportAuditLog: {
    method: 'GET',
    path: '/api/v1/audit-log/export',
    tag: 'Team',
    summary: 'Export the audit log',
    description: 'All entries as JSON Lines, one object per line, newest first.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    responses: {
      200: {
        description: 'The entries.',
        media: ['application/jsonl'],
        headers: {
          'Content-Disposition': { description: 'Suggested file name.', schema: { type: 'string' } },
        },
      },
      401: unauthorized,
    },
  },
} as const satisfies Record<string, Operation>;
