import type { Message, User } from '../generated/wire-types.ts';
import { type CallOptions, type Connection, parseJson } from '../http/connection.ts';

/** One line of an export, with the fields as the service keeps them. */
export interface AccountRecord {
  type: 'account' | 'key' | 'generation' | 'credit' | (string & {});
  [field: string]: unknown;
}

/** The account that the key belongs to. */
export interface Account {
  /**
   * Gets the account that the key belongs to.
   *
   * @example
   * const { email, plan } = await cardwright.account.get();
   */
  get(options?: CallOptions): Promise<User>;
  /**
   * Exports all data of the account; the account itself comes first.
   *
   * @example
   * const records = await cardwright.account.export();
   */
  export(options?: CallOptions): Promise<AccountRecord[]>;
  /**
   * Deletes the account and all its data, immediately and permanently.
   *
   * @example
   * await cardwright.account.erase({ confirm: 'ada@example.com' });
   */
  erase(confirmation: { confirm: string }, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/users/me';

export const createAccount = (connection: Connection): Account => ({
  get: (options) => connection.json({ method: 'GET', path: PATH, ...options }),
  export: (options) =>
    connection.send({ method: 'GET', path: `${PATH}/export`, ...options }, async (response) => {
      const lines = (await response.text()).split('\n').filter((line) => line !== '');
      return lines.map((line) => parseJson(line, response.status) as AccountRecord);
    }),
  erase: ({ confirm }, options) =>
    connection.json({ method: 'DELETE', path: PATH, body: { confirm }, ...options }),
});
