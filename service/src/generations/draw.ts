import type { ComposeResult, KeptDesign, Warning } from '@cardwright/engine';
import type { Clock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Span, SpanAttributes, Tracing } from '../observability/tracing.ts';
import type { Connection } from '../stores/connection.ts';
import { refundCredit } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { JobQueue, Lease, QueueLook } from '../stores/job-queue.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { selectListens } from '../stores/outbox/webhook-outbox.ts';
import { transact } from '../stores/transact.ts';
import { noteUnused } from '../stores/unused-objects.ts';
import type { CompletionNotifier } from './completion-notifier.ts';
import { composeDesigned } from './compose-designed.ts';
import { type Failure, NOT_DRAWN, toFailure } from './failure.ts';
import type { GenerationEvents, GenerationEventType } from './generation-events.ts';
import { causeOf, type GenerationRow } from './generation-row.ts';
import type { ImageSource } from './image-source.ts';
import { type MarkPainted, type ObtainPainting, type Painted, unshown } from './painting.ts';
import { DRAWING_CREDITS } from './painting-price.ts';
import type { ModelReading } from './reading.ts';
import type { GenerationSettings } from './settings.ts';
import type { OnStep } from './step.ts';
import { toBrief } from './stored-brief.ts';
import { toSource } from './to-source.ts';
import type { ResolveDesign } from './types.ts';

/** As pino has it; errors go under `err`. */
export type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export type DrawParts = {
  database: Database;
  queue: JobQueue;
  engine: Pick<DrawingEngine, 'compose'>;
  images: ImageStore;
  resolveDesign: ResolveDesign;
  imageSource: ImageSource;
  /** Absent without a model that reads. */
  obtainReading?: ModelReading['obtain'] | undefined;
  /** Absent without a model that paints. */
  obtainPainting?: ObtainPainting | undefined;
  /** Marks what a model painted as such. */
  markPainted?: MarkPainted | undefined;
  events: GenerationEvents;
  clock: Clock;
  notifier: CompletionNotifier;
  log: Log;
  tracing: Tracing;
  settings: Pick<GenerationSettings, 'renderTimeoutMs' | 'maxAttempts'>;
  onStep: OnStep;
  /** Called when image files may be unused: `sweepErased` removes them. */
  onImagesRemoved: () => void;
};

/** Does something that needs no slot for drawing. */
export type Wait = <T>(work: () => Promise<T>) => Promise<T>;

export type Claimed = { lease: Lease; row: GenerationRow };

/** Up to `count` jobs of these accounts, their generations marked as processing. None when others were faster. */
export async function claimNext(
  parts: DrawParts,
  look: Pick<QueueLook, 'accountIds'>,
  count: number,
): Promise<Claimed[]> {
  const claimed = await transact(parts.database, async (transaction) => {
    const leases = await parts.queue.claim(transaction, look, count);
    if (leases.length === 0) return [];
    const rows = await transaction
      .updateTable('generations')
      .set({ status: 'processing' })
      .where(
        'id',
        'in',
        leases.map(({ generationId }) => generationId),
      )
      .returningAll()
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return leases.map((lease) => {
      const row = byId.get(lease.generationId);
      if (row === undefined) throw new Error('a job without its generation');
      return { lease, row };
    });
  });
  for (const { row } of claimed) parts.onStep('claimed', row.id);
  return claimed;
}

/**
 * Draws a claimed generation to its end, or gives its job back: for later when that may help, at once when
 * `stop` aborts. Throws only when the database fails; the lease then runs out by itself.
 */
export async function draw(
  parts: DrawParts,
  claimed: Claimed,
  stop: AbortSignal,
  wait: Wait = (work) => work(),
): Promise<void> {
  const { id } = claimed.row;
  await parts.tracing.job(id, 'draw generation', toAttributes(claimed), (span) =>
    attempt(parts, claimed, { stop, wait }, span),
  );
}

const toAttributes = ({ lease, row }: Claimed): SpanAttributes => ({
  'cardwright.generation': row.id,
  'cardwright.attempt': lease.attempts,
  'cardwright.template': row.template_id,
  'cardwright.width': row.width,
  'cardwright.height': row.height,
  'cardwright.format': row.format,
});

