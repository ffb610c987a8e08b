import { toActor } from '../../accounts/types.ts';
import { toKeyBody } from '../bodies/to-key-body.ts';
import type { AppParts, Handlers } from '../handler.ts';

export function keyRoutes({
  accounts,
}: AppParts): Handlers<'listKeys' | 'createKey' | 'updateKey' | 'rotateKey' | 'revokeKey'> {
  return {
    listKeys: async ({ caller }) => {
      const keys = await accounts.listKeys(caller.accountId);
      return { status: 200, body: { keys: keys.map(toKeyBody) } };
    },

    createKey: async ({ caller, body }) => {
      const { name, scope, permanent_urls: permanentUrls } = body;
      const wanted = { name, scope, permanentUrls };
      const { key, apiKey } = await accounts.createKey(caller.accountId, wanted, toActor(caller));
      return { status: 201, body: { ...toKeyBody(key), key: apiKey } };
    },

    updateKey: async ({ caller, params, body }) => ({
      status: 200,
      body: toKeyBody(await accounts.renameKey(caller.accountId, params.id, body.name, toActor(caller))),
    }),

    rotateKey: async ({ caller, params, body }) => {
      const { key, apiKey } = await accounts.rotateKey(
        caller.accountId,
        params.id,
        body.grace_seconds,
        toActor(caller),
      );
      return { status: 201, body: { ...toKeyBody(key), key: apiKey } };
    },

    revokeKey: async ({ caller, params, body }) => {
      const options = { confirmed: body.confirm };
      const { remaining } = await accounts.revokeKey(caller.accountId, params.id, options, toActor(caller));
      const warning =
        " Warning: it was this account's last key for API calls. Only the operator can create a new one.";
      const message = `The key was revoked.${remaining === 0 ? warning : ''}`;
      return { status: 200, body: { message } };
    },
  };
}
