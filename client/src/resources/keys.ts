import type { ApiKey, CreatedKey, Message } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Options of `keys.create`. */
export interface CreateKeyOptions extends CallOptions {
  /** `sign`: the key signs URLs and cannot make API calls. Default: `full`. */
  scope?: 'full' | 'sign' | undefined;
  /** Allows `expiresAt: 'never'` in URLs signed with the key. Default: false. */
  permanentUrls?: boolean | undefined;
}

/** Options of `keys.rotate`. */
export interface RotateKeyOptions extends CallOptions {
  /** How long the old key keeps working, up to 86,400. Default: 0. */
  graceSeconds?: number | undefined;
}

/** Options of `keys.revoke`. */
export interface RevokeKeyOptions extends CallOptions {
  /** Must be true to revoke the last key that can make API calls. */
  confirm?: boolean | undefined;
}

/** The account's API keys. Use a separate key for each application. */
export interface Keys {
  /**
   * Lists active keys, oldest first, without their secrets.
   *
   * @example
   * const unused = (await cardwright.keys.list()).filter(({ lastUsedAt }) => lastUsedAt === null);
   */
  list(options?: CallOptions): Promise<ApiKey[]>;
  /**
   * Creates a key. Store `key`: it is not shown again.
   *
   * @example
   * const { id, key } = await cardwright.keys.create('Website', { scope: 'sign' });
   */
  create(name: string, options?: CreateKeyOptions): Promise<CreatedKey>;
  /**
   * Changes the label of a key.
   *
   * @example
   * await cardwright.keys.rename(id, 'Blog');
   */
  rename(id: string, name: string, options?: CallOptions): Promise<ApiKey>;
  /**
   * Replaces a key by a new one with the same name, scope and rights. Store its `key`: it is not shown again.
   *
   * @example
   * const { key } = await cardwright.keys.rotate(id, { graceSeconds: 3600 });
   */
  rotate(id: string, options?: RotateKeyOptions): Promise<CreatedKey>;
  /**
   * Permanently revokes a key. Requests with it and URLs signed with it are refused.
   *
   * @example
   * await cardwright.keys.revoke(id);
   */
  revoke(id: string, options?: RevokeKeyOptions): Promise<Message>;
}

const PATH = '/api/v1/dashboard/keys';

export const createKeys = (connection: Connection): Keys => ({
  list: async (options) => {
    const { keys } = await connection.json<{ keys: ApiKey[] }>({ method: 'GET', path: PATH, ...options });
    return keys;
  },
  create: (name, { scope, permanentUrls, signal } = {}) =>
    connection.json({
      method: 'POST',
      path: PATH,
      body: { name, scope, permanent_urls: permanentUrls },
      signal,
    }),
  rename: (id, name, options) =>
    connection.json({
      method: 'POST',
      path: `${PATH}/${encodeURIComponent(id)}`,
      body: { name },
      isRepeatable: true,
      ...options,
    }),
  rotate: (id, { graceSeconds, signal } = {}) =>
    connection.json({
      method: 'POST',
      path: `${PATH}/${encodeURIComponent(id)}/rotate`,
      body: { grace_seconds: graceSeconds },
      signal,
    }),
  revoke: (id, { confirm, signal } = {}) =>
    connection.json({
      method: 'DELETE',
      path: `${PATH}/${encodeURIComponent(id)}`,
      ...(confirm !== undefined && { body: { confirm } }),
      signal,
    }),
});
