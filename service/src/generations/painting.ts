import { createHash } from 'node:crypto';
import type { PicturePlan } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Painter, PaintOutcome } from '../models/painter.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import { IS_KEPT } from '../stores/is-kept.ts';
import { countAsked } from './count-asked.ts';
import { type Failure, NotPaintedError } from './failure.ts';
import type { GenerationRow } from './generation-row.ts';
import { mayBePainted, type PaintingPrice } from './painting-price.ts';
import { createRefusals } from './refusals.ts';
import type { OnStep } from './step.ts';
import { toBrief } from './stored-brief.ts';
import { toSource } from './to-source.ts';
import type { ResolveDesign } from './types.ts';

export type PaintingParts = {
  database: Database;
  images: Pick<ImageStore, 'get' | 'put' | 'delete'>;
  engine: Pick<DrawingEngine, 'planPicture'>;
  painter: Painter;
  clock: Clock;
  price: PaintingPrice;
  /** What stands for an account at the provider's. */
  toPseudonym(accountId: string): string;
  resolveDesign: ResolveDesign;
  dailyLimit: number;
  /** Looks at paintings; absent without a model that does. */
  isRight?: IsRight | undefined;
  onStep: OnStep;
};

/** Whether a painting is what was ordered. True where nobody knows. */
export type IsRight = (painting: Uint8Array, order: PicturePlan, signal: AbortSignal) => Promise<boolean>;

/** What a generation is composed with: a painting, nothing, or a sentence on why there is none. */
export type Painted = { bytes?: Uint8Array; title?: string; missing?: string };

/** An image with a mark for machines: made with the model. */
export type MarkPainted = (
  image: Uint8Array,
  format: 'png' | 'jpeg',
  model: string,
) => Uint8Array | Promise<Uint8Array>;

/** `wait` holds no slot for drawing while it waits for the model. */
export type ObtainPainting = (
  row: GenerationRow,
  signal: AbortSignal,
  wait: <T>(work: () => Promise<T>) => Promise<T>,
) => Promise<Painted>;

const PROBE = new TextEncoder().encode('probe');

const NO_ROOM = 'the words of this card leave no room for a painting; shorten them';
const UNAVAILABLE_RETRY_MS = 5000;
// The first, and one more where that was lost, such as in a crash.
const MOST_PAID = 2;
// Paintings that could not be stored, until they are tried again.
const MOST_HELD = 32;
const TOO_OFTEN = { kind: 'unusable', detail: 'its painting was paid and lost twice' } as const;

