import { randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { randomText } from '../../base/ids.ts';
import type { Connection } from '../../stores/connection.ts';
import type { Database } from '../../stores/database.ts';
import { transact } from '../../stores/transact.ts';
import { lockCustomer } from '../customers.ts';
import type { PaymentProvider } from '../types.ts';
import { expireCheckouts, findSession, openCheckout, openPortal } from './sandbox-sessions.ts';
import {
  changeSubscription,
  endPeriod,
  findSubscription,
  startSubscription,
  toChange,
  toSubscription,
} from './sandbox-subscriptions.ts';
import type { SandboxController } from './types.ts';

export type SandboxOptions = {
  database: Database;
  clock: Clock;
  /** The service's own address, without a slash at the end. */
  baseUrl(): string;
  /** The webhook, which every change goes through, as Stripe's do. */
  deliver(body: Uint8Array, signature: string): Promise<void>;
};

export type Sandbox = {
  provider: PaymentProvider;
  controller: SandboxController;
  /** Ends the periods that are over, and delivers what a crash kept from being delivered. */
  catchUp(): Promise<void>;
};

/** A payment provider without money, in the service's own database: pages, renewals and signed events. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, clock, baseUrl } = options;
  // Events are signed and verified by this very process.
  const webhookSecret = `whsec_${randomBytes(32).toString('hex')}`;
  const deliver = createDelivery({ ...options, webhookSecret });

  const provider: PaymentProvider = {
    name: 'sandbox',
    webhookSecret,
    createCustomer: async () => `cus_${randomText(20)}`,
    openCheckout: async (customerId, addresses) => ({
      url: `${baseUrl()}/billing/sandbox/checkout/${await openCheckout(options, customerId, addresses)}`,
    }),
    openPortal: async (customerId, returnUrl) => ({
      url: `${baseUrl()}/billing/sandbox/portal/${await openPortal(options, customerId, returnUrl)}`,
    }),
    listSubscriptions: async (customerId) => {
      const row = await findSubscription(database, customerId);
      return row === undefined ? [] : [{ id: row.id, status: row.status, isPro: true }];
    },
    deleteCustomer: async (customerId) => {
      for (const table of ['sandbox_subscriptions', 'sandbox_sessions'] as const)
        await database.deleteFrom(table).where('customer_id', '=', customerId).execute();
    },
  };

  const controller: SandboxController = {
    findCheckout: async (id) => {
      const session = await findSession(database, 'checkout', id, clock.now());
      return (
        session && {
          status: session.status,
          successUrl: session.return_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
          cancelUrl: session.cancel_url ?? session.return_url,
        }
      );
    },

    pay: async (id, card) => {
      const session = await findSession(database, 'checkout', id, clock.now());
      if (session === undefined || session.status === 'expired') return 'ended';
      if (session.status === 'open') {
        if (card === 'declined') return 'declined';
        const isStarted = await transact(database, (transaction) =>
          start(transaction, id, session.customer_id, clock.now()),
        );
        if (!isStarted) return 'ended';
      }
      await deliver(session.customer_id);
      return 'paid';
    },

    findPortal: async (id) => {
      const session = await findSession(database, 'portal', id, clock.now());
      if (session === undefined || session.status === 'expired') return undefined;
      const row = await findSubscription(database, session.customer_id);
      return { returnUrl: session.return_url, subscription: row && toSubscription(row) };
    },

    act: async (id, action) => {
      const now = clock.now();
      const session = await findSession(database, 'portal', id, now);
      if (session === undefined || session.status === 'expired') return;
      await transact(database, async (transaction) => {
        await lockCustomer(transaction, 'sandbox', session.customer_id);
        const row = await findSubscription(transaction, session.customer_id);
        const change = row && toChange(action, row);
        if (row && change) await changeSubscription(transaction, row.id, change);
      });
      await deliver(session.customer_id);
    },
  };

  return {
    provider,
    controller,
    catchUp: async () => {
      const now = clock.now();
      for (const { customer_id: customerId } of await readDue(database, now)) {
        await transact(database, (transaction) => endPeriods(transaction, customerId, now));
        await deliver(customerId);
      }
    },
  };
}

/** False when another of the customer's checkouts was paid, or this one ended, a moment ago. */
async function start(
  transaction: Connection,
  sessionId: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  await lockCustomer(transaction, 'sandbox', customerId);
  const session = await findSession(transaction, 'checkout', sessionId, now);
  if (session?.status === 'complete') return true;
  if (session?.status !== 'open' || (await findSubscription(transaction, customerId))) return false;
  await transaction
    .updateTable('sandbox_sessions')
    .set({ status: 'complete' })
    .where('id', '=', sessionId)
    .execute();
  await expireCheckouts(transaction, customerId);
  await startSubscription(transaction, customerId, now);
  return true;
}

/** As many as are over: the service may have stood still for months. */
async function endPeriods(transaction: Connection, customerId: string, now: Date): Promise<void> {
  await lockCustomer(transaction, 'sandbox', customerId);
  let row = await findSubscription(transaction, customerId);
  while (row !== undefined && row.status !== 'canceled' && row.period_end <= now.toISOString()) {
    const change = endPeriod(row);
    await changeSubscription(transaction, row.id, change);
    row = { ...row, ...change };
  }
}

const readDue = (database: Database, now: Date): Promise<{ customer_id: string }[]> =>
  database
    .selectFrom('sandbox_subscriptions')
    .select('customer_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('pending_event', 'is not', null),
        eb.and([eb('status', '<>', 'canceled'), eb('period_end', '<=', now.toISOString())]),
      ]),
    )
    .execute();

/** Sends the events of a customer that were not sent yet to the webhook, and remembers that they were. */
function createDelivery(
  options: SandboxOptions & { webhookSecret: string },
): (customerId: string) => Promise<void> {
  const { database, clock, webhookSecret } = options;
  return async (customerId) => {
    const rows = await database
      .selectFrom('sandbox_subscriptions')
      .select(['id', 'pending_event'])
      .where('customer_id', '=', customerId)
      .where('pending_event', 'is not', null)
      .execute();
    for (const { id, pending_event: type } of rows) {
      const event = { id: `evt_${randomText(20)}`, type, data: { object: { customer: customerId } } };
      const body = JSON.stringify(event);
      const { signWebhookEvent } = await import('../webhook-event.ts');
      await options.deliver(Buffer.from(body), signWebhookEvent(body, webhookSecret, clock.now()));
      await database
        .updateTable('sandbox_subscriptions')
        .set({ pending_event: null })
        .where('id', '=', id)
        .where('pending_event', '=', type)
        .execute();
    }
  };
}
