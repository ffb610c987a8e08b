import { ServiceError } from '../../base/service-error.ts';
import type { AppParts, Handlers } from '../handler.ts';

export function userRoutes({
  accounts,
  billing,
  settings,
}: AppParts): Handlers<'registerUser' | 'getCurrentUser'> {
  return {
    registerUser: async ({ body }) => {
      // With the operator's token pro is a gift; without, and where it is sold, it has to be bought.
      const isGift = settings.signupToken !== undefined || !billing.sellsPro;
      if (body.plan === 'pro' && !isGift) throw notForFree();
      const { account, apiKey } = await accounts.register(body);
      const { id, email, plan, createdAt } = account;
      return { status: 201, body: { id, email, api_key: apiKey, plan, created_at: createdAt } };
    },

    getCurrentUser: async ({ caller }) => {
      const { id, email, plan, creditsUsed, createdAt } = await accounts.getAccount(caller.accountId);
      return { status: 200, body: { id, email, plan, credits_used: creditsUsed, created_at: createdAt } };
    },
  };
}

const notForFree = (): ServiceError =>
  new ServiceError(
    'invalid',
    '`plan` must be "free" here; register, then buy pro at POST /api/v1/billing/checkout.',
    { code: 'invalid_parameter', parameter: 'plan' },
  );
