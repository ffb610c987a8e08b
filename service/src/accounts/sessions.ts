import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import type { MembersTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { addAuditEntry } from './audit-entries.ts';
import { claimService, listClaimable } from './claim-service.ts';
import { parseEmail } from './email.ts';
import { insertAccount } from './register.ts';
import type { Accounts, Caller } from './types.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LINK_MS = 30 * MINUTE_MS;
/** A member opens theirs when they read the message that brings it. */
const MEMBER_LINK_MS = 7 * DAY_MS;
/** The longest that a session lasts, and the longest without use. */
export const SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
const FRESH_MS = 10 * MINUTE_MS;
const ID_LENGTH = 16;
// Of the account, or of one member. Whoever has a key may sign in again and again, and the list shows all.
const MOST_SESSIONS = 100;

/** Browsers that are signed in. Tokens are 256 random bits, of which only keyed hashes are stored. */
export interface Sessions {
  /** The token of a new one-time link: for the account, or for whoever set the service up. */
  createLink(accountId: string | undefined): Promise<string>;
  /** The token of a new one-time link for a member of the account, in place of theirs that were not used. */
  addMemberLink(
    transaction: Connection,
    accountId: string,
    memberId: string,
  ): Promise<{ token: string; expiresAt: string }>;
  /** The token of a new session of `browser`, as a person would call it. Throws `unauthorized`. */
  openWithKey(apiKey: string, browser: string): Promise<string>;
  /**
   * A new session; the link is used up. A link for whoever set the service up needs an `email`: without one, it gives the
   * accounts to choose from, or throws where there is none. Throws `unauthorized`, `invalid` and `conflict`. In all
   * these cases, the link can be used again.
   */
  openWithLink(link: string, email: string | undefined, browser: string): Promise<OpenedByLink>;
  /** The address of the account that a link opens, which stays unused; undefined for a link of whoever set the service up, or none. */
  findLinked(link: string): Promise<string | undefined>;
  /**
   * The token of a new session for an address that somebody trusted has checked: of its account, else of the account that first made it a
   * member. Without either: a new account with `signUp`, else undefined. Throws `invalid`, and `unauthorized` for a disabled account.
   */
  openWithEmail(email: string, browser: string, options: { signUp: boolean }): Promise<string | undefined>;
  /**
   * Who is signed in. Throws `unauthorized`, and `forbidden` / `sign_in_again` if it must be `fresh` and the sign-in was
   * more than ten minutes ago.
   */
  authenticate(token: string | undefined, options?: { fresh?: boolean }): Promise<Caller>;
  /** The sessions of the account, or, for a member, their own; latest sign-in first. */
  list(token: string): Promise<SessionInfo[]>;
  /** Ends all that `list` has but this one, and returns their number. */
  closeOthers(token: string): Promise<number>;
  /** Ends the session that `list` calls `id`. Throws `not-found`. */
  closeOne(token: string, id: string): Promise<void>;
  close(token: string): Promise<void>;
}

/** `apiKey`: the first key of an account that was created just now. */
export type OpenedByLink = { token: string; apiKey?: string } | AccountChoice;

/** Accounts to choose from, and whether another one may be created instead. */
export type AccountChoice = { accounts: readonly string[]; canRegister: boolean };

export type SessionInfo = {
  /** Names the session to those who may list it, and opens nothing. */
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  browser: string | null;
  /** Label of the key that it was opened with; null for a link. */
  keyName: string | null;
  /** Address of the member; null for whoever the account belongs to. */
  member: string | null;
  createdAt: string;
  /** To the hour. */
  lastUsedAt: string;
};

export type SessionsOptions = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  accounts: Pick<Accounts, 'authenticate'>;
  /** The service has one account at most. */
  ownerMode: boolean;
};

