import type { AppParts, Handlers } from '../handler.ts';

export function inspectRoutes({ inspectPage, draining }: AppParts): Handlers<'inspectPage'> {
  return {
    inspectPage: async ({ caller, body, raw }) => ({
      status: 200,
      body: await inspectPage(body.url, caller.accountId, AbortSignal.any([raw.signal, draining])),
    }),
  };
}
