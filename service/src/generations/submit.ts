import type { Brief } from '@cardwright/engine';
import { allowanceOf } from '../accounts/allowance.ts';
import type { LowCredits } from '../accounts/low-credits.ts';
import type { Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { createId, randomText } from '../base/ids.ts';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Connection } from '../stores/connection.ts';
import { chargeCredit, readUsage } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import type { JobQueue } from '../stores/job-queue.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { transact } from '../stores/transact.ts';
import { periodEnd, toPeriod } from '../stores/usage-period.ts';
import { causeOf, type GenerationRow, seedOf, toNewGeneration } from './generation-row.ts';
import { findReplay, hashRequest, type Request, rememberRequest } from './idempotency.ts';
import { DRAWING_CREDITS, priceOf } from './painting-price.ts';
import type { GenerationSettings } from './settings.ts';
import { type Size, sizeOf } from './size-of.ts';
import type { OnStep } from './step.ts';
import { toBriefText } from './to-brief-text.ts';
import type { Generation, SubmitInput } from './types.ts';

export type SubmitParts = {
  database: Database;
  queue: JobQueue;
  engine: Pick<DrawingEngine, 'platformSize'>;
  clock: Clock;
  lowCredits: LowCredits;
  settings: Pick<GenerationSettings, 'allowances' | 'defaultSize' | 'queueLimit' | 'paintingPrice'>;
  onStep: OnStep;
};

const QUEUE_FULL_RETRY_SECONDS = 5;

/**
 * Accepts a prompt in one transaction: a replay is answered first, then the credit and the queue's length
 * decide. Nothing is written by a refusal.
 */
export async function submit(parts: SubmitParts, caller: Caller, input: SubmitInput): Promise<Generation> {
  const [generation] = await submitAll(parts, caller, input, 1);
  if (generation === undefined) throw new Error('a submit accepted nothing');
  return generation;
}

/** Whether the same request was accepted under its key. Throws `conflict` for the key with another body. */
export async function isRepeated(
  { database, clock }: Pick<SubmitParts, 'database' | 'clock'>,
  caller: Caller,
  input: SubmitInput,
): Promise<boolean> {
  const [request] = toRequests(caller, input, 1, clock.now());
  return request !== undefined && (await findReplay(database, request)) !== undefined;
}

/**
 * `count` images of one prompt in one transaction, with `input.seed` or one that is made up, and those that follow: the designs of
 * neighbors differ.
 */
export const submitVariations = (
  parts: SubmitParts,
  caller: Caller,
  input: SubmitInput,
  count: number,
): Promise<Generation[]> => submitAll(parts, caller, input, count);

async function submitAll(
  parts: SubmitParts,
  caller: Caller,
  input: SubmitInput,
  count: number,
): Promise<Generation[]> {
  const now = parts.clock.now();
  const size = await sizeOf(parts, caller.accountId, input);
  const first = toRow(caller.accountId, { ...input, ...size }, now);
  const candidates = Array.from({ length: count }, (_, index) =>
    index === 0 ? first : toRow(caller.accountId, { ...input, ...size, seed: first.seed + index }, now),
  );
  const requests = toRequests(caller, input, count, now);
  const { paintingPrice } = parts.settings;
  const price = priceOf(input, paintingPrice);
  const mustPaint = input.engine !== undefined && input.engine === paintingPrice?.painter;
  // No await in here on anything but the transaction: SQLite has one writer, and everybody waits for it.
  const {
    accepted: rows,
    added,
    isLow,
  } = await transact(parts.database, async (transaction) => {
    // Plan and allowance are read here: the caller's may be stale.
    const account = await lockAccount(transaction, caller.accountId);
    if (account === undefined)
      throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
    const limit = allowanceOf(account, parts.settings.allowances);
    const readLeft = async () =>
      Math.max(0, limit - (await readUsage(transaction, caller.accountId, toPeriod(now))));
    // Who cannot pay for paintings any more can still have drawings: all of them, or the images of one prompt would differ in kind.
    const mayPaint = price === DRAWING_CREDITS || mustPaint || (await readLeft()) >= price * count;
    const credits = mayPaint ? price : DRAWING_CREDITS;
    const accepted: GenerationRow[] = [];
    const added: string[] = [];
    let isLow = false;
    for (const [index, unpriced] of candidates.entries()) {
      const candidate = { ...unpriced, credits_used: credits };
      const request = requests[index];
      const replayOf = request && (await findReplay(transaction, request));
      if (replayOf) {
        accepted.push(await getRow(transaction, replayOf));
        continue;
      }
      const used = await charge(transaction, candidate, caller, limit, now);
      if (used === undefined) {
        const left = (await readLeft()) + index * credits;
        throw noCredit({ limit, left, images: count, credits: credits * count }, now);
      }
      await transaction.insertInto('generations').values(candidate).execute();
      if (!(await parts.queue.enqueue(transaction, candidate.id, parts.settings.queueLimit)))
        throw await toRefusal(parts, transaction);
      if (request) await rememberRequest(transaction, { ...request, generationId: candidate.id });
      const { account_id: accountId, period } = candidate;
      const charged = { accountId, period, used, amount: credits, limit, now };
      if (await parts.lowCredits.add(transaction, charged)) isLow = true;
      parts.onStep('before-submit-commit', candidate.id);
      accepted.push(candidate);
      added.push(candidate.id);
    }
    return { accepted, added, isLow };
  });
  for (const id of added) parts.onStep('after-submit-commit', id);
  if (added.length > 0) parts.queue.wake();
  if (isLow) parts.lowCredits.wake();
  return rows.map(toNewGeneration);
}

