import type { AppParts, Handlers } from '../handler.ts';

export function signRoutes({ delivery, settings }: AppParts): Handlers<'signCardUrl' | 'explainSignature'> {
  return {
    signCardUrl: async ({ caller, body }) => {
      const { template, params, key_id: keyId, expires_in: expiresIn, expires_at: expiresAt } = body;
      const input = { template, params, keyId, expiresIn, expiresAt };
      return { status: 200, body: await delivery.sign(input, caller, settings.baseUrl()) };
    },

    explainSignature: async ({ caller, body }) => {
      const { url, signed_text: signedText } = body;
      const input = { url, ...(signedText !== undefined && { signedText }) };
      return { status: 200, body: await delivery.explain(input, caller, settings.baseUrl()) };
    },
  };
}
