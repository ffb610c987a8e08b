import type { AppParts, Handlers } from '../handler.ts';

const TEMPLATE = 'og_brand';

export function designRoutes({ design }: AppParts): Handlers<'deriveOgParams' | 'writeDesignDocument'> {
  return {
    deriveOgParams: async ({ caller, body: { params = {}, ...source } }) => {
      const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
      const derived = await design.ogParams(
        { ...source, params: Object.fromEntries(texts) },
        caller.accountId,
      );
      return { status: 200, body: { template: TEMPLATE, ...derived } };
    },

    writeDesignDocument: async ({ caller, body }) => ({
      status: 200,
      body: { filename: 'DESIGN.md', template: TEMPLATE, ...(await design.write(body, caller.accountId)) },
    }),
  };
}
