import type { AppParts, Handlers } from '../handler.ts';

export function inspectRoutes({ inspectPage, draining }: AppParts): Handlers<'inspectPage'> {
  return {
    inspectPage: async ({ body, raw }) => ({
      status: 200,
      body: await inspectPage(body.url, AbortSignal.any([raw.signal, draining])),
    }),
  };
}
