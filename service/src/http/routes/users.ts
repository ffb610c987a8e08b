import { ServiceError } from '../../base/service-error.ts';
import { toSubscriber } from '../client-address.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { createRateLimit } from '../rate-limit.ts';

const HOUR_SECONDS = 3600;

export function userRoutes({
  accounts,
  billing,
  settings,
}: AppParts): Handlers<'registerUser' | 'getCurrentUser'> {
  const limit = createRateLimit(settings.signupLimit, HOUR_SECONDS, 'new accounts from this address');
  // Who has the operator's token may make as many as they like.
  const isOpen = settings.signupToken === undefined;

  return {
    registerUser: async ({ body, client }) => {
      const subscriber = toSubscriber(client);
      if (isOpen) await limit.take(subscriber);
      try {
        // With the operator's token pro is a gift; without, and where it is sold, it has to be bought.
        if (body.plan === 'pro' && isOpen && billing.sellsPro) throw notForFree();
        const { account, apiKey } = await accounts.register(body);
        const { id, email, plan, createdAt } = account;
        return { status: 201, body: { id, email, api_key: apiKey, plan, created_at: createdAt } };
      } catch (error) {
        // A typing mistake costs nothing; asking who is registered does.
        if (isOpen && error instanceof ServiceError && error.kind === 'invalid')
          await limit.giveBack(subscriber);
        throw error;
      }
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
