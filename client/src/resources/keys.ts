import type { ApiKey, CreatedKey, Message } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** The account's API keys: one for each place that calls, so that each can be revoked alone. */
export interface Keys {
  /**
   * Active keys, newest last, without their secrets, which nobody has.
   *
   * @example
   * const unused = (await cardwright.keys.list()).filter(({ lastUsedAt }) => lastUsedAt === null);
   */
  list(options?: CallOptions): Promise<ApiKey[]>;
  /**
   * A new key. Keep `key`: it is shown here only.
   *
   * @example
   * const { id, key } = await cardwright.keys.create('Website');
   */
  create(name: string, options?: CallOptions): Promise<CreatedKey>;
  /**
   * Ends a key for good, for calls and for addresses that it signed.
   *
   * @example
   * await cardwright.keys.revoke(id);
   */
  revoke(id: string, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/dashboard/keys';

export const createKeys = (connection: Connection): Keys => ({
  list: async (options) => {
    const { keys } = await connection.json<{ keys: ApiKey[] }>({ method: 'GET', path: PATH, ...options });
    return keys;
  },
  create: (name, options) => connection.json({ method: 'POST', path: PATH, body: { name }, ...options }),
  revoke: (id, options) =>
    connection.json({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}`, ...options }),
});
