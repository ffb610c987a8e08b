import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LOW_CREDITS } from '../../src/accounts/low-credits.ts';
import type { Caller } from '../../src/accounts/types.ts';
import { ServiceError } from '../../src/base/service-error.ts';
import { createCompletionNotifier } from '../../src/generations/completion-notifier.ts';
import { type Claimed, claimNext, type DrawParts, draw } from '../../src/generations/draw.ts';
import { NO_EVENTS } from '../../src/generations/generation-events.ts';
import { NO_IMAGES } from '../../src/generations/image-source.ts';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import type { ObtainPainting } from '../../src/generations/painting.ts';
import { type SubmitParts, submit } from '../../src/generations/submit.ts';
import {
  addAccount,
  createTestClock,
  promptOf,
  quietLog,
  readBalance,
  type TestClock,
} from '../../src/generations/test-bench.fixture.ts';
import { NO_TRACING } from '../../src/observability/tracing.ts';
import { createTestDatabase } from '../../src/stores/create-test-database.ts';
import { type ImageStore, openDiskImageStore } from '../../src/stores/image-store.ts';
import { createLeaseTableQueue, retryDelayMs } from '../../src/stores/job-queue-lease-table.ts';
import { periodEnd, toPeriod } from '../../src/stores/usage-period.ts';

// Credits and leases against a model of a page: whatever happens in whatever order, both agree on every
// row, every credit and every claim.

const LIMIT = 4;
const QUEUE_LIMIT = 5;
const LEASE_MS = 30_000;
const MAX_ATTEMPTS = 3;
const DAY_MS = 86_400_000;
const FIRST_RETRY_MS = 500;
const CHANCE = 0.5;
const PRICE = { painter: 'painter', when: 'pictures', credits: 2 } as const;

type Outcome = 'painted' | 'drawn' | 'flaky' | 'refused';

// By its prompt, so that equal prompts are equal requests.
const ENGINES = { a: undefined, b: 'composer', c: PRICE.painter } as const;
type Prompt = keyof typeof ENGINES;
type ModelJob = { runAt: number; attempts: number; lease?: { claim: number; expiresAt: number } };
type ModelGeneration = { status: string; period: string; credits: number; job?: ModelJob };
type Model = {
  now: number;
  claims: number;
  generations: Map<string, ModelGeneration>;
  keys: Map<string, { prompt: string; id: string; at: number }>;
};
type Real = {
  parts: DrawParts & SubmitParts;
  clock: TestClock;
  caller: Caller;
  outcome: Outcome;
  /** What workers hold or believe to hold, by the model's number of the claim. */
  held: { claim: number; claimed: Claimed }[];
};

const periodOf = (model: Model): string => toPeriod(new Date(model.now));
const usedIn = (model: Model, period: string): number =>
  [...model.generations.values()]
    .filter((generation) => generation.period === period)
    .reduce((sum, { credits }) => sum + credits, 0);
const jobsOf = (model: Model): ModelJob[] =>
  [...model.generations.values()].flatMap(({ job }) => (job === undefined ? [] : [job]));
const isDue = (model: Model, job: ModelJob): boolean =>
  job.runAt <= model.now && (job.lease === undefined || job.lease.expiresAt <= model.now);

async function expectAgreement(model: Model, real: Real): Promise<void> {
  const rows = await real.parts.database.selectFrom('generations').select(['id', 'status']).execute();
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([...model.generations].map(([id, { status }]) => [id, status])),
  );
  const live = [...model.generations.values()].reduce((sum, { credits }) => sum + credits, 0);
  expect(await readBalance(real.parts.database, real.caller.accountId)).toEqual({
    used: live,
    entries: live,
    live,
  });
  const periods = await real.parts.database.selectFrom('usage_periods').selectAll().execute();
  for (const { period, used } of periods) expect(used).toBe(usedIn(model, period));
  expect(await real.parts.queue.depth(real.parts.database)).toBe(jobsOf(model).length);
}

type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, check: (model: Model) => boolean, run: Command['run']): Command {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real);
      await expectAgreement(model, real);
    },
  };
}

