import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/types.ts';
import { ServiceError } from '../../src/base/service-error.ts';
import { type BillingOptions, createBilling } from '../../src/billing/create-billing.ts';
import type { Billing } from '../../src/billing/types.ts';
import { signWebhookEvent } from '../../src/billing/webhook-event.ts';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import {
  addAccount,
  createTestBench,
  promptOf,
  type TestBench,
} from '../../src/generations/test-bench.fixture.ts';
import { chargeCredit } from '../../src/stores/credit-ledger.ts';
import { periodEnd, toPeriod } from '../../src/stores/usage-period.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';
import { createModelProvider, type ModelEvent, type ModelProvider } from './support/model-provider.ts';

// Credits, plans, months, refunds and webhooks against a model of a page: in whatever order they come, both agree
// on every plan, every balance and every refusal, and the ledger adds up.

const ALLOWANCES = { free: 2, pro: 5 };
const ACCOUNTS = 2;
const LEAST_STEPS = 800;
// What is wrong in the ledger stays wrong: it is gone through after so many steps, and after the last.
const LEDGER_EVERY = 10;
const DAY_MS = 86_400_000;
// Longer than two months, so that a drawing may see one month's end, and short enough for a timer of a third.
const LEASE_MS = 70 * DAY_MS;
const EVENTS_KEPT_MS = 30 * DAY_MS;
const ENTITLING = ['active', 'trialing', 'past_due'];
const STATUSES = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'paused', undefined];

type Plan = 'free' | 'pro';
type ModelAccount = { plan: Plan; verdict: boolean; status: string | undefined; used: Map<string, number> };
type Model = {
  now: number;
  accounts: ModelAccount[];
  /** Being drawn: whose, and in which period they were charged. */
  drawing: { account: ModelAccount; period: string }[];
  /** When each event was taken. */
  taken: Map<string, number>;
};
type Real = {
  bench: TestBench;
  billing: Billing;
  provider: ModelProvider;
  callers: Caller[];
  customers: string[];
  events: { event: ModelEvent; account: number }[];
  /** In the order of the model's. */
  drawing: { id: string; end: PromiseWithResolvers<void> }[];
};
type Command = fc.AsyncCommand<Model, Real>;

let steps = 0;

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % Math.max(1, items.length)];
  if (item === undefined) throw new Error('nothing there');
  return item;
};
const periodOf = (model: Model): string => toPeriod(new Date(model.now));
const usedBy = (account: ModelAccount, period: string): number => account.used.get(period) ?? 0;
const count = (account: ModelAccount, period: string, change: number): void => {
  account.used.set(period, usedBy(account, period) + change);
};

/** What an answer of the provider does to the plan: it is touched when the verdict turns. */
function follow(account: ModelAccount): void {
  const verdict = ENTITLING.includes(account.status ?? '');
  if (verdict === account.verdict) return;
  account.verdict = verdict;
  account.plan = verdict ? 'pro' : 'free';
}

/** What was taken long ago is forgotten with the next one; taken again it does no harm. */
function take(model: Model, id: string): void {
  model.taken.set(id, model.now);
  for (const [old, when] of model.taken) if (when < model.now - EVENTS_KEPT_MS) model.taken.delete(old);
}

async function expectAgreement(model: Model, { bench, callers }: Real): Promise<void> {
  steps += 1;
  const rows = await bench.database.selectFrom('accounts').select(['id', 'plan']).execute();
  const plans = new Map(rows.map(({ id, plan }) => [id, plan]));
  expect(callers.map(({ accountId }) => plans.get(accountId))).toEqual(
    model.accounts.map(({ plan }) => plan),
  );
  const periods = await bench.database.selectFrom('usage_periods').selectAll().execute();
  for (const { account_id: id, period, used } of periods) {
    const index = callers.findIndex(({ accountId }) => accountId === id);
    expect(used).toBe(usedBy(at(model.accounts, index), period));
  }
  if (steps % LEDGER_EVERY === 0) await expectSound(bench);
}

const expectSound = async ({ database }: TestBench): Promise<void> =>
  expect((await verifyLedger(database)).faults).toEqual([]);

function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real);
      await expectAgreement(model, real);
    },
  };
}

