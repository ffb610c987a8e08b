import { toFallbackCardBody } from '../bodies/to-fallback-card-body.ts';
import type { AppParts, Handlers } from '../handler.ts';

export function fallbackCardRoutes({
  accounts,
  delivery,
}: AppParts): Handlers<'getFallbackCard' | 'setFallbackCard'> {
  return {
    getFallbackCard: async ({ caller }) => ({
      status: 200,
      body: toFallbackCardBody(await accounts.findFallbackCard(caller.accountId)),
    }),

    setFallbackCard: async ({ caller, body }) => {
      const card = delivery.parseFallbackCard(body);
      await accounts.setFallbackCard(caller.accountId, card);
      return { status: 200, body: toFallbackCardBody(card) };
    },
  };
}
