import { randomUUID } from 'node:crypto';
import type { Card, Engine, TemplateImage } from '@cardwright/engine';
import type { SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { chargeCredit, readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import type { CardStore } from './card-store.ts';
import type { LoadLogo } from './load-logo.ts';
import type { CardBytes } from './types.ts';

/** Draws a card that no cache has, and charges the key's account one credit once it is safe on disk. */
export type RenderCard = (card: Card, key: SigningKey) => Promise<CardBytes>;

export function createRenderCard(options: {
  database: Database;
  engine: Pick<Engine, 'renderCard'>;
  cards: CardStore;
  loadLogo: LoadLogo;
  clock: Clock;
  allowances: { free: number; pro: number };
  deadlineMs: number;
}): RenderCard {
  const { database, engine, cards, clock, allowances } = options;

  return async (card, key) => {
    const limit = allowances[key.plan];
    const period = toPeriod(clock.now());
    // Asked before the work, decided after it: a render that fails costs nothing.
    if ((await readUsage(database, key.accountId, period)) >= limit) throw noCredit(limit, clock.now());
    const images = await loadImages(card, options.loadLogo);
    const bytes = await withinDeadline(
      (signal) => engine.renderCard(card, images, signal),
      options.deadlineMs,
    );
    const drawn = { bytes, format: card.format };
    const object = await cards.put(drawn);
    const charged = await database.transaction().execute(async (transaction) => {
      const cause = `card:${card.key}:${randomUUID()}`;
      if (
        !(await chargeCredit(transaction, {
          accountId: key.accountId,
          period,
          cause,
          now: clock.now(),
          limit,
        }))
      )
        return false;
      await cards.record(transaction, card.key, object, drawn);
      return true;
    });
    if (!charged) throw noCredit(limit, clock.now());
    return drawn;
  };
}

async function loadImages(card: Card, loadLogo: LoadLogo): Promise<Record<string, TemplateImage>> {
  const { logo } = card.values;
  return logo === undefined ? {} : { logo: await loadLogo(logo) };
}

/** A running render cannot be stopped, but nobody waits for it longer than this. */
async function withinDeadline<T>(work: (signal: AbortSignal) => Promise<T>, deadlineMs: number): Promise<T> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      const message = 'The card could not be drawn in time because the server is busy. Try again shortly.';
      reject(new ServiceError('unavailable', message, { code: 'render_timeout', retryAfterSeconds: 5 }));
    });
  });
  return Promise.race([work(signal), late]);
}

function noCredit(limit: number, now: Date): ServiceError {
  const resets = periodEnd(now).toISOString();
  return new ServiceError(
    'payment-required',
    `The account has used its ${limit} credits of this month, and this card is not drawn yet. The allowance is whole again at ${resets}; a larger plan helps at once.`,
    { code: 'credit_limit_reached' },
  );
}