const submitting = (who: number): Command =>
  command(`submit(${who})`, async (model, real) => {
    const account = at(model.accounts, who);
    const period = periodOf(model);
    const answer = await real.bench.generations
      .submit(at(real.callers, who), promptOf(`${steps}`))
      .catch((error: ServiceError) => error.code);
    if (usedBy(account, period) >= ALLOWANCES[account.plan])
      return expect(answer).toBe('credit_limit_reached');
    if (typeof answer === 'string') throw new Error(`was refused: ${answer}`);
    count(account, period, 1);
    model.drawing.push({ account, period });
    real.drawing.push({ id: answer.id, end: ends.get(answer.prompt) ?? newEnd(answer.prompt) });
  });

const ending = (nth: number, outcome: 'drawn' | 'failed'): Command =>
  command(
    `end(${nth}, ${outcome})`,
    async (model, real) => {
      const index = nth % model.drawing.length;
      const [{ account, period } = at(model.drawing, index)] = model.drawing.splice(index, 1);
      const [{ id, end } = at(real.drawing, index)] = real.drawing.splice(index, 1);
      if (outcome === 'drawn') end.resolve();
      else end.reject(new ServiceError('invalid', 'Never.', { code: 'never' }));
      const { status } = await real.bench.generations.waitFor(id, 60_000);
      expect(status).toBe(outcome === 'drawn' ? 'completed' : 'failed');
      // The month that was charged gets it back, whatever month it is now.
      if (outcome === 'failed') count(account, period, -1);
    },
    ({ drawing }) => drawing.length > 0,
  );

const drawingCard = (who: number): Command =>
  command(`card(${who})`, async (model, real) => {
    const account = at(model.accounts, who);
    const period = periodOf(model);
    const used = await real.bench.database.transaction().execute((transaction) =>
      chargeCredit(transaction, {
        accountId: at(real.callers, who).accountId,
        period,
        cause: `card:key:${steps}`,
        now: new Date(model.now),
        limit: ALLOWANCES[account.plan],
      }),
    );
    const charged = used !== undefined;
    expect(charged).toBe(usedBy(account, period) < ALLOWANCES[account.plan]);
    if (charged) count(account, period, 1);
  });

const changing = (who: number, status: string | undefined): Command =>
  command(`subscription(${who}, ${status})`, async (model, real) => {
    at(model.accounts, who).status = status;
    const event = real.provider.change(at(real.customers, who), status);
    real.events.push({ event, account: who % ACCOUNTS });
  });

const deliver = ({ bench, billing, provider }: Real, event: ModelEvent, forge: boolean): Promise<string> => {
  const body = JSON.stringify({
    id: event.id,
    type: event.type,
    data: { object: { customer: event.customer } },
  });
  const signature = signWebhookEvent(body, forge ? 'whsec_guess' : provider.webhookSecret, bench.clock.now());
  return billing.receiveWebhook(Buffer.from(body), signature).then(
    () => 'taken',
    (error: ServiceError) => error.code,
  );
};

/** One of all events so far: a late one, one out of order, or one that was delivered before. */
const delivering = (nth: number, forge: boolean): Command =>
  command(`deliver(${nth}${forge ? ', forged' : ''})`, async (model, real) => {
    if (real.events.length === 0) return;
    const { event, account } = at(real.events, nth);
    const outcome = await deliver(real, event, forge);
    if (forge) return expect(outcome).toBe('signature_invalid');
    if (model.taken.has(event.id)) return expect(outcome).toBe('taken');
    if (real.provider.isOut) return expect(outcome).toBe('out');
    expect(outcome).toBe('taken');
    follow(at(model.accounts, account));
    take(model, event.id);
  });

const deliveringAll: Command = command('deliver all at once', async (model, real) => {
  await Promise.all(real.events.map(({ event }) => deliver(real, event, false)));
  if (real.provider.isOut) return;
  const fresh = real.events.filter(({ event }) => !model.taken.has(event.id));
  for (const { event, account } of fresh) {
    follow(at(model.accounts, account));
    take(model, event.id);
  }
});

const checkingOut = (who: number): Command =>
  command(`checkout(${who})`, async (model, real) => {
    const account = at(model.accounts, who);
    const answer = await real.billing
      .checkout(at(real.callers, who).accountId, {})
      .catch((error: ServiceError) => error.code);
    if (real.provider.isOut) return expect(answer).toBe('out');
    follow(account);
    // The provider of the test lists what has ended as well.
    if (account.status === undefined) expect(answer).toEqual({ url: 'https://pay.example.com/' });
    else expect(answer).toBe('already_subscribed');
  });

const switching: Command = command('provider goes out or comes back', async (_, real) => {
  real.provider.isOut = !real.provider.isOut;
});

