import { ServiceError } from '../../base/service-error.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { isLocalPeer } from '../local-visit.ts';

export function userRoutes({
  accounts,
  billing,
  settings,
}: AppParts): Handlers<'registerUser' | 'getCurrentUser'> {
  return {
    registerUser: async ({ body, raw, client }) => {
      // With a sign-up token, whoever comes as far as here has it.
      const mayBeFirst = settings.signupToken !== undefined || isLocalPeer(raw, client);
      if (settings.mode === 'owner' && !mayBeFirst && !(await accounts.hasAccounts())) throw notFirst();
      // Pro is free with the operator's token, or when it is not sold.
      const isGift = settings.signupToken !== undefined || !billing.sellsPro;
      if (body.plan === 'pro' && !isGift) throw notForFree();
      const { account, apiKey } = await accounts.register({
        ...body,
        onlyFirst: settings.mode === 'owner',
      });
      const { id, email, plan, createdAt } = account;
      return { status: 201, body: { id, email, api_key: apiKey, plan, created_at: createdAt } };
    },

    getCurrentUser: async ({ caller }) => {
      const { id, email, plan, operator, creditsUsed, createdAt } = await accounts.getAccount(
        caller.accountId,
      );
      const member = caller.member && { email: caller.member.email, role: caller.member.role };
      return {
        status: 200,
        body: {
          id,
          email,
          plan,
          operator,
          member: member ?? null,
          credits_used: creditsUsed,
          created_at: createdAt,
        },
      };
    },
  };
}

const notFirst = (): ServiceError =>
  new ServiceError(
    'unauthorized',
    'This service belongs to one owner, who has no account yet. Open the link that it printed at its start, or send this request from its own machine (localhost), or set CARDWRIGHT_SIGNUP_TOKEN and send that as `Authorization: Bearer <token>`.',
    { code: 'unauthorized' },
  );

const notForFree = (): ServiceError =>
  new ServiceError(
    'invalid',
    '`plan` must be "free". Create the account, then upgrade with POST /api/v1/billing/checkout.',
    { code: 'invalid_parameter', parameter: 'plan' },
  );
