import type { AuditLog, InvitedMember, Member, Message } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { toQuery } from '../http/to-query.ts';

/** What a member may do: a viewer reads, an editor makes and changes things, an owner also has keys, members and money. */
export type MemberRole = Member['role'];

/** Options of `team.auditLog`. */
export interface AuditLogOptions extends CallOptions {
  /** At most 100. Default: 50. */
  limit?: number | undefined;
  /** `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** Who else may sign in to the studio of the account, and what was changed by whom. */
export interface Team {
  /**
   * Lists members, oldest first, without the account itself.
   *
   * @example
   * const owners = (await cardwright.team.list()).filter(({ role }) => role === 'owner');
   */
  list(options?: CallOptions): Promise<Member[]>;
  /**
   * Adds a member. Pass `url` on: it signs one browser in as them, and is not shown again.
   *
   * @example
   * const { url } = await cardwright.team.invite('grace@example.com', 'editor');
   */
  invite(email: string, role: MemberRole, options?: CallOptions): Promise<InvitedMember>;
  /**
   * Changes the role of a member, from their next request on.
   *
   * @example
   * await cardwright.team.setRole(id, 'viewer');
   */
  setRole(id: string, role: MemberRole, options?: CallOptions): Promise<Member>;
  /**
   * Removes a member and signs their browsers out.
   *
   * @example
   * await cardwright.team.remove(id);
   */
  remove(id: string, options?: CallOptions): Promise<Message>;
  /**
   * Makes a sign-in link for another browser of a member, in place of those that were not used.
   *
   * @example
   * const { url } = await cardwright.team.createLink(id);
   */
  createLink(id: string, options?: CallOptions): Promise<InvitedMember>;
  /**
   * Changes of keys, members, templates and the plan, newest first.
   *
   * @example
   * const { entries } = await cardwright.team.auditLog({ limit: 100 });
   */
  auditLog(options?: AuditLogOptions): Promise<AuditLog>;
}

const PATH = '/api/v1/members';
const toPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const createTeam = (connection: Connection): Team => ({
  list: async (options) => {
    const call = { method: 'GET', path: PATH, ...options } as const;
    return (await connection.json<{ members: Member[] }>(call)).members;
  },
  invite: (email, role, options) =>
    connection.json({ method: 'POST', path: PATH, body: { email, role }, ...options }),
  setRole: (id, role, options) =>
    connection.json({ method: 'PATCH', path: toPath(id), body: { role }, isRepeatable: true, ...options }),
  remove: (id, options) => connection.json({ method: 'DELETE', path: toPath(id), ...options }),
  createLink: (id, options) => connection.json({ method: 'POST', path: `${toPath(id)}/link`, ...options }),
  auditLog: ({ signal, ...query } = {}) =>
    connection.json({ method: 'GET', path: `/api/v1/audit-log${toQuery(query)}`, signal }),
});
