import type { AppParts, Handlers } from '../handler.ts';

export function signRoutes({ delivery, settings }: AppParts): Handlers<'explainSignature'> {
  return {
    explainSignature: async ({ caller, body }) => {
      const { url, signed_text: signedText } = body;
      const input = { url, ...(signedText !== undefined && { signedText }) };
      return { status: 200, body: await delivery.explain(input, caller, settings.baseUrl()) };
    },
  };
}
