import type { ApiKey } from '../../accounts/types.ts';
import type { AppParts, Handlers } from '../handler.ts';

const toBody = ({ id, name, lastUsedAt, createdAt }: ApiKey) => ({
  id,
  name,
  last_used_at: lastUsedAt,
  created_at: createdAt,
});

export function keyRoutes({ accounts }: AppParts): Handlers<'listKeys' | 'createKey' | 'revokeKey'> {
  return {
    listKeys: async ({ caller }) => {
      const keys = await accounts.listKeys(caller.accountId);
      return { status: 200, body: { keys: keys.map(toBody) } };
    },

    createKey: async ({ caller, body }) => {
      const { key, apiKey } = await accounts.createKey(caller.accountId, body.name);
      return { status: 201, body: { ...toBody(key), key: apiKey } };
    },

    revokeKey: async ({ caller, params }) => {
      const { remaining } = await accounts.revokeKey(caller.accountId, params.id);
      const warning =
        ' Warning: it was the last key of this account, which nothing can use now until the operator makes a new one.';
      const message = `The key is revoked and works no longer.${remaining === 0 ? warning : ''}`;
      return { status: 200, body: { message } };
    },
  };
}
