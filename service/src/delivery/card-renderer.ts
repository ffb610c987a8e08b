import { randomUUID } from 'node:crypto';
import { countOf } from '@cardwright/contract';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import type { Card, TemplateImage } from '@cardwright/engine';
import { type Allowances, allowanceOf } from '../accounts/allowance.ts';
import { type LowCredits, NO_LOW_CREDITS } from '../accounts/low-credits.ts';
import type { Clock } from '../base/clock.ts';
import { createRoom } from '../base/room.ts';
import { ServiceError } from '../base/service-error.ts';
import { createWindowCounter } from '../base/window-counter.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { NO_TRACING, type Tracing } from '../observability/tracing.ts';
import { chargeCredit, readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { hasSiteCard, takeSiteCard } from '../stores/site-budget.ts';
import { transact } from '../stores/transact.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import { listFonts, listImages } from './card-images.ts';
import type { CardStore } from './card-store.ts';
import { toDrawingTime } from './drawing-time.ts';
import { checkDrawable } from './find-undrawn-text.ts';
import type { LoadFont } from './load-font.ts';
import type { LoadLogo } from './load-logo.ts';
import { createSlowTemplates } from './slow-templates.ts';
import type { DrawnCard, Payer } from './types.ts';

export interface CardRenderer {
  /** Throws `payment-required` or, for a site, `rate-limited` for whom no new card would be drawn now. */
  checkBudget(payer: Payer): Promise<void>;
  /** Renders a card that is in no cache, and charges the payer's account one credit once it is stored. */
  draw(card: Card, payer: Payer): Promise<DrawnCard>;
  /** Renders a card again that was already paid for, because its logo is stale or its bytes are gone. */
  redraw(card: Card, payer: Payer): Promise<DrawnCard>;
}

export type CardRendererOptions = {
  database: Database;
  engine: Pick<DrawingEngine, 'findUndrawable' | 'renderCard'>;
  cards: CardStore;
  loadLogo: LoadLogo;
  loadFont: LoadFont;
  clock: Clock;
  tracing?: Tracing;
  /** What webhooks are told. */
  lowCredits?: LowCredits;
  /** Credits in a calendar month (UTC). */
  allowances: Allowances;
  /** New cards per minute and key, or site. Default: without limit. */
  cardLimit?: number;
  /** Maximum time that a caller waits for the render, including the queue. */
  deadlineMs: number;
};

// One day, like the `max-age` of a card; see docs/decisions/0014.
const LOGO_FRESH_MS = 24 * 3600_000;
// Being looked at, rendered or queued. Two cores render about a hundred cards a second: beyond this, cards would miss their deadline in the queue.
const MAX_WAITING = 200;
const BUSY_RETRY_SECONDS = 5;
const MINUTE_SECONDS = 60;

/** Renders signed cards, with a deadline and a bounded queue, and charges each once. */
export function createCardRenderer(options: CardRendererOptions): CardRenderer {
  const { database, cards, clock, allowances, tracing = NO_TRACING } = options;
  const { cardLimit = Infinity, lowCredits = NO_LOW_CREDITS } = options;
  const count = createWindowCounter(MINUTE_SECONDS);
  const slowTemplates = createSlowTemplates();
  const room = createRoom(MAX_WAITING);

  /** Throws `rate-limited` for a key with too many new cards, or a template that is too slow. */
  function checkLimits(card: Card, { keyId }: Payer): void {
    slowTemplates.check(card);
    const { consumedPoints, msBeforeNext } = count(keyId, 1);
    if (consumedPoints > cardLimit) throw tooMany(cardLimit, Math.ceil(msBeforeNext / 1000));
  }

  async function inRoom<Result>({ accountId }: Payer, work: () => Promise<Result>): Promise<Result> {
    const excess = room.enter(accountId);
    if (excess === 'all') throw busy('queue_full', 'Too many new cards are queued.');
    if (excess === 'owner') throw tooManyQueued();
    try {
      return await work();
    } finally {
      room.leave(accountId);
    }
  }

  const drawPixels = (card: Card, { accountId }: Payer): Promise<DrawnCard> =>
    tracing.span('render card', toAttributes(card), async () => {
      const images = await loadImages(card, options.loadLogo, accountId);
      const fonts = await loadFonts(card, options.loadFont, accountId);
      const bytes = await slowTemplates.watch(card, () =>
        renderInTime(options, card, images, fonts, accountId),
      );
      slowTemplates.forgive(card);
      // Uploads never change.
      const ages = listImages(card).some(({ source }) => readUploadReference(source) === undefined);
      const freshUntil = ages ? new Date(clock.now().getTime() + LOGO_FRESH_MS) : undefined;
      return { bytes, format: card.format, freshUntil };
    });

  async function keepAndCharge(card: Card, drawn: DrawnCard, payer: Payer): Promise<void> {
    const now = clock.now();
    const limit = allowanceOf(payer, allowances);
    const object = await cards.put(drawn);
    let isKept = false;
    let isLow = false;
    try {
      isKept = await transact(database, async (transaction) => {
        if (!(await cards.record(transaction, payer.accountId, { key: card.key, object, card: drawn }))) {
          if ((await lockAccount(transaction, payer.accountId)) === undefined) throw gone(payer);
          // Another process stored the same card meanwhile; its account has paid.
          return false;
        }
        // Unique per render: a card that was evicted from the caches is charged again.
        const cause = `card:${card.key}:${randomUUID()}`;
        const purpose = { keyId: payer.keyId, template: card.template };
        const charge = { accountId: payer.accountId, period: toPeriod(now), cause, now, limit, ...purpose };
        const used = await chargeCredit(transaction, charge);
        if (used === undefined) throw noCredit(limit, now);
        isLow = await lowCredits.add(transaction, { ...charge, used, amount: 1 });
        const { accountId, site } = payer;
        if (site && !(await takeSiteCard(transaction, { accountId, host: site.host }, toDay(now))))
          throw noBudget(site.dailyCards, now);
        return true;
      });
    } finally {
      // An object that stays only costs some space, until the sweep.
      if (!isKept) await cards.discard(object).catch(() => {});
    }
    if (isLow) lowCredits.wake();
  }

  async function checkBudget({ accountId, site, ...payer }: Payer): Promise<void> {
    const now = clock.now();
    const limit = allowanceOf(payer, allowances);
    if ((await readUsage(database, accountId, toPeriod(now))) >= limit) throw noCredit(limit, now);
    if (site && !(await hasSiteCard(database, { accountId, host: site.host }, toDay(now))))
      throw noBudget(site.dailyCards, now);
  }

  return {
    checkBudget,

    async draw(card, payer) {
      checkLimits(card, payer);
      // Checked first to avoid useless work; the charge after rendering decides.
      await checkBudget(payer);
      const drawn = await inRoom(payer, async () => {
        await slowTemplates.watch(card, () => checkDrawable(card, options.engine, payer.accountId));
        return await drawPixels(card, payer);
      });
      await keepAndCharge(card, drawn, payer);
      return drawn;
    },

    async redraw(card, payer) {
      checkLimits(card, payer);
      const drawn = await inRoom(payer, () => drawPixels(card, payer));
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

export async function loadImages(
  card: Card,
  loadLogo: LoadLogo,
  owner: string,
): Promise<Record<string, TemplateImage>> {
  const loaded = await Promise.all(
    listImages(card).map(
      async ({ parameter, source }) => [parameter, await loadLogo(source, parameter, owner)] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

export async function loadFonts(
  card: Card,
  loadFont: LoadFont,
  owner: string,
): Promise<Record<string, Uint8Array>> {
  const fonts: Record<string, Uint8Array> = {};
  for (const reference of listFonts(card)) fonts[reference] = await loadFont(reference, owner);
  return fonts;
}

/** A running render cannot be canceled, but callers stop waiting at the deadline. */
async function renderInTime(
  { engine, deadlineMs }: CardRendererOptions,
  card: Card,
  images: Record<string, TemplateImage>,
  fonts: Record<string, Uint8Array>,
  owner: string,
): Promise<Uint8Array> {
  const limitMs = toDrawingTime(deadlineMs, card);
  const signal = AbortSignal.timeout(limitMs);
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => {
    late.reject(busy('render_timeout', `Rendering the card exceeded ${limitMs} ms.`));
  });
  return await Promise.race([late.promise, engine.renderCard(card, images, { signal, fonts, owner })]);
}

const busy = (code: string, message: string): ServiceError =>
  new ServiceError('unavailable', `${message} You were not charged; try again in a moment.`, {
    code,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });

const gone = ({ site }: Payer): ServiceError =>
  site
    ? new ServiceError('not-found', '`site` is not registered here any more.', {
        code: 'not_found',
        parameter: 'site',
      })
    : new ServiceError('forbidden', 'The account of the key that signed this URL was deleted.', {
        code: 'signature_invalid',
        parameter: 'sig',
      });

const tooMany = (limit: number, seconds: number): ServiceError =>
  new ServiceError(
    'rate-limited',
    `Too many new cards with one key (${limit} a minute). You were not charged; try again in ${countOf(seconds, 'second')}.`,
    { code: 'rate_limited', retryAfterSeconds: Math.max(1, seconds) },
  );

const tooManyQueued = (): ServiceError =>
  new ServiceError(
    'rate-limited',
    'Too many new cards of your account are queued. You were not charged; try again in a moment.',
    { code: 'rate_limited', retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

function noCredit(limit: number, now: Date): ServiceError {
  const resetsAt = periodEnd(now).toISOString();
  return new ServiceError(
    'payment-required',
    `Monthly credit limit (${limit}) reached, so this new card cannot be rendered; resets at ${resetsAt}. Upgrade the plan to continue now.`,
    { code: 'credit_limit_reached' },
  );
}

const DAY_MS = 24 * 3600_000;
const toDay = (now: Date): string => now.toISOString().slice(0, 10);

function noBudget(dailyCards: number, now: Date): ServiceError {
  const nextDay = Date.parse(toDay(now)) + DAY_MS;
  return new ServiceError(
    'rate-limited',
    `The site has had its ${dailyCards} new cards of today; the next are drawn from ${new Date(nextDay).toISOString()} on.`,
    { code: 'site_budget_reached', retryAfterSeconds: Math.ceil((nextDay - now.getTime()) / 1000) },
  );
}
