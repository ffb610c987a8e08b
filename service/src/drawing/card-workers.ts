import type { Card, Draft, Engine, FaintText, Undrawable } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine, Owner } from './drawing-engine.ts';
import { createLostTime } from './lost-time.ts';
import type { Call } from './worker-message.ts';
import type { GivenUp, WorkerPool } from './worker-pool.ts';

// It sets the texts of a card, as drawing does. More than a card has by default, for those of many scripts on a busy machine.
const LOOK_MS = 8_000;
const LATE_RETRY_SECONDS = 5;

/** Whether how long it takes is an account's to decide: it is about a card of a template, or in a font, of its own. */
export function isOwnCard(call: Call): boolean {
  if (call.method === 'findUndrawable') return call.args[0].own !== undefined;
  if (call.method === 'drawDraft') return true;
  if (call.method !== 'renderCard' && call.method !== 'findFaintTexts') return false;
  const [card, , { fonts = {} } = {}] = call.args;
  return card.own !== undefined || Object.keys(fonts).length > 0;
}

/** A document or an animation: nothing to be drawn on the thread that answers. */
const isFile = ({ format }: Card): boolean => format === 'pdf' || format === 'gif';

export type CardWorkers = Pick<
  DrawingEngine,
  'drawDraft' | 'findFaintTexts' | 'findUndrawable' | 'renderCard'
> & {
  /** Has whoever asked for it pay. */
  onGivenUp(job: GivenUp): void;
};

/**
 * Draws the cards of templates in worker processes. Until one has started, or where cards have none, the card is drawn `here`, so that
 * nobody waits for the start of a process. An account's own card is never drawn here, and once a worker has crashed, no other is either:
 * it could be the cause. Accounts take turns, and pay for time that is lost on their own.
 */
export function createCardWorkers(
  here: Pick<Engine, 'findUndrawable' | 'renderCard'>,
  pools: {
    /** Undefined where cards have no workers. */
    cards: WorkerPool | undefined;
    own: WorkerPool;
    hasCrashed(): boolean;
  },
  lookMs = LOOK_MS,
): CardWorkers {
  const lost = createLostTime();

  /** Whether a card of ours is drawn by a worker; starts one for the next. */
  const isWorkers = (): boolean => {
    if (pools.cards === undefined) return false;
    if (pools.hasCrashed() || pools.cards.isReady()) return true;
    pools.cards.warm();
    return false;
  };
  const run = async (call: Call, { owner = '' }: Owner, signal: AbortSignal | undefined) => {
    const isOwn = isOwnCard(call);
    if (isOwn) lost.check(owner);
    return await ((isOwn ? undefined : pools.cards) ?? pools.own).run(
      call,
      { priority: 'card', owner },
      signal,
    );
  };

  return {
    renderCard: async (card, images = {}, { signal, owner, ...options } = {}) => {
      const call: Call = { method: 'renderCard', args: [card, images, options] };
      if (!isOwnCard(call) && !isFile(card) && !isWorkers())
        return here.renderCard(card, images, { ...options, signal });
      return (await run(call, { owner }, signal)) as Uint8Array;
    },
    drawDraft: async (card, images, { signal, owner, ...options }) => {
      const call: Call = { method: 'drawDraft', args: [card, images, options] };
      return (await run(call, { owner }, signal)) as Draft;
    },
    findFaintTexts: async (card, images, { signal, owner, ...options } = {}) => {
      const call: Call = { method: 'findFaintTexts', args: [card, images, options] };
      return (await run(call, { owner }, signal)) as FaintText[];
    },
    findUndrawable: async (card, { signal, owner } = {}) => {
      const call: Call = { method: 'findUndrawable', args: [card] };
      if (!isOwnCard(call) && !isWorkers()) return await here.findUndrawable(card);
      const limit = AbortSignal.timeout(lookMs);
      try {
        return (await run(call, { owner }, signal ? AbortSignal.any([signal, limit]) : limit)) as Undrawable;
      } catch (error) {
        throw error === limit.reason ? tooLate(lookMs) : error;
      }
    },
    onGivenUp: ({ call, owner, ms }) => {
      if (isOwnCard(call)) lost.add(owner, ms);
    },
  };
}

const tooLate = (limitMs: number): ServiceError =>
  new ServiceError(
    'unavailable',
    `Setting the texts of the card exceeded ${limitMs} ms. You were not charged; try again in a moment.`,
    { code: 'render_timeout', retryAfterSeconds: LATE_RETRY_SECONDS },
  );