async function attempt(
  parts: DrawParts,
  { lease, row }: Claimed,
  { stop, wait }: { stop: AbortSignal; wait: Wait },
  span: Span,
): Promise<void> {
  if (lease.attempts > parts.settings.maxAttempts) {
    parts.log.error({ id: row.id, attempts: lease.attempts }, 'generation exceeded max attempts');
    return await fail(parts, lease, row, NOT_DRAWN);
  }
  try {
    const read = (await parts.obtainReading?.(row, stop, wait)) ?? row;
    const painted = (await parts.obtainPainting?.(read, stop, wait)) ?? {};
    const result = await parts.tracing.span('compose', {}, async (composing) => {
      const composed = await compose(parts, read, painted, stop);
      composing.set(toTimings(composed));
      return composed;
    });
    parts.onStep('composed', row.id);
    const objectName = await parts.tracing.span(
      'store image',
      { 'cardwright.bytes': result.bytes.length },
      () => parts.images.put(result.bytes, result.format),
    );
    parts.onStep('stored', row.id);
    await complete(parts, lease, row, result, objectName);
  } catch (error) {
    if (stop.aborted) {
      await parts.queue.release(lease);
      return;
    }
    const failure = toFailure(error);
    span.fail(error);
    parts.log.warn({ id: row.id, attempts: lease.attempts, err: error }, 'generation attempt failed');
    if (failure.firstRetryMs === undefined || lease.attempts >= parts.settings.maxAttempts)
      await fail(parts, lease, row, failure);
    else await parts.queue.retryLater(lease, failure.firstRetryMs);
  }
}

/** With the model that painted; null without one. */
type Drawing = ComposeResult & { painter: string | null };

/** Milliseconds by step; the look is a word of ours. */
const toTimings = ({ look, timings }: ComposeResult): SpanAttributes => ({
  'cardwright.look': look,
  ...Object.fromEntries(Object.entries(timings).map(([step, ms]) => [`cardwright.${step}_ms`, ms])),
});

async function compose(
  parts: DrawParts,
  row: GenerationRow,
  { bytes, title, missing }: Painted,
  stop: AbortSignal,
): Promise<Drawing> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(parts.settings.renderTimeoutMs)]);
  const request = {
    ...toSource(row.prompt, row.brief === null ? null : toBrief(row.brief)),
    width: row.width,
    height: row.height,
    format: row.format,
    seed: Number(row.seed),
    templateId: row.template_id,
    ...(row.design !== null && { design: JSON.parse(row.design) as KeptDesign }),
    ...(bytes && { painting: bytes }),
    told: JSON.parse(row.warnings) as Warning[],
  };
  const result = await composeDesigned(
    parts,
    request,
    { designMd: row.design_md, turn: { priority: 'image', owner: row.account_id, subject: row.id } },
    signal,
  );
  // Whoever names the painter wants no other image.
  if (bytes && !result.painted && row.engine !== null) throw unshown();
  const painter = result.painted ? (title ?? null) : null;
  const marked = painter === null ? undefined : await parts.markPainted?.(result.bytes, row.format, painter);
  const note = missing ?? (parts.obtainPainting || row.engine !== null ? undefined : sayWhoCould(result));
  return {
    ...result,
    bytes: marked ?? result.bytes,
    reader: row.reader ?? result.reader,
    painter,
    warnings: note === undefined ? result.warnings : [...result.warnings, toWarning(note)],
  };
}

// What our drawings lack of a picture, and a model would paint.
const PAINTABLE: ReadonlySet<Warning['code']> = new Set([
  'picture_not_drawn',
  'no_drawing',
  'not_drawn',
  'not_available',
]);
const NO_PAINTER =
  'An image model would show what is missing in this picture, but this server has none: Cardwright drew what it understood.';

/** On a server without a model, what one would add to a picture that was drawn in part. */
const sayWhoCould = ({ brief, warnings }: ComposeResult): string | undefined =>
  brief.kind === 'picture' && warnings.some(({ code }) => PAINTABLE.has(code)) ? NO_PAINTER : undefined;

