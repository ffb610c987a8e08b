import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { randomText } from '../base/ids.ts';
import type { Database } from '../stores/database.ts';
import type { Notices } from '../stores/notices.ts';

/** The right to draw a new card; nobody else draws it until the release, or until it has run out. */
export type CardClaim = {
  /** The card was drawn. The claim is left to run out, which saves a statement: nobody can claim a card that was drawn. */
  settle(): void;
  /** It was not: somebody else may try. */
  release(): Promise<void>;
};

/** Lets one of several nodes draw a new card while the others wait for it. */
export interface CardClaims {
  /** Undefined while another node has the claim, or when the card has been drawn. */
  take(key: string): Promise<CardClaim | undefined>;
  /** Until the card was drawn or given up elsewhere, or for a moment: look again then. */
  wait(key: string): Promise<void>;
}

const TOKEN_CHARACTERS = 12;
// Notices come sooner; this covers a lost one.
const LOOK_MS = 200;

/** For the only node of a database: requests for one card share its memory already. */
export const NO_CLAIMS: CardClaims = {
  take: async () => ({ settle: () => {}, release: async () => {} }),
  wait: async () => {},
};

/** Claims as rows with a lease: a claim that is lost costs a second drawing, never a second charge, which the card's row decides. */
export function createCardClaims(parts: {
  database: Database;
  clock: Clock;
  notices: Notices;
  /** Longer than a drawing may take. */
  leaseMs: number;
}): CardClaims {
  const { database, clock, notices, leaseMs } = parts;
  const waiting = new Map<string, Set<() => void>>();
  notices.on('card', (key) => {
    for (const woken of key === undefined ? [...waiting.values()] : [waiting.get(key) ?? []])
      for (const wake of woken) wake();
  });

  return {
    async take(key) {
      const token = randomText(TOKEN_CHARACTERS);
      const now = clock.now().getTime();
      const expiresAt = new Date(now + leaseMs).toISOString();
      const taken = await database
        .insertInto('card_claims')
        .columns(['key', 'token', 'expires_at'])
        // Not for a card that was drawn since the look.
        .expression(
          database
            .selectNoFrom([
              sql<string>`cast(${key} as text)`.as('key'),
              sql<string>`cast(${token} as text)`.as('token'),
              sql<string>`cast(${expiresAt} as text)`.as('expires_at'),
            ])
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('cards').select('cards.key').where('cards.key', '=', key))),
            ),
        )
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ token, expires_at: expiresAt })
            .where('card_claims.expires_at', '<=', new Date(now).toISOString()),
        )
        .returning('token')
        .executeTakeFirst();
      if (taken === undefined) return undefined;
      return {
        settle: () => notices.send('card', key),
        release: async () => {
          await database
            .deleteFrom('card_claims')
            .where('key', '=', key)
            .where('token', '=', token)
            .execute();
          notices.send('card', key);
        },
      };
    },

    async wait(key) {
      const woken = new AbortController();
      const wake = () => woken.abort();
      const others = waiting.get(key) ?? new Set();
      waiting.set(key, others.add(wake));
      try {
        await sleep(LOOK_MS, undefined, { signal: woken.signal }).catch(() => {});
      } finally {
        others.delete(wake);
        if (others.size === 0) waiting.delete(key);
      }
    },
  };
}