export function createSessions({ database, sealer, clock, accounts, ownerMode }: SessionsOptions): Sessions {
  const toLookup = (token: string): string => sealer.lookup(Buffer.from(token));
  const toLookups = (token: string): readonly string[] => sealer.lookups(Buffer.from(token));
  /** Of the token; one by another master key is replaced, so that from here on this is the only one. */
  const findToken = async (token: string) => {
    const [lookup = '', ...others] = toLookups(token);
    const session = await findSession(database, lookup);
    if (session !== undefined || others.length === 0) return { lookup, session };
    await database.updateTable('sessions').set({ lookup }).where('lookup', 'in', others).execute();
    return { lookup, session: await findSession(database, lookup) };
  };
  /** Lookups of the sessions that whoever has this one may see and end: of a member their own, else all of the account. */
  const visibleTo = (lookup: string) =>
    database
      .selectFrom('sessions as own')
      .innerJoin('sessions as any', 'any.account_id', 'own.account_id')
      .where('own.lookup', '=', lookup)
      .where((eb) =>
        eb.or([eb('own.member_id', 'is', null), eb('own.member_id', '=', eb.ref('any.member_id'))]),
      )
      .select('any.lookup');
  const since = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();

  const isOver = (session: SessionState): boolean => {
    const { created_at, last_used_at, revoked_at, expires_at } = session;
    return (
      created_at <= since(SESSION_MS) ||
      last_used_at <= since(IDLE_MS) ||
      isOfFormerMember(session) ||
      revoked_at !== null ||
      (expires_at !== null && expires_at <= since(0))
    );
  };

  const insert = async (
    connection: Connection,
    {
      accountId,
      keyId,
      browser,
      memberId = null,
    }: { accountId: string; keyId: string | null; browser: string; memberId?: string | null },
  ) => {
    const token = createToken();
    const now = clock.now().toISOString();
    await connection
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([eb('created_at', '<=', since(SESSION_MS)), eb('last_used_at', '<=', since(IDLE_MS))]),
      )
      .execute();
    await connection
      .deleteFrom('sessions')
      .where('lookup', 'in', (eb) =>
        eb
          .selectFrom('sessions')
          .select('lookup')
          .where('account_id', '=', accountId)
          .where('member_id', memberId === null ? 'is' : '=', memberId)
          .orderBy('created_at', 'desc')
          .orderBy('lookup')
          .limit(MOST_SESSIONS)
          .offset(MOST_SESSIONS - 1),
      )
      .execute();
    await connection
      .insertInto('sessions')
      .values({
        lookup: toLookup(token),
        account_id: accountId,
        key_id: keyId,
        member_id: memberId,
        browser,
        created_at: now,
        last_used_at: now,
      })
      .execute();
    return token;
  };

  /** A session of a member, who joins with their first. */
  const insertForMember = async (
    transaction: Connection,
    { id, account_id, email, joined_at }: MembersTable,
    browser: string,
  ) => {
    if (joined_at === null) {
      const joinedAt = clock.now().toISOString();
      await transaction.updateTable('members').set({ joined_at: joinedAt }).where('id', '=', id).execute();
      const by = { kind: 'member', name: email } as const;
      await addAuditEntry(transaction, clock, account_id, { action: 'member.joined', subject: email, by });
    }
    return await insert(transaction, { accountId: account_id, keyId: null, browser, memberId: id });
  };

  return {
    async addMemberLink(transaction, accountId, memberId) {
      const token = createToken();
      const expiresAt = new Date(clock.now().getTime() + MEMBER_LINK_MS).toISOString();
      await transaction.deleteFrom('sign_in_links').where('member_id', '=', memberId).execute();
      await transaction
        .insertInto('sign_in_links')
        .values({
          lookup: toLookup(token),
          account_id: accountId,
          member_id: memberId,
          expires_at: expiresAt,
        })
        .execute();
      return { token, expiresAt };
    },

    async createLink(accountId) {
      const token = createToken();
      const now = clock.now();
      await database.deleteFrom('sign_in_links').where('expires_at', '<=', now.toISOString()).execute();
      await database
        .insertInto('sign_in_links')
        .values({
          lookup: toLookup(token),
          account_id: accountId ?? null,
          expires_at: new Date(now.getTime() + LINK_MS).toISOString(),
        })
        .execute();
      return token;
    },

    async openWithKey(apiKey, browser) {
      const caller = await accounts.authenticate(apiKey);
      if (caller === undefined)
        throw unauthorized(
          'This API key is mistyped, unknown or revoked. Paste a whole key, cw_<id>_<secret>, or sign in with a link: npm run admin -- sign-in-link.',
          'key',
        );
      if (caller.disabled) throw disabled();
      return await insert(database, { ...caller, browser });
    },

    openWithLink: (link, email, browser) =>
      transact(database, async (transaction) => {
        const accountId = await lockLinked(transaction, toLookups(link), clock.now());
        if (accountId === null && email === undefined) return await askWhose(transaction, ownerMode);
        // Taken before anything else, so that of two who open it at once one finds nothing; an error gives it back.
        const found = await transaction
          .deleteFrom('sign_in_links')
          .where('lookup', 'in', toLookups(link))
          .returning(['account_id', 'member_id', 'expires_at'])
          .executeTakeFirst();
        if (found === undefined || found.expires_at <= clock.now().toISOString())
          throw unauthorized(
            'This sign-in link has expired or was used before. For a new one, ask whoever invited you, or run: npm run admin -- sign-in-link',
            'link',
          );
        if (found.member_id !== null) {
          const member = await findMember(transaction, 'id', found.member_id);
          if (member === undefined) throw formerMember();
          return { token: await insertForMember(transaction, member, browser) };
        }
        const claimed =
          found.account_id === null
            ? await claimService(transaction, { sealer, clock, ownerMode }, email ?? '')
            : { accountId: found.account_id };
        const token = await insert(transaction, { ...claimed, keyId: null, browser });
        return { token, ...('apiKey' in claimed && { apiKey: claimed.apiKey }) };
      }),

    async findLinked(link) {
      const account = await database
        .selectFrom('sign_in_links')
        .innerJoin('accounts', 'accounts.id', 'sign_in_links.account_id')
        .select('email')
        .where('lookup', 'in', toLookups(link))
        .where('expires_at', '>', since(0))
        .executeTakeFirst();
      return account?.email;
    },

    openWithEmail: (text, browser, { signUp }) =>
      transact(database, async (transaction) => {
        const email = parseEmail(text);
        const account = await transaction
          .selectFrom('accounts')
          .select(['id', 'disabled_at'])
          .where('email', '=', email)
          .executeTakeFirst();
        if (account === undefined) {
          const member = await findMember(transaction, 'email', email);
          if (member !== undefined) return await insertForMember(transaction, member, browser);
          if (!signUp) return undefined;
        }
        if (account?.disabled_at) throw disabled();
        const { id } = account ?? (await insertAccount(transaction, clock, { email, plan: 'free' }));
        if (account && (await lockAccount(transaction, id)) === undefined) return undefined;
        return await insert(transaction, { accountId: id, keyId: null, browser });
      }),

    async authenticate(token, { fresh = false } = {}) {
      const { lookup, session } =
        token === undefined ? { lookup: '', session: undefined } : await findToken(token);
      if (session === undefined || isOver(session))
        throw unauthorized('You are not signed in, or your session has ended. Sign in again.');
      if (session.disabled_at !== null) throw disabled();
      if (fresh && session.created_at <= since(FRESH_MS)) throw signInAgain();
      if (session.last_used_at <= since(HOUR_MS))
        await database
          .updateTable('sessions')
          .set({ last_used_at: clock.now().toISOString() })
          .where('lookup', '=', lookup)
          .execute();
      const { account_id: accountId, plan, member_id: id, email, role } = session;
      const isMember = id !== null && email !== null && role !== null;
      return { accountId, plan, keyId: 'session', ...(isMember && { member: { id, email, role } }) };
    },

    async list(token) {
      const lookup = toLookup(token);
      const sessions = await selectSessions(database)
        .select(['sessions.lookup', 'sessions.browser', 'api_keys.name'])
        .where('sessions.lookup', 'in', visibleTo(lookup))
        .orderBy('sessions.created_at', 'desc')
        .execute();
      return sessions
        .filter((session) => !isOver(session))
        .map((session) => ({
          id: toId(session.lookup),
          current: session.lookup === lookup,
          browser: session.browser,
          keyName: session.name,
          member: session.email,
          createdAt: session.created_at,
          lastUsedAt: session.last_used_at,
        }));
    },

    async closeOthers(token) {
      const lookup = toLookup(token);
      const { numDeletedRows } = await database
        .deleteFrom('sessions')
        .where('lookup', '<>', lookup)
        .where('lookup', 'in', visibleTo(lookup))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async closeOne(token, id) {
      const sessions = await visibleTo(toLookup(token)).execute();
      const found = sessions.find(({ lookup }) => toId(lookup) === id);
      if (found === undefined)
        throw new ServiceError('not-found', 'This browser is not signed in any more.', {
          code: 'not_found',
          parameter: 'id',
        });
      await database.deleteFrom('sessions').where('lookup', '=', found.lookup).execute();
    },

    async close(token) {
      await database.deleteFrom('sessions').where('lookup', '=', toLookup(token)).execute();
    },
  };
}