const toWarning = (message: string): Warning => ({ code: 'not_painted', message, words: [] });

async function complete(
  parts: DrawParts,
  lease: Lease,
  row: GenerationRow,
  result: Drawing,
  objectName: string,
): Promise<void> {
  const { account_id: accountId, period } = row;
  // Charged for a painting, and drawn.
  const excess = result.painter === null ? row.credits_used - DRAWING_CREDITS : 0;
  const now = parts.clock.now();
  let isTold = false;
  const held = await transact(parts.database, async (transaction) => {
    isTold = false;
    if (excess > 0) await lockAccount(transaction, accountId);
    if (!(await parts.queue.complete(transaction, lease))) {
      // The account was erased meanwhile, or another worker has the job: nobody else may know of this file.
      await noteUnused(transaction, 'images', [objectName]);
      return false;
    }
    const { listens } = await transaction
      .updateTable('generations')
      .set({
        status: 'completed',
        image_object: objectName,
        warnings: JSON.stringify(result.warnings),
        quality: JSON.stringify(result.quality),
        brief: JSON.stringify(result.brief),
        design: result.design === undefined ? null : JSON.stringify(result.design),
        reader: result.reader,
        painter: result.painter,
        credits_used: row.credits_used - excess,
        completed_at: now.toISOString(),
      })
      .where('id', '=', row.id)
      .returning(selectListens({ id: accountId }, 'generation.completed'))
      .executeTakeFirstOrThrow();
    if (excess > 0)
      await refundCredit(transaction, { accountId, period, cause: causeOf(row.id), now, amount: excess });
    if (listens) isTold = await tell(parts, transaction, 'generation.completed', row, now);
    parts.onStep('before-complete-commit', row.id);
    return true;
  });
  if (!held) {
    parts.onImagesRemoved();
    return;
  }
  parts.onStep('after-complete-commit', row.id);
  if (isTold) parts.events.wake();
  parts.notifier.notify(row.id);
  parts.log.info(
    { id: row.id, attempts: lease.attempts, look: result.look, timings: result.timings },
    'generation completed',
  );
}

const tell = (
  { events }: Pick<DrawParts, 'events'>,
  transaction: Connection,
  type: GenerationEventType,
  { id, account_id: accountId }: GenerationRow,
  now: Date,
): Promise<boolean> => events.add(transaction, type, { id, accountId, now });

/** What was charged goes back in the transaction that fails the generation: never one without the other. */
async function fail(parts: DrawParts, lease: Lease, row: GenerationRow, failure: Failure): Promise<void> {
  const { account_id: accountId, period, credits_used: amount } = row;
  const now = parts.clock.now();
  let isTold = false;
  const held = await transact(parts.database, async (transaction) => {
    isTold = false;
    await lockAccount(transaction, accountId);
    if (!(await parts.queue.complete(transaction, lease))) return false;
    const { painting_object: painting } = await transaction
      .selectFrom('generations')
      .select('painting_object')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const { listens } = await transaction
      .updateTable('generations')
      .set({
        status: 'failed',
        error: `${failure.message} ${amount === 1 ? 'The credit was' : 'The credits were'} refunded.`,
        failure_code: failure.code ?? null,
        credits_used: 0,
        painting_key: null,
        painting_object: null,
        completed_at: now.toISOString(),
      })
      .where('id', '=', row.id)
      .returning(selectListens({ id: accountId }, 'generation.failed'))
      .executeTakeFirstOrThrow();
    // Nobody sees it any more, unless another generation has the same.
    if (painting) await noteUnused(transaction, 'images', [painting]);
    await refundCredit(transaction, { accountId, period, cause: causeOf(row.id), now, amount });
    if (listens) isTold = await tell(parts, transaction, 'generation.failed', row, now);
    parts.onStep('before-fail-commit', row.id);
    return true;
  });
  if (!held) return;
  parts.onImagesRemoved();
  parts.onStep('after-fail-commit', row.id);
  if (isTold) parts.events.wake();
  parts.notifier.notify(row.id);
}
