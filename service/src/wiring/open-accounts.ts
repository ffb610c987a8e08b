import { createAccounts } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/types.ts';
import { openBilling } from '../billing/open-billing.ts';
import type { Generations } from '../generations/types.ts';
import { type Config, toStripeSettings } from '../settings/config.ts';
import { createOidcClient } from '../sign-in/oidc-client.ts';
import type { SweepLoop } from '../stores/sweep-loop.ts';
import type { Foundation } from './open-foundation.ts';
import type { Overrides } from './overrides.ts';

export function openAccounts(
  { keyLimit }: Config,
  { database, sealer, clock, log, notices }: Foundation,
  generations: Generations,
  erasedSweeper: SweepLoop,
  opening: AsyncDisposableStack,
): Accounts {
  const accounts = createAccounts({
    keyLimit,
    database,
    sealer,
    clock,
    notices,
    onFlushError: (err) => log.warn({ err }, 'writing the last use of keys failed; will retry'),
    onErase: () => {
      erasedSweeper.wake();
      generations.wakeWaiters();
    },
  });
  opening.defer(() => accounts.close());
  return accounts;
}

export async function openServiceBilling(
  config: Config,
  overrides: Overrides,
  parts: Foundation & { accounts: Accounts; baseUrl(): string },
  opening: AsyncDisposableStack,
) {
  const stripe = toStripeSettings(config);
  const { billing, sandbox, close } = await openBilling({
    ...parts,
    returnOrigins: config.billingReturnOrigins,
    takeOver: true,
    stripe: stripe && { ...stripe, ...(overrides.stripeServer && { server: overrides.stripeServer }) },
    onError: (err) => parts.log.warn({ err }, 'sandbox renewals failed; will retry'),
  });
  opening.defer(close);
  return { billing, sandbox };
}

export function openOidc({
  oidcIssuer: issuer,
  oidcClientId: clientId,
  oidcClientSecret: clientSecret,
}: Config) {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return createOidcClient({ issuer, clientId, clientSecret });
}