const submitting = (prompt: Prompt, key: string | undefined): Command =>
  command(
    `submit(${prompt}, ${key})`,
    () => true,
    async (model, real) => {
      const known = key === undefined ? undefined : model.keys.get(key);
      const replay = known !== undefined && model.now - known.at < DAY_MS ? known : undefined;
      const engine = ENGINES[prompt];
      const input = promptOf(prompt, {
        width: 16,
        height: 16,
        ...(engine && { engine }),
        ...(key === undefined ? {} : { idempotencyKey: key }),
      });
      const answer = await submit(real.parts, real.caller, input).catch((error: ServiceError) => error.code);
      if (replay !== undefined) {
        expect(typeof answer === 'string' ? answer : answer.id).toBe(
          replay.prompt === prompt ? replay.id : 'idempotency_mismatch',
        );
        return;
      }
      const left = LIMIT - usedIn(model, periodOf(model));
      const canPaint = engine !== 'composer' && (left >= PRICE.credits || engine !== undefined);
      const credits = canPaint ? PRICE.credits : 1;
      if (left < credits) return expect(answer).toBe('credit_limit_reached');
      if (jobsOf(model).length >= QUEUE_LIMIT) return expect(answer).toBe('queue_full');
      if (typeof answer === 'string') throw new Error(`was refused: ${answer}`);
      model.generations.set(answer.id, {
        status: 'pending',
        period: periodOf(model),
        credits,
        job: { runAt: model.now, attempts: 0 },
      });
      if (key !== undefined) model.keys.set(key, { prompt, id: answer.id, at: model.now });
    },
  );

const claiming: Command = command(
  'claim',
  () => true,
  async (model, real) => {
    const due = jobsOf(model).filter((job) => isDue(model, job));
    const [claimed] = await claimNext(real.parts, await real.parts.queue.look(), 1);
    if (claimed === undefined) return expect(due).toEqual([]);
    const generation = model.generations.get(claimed.row.id);
    const job = generation?.job;
    if (generation === undefined || job === undefined) throw new Error('claimed what has no job');
    expect(isDue(model, job)).toBe(true);
    expect(job.runAt).toBe(Math.min(...due.map(({ runAt }) => runAt)));
    generation.status = 'processing';
    job.attempts++;
    job.lease = { claim: ++model.claims, expiresAt: model.now + LEASE_MS };
    expect(claimed.lease.attempts).toBe(job.attempts);
    real.held.push({ claim: model.claims, claimed });
  },
);

const ending = (nth: number, outcome: Outcome): Command =>
  command(
    `end(${nth}, ${outcome})`,
    () => true,
    async (model, real) => {
      const [held] = real.held.splice(nth % Math.max(1, real.held.length), 1);
      if (held === undefined) return;
      real.outcome = outcome;
      await draw(real.parts, held.claimed, new AbortController().signal);
      const generation = model.generations.get(held.claimed.row.id);
      const job = generation?.job;
      if (generation === undefined || job?.lease?.claim !== held.claim) return;
      if (job.attempts <= MAX_ATTEMPTS && (outcome === 'drawn' || outcome === 'painted')) {
        generation.status = 'completed';
        if (outcome === 'drawn') generation.credits = 1;
        delete generation.job;
      } else if (job.attempts >= MAX_ATTEMPTS || outcome === 'refused') {
        generation.status = 'failed';
        generation.credits = 0;
        delete generation.job;
      } else {
        job.runAt = model.now + retryDelayMs(job.attempts, FIRST_RETRY_MS, CHANCE);
        delete job.lease;
      }
    },
  );

const beating = (nth: number): Command =>
  command(
    `heartbeat(${nth})`,
    () => true,
    async (model, real) => {
      const held = real.held[nth % Math.max(1, real.held.length)];
      if (held === undefined) return;
      const lease = model.generations.get(held.claimed.row.id)?.job?.lease;
      const holds = lease?.claim === held.claim;
      expect(await real.parts.queue.heartbeat(held.claimed.lease)).toBe(holds);
      if (holds) lease.expiresAt = model.now + LEASE_MS;
    },
  );

