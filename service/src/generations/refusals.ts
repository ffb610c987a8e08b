import { createHash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';

const HOUR_MS = 3600_000;
const KEPT_MS = 24 * HOUR_MS;
/** Of an account in an hour. Providers block the key of whoever is refused again and again. */
export const MOST_REFUSALS = 5;

/** What the model refused, for all nodes. */
export interface Refusals {
  /** Whether a description was refused in the last 24 hours, whoever sent it. */
  isKnown(description: string): Promise<boolean>;
  /** Until when nothing of the account goes to the model; undefined if it may. */
  findPause(accountId: string): Promise<Date | undefined>;
  note(accountId: string, description: string): Promise<void>;
}

/** `painter` is its fingerprint: another model may paint what this one refuses. */
export function createRefusals(
  { database, clock }: { database: Database; clock: Clock },
  painter: string,
): Refusals {
  // Of the words alone: size and seed are nothing to refuse.
  const keyOf = (description: string): string =>
    `refused:${createHash('sha256')
      .update(JSON.stringify([painter, description]))
      .digest('hex')}`;
  const accountKey = (accountId: string): string => `refusals:${accountId}`;
  const after = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  const find = (key: string) =>
    database
      .selectFrom('rate_counters')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', clock.now().toISOString())
      .executeTakeFirst();

  return {
    isKnown: async (description) => (await find(keyOf(description))) !== undefined,

    findPause: async (accountId) => {
      const found = await find(accountKey(accountId));
      return found && found.points > MOST_REFUSALS ? new Date(found.expires_at) : undefined;
    },

    note: async (accountId, description) => {
      const now = clock.now().toISOString();
      const hour = after(HOUR_MS);
      await database
        .insertInto('rate_counters')
        .values({ key: keyOf(description), points: 1, expires_at: after(KEPT_MS) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: after(KEPT_MS) }))
        .execute();
      await database
        .insertInto('rate_counters')
        .values({ key: accountKey(accountId), points: 1, expires_at: hour })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb('rate_counters.expires_at', '<=', now);
            const next = eb('rate_counters.points', '+', 1);
            return {
              points: eb.case().when(isOver).then(1).else(next).end(),
              // The hour of a pause begins with the refusal that was too many.
              expires_at: eb
                .case()
                .when(eb.or([isOver, eb(next, '>', MOST_REFUSALS)]))
                .then(hour)
                .else(eb.ref('rate_counters.expires_at'))
                .end(),
            };
          }),
        )
        .execute();
    },
  };
}