/** Opens the studio and signs in. The token is in the fragment, which browsers send to no server or proxy. */
export const toSignInUrl = (baseUrl: string, link: string): string => `${baseUrl}/studio/sign-in#${link}`;

// Not the lookup: what the database finds a session by stays there.
const toId = (lookup: string): string =>
  createHash('sha256').update(lookup).digest('base64url').slice(0, ID_LENGTH);

const createToken = (): string => randomBytes(32).toString('base64url');

/** Whose link it is; undefined without a valid one. Whoever erases the account, or removes the member, locks it before its links. */
async function lockLinked(
  transaction: Connection,
  lookups: readonly string[],
  now: Date,
): Promise<string | null | undefined> {
  const link = await transaction
    .selectFrom('sign_in_links')
    .select('account_id')
    .where('lookup', 'in', lookups)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (link?.account_id) await lockAccount(transaction, link.account_id);
  return link?.account_id;
}

async function askWhose(transaction: Connection, ownerMode: boolean): Promise<AccountChoice> {
  const accounts = await listClaimable(transaction);
  if (accounts.length > 0) return { accounts, canRegister: !ownerMode };
  throw new ServiceError('invalid', 'Enter the email address of the first account.', {
    code: 'email_required',
    parameter: 'email',
  });
}

type SessionState = {
  created_at: string;
  last_used_at: string;
  revoked_at: string | null;
  expires_at: string | null;
  member_id: string | null;
  email: string | null;
};

