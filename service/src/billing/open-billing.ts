import { addAuditEntry, OPERATOR } from '../accounts/audit-entries.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Tracing } from '../observability/tracing.ts';
import { transact } from '../stores/transact.ts';
import { type BillingOptions, createBilling } from './create-billing.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import type { SandboxController } from './sandbox/types.ts';
import type { StripeOptions } from './stripe/stripe-provider.ts';
import { traceProvider } from './trace-provider.ts';
import type { Billing, PaymentProvider } from './types.ts';

export type OpenBilling = {
  billing: Billing;
  /** Present when no real provider is configured. */
  sandbox: SandboxController | undefined;
  /** Stops the sandbox's renewals. */
  close(): void;
};

type Options = Omit<BillingOptions, 'provider'> & {
  /** Undefined: the sandbox. */
  stripe: Omit<StripeOptions, 'clock'> | undefined;
  /** Moves customers of other providers to the free plan, as the service does at its start. */
  takeOver: boolean;
  tracing: Tracing;
  /** Called when the sandbox's renewals failed; they are retried. */
  onError(error: unknown): void;
};

const RENEWAL_INTERVAL_MS = 60_000;

/**
 * Billing with Stripe, or with the sandbox. Throws `OperatorError` when accounts still pay at another provider.
 * Stripe's library takes 0.1 s and 10 MB: it is loaded where Stripe is configured, or with the sandbox's first webhook.
 */
export async function openBilling(options: Options): Promise<OpenBilling> {
  const { clock, stripe, tracing, onError } = options;
  if (stripe !== undefined) {
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
    const provider = traceProvider(createStripeProvider({ ...stripe, clock }), tracing);
    if (options.takeOver) await revokeOtherProviders(options, provider.name);
    return { billing: createBilling({ ...options, provider }), sandbox: undefined, close: () => {} };
  }

  const sandbox = createSandbox({
    ...options,
    deliver: (body, signature) => billing.receiveWebhook(body, signature),
  });
  const billing = createBilling({ ...options, provider: traceProvider(sandbox.provider, tracing) });
  if (options.takeOver) await revokeOtherProviders(options, sandbox.provider.name);
  await sandbox.catchUp();
  const renewals = setInterval(() => sandbox.catchUp().catch(onError), RENEWAL_INTERVAL_MS);
  renewals.unref();
  return { billing, sandbox: sandbox.controller, close: () => clearInterval(renewals) };
}

/**
 * Moves customers of other providers back to the free plan, because no webhook would report the end of their
 * subscriptions. Refuses when any of them pays real money.
 */
async function revokeOtherProviders(
  { database, clock }: Pick<Options, 'database' | 'clock'>,
  name: PaymentProvider['name'],
): Promise<void> {
  await transact(database, async (transaction) => {
    const others = transaction
      .selectFrom('billing_customers')
      .where('provider', '<>', name)
      .where('entitled', '=', 1);
    const live: PaymentProvider['name'] = 'stripe-live';
    if (await others.select('account_id').where('provider', '=', live).executeTakeFirst())
      throw new OperatorError(
        'Some accounts have paid Stripe subscriptions, but CARDWRIGHT_STRIPE_SECRET_KEY is not the live key of that Stripe ' +
          'account. Set it again, or cancel those subscriptions in Stripe first.',
      );
    const moved = await transaction
      .updateTable('accounts')
      .set({ plan: 'free' })
      .where('id', 'in', others.select('account_id'))
      .where('plan', '<>', 'free')
      .returning('id')
      .execute();
    for (const { id } of moved)
      await addAuditEntry(transaction, clock, id, {
        action: 'plan.changed',
        subject: id,
        detail: 'free',
        by: OPERATOR,
      });
    await transaction
      .updateTable('billing_customers')
      .set({ entitled: 0 })
      .where('provider', '<>', name)
      .execute();
  });
}
