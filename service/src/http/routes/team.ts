import type { AuditEntryBody } from '@cardwright/contract';
import type { AuditEntry } from '../../accounts/audit-log.ts';
import type { InvitedMember } from '../../accounts/members.ts';
import { toSignInUrl } from '../../accounts/sessions.ts';
import { toActor } from '../../accounts/types.ts';
import { toAuditEntryBody, toMemberBody } from '../bodies/to-team-body.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { jsonLinesResponse } from './json-lines-response.ts';

type Ids =
  | 'listMembers'
  | 'inviteMember'
  | 'updateMember'
  | 'removeMember'
  | 'createMemberLink'
  | 'listAuditLog'
  | 'exportAuditLog';

export function teamRoutes({ members, accounts, settings }: AppParts): Handlers<Ids> {
  const toInvitedBody = ({ link, linkExpiresAt, ...member }: InvitedMember) => ({
    ...toMemberBody(member),
    url: toSignInUrl(settings.baseUrl(), link),
    url_expires_at: linkExpiresAt,
  });
  return {
    listMembers: async ({ caller }) => ({
      status: 200,
      body: { members: (await members.list(caller.accountId)).map(toMemberBody) },
    }),

    inviteMember: async ({ caller, body }) => ({
      status: 201,
      body: toInvitedBody(await members.invite(caller.accountId, body, toActor(caller))),
    }),

    updateMember: async ({ caller, params, body }) => ({
      status: 200,
      body: toMemberBody(await members.setRole(caller.accountId, params.id, body.role, toActor(caller))),
    }),

    removeMember: async ({ caller, params }) => {
      await members.remove(caller.accountId, params.id, toActor(caller));
      return { status: 200, body: { message: 'The member was removed.' } };
    },

    createMemberLink: async ({ caller, params }) => ({
      status: 201,
      body: toInvitedBody(await members.createLink(caller.accountId, params.id)),
    }),

    listAuditLog: async ({ caller, query }) => {
      const { entries, nextCursor } = await accounts.listAuditEntries(caller.accountId, query);
      return {
        status: 200,
        body: { entries: entries.map(toAuditEntryBody), next_cursor: nextCursor ?? null },
      };
    },

    exportAuditLog: ({ caller }) =>
      jsonLinesResponse('cardwright-audit-log.jsonl', toBodies(accounts.readAuditEntries(caller.accountId))),
  };
}

async function* toBodies(entries: AsyncIterable<AuditEntry>): AsyncIterable<AuditEntryBody> {
  for await (const entry of entries) yield toAuditEntryBody(entry);
}