/** Has the model paint what the plan of a generation suggests, or its request demands, unless it was painted before. */
export function createPainting(parts: PaintingParts): ObtainPainting {
  const { database, images, engine, painter, clock, price, dailyLimit, isRight, onStep, toPseudonym } = parts;

  const refusals = createRefusals({ database, clock }, painter.fingerprint);
  const held = new LRUCache<string, Painting>({ max: MOST_HELD });

  /** Throws where a painting could not be kept, before it is paid. */
  const probeStore = async (): Promise<void> => await images.delete(await images.put(PROBE, 'png'));

  const plan = async (row: GenerationRow): Promise<PicturePlan | undefined> =>
    await engine.planPicture({
      ...toSource(row.prompt, row.brief === null ? null : toBrief(row.brief)),
      width: row.width,
      height: row.height,
      seed: Number(row.seed),
    });

  /** The colors of the brand, if there is one; they come first on the card, too. */
  const findPalette = async (row: GenerationRow, { palette }: PicturePlan): Promise<readonly string[]> => {
    if (row.design_md === null) return palette;
    const { brand } = await parts.resolveDesign(row.design_md, row.account_id);
    const { bg, accent, bg2 } = brand?.colors ?? {};
    const own = [bg, accent, bg2].filter((color) => color !== undefined);
    return own.length > 0 ? own : palette;
  };

  /** The painting of this generation's earlier attempt, or of another of the account with the same order. */
  const findPainting = async (row: GenerationRow, key: string) => {
    const found = await database
      .selectFrom('generations')
      .select(['painting_object', 'painter'])
      .where('account_id', '=', row.account_id)
      .where('painting_key', '=', key)
      .where('painting_object', 'is not', null)
      .where(IS_KEPT)
      .limit(1)
      .executeTakeFirst();
    const bytes = found?.painting_object ? await images.get(found.painting_object) : undefined;
    return found && bytes ? { ...found, bytes } : undefined;
  };

  const set = (id: string, values: Partial<GenerationRow>) =>
    database.updateTable('generations').set(values).where('id', '=', id).execute();

  const paint = async (
    row: GenerationRow,
    order: PicturePlan,
    signal: AbortSignal,
  ): Promise<PaintOutcome | Paused> => {
    if (await refusals.isKnown(order.description))
      return { kind: 'refused', detail: 'declined this description before' };
    const until = await refusals.findPause(row.account_id);
    if (until !== undefined) return { kind: 'paused', until };
    if (!(await countAsked(parts, 'paintings', dailyLimit)))
      return {
        kind: 'unavailable',
        detail: 'the daily limit is reached',
        retryAfterMs: UNAVAILABLE_RETRY_MS,
      };
    await set(row.id, { stage: 'painting', paintings: row.paintings + 1 });
    const outcome = await painter.paint({ ...order, endUser: toPseudonym(row.account_id) }, signal);
    if (outcome.kind === 'refused') await refusals.note(row.account_id, order.description);
    return outcome;
  };

  /** Once, and with another seed, where a painting is not what was ordered. */
  const repaint = async (
    row: GenerationRow,
    order: PicturePlan,
    painting: Uint8Array,
    signal: AbortSignal,
  ): Promise<PaintOutcome | Paused | undefined> =>
    (await isRight?.(painting, order, signal)) === false
      ? await paint(row, { ...order, seed: order.seed + 1 }, signal)
      : undefined;

  const obtain = async (
    row: GenerationRow,
    order: PicturePlan,
    signal: AbortSignal,
    wait: Parameters<ObtainPainting>[2],
  ): Promise<PaintOutcome | Paused> => {
    if (row.paintings >= MOST_PAID) return TOO_OFTEN;
    await probeStore();
    return await wait(() => paint(row, order, signal));
  };

  return async (row, signal, wait) => {
    const must = row.engine === painter.name;
    if (!mayBePainted({ engine: row.engine, templateId: row.template_id }, price)) return {};
    const planned = await plan(row);
    if (planned === undefined) {
      if (must) throw notPainted(NO_ROOM);
      return {};
    }
    if (!must && !planned.suggested) return {};
    if (!must && row.credits_used < price.credits) return { missing: toUnpaid(price) };
    const order = { ...planned, palette: await findPalette(row, planned) };
    const key = createHash('sha256')
      .update(JSON.stringify([painter.fingerprint, order]))
      .digest('hex');
    const known = await findPainting(row, key);
    if (known !== undefined) {
      await set(row.id, {
        stage: null,
        painting_key: key,
        painting_object: known.painting_object,
        painter: known.painter,
      });
      return { bytes: known.bytes, title: known.painter ?? painter.title };
    }
    const outcome = held.get(key) ?? (await obtain(row, order, signal, wait));
    if (outcome.kind !== 'painted') {
      // What was not painted was not paid.
      const paintings = outcome.kind === 'unusable' ? {} : { paintings: row.paintings };
      await set(row.id, { stage: null, ...paintings });
      if (must) throw toNotPainted(outcome);
      return { missing: MISSING[outcome.kind] };
    }
    const keep = async (painting: Painting): Promise<Painted> => {
      const { bytes, type } = painting;
      onStep('painted', row.id);
      held.set(key, painting);
      const object = await images.put(bytes, type);
      held.delete(key);
      await set(row.id, { stage: null, painting_key: key, painting_object: object, painter: painter.title });
      onStep('painting-stored', row.id);
      return { bytes, title: painter.title };
    };
    // What is paid is kept before it is looked at.
    const painting = await keep(outcome);
    const better = isRight && (await wait(() => repaint(row, order, outcome.bytes, signal)));
    if (better?.kind === 'painted') return await keep(better);
    if (better !== undefined) await set(row.id, { stage: null });
    return painting;
  };
}

type Painting = Extract<PaintOutcome, { kind: 'painted' }>;

/** After too many refusals of an account. */
type Paused = { kind: 'paused'; until: Date };
type Fault = Exclude<PaintOutcome, { kind: 'painted' }> | Paused;

const OUT = 'The model that paints is not available, so Cardwright drew the image itself.';
const MISSING: Readonly<Record<Fault['kind'], string>> = {
  refused: 'The model declined to paint this description, so Cardwright drew the image itself.',
  paused:
    'The model declined several descriptions of this account, so Cardwright draws its images itself for now.',
  unavailable: OUT,
  misconfigured: OUT,
  unusable: 'The model painted no picture that can be used, so Cardwright drew the image itself.',
};

const toUnpaid = ({ credits }: PaintingPrice): string =>
  `A painted image costs ${credits} credits, which were not left this month, so Cardwright drew the image itself.`;

const notPainted = (
  reason: string,
  { firstRetryMs, code }: Partial<Omit<Failure, 'message'>> = {},
): NotPaintedError =>
  new NotPaintedError({ message: `This image was not painted: ${reason}.`, firstRetryMs, code });

const REFUSED = { code: 'moderation_blocked' } as const;

function toNotPainted(fault: Fault): NotPaintedError {
  switch (fault.kind) {
    case 'refused':
      return notPainted('the model declined this description; change it', REFUSED);
    case 'paused':
      return notPainted(
        `the model declined several descriptions of this account; its next ones go out after ${fault.until.toISOString()}`,
        REFUSED,
      );
    case 'unavailable':
      return notPainted('the model is not available; try again later', {
        firstRetryMs: fault.retryAfterMs ?? UNAVAILABLE_RETRY_MS,
      });
    case 'misconfigured':
      return notPainted('the model is not available on this server; use the `composer` engine');
    case 'unusable':
      return notPainted('the model painted no picture that can be used; try again');
  }
}

/** A painting that the card could not show, where the request named the painter. */
export const unshown = (): NotPaintedError => notPainted(NO_ROOM);