/** What the images are remembered under: the client's key for the first, one that no header can hold for the others. */
function toRequests(caller: Caller, input: SubmitInput, count: number, now: Date): Request[] {
  const { idempotencyKey } = input;
  if (idempotencyKey === undefined) return [];
  const hash = hashRequest(input, count);
  return Array.from({ length: count }, (_, index) => ({
    accountId: caller.accountId,
    key: index === 0 ? idempotencyKey : `${idempotencyKey}\n${index}`,
    hash,
    now,
  }));
}

const withImage = (brief: Brief, image: SubmitInput['image']): Brief =>
  image === undefined ? brief : { ...brief, image };

function toRow(accountId: string, input: SubmitInput & Size, now: Date): GenerationRow {
  const id = createId('gen');
  return {
    id,
    account_id: accountId,
    prompt: input.prompt ?? '',
    brief: input.brief === undefined ? null : JSON.stringify(withImage(input.brief, input.image)),
    brief_text: input.brief === undefined ? null : toBriefText(input.brief),
    reader: null,
    reading_key: null,
    template_id: input.templateId,
    width: input.width,
    height: input.height,
    format: input.format,
    seed: input.seed ?? seedOf(id),
    engine: input.engine ?? null,
    design_md: input.designMd ?? null,
    design: input.design === undefined ? null : JSON.stringify(input.design),
    status: 'pending',
    // 160 bits: the URL of an image is its only protection.
    image_token: randomText(32),
    image_object: null,
    stage: null,
    painter: null,
    painting_key: null,
    painting_object: null,
    paintings: 0,
    error: null,
    failure_code: null,
    warnings: '[]',
    quality: null,
    credits_used: DRAWING_CREDITS,
    period: toPeriod(now),
    created_at: now.toISOString(),
    completed_at: null,
  };
}

/** Why the queue took no more: for all together, or for the account's own. */
async function toRefusal({ queue, settings }: SubmitParts, transaction: Connection): Promise<ServiceError> {
  const retryAfterSeconds = QUEUE_FULL_RETRY_SECONDS;
  if ((await queue.depth(transaction)) >= settings.queueLimit)
    return new ServiceError('unavailable', 'The generation queue is full; try again in a moment.', {
      code: 'queue_full',
      retryAfterSeconds,
    });
  return new ServiceError(
    'rate-limited',
    'Too many generations of your account are unfinished; try again when some are done.',
    { code: 'rate_limited', retryAfterSeconds },
  );
}

function charge(
  transaction: Connection,
  { period, id, template_id: template, credits_used: amount }: GenerationRow,
  { accountId, keyId }: Caller,
  limit: number,
  now: Date,
): Promise<number | undefined> {
  const purpose = { keyId, template };
  return chargeCredit(transaction, { accountId, period, cause: causeOf(id), now, amount, limit, ...purpose });
}

type Lack = { limit: number; left: number; images: number; credits: number };

function noCredit({ limit, left, images, credits }: Lack, now: Date): ServiceError {
  const resetsAt = periodEnd(now);
  const problem =
    left === 0
      ? `Monthly credit limit (${limit}) reached`
      : `${images === 1 ? 'A painted image requires' : `${images} images require`} ${credits} credits, but ${left} of ${limit} ${left === 1 ? 'is' : 'are'} left this month`;
  return new ServiceError('rate-limited', `${problem}; resets at ${resetsAt.toISOString()}.`, {
    code: 'credit_limit_reached',
    retryAfterSeconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000),
  });
}

function getRow(connection: Connection, id: string): Promise<GenerationRow> {
  return connection.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