const isOfFormerMember = ({ member_id, email }: SessionState): boolean =>
  member_id !== null && email === null;

/** The member; of those with an address in several accounts, the first. */
const findMember = (connection: Connection, column: 'id' | 'email', value: string) =>
  connection
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .selectAll('members')
    .where(`members.${column}`, '=', value)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closing_at', 'is', null)
    .orderBy('members.created_at')
    .executeTakeFirst();

/** Sessions with the state of their account and key. */
const selectSessions = (database: Database) =>
  database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('api_keys', 'api_keys.id', 'sessions.key_id')
    .leftJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.account_id', 'sessions.created_at', 'sessions.last_used_at', 'sessions.member_id'])
    .select(['members.email', 'members.role'])
    .select(['accounts.plan', 'accounts.disabled_at', 'api_keys.revoked_at', 'api_keys.expires_at']);

const findSession = (database: Database, lookup: string) =>
  selectSessions(database).where('sessions.lookup', '=', lookup).executeTakeFirst();

const signInAgain = (): ServiceError =>
  new ServiceError(
    'forbidden',
    'This needs a sign-in of the last 10 minutes. Sign in again with an API key, or with a link: npm run admin -- sign-in-link.',
    { code: 'sign_in_again' },
  );

const unauthorized = (message: string, parameter?: string): ServiceError =>
  new ServiceError('unauthorized', message, {
    code: parameter === undefined ? 'signed_out' : 'unauthorized',
    ...(parameter !== undefined && { parameter }),
  });

const formerMember = (): ServiceError =>
  unauthorized('This sign-in link is of a member who was removed, or of a disabled account.', 'link');

const disabled = (): ServiceError =>
  new ServiceError(
    'unauthorized',
    'This account is disabled. Ask the operator of this service to enable it.',
    { code: 'account_disabled' },
  );
