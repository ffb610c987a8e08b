import { OperatorError } from '../base/operator-error.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { Database } from '../stores/database.ts';
import { type BillingOptions, createBilling } from './create-billing.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import type { SandboxDesk } from './sandbox/types.ts';
import { createStripeProvider, type StripeOptions } from './stripe/stripe-provider.ts';
import { traceProvider } from './trace-provider.ts';
import type { Billing, PaymentProvider } from './types.ts';

export type OpenBilling = {
  billing: Billing;
  /** Where no real provider is configured. */
  desk: SandboxDesk | undefined;
  /** Stops the sandbox's calendar. */
  close(): void;
};

type Options = Omit<BillingOptions, 'provider'> & {
  /** Undefined: the sandbox. */
  stripe: Omit<StripeOptions, 'clock'> | undefined;
  tracing: Tracing;
  /** Told when the sandbox's calendar could not be kept; it is tried again. */
  onError(error: unknown): void;
};

const CALENDAR_MS = 60_000;

/** Billing with Stripe, or with the sandbox. Throws `OperatorError` when other customers' money is at stake. */
export async function openBilling(options: Options): Promise<OpenBilling> {
  const { database, clock, stripe, tracing, onError } = options;
  if (stripe !== undefined) {
    const provider = traceProvider(createStripeProvider({ ...stripe, clock }), tracing);
    await dismissOthers(database, provider.name);
    return { billing: createBilling({ ...options, provider }), desk: undefined, close: () => {} };
  }

  const sandbox = createSandbox({
    ...options,
    deliver: (body, signature) => billing.receiveWebhook(body, signature),
  });
  const billing = createBilling({ ...options, provider: traceProvider(sandbox.provider, tracing) });
  await dismissOthers(database, sandbox.provider.name);
  await sandbox.catchUp();
  const calendar = setInterval(() => sandbox.catchUp().catch(onError), CALENDAR_MS);
  calendar.unref();
  return { billing, desk: sandbox.desk, close: () => clearInterval(calendar) };
}

/**
 * What another provider promised ends with it: nobody would hear when a subscription there ends. But never
 * that of people who pay.
 */
async function dismissOthers(database: Database, name: PaymentProvider['name']): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const others = transaction
      .selectFrom('billing_customers')
      .where('provider', '<>', name)
      .where('entitled', '=', 1);
    const live: PaymentProvider['name'] = 'stripe-live';
    if (await others.select('account_id').where('provider', '=', live).executeTakeFirst())
      throw new OperatorError(
        'Accounts here pay for pro at Stripe, but CARDWRIGHT_STRIPE_SECRET_KEY is not the live key that they pay ' +
          'with. Set it again; to leave Stripe, end their subscriptions there first.',
      );
    await transaction
      .updateTable('accounts')
      .set({ plan: 'free' })
      .where('id', 'in', others.select('account_id'))
      .execute();
    await transaction
      .updateTable('billing_customers')
      .set({ entitled: 0 })
      .where('provider', '<>', name)
      .execute();
  });
}
