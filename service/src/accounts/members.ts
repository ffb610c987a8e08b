import type { MemberRole } from '@cardwright/contract';
import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import type { MembersTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { type Actor, addAuditEntry } from './audit-entries.ts';
import { parseEmail } from './email.ts';
import type { Sessions } from './sessions.ts';

const MOST_MEMBERS = 50;

export type Member = {
  id: string;
  email: string;
  role: MemberRole;
  /** Null until they first signed in. */
  joinedAt: string | null;
  createdAt: string;
};

/** A member with the token of a link that signs one browser in as them. */
export type InvitedMember = Member & { link: string; linkExpiresAt: string };

/** Who else may sign in to the studio of an account. All but `list` and `invite` throw `not-found` for an unknown id. */
export interface Members {
  /** Oldest first. */
  list(accountId: string): Promise<Member[]>;
  /** Throws `invalid` for the address, and `conflict` for one that is there already or when there are too many. */
  invite(accountId: string, wanted: { email: string; role: MemberRole }, by: Actor): Promise<InvitedMember>;
  setRole(accountId: string, id: string, role: MemberRole, by: Actor): Promise<Member>;
  /** A new link in place of those that were not used. */
  createLink(accountId: string, id: string): Promise<InvitedMember>;
  /** Ends their sessions and links, too. */
  remove(accountId: string, id: string, by: Actor): Promise<void>;
}

type Parts = { database: Database; clock: Clock; sessions: Pick<Sessions, 'addMemberLink'> };

export function createMembers({ database, clock, sessions }: Parts): Members {
  /** The member, while nobody else changes the account. */
  const change = <Result>(
    accountId: string,
    id: string,
    work: (transaction: Connection, row: MembersTable) => Promise<Result>,
  ): Promise<Result> =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, accountId);
      // No database takes every text.
      if (!/^\w+$/.test(id)) throw noSuchMember();
      const row = await transaction
        .selectFrom('members')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw noSuchMember();
      return await work(transaction, row);
    });

  const invited = async (transaction: Connection, row: MembersTable): Promise<InvitedMember> => {
    const { token, expiresAt } = await sessions.addMemberLink(transaction, row.account_id, row.id);
    return { ...toMember(row), link: token, linkExpiresAt: expiresAt };
  };

  return {
    async list(accountId) {
      const rows = await database
        .selectFrom('members')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toMember);
    },

    async invite(accountId, wanted, by) {
      const email = parseEmail(wanted.email);
      return await transact(database, async (transaction) => {
        // Two at once would each count the same.
        await lockAccount(transaction, accountId);
        await checkRoom(transaction, accountId, email);
        const row: MembersTable = {
          id: createId('mem'),
          account_id: accountId,
          email,
          role: wanted.role,
          joined_at: null,
          created_at: clock.now().toISOString(),
        };
        await transaction.insertInto('members').values(row).execute();
        const entry = { action: 'member.invited', subject: email, detail: wanted.role, by } as const;
        await addAuditEntry(transaction, clock, accountId, entry);
        return await invited(transaction, row);
      });
    },

    setRole: (accountId, id, role, by) =>
      change(accountId, id, async (transaction, row) => {
        if (row.role === role) return toMember(row);
        await transaction.updateTable('members').set({ role }).where('id', '=', id).execute();
        const entry = { action: 'member.role_changed', subject: row.email, detail: role, by } as const;
        await addAuditEntry(transaction, clock, accountId, entry);
        return toMember({ ...row, role });
      }),

    createLink: (accountId, id) => change(accountId, id, invited),

    remove: (accountId, id, by) =>
      change(accountId, id, async (transaction, { email }) => {
        for (const table of ['sessions', 'sign_in_links'] as const)
          await transaction.deleteFrom(table).where('member_id', '=', id).execute();
        await transaction.deleteFrom('members').where('id', '=', id).execute();
        await addAuditEntry(transaction, clock, accountId, { action: 'member.removed', subject: email, by });
      }),
  };
}

async function checkRoom(transaction: Connection, accountId: string, email: string): Promise<void> {
  const members = await transaction
    .selectFrom('members')
    .select('email')
    .where('account_id', '=', accountId)
    .execute();
  if (members.some((member) => member.email === email))
    throw new ServiceError(
      'conflict',
      `${email} is a member already. For another link, use POST /api/v1/members/{id}/link.`,
      { code: 'member_exists', parameter: 'email' },
    );
  const owner = await transaction
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner !== undefined)
    throw new ServiceError('conflict', `${email} is the address of the account itself, its first owner.`, {
      code: 'member_exists',
      parameter: 'email',
    });
  if (members.length >= MOST_MEMBERS)
    throw new ServiceError('conflict', `An account can have ${MOST_MEMBERS} members. Remove one first.`, {
      code: 'member_limit_reached',
    });
}

const toMember = ({ id, email, role, joined_at, created_at }: MembersTable): Member => ({
  id,
  email,
  role,
  joinedAt: joined_at,
  createdAt: created_at,
});

const noSuchMember = (): ServiceError =>
  new ServiceError(
    'not-found',
    'Your account has no member with this id. `GET /api/v1/members` lists them.',
    { code: 'not_found' },
  );
