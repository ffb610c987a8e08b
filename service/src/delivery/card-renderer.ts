import { randomUUID } from 'node:crypto';
import type { Card, Engine, TemplateImage } from '@cardwright/engine';
import type { SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { NO_TRACING, type Tracing } from '../observability/tracing.ts';
import type { Connection } from '../stores/connection.ts';
import { chargeCredit, readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import type { Plan } from '../stores/schema.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import type { CardStore } from './card-store.ts';
import type { LoadLogo } from './load-logo.ts';
import type { DrawnCard } from './types.ts';

export interface CardRenderer {
  /** Draws a card that no cache has, and charges the key's account one credit once it is safe on disk. */
  draw(card: Card, key: SigningKey): Promise<DrawnCard>;
  /** Draws a card again that was paid for: its logo has aged, or its bytes are gone. */
  redraw(card: Card): Promise<DrawnCard>;
}

export type CardRendererOptions = {
  database: Database;
  engine: Pick<Engine, 'renderCard'>;
  cards: CardStore;
  loadLogo: LoadLogo;
  clock: Clock;
  tracing?: Tracing;
  /** Credits in a calendar month (UTC). */
  allowances: Readonly<Record<Plan, number>>;
  /** Longest time that a caller waits for the pixels, queue included. */
  deadlineMs: number;
  /** Cards that may be drawn or wait for it; one more is refused. */
  maxWaiting?: number;
};

// A day, as the caches outside may keep a card; docs/decisions say more.
const LOGO_FRESH_MS = 24 * 3600_000;
// Two cores draw about a hundred cards a second: more than these would wait until their deadline in vain.
const MAX_WAITING = 200;
const BUSY_RETRY_SECONDS = 5;

/** The renderer of signed cards: bounded in time and number, each card paid once. */
export function createCardRenderer(options: CardRendererOptions): CardRenderer {
  const { database, cards, clock, allowances, maxWaiting = MAX_WAITING, tracing = NO_TRACING } = options;
  let waiting = 0;

  async function drawPixels(card: Card): Promise<DrawnCard> {
    if (waiting >= maxWaiting) throw busy('queue_full', 'Too many new cards are waiting to be drawn.');
    waiting += 1;
    try {
      return await tracing.span('render card', toAttributes(card), async () => {
        const images = await loadImages(card, options.loadLogo);
        const bytes = await renderInTime(options, card, images);
        const ages = Object.keys(images).length > 0;
        const freshUntil = ages ? new Date(clock.now().getTime() + LOGO_FRESH_MS) : undefined;
        return { bytes, format: card.format, freshUntil };
      });
    } finally {
      waiting -= 1;
    }
  }

  async function keepAndCharge(card: Card, drawn: DrawnCard, key: SigningKey): Promise<void> {
    const now = clock.now();
    const limit = allowances[key.plan];
    const object = await cards.put(drawn);
    try {
      await database.transaction().execute(async (transaction) => {
        // False when another process drew the same card meanwhile: then that one's account has paid.
        if (!(await cards.record(transaction, card.key, object, drawn))) return;
        if (!(await hasAccount(transaction, key.accountId))) throw gone();
        // Unique to this render: a card that fell out of the caches is paid for again.
        const cause = `card:${card.key}:${randomUUID()}`;
        const charge = { accountId: key.accountId, period: toPeriod(now), cause, now, limit };
        if (!(await chargeCredit(transaction, charge))) throw noCredit(limit, now);
      });
    } catch (error) {
      // What is told is why it was not kept; an object left behind costs a little room.
      await cards.discard(object).catch(() => {});
      throw error;
    }
  }

  return {
    async draw(card, key) {
      const now = clock.now();
      const limit = allowances[key.plan];
      // Asked before the work, so that an empty account causes none; decided after it, with the charge.
      if ((await readUsage(database, key.accountId, toPeriod(now))) >= limit) throw noCredit(limit, now);
      const drawn = await drawPixels(card);
      await keepAndCharge(card, drawn, key);
      return drawn;
    },

    async redraw(card) {
      const drawn = await drawPixels(card);
      await cards.replace(card.key, await cards.put(drawn), drawn);
      return drawn;
    },
  };
}

const toAttributes = ({ template, width, height, format }: Card) => ({
  'cardwright.template': template,
  'cardwright.width': width,
  'cardwright.height': height,
  'cardwright.format': format,
});

async function loadImages(card: Card, loadLogo: LoadLogo): Promise<Record<string, TemplateImage>> {
  const { logo } = card.values;
  return logo === undefined ? {} : { logo: await loadLogo(logo) };
}

/** A running render cannot be stopped, but nobody waits for it longer than the deadline. */
async function renderInTime(
  { engine, deadlineMs }: CardRendererOptions,
  card: Card,
  images: Record<string, TemplateImage>,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => {
    late.reject(busy('render_timeout', `The card could not be drawn within ${deadlineMs} ms.`));
  });
  return await Promise.race([late.promise, engine.renderCard(card, images, signal)]);
}

const busy = (code: string, message: string): ServiceError =>
  new ServiceError('unavailable', `${message} Nothing was charged; try again shortly.`, {
    code,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });

async function hasAccount(connection: Connection, id: string): Promise<boolean> {
  const row = await connection.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const gone = (): ServiceError =>
  new ServiceError('forbidden', 'The account of the key that signed this address was erased.', {
    code: 'signature_invalid',
    parameter: 'sig',
  });

function noCredit(limit: number, now: Date): ServiceError {
  const resetsAt = periodEnd(now).toISOString();
  return new ServiceError(
    'payment-required',
    `All ${limit} credits of this month are used, and this card is not drawn yet. New ones come at ${resetsAt}, or at once with a larger plan.`,
    { code: 'credit_limit_reached' },
  );
}
