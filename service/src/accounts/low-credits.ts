import type { Connection } from '../stores/connection.ts';
import type { WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import { UNLIMITED } from './allowance.ts';

const LOW_SHARE = 0.1;

/** A charge that was made: `used` credits of `limit` in `period`, `amount` of them by this one. */
export type Charged = {
  accountId: string;
  period: string;
  used: number;
  amount: number;
  limit: number;
  now: Date;
};

/** Tells webhooks of credits that run low, in the transaction of the charge after which they do. */
export interface LowCredits {
  /** True if a webhook is told: then call `wake` after the commit. */
  add(transaction: Connection, charge: Charged): Promise<boolean>;
  wake(): void;
}

/** `readData` gives what `GET /dashboard` does. */
export function createLowCredits(
  outbox: WebhookOutbox,
  readData: (transaction: Connection, accountId: string, now: Date) => Promise<object>,
): LowCredits {
  const type = 'credits.low';
  return {
    add: async (transaction, charge) => {
      if (!crossesLow(charge)) return false;
      const { accountId, period: subject, now } = charge;
      // Refunds can have it crossed again.
      if (await outbox.has(transaction, { accountId, type, subject })) return false;
      return await outbox.add(transaction, { accountId, type, subject, now }, () =>
        readData(transaction, accountId, now),
      );
    },
    wake: outbox.wake,
  };
}

/** Whether the charge is the one that leaves a tenth, or less. */
export function crossesLow({ used, amount, limit }: Pick<Charged, 'used' | 'amount' | 'limit'>): boolean {
  const low = limit * (1 - LOW_SHARE);
  return limit !== UNLIMITED && used >= low && used - amount < low;
}

/** Where nobody is told. */
export const NO_LOW_CREDITS: LowCredits = { add: async () => false, wake: () => {} };