const granting = (who: number, plan: Plan): Command =>
  command(`operator(${who}, ${plan})`, async (model, real) => {
    const { accountId } = at(real.callers, who);
    await real.bench.database.updateTable('accounts').set({ plan }).where('id', '=', accountId).execute();
    at(model.accounts, who).plan = plan;
  });

const passing = (ms: number | 'to the next month'): Command => {
  const later = ({ now }: Model): number =>
    ms === 'to the next month' ? periodEnd(new Date(now)).getTime() : now + ms;
  return command(
    `time(${ms})`,
    async (model, real) => {
      model.now = later(model);
      real.bench.clock.set(new Date(model.now).toISOString());
    },
    // A drawing sees one month's end at most.
    (model) =>
      model.drawing.every(
        ({ period }) => toPeriod(new Date(later(model))) <= toPeriod(periodEnd(new Date(`${period}-01`))),
      ),
  );
};

/** When each prompt's drawing ends, and how. */
const ends = new Map<string, PromiseWithResolvers<void>>();
function newEnd(prompt: string): PromiseWithResolvers<void> {
  const end = Promise.withResolvers<void>();
  // It may be refused before anybody waits for it.
  end.promise.catch(() => {});
  ends.set(prompt, end);
  return end;
}

async function createReal(): Promise<Real> {
  ends.clear();
  const painter = createPaintEngine();
  const bench = await createTestBench({
    settings: { allowances: ALLOWANCES, maxAttempts: 1, leaseMs: LEASE_MS, concurrency: 32 },
    engine: {
      compose: async (request, signal) => {
        const { prompt = '' } = request;
        await (ends.get(prompt) ?? newEnd(prompt)).promise;
        return await painter.compose(request, signal);
      },
    },
  });
  bench.generations.start();
  const provider = createModelProvider();
  const accounts: BillingOptions['accounts'] = {
    getAccount: async (id) => ({
      id,
      email: 'a@example.com',
      plan: 'free',
      allowance: null,
      disabledAt: null,
      operator: false,
      creditsUsed: 0,
      createdAt: '',
    }),
    invalidateKeyCache: () => {},
  };
  const { database, clock } = bench;
  const billing = createBilling({
    database,
    clock,
    provider,
    accounts,
    returnOrigins: [],
    baseUrl: () => 'http://localhost:3000',
  });
  const callers = [bench.caller, await addAccount(database)];
  for (const { accountId } of callers) await billing.portal(accountId);
  const rows = await database.selectFrom('billing_customers').select(['account_id', 'customer_id']).execute();
  const customers = callers.map(
    ({ accountId }) => rows.find(({ account_id: id }) => id === accountId)?.customer_id ?? '',
  );
  return { bench, billing, provider, callers, customers, events: [], drawing: [] };
}

test('plans, credits and months follow the model through webhooks in any order, and the ledger adds up', async () => {
  const who = fc.nat({ max: ACCOUNTS - 1 });
  const nth = fc.nat({ max: 30 });
  const commands = fc.commands(
    [
      who.map(submitting),
      fc
        .tuple(nth, fc.constantFrom('drawn' as const, 'failed' as const))
        .map(([n, outcome]) => ending(n, outcome)),
      who.map(drawingCard),
      fc.tuple(who, fc.constantFrom(...STATUSES)).map(([w, status]) => changing(w, status)),
      fc.tuple(nth, fc.boolean()).map(([n, forge]) => delivering(n, forge)),
      nth.map((n) => delivering(n, false)),
      fc.constant(deliveringAll),
      who.map(checkingOut),
      fc.constant(switching),
      fc.tuple(who, fc.constantFrom<Plan>('free', 'pro')).map(([w, plan]) => granting(w, plan)),
      fc.constantFrom<number | 'to the next month'>(1, 299_000, DAY_MS, 'to the next month').map(passing),
    ],
    { maxCommands: 200, size: 'max' },
  );
  while (steps < LEAST_STEPS)
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const real = await createReal();
        const model: Model = {
          now: real.bench.clock.now().getTime(),
          accounts: real.callers.map(() => ({
            plan: 'free',
            verdict: false,
            status: undefined,
            used: new Map(),
          })),
          drawing: [],
          taken: new Map(),
        };
        try {
          await fc.asyncModelRun(() => ({ model, real }), sequence);
          await expectSound(real.bench);
        } finally {
          for (const { end } of real.drawing) end.resolve();
          await real.bench.close();
        }
      }),
      { numRuns: 8 },
    );
  expect(steps).toBeGreaterThanOrEqual(LEAST_STEPS);
}, 600_000);