const restarting: Command = command(
  'crash and restart',
  () => true,
  async (model, real) => {
    real.held.length = 0;
    await real.parts.queue.releaseAll();
    for (const job of jobsOf(model)) delete job.lease;
  },
);

const passing = (ms: number | 'to the next month'): Command =>
  command(
    `time(${ms})`,
    () => true,
    async (model, real) => {
      model.now = ms === 'to the next month' ? periodEnd(new Date(model.now)).getTime() : model.now + ms;
      real.clock.set(new Date(model.now).toISOString());
    },
  );

let root: string;
let images: ImageStore;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'generations-model-'));
  images = await openDiskImageStore(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function createReal(): Promise<Real> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const painter = createPaintEngine();
  const engine = {
    ...painter,
    compose: (...request: Parameters<typeof painter.compose>) => {
      if (real.outcome === 'flaky') throw new Error('no luck');
      if (real.outcome === 'refused') throw new ServiceError('invalid', 'Never.', { code: 'never' });
      return painter.compose(...request);
    },
  };
  const settings = {
    allowances: { free: LIMIT, pro: LIMIT },
    defaultSize: { width: 16, height: 16 },
    queueLimit: QUEUE_LIMIT,
    renderTimeoutMs: 10_000,
    maxAttempts: MAX_ATTEMPTS,
    paintingPrice: PRICE,
  };
  const queue = createLeaseTableQueue({ database, clock, leaseMs: LEASE_MS, random: () => CHANCE });
  const notifier = createCompletionNotifier();
  const resolveDesign = async () => ({ warnings: [] });
  const quiet = {
    log: quietLog,
    resolveDesign,
    imageSource: NO_IMAGES,
    onStep: () => {},
    onImagesRemoved: () => {},
    events: NO_EVENTS,
    lowCredits: NO_LOW_CREDITS,
    tracing: NO_TRACING,
  };
  const obtainPainting: ObtainPainting = async ({ credits_used: paid }) =>
    real.outcome === 'painted' && paid === PRICE.credits ? { bytes: new Uint8Array(1), title: 'model' } : {};
  const model = { obtainPainting, markPainted: (image: Uint8Array) => image };
  const parts = { database, queue, engine, images, clock, notifier, settings, ...quiet, ...model };
  const real: Real = { parts, clock, caller: await addAccount(database), outcome: 'drawn', held: [] };
  return real;
}

test('credits, leases and states follow the model through submits, claims, crashes, expiries and months', async () => {
  const nth = fc.nat({ max: 5 });
  const commands = fc.commands(
    [
      fc
        .tuple(
          fc.constantFrom<Prompt>('a', 'b', 'c'),
          fc.option(fc.constantFrom('k', 'l'), { nil: undefined, freq: 2 }),
        )
        .map(([prompt, key]) => submitting(prompt, key)),
      fc.constant(claiming),
      fc
        .tuple(nth, fc.constantFrom<Outcome>('drawn', 'painted', 'drawn', 'flaky', 'refused'))
        .map(([n, outcome]) => ending(n, outcome)),
      nth.map(beating),
      fc.constant(restarting),
      fc
        .constantFrom<number | 'to the next month'>(1, 400, LEASE_MS, DAY_MS, 'to the next month')
        .map(passing),
    ],
    { maxCommands: 60, size: '+1' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const real = await createReal();
      const model: Model = {
        now: real.clock.now().getTime(),
        claims: 0,
        generations: new Map(),
        keys: new Map(),
      };
      try {
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        await finishEverything(model, real);
      } finally {
        await real.parts.database.destroy();
      }
    }),
    { numRuns: 40 },
  );
});

/** Every accepted generation ends when one worker is left alone with the queue. */
async function finishEverything(model: Model, real: Real): Promise<void> {
  await restarting.run(model, real);
  while (jobsOf(model).length > 0) {
    await passing(DAY_MS).run(model, real);
    await claiming.run(model, real);
    await ending(0, 'drawn').run(model, real);
  }
  const statuses = [...model.generations.values()].map(({ status }) => status);
  expect(statuses.filter((status) => status !== 'completed' && status !== 'failed')).toEqual([]);
}
