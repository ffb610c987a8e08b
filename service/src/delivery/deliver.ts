import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { onBehalfOf } from '../base/on-behalf-of.ts';
import type { CachedCard, CardCache } from './card-cache.ts';
import type { CardStore } from './card-store.ts';
import type { SignedUrl, SignedUrlReader } from './signed-url-reader.ts';
import { toVisitor } from './to-visitor.ts';
import type { DeliveredCard, Delivery } from './types.ts';
import type { UndrawnTexts } from './undrawn-texts.ts';

const DAY_SECONDS = 86_400;
const STALE_SECONDS = 3600;
const FLUSH_INTERVAL_MS = 15_000;

export type DeliverParts = {
  accounts: Pick<Accounts, 'recordKeyUse' | 'countCardRequest'>;
  signedUrls: SignedUrlReader;
  cache: CardCache;
  undrawnTexts: UndrawnTexts;
  cards: Pick<CardStore, 'recordUse' | 'flush'>;
  clock: Clock;
  /** Called when a periodic flush of uses failed; it is retried. */
  onFlushError: (error: unknown) => void;
};

/** Checks signature, expiry and parameters, then serves from the caches or renders. Uses are recorded in batches. */
export function createDeliver(parts: DeliverParts): Pick<Delivery, 'deliver' | 'peek' | 'close'> {
  const { accounts, signedUrls, cache, undrawnTexts, cards, clock } = parts;
  const timer = setInterval(() => {
    cards.flush().catch(parts.onFlushError);
  }, FLUSH_INTERVAL_MS);
  timer.unref();

  const toDelivered = (
    signedUrl: SignedUrl,
    found: CachedCard,
    { cached, undrawn }: { cached: boolean; undrawn: readonly string[] },
    userAgent: string | undefined,
  ): DeliveredCard => {
    const { card, key, expiresAt, freshUntil, warnings } = signedUrl;
    cards.recordUse(card.key);
    accounts.countCardRequest({
      accountId: key.accountId,
      keyId: key.keyId,
      template: card.template,
      visitor: toVisitor(userAgent),
      cached,
    });
    const now = clock.now().getTime();
    const secondsLeft = [expiresAt, freshUntil].flatMap((time) =>
      time === undefined ? [] : Math.floor((time.getTime() - now) / 1000),
    );
    const { bytes, format, etag } = found;
    const maxAgeSeconds = Math.max(0, Math.min(DAY_SECONDS, ...secondsLeft));
    const { accountId, keyId } = key;
    return {
      bytes,
      format,
      etag,
      cached,
      warnings: [...warnings, ...undrawn],
      maxAgeSeconds,
      // Never past the URL's expiry, and not beyond a page that must be asked again.
      staleSeconds: Math.max(0, Math.min(STALE_SECONDS, ...secondsLeft.map((left) => left - maxAgeSeconds))),
      payer: { accountId, keyId, ...(card.own && { ownTemplate: card.own.name }) },
    };
  };

  return {
    async deliver(target, userAgent) {
      const signedUrl = await signedUrls.read(target);
      accounts.recordKeyUse(signedUrl.key.keyId);
      const { accountId } = signedUrl.key;
      const { card, cached } = await onBehalfOf(accountId, () => cache.get(signedUrl.card, signedUrl.key));
      // Known by now if the card was drawn for this request.
      const undrawn = await undrawnTexts.find(signedUrl.card, accountId, { cached });
      return toDelivered(signedUrl, card, { cached, undrawn }, userAgent);
    },

    async peek(target, userAgent) {
      const signedUrl = await signedUrls.peek(target);
      const found = signedUrl && cache.peek(signedUrl.card);
      const undrawn = found && undrawnTexts.peek(signedUrl.card);
      if (!found || undrawn === undefined) return undefined;
      accounts.recordKeyUse(signedUrl.key.keyId);
      return toDelivered(signedUrl, found, { cached: true, undrawn }, userAgent);
    },

    async close() {
      clearInterval(timer);
      await cache.settled();
      await cards.flush();
    },
  };
}
